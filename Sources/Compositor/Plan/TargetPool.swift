import LayerTree

/// The textures that groups are drawn into, kept from frame to frame.
struct TargetPool: Sendable {
  struct Target: Sendable {
    let texture: TextureID
    let size: PixelSize
    fileprivate var isTaken = true
    /// The last frame that drew into it.
    fileprivate var lastFrame: UInt32
  }

  private var targets: [Target] = []
  private var nextTexture = Self.firstTexture
  private var frame: UInt32 = 0
  private let maximumSide: Int32

  /// Above all those that the texture table gives out.
  private static let firstTexture: UInt32 = 1 << 31
  /// Sizes are rounded up, so that groups that grow by and by are not given one each frame.
  private static let step: Int32 = 64
  /// How many frames a target waits for its next use: a second.
  private static let patience: UInt32 = 60

  init(maximumSide: Int32) {
    self.maximumSide = maximumSide
  }

  subscript(_ index: Int) -> Target { targets[index] }

  /// Gives up what was not used for long.
  mutating func beginFrame(_ commands: inout [TextureCommand]) {
    frame &+= 1
    guard targets.contains(where: { frame &- $0.lastFrame > Self.patience }) else { return }
    for target in targets where frame &- target.lastFrame > Self.patience {
      commands.append(.delete(target.texture))
    }
    targets.removeAll { frame &- $0.lastFrame > Self.patience }
  }

  /// The smallest free target that holds `size`, or a new one.
  mutating func take(_ size: PixelSize, _ commands: inout [TextureCommand]) -> Int {
    var best = -1
    for index in targets.indices where !targets[index].isTaken && targets[index].size.holds(size) {
      if best < 0 || targets[index].size.area < targets[best].size.area { best = index }
    }
    if best >= 0 {
      targets[best].isTaken = true
      targets[best].lastFrame = frame
      return best
    }
    func round(_ side: Int32) -> Int32 {
      max(side, min(maximumSide, (side + Self.step - 1) / Self.step * Self.step))
    }
    let target = Target(
      texture: TextureID(rawValue: nextTexture),
      size: PixelSize(width: round(size.width), height: round(size.height)), lastFrame: frame)
    nextTexture += 1
    commands.append(.createTarget(target.texture, target.size))
    targets.append(target)
    return targets.count - 1
  }

  /// Its pixels have been drawn, and are not needed any more.
  mutating func giveBack(_ index: Int) {
    targets[index].isTaken = false
  }
}

extension PixelSize {
  fileprivate func holds(_ other: PixelSize) -> Bool {
    width >= other.width && height >= other.height
  }
}
