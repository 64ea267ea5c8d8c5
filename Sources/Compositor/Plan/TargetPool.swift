import LayerTree

/// A pool of the textures that groups are drawn into.
struct TargetPool: Sendable {
  struct Target: Sendable {
    let texture: TextureID
    let size: PixelSize
    fileprivate var isInUse = true
    /// The last frame that drew into it.
    fileprivate var lastFrame: UInt32
  }

  private var targets: [Target] = []
  private var nextTexture = Self.firstTexture
  private var frame: UInt32 = 0
  private let maximumSide: Int32

  /// The first identifier; above all those of the texture table.
  private static let firstTexture: UInt32 = 1 << 31
  /// Sizes are rounded up to multiples of this, so that a slowly growing group does not need a new
  /// texture in each frame.
  private static let step: Int32 = 64
  /// The number of frames after which an unused target is deleted: one second at 60 Hz.
  private static let maximumIdleFrames: UInt32 = 60

  init(maximumSide: Int32) {
    self.maximumSide = maximumSide
  }

  subscript(_ index: Index<Target>) -> Target { targets[index] }

  /// Deletes targets that have not been used for a while.
  mutating func beginFrame(_ commands: inout [TextureCommand]) {
    frame &+= 1
    guard targets.contains(where: { frame &- $0.lastFrame > Self.maximumIdleFrames }) else {
      return
    }
    for target in targets where frame &- target.lastFrame > Self.maximumIdleFrames {
      commands.append(.delete(target.texture))
    }
    targets.removeAll { frame &- $0.lastFrame > Self.maximumIdleFrames }
  }

  /// Takes the smallest free target that is at least as large as `size`, or creates one.
  mutating func acquire(_ size: PixelSize, _ commands: inout [TextureCommand]) -> Index<Target> {
    var best: Int?
    for index in targets.indices where !targets[index].isInUse && targets[index].size.contains(size)
    {
      if best.map({ targets[index].size.area < targets[$0].size.area }) ?? true { best = index }
    }
    if let best {
      targets[best].isInUse = true
      targets[best].lastFrame = frame
      return Index(best)
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
    return Index(targets.count - 1)
  }

  /// Returns a target whose pixels are not needed anymore.
  mutating func release(_ index: Index<Target>) {
    targets[index].isInUse = false
  }
}

extension PixelSize {
  fileprivate func contains(_ other: PixelSize) -> Bool {
    width >= other.width && height >= other.height
  }
}
