import CoreGraphics
import LayerTree
import TestSupport

/// A simulated app that changes its layers at random and commits by the rules of `Commit`: a layer
/// that enters the tree is sent with all properties, a removed one is listed, contents are sent
/// once and discarded when the last layer that shows them is removed.
struct RandomApp {
  private struct Node {
    var parent: Int?
    var children: [Int] = []
    var isInTree = false
    var properties = LayerProperties()
    var style = LayerStyle()
    var bitmap: Int?
    var animations: [Animation.ID] = []
    // Since the last commit:
    var hasNewProperties = false
    var hasNewStyle = false
    var hasNewSublayers = false
    var animationChanges: [AnimationChange] = []
  }

  private struct Bitmap {
    var image: CGImage
    var uses = 0
    var isSent = false
    var patches: [ContentsUpdate] = []
  }

  private var generator: SeededGenerator
  private var nodes = [Node(isInTree: true)]
  private var bitmaps: [Bitmap] = []
  private var known: Set<Int> = []
  /// The time in seconds; animations begin near it.
  var time = 0.0

  static let size = CGSize(width: 48, height: 32)

  /// Transitions are optional, since their snapshots depend on which commits were shown.
  private let hasTransitions: Bool

  init(seed: UInt64, hasTransitions: Bool = false) {
    self.hasTransitions = hasTransitions
    generator = SeededGenerator(seed: seed)
    nodes[0].properties.bounds.size = Self.size
    nodes[0].properties.position = CGPoint(x: 24, y: 16)
    nodes[0].properties.backgroundColor = SIMD4(0.1, 0.2, 0.3, 1)
    (nodes[0].hasNewProperties, nodes[0].hasNewSublayers) = (true, true)
    for _ in 0..<8 { add() }
  }

  mutating func random(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// Makes random changes, and returns their commit.
  mutating func nextCommit() -> Commit {
    for _ in 0..<random(1...5) {
      switch random(0...16) {
      case 0, 1: add()
      case 2: remove()
      case 3: comeBack()
      case 4, 5: move()
      case 6, 7: animate()
      case 8: stopAnimations()
      case 9, 10: patch()
      case 11, 12, 13: if let node = someNode(orRoot: true) { restyle(node) }
      default: if let node = someNode() { decorate(node) }
      }
    }
    return commit()
  }

  private mutating func someNode(orRoot: Bool = false) -> Int? {
    nodes.indices.filter { nodes[$0].isInTree && (orRoot || $0 != 0) }.randomElement(
      using: &generator)
  }

  private func subtree(_ node: Int) -> [Int] {
    [node] + nodes[node].children.flatMap { subtree($0) }
  }

  // MARK: Changes

  private mutating func add() {
    guard nodes.count < 400, let parent = someNode(orRoot: true) else { return }
    nodes.append(Node())
    decorate(nodes.count - 1)
    insert(nodes.count - 1, into: parent)
  }

  private mutating func insert(_ node: Int, into parent: Int) {
    nodes[node].parent = parent
    nodes[parent].children.insert(node, at: random(0...nodes[parent].children.count))
    nodes[parent].hasNewSublayers = true
    for member in subtree(node) where !nodes[member].isInTree {
      nodes[member].isInTree = true
      (nodes[member].hasNewProperties, nodes[member].hasNewSublayers) = (true, true)
      nodes[member].hasNewStyle = true
      if let bitmap = nodes[member].bitmap { bitmaps[bitmap].uses += 1 }
    }
  }

  private mutating func detach(_ node: Int) {
    guard let parent = nodes[node].parent else { return }
    nodes[parent].children.removeAll { $0 == node }
    nodes[parent].hasNewSublayers = true
    nodes[node].parent = nil
  }

  private mutating func remove() {
    guard let node = someNode() else { return }
    detach(node)
    for member in subtree(node) {
      nodes[member].isInTree = false
      nodes[member].animationChanges = nodes[member].animations.map(AnimationChange.remove)
      nodes[member].animations = []
      if let bitmap = nodes[member].bitmap { bitmaps[bitmap].uses -= 1 }
    }
  }

  private mutating func comeBack() {
    let gone = nodes.indices.filter { !nodes[$0].isInTree && nodes[$0].parent == nil }
    guard let node = gone.randomElement(using: &generator), let parent = someNode(orRoot: true)
    else { return }
    insert(node, into: parent)
  }

  private mutating func move() {
    guard let node = someNode(), let parent = someNode(orRoot: true),
      !subtree(node).contains(parent)
    else { return }
    detach(node)
    insert(node, into: parent)
  }

  /// Sets new properties, and perhaps other contents.
  private mutating func decorate(_ node: Int) {
    if random(0...2) == 0 { setContents(bitmap(), on: node) }
    var properties = LayerProperties()
    properties.bounds.size = CGSize(width: random(2...16), height: random(2...12))
    if let bitmap = nodes[node].bitmap, random(0...1) == 0 {
      let image = bitmaps[bitmap].image
      properties.bounds.size = CGSize(width: image.width, height: image.height)
    }
    properties.anchorPoint = .zero
    properties.position = CGPoint(x: random(-2...20), y: random(-2...14))
    if random(0...3) == 0 { properties.position.x += 0.37 }
    switch random(0...5) {
    case 0: properties.transform = CATransform3DMakeRotation(Double(random(1...9)), 0, 0, 1)
    case 1: properties.transform = CATransform3DMakeScale(-1, 1.5, 1)
    default: break
    }
    properties.opacity = random(0...3) == 0 ? 0.5 : 1
    properties.isHidden = random(0...11) == 0
    if random(0...2) > 0 {
      let alpha: Float = random(0...2) == 0 ? 0.5 : 1
      properties.backgroundColor = SIMD4(
        Float(random(0...255)) / 255, Float(random(0...255)) / 255, 0.5, alpha)
    }
    properties.contents = nodes[node].properties.contents
    nodes[node].properties = properties
    nodes[node].hasNewProperties = true
    if random(0...2) == 0 { restyle(node) }
  }

  /// Sets another style; every second one is plain.
  private mutating func restyle(_ node: Int) {
    nodes[node].hasNewStyle = true
    nodes[node].style = LayerStyle()
    guard random(0...1) == 0 else { return }
    var style = LayerStyle()
    style.zPosition = [0, 0, 0, -1, 1][random(0...4)]
    if random(0...1) == 0 { style.cornerRadius = Double(random(-1...8)) / 1.5 }
    style.cornerCurve = random(0...3) == 0 ? .continuous : .circular
    style.roundedCorners = random(0...2) == 0 ? Corners(rawValue: UInt8(random(0...15))) : .all
    if random(0...2) == 0 {
      style.borderWidth = Double(random(1...5)) / 2
      style.borderColor = SIMD4(1, 0.2, 0, random(0...1) == 0 ? 0.5 : 1)
    }
    style.masksToBounds = random(0...2) == 0
    style.isDoubleSided = random(0...3) > 0
    style.allowsGroupOpacity = random(0...3) > 0
    // They are sent with the next change of the properties.
    nodes[node].properties.allowsEdgeAntialiasing = random(0...3) > 0
    nodes[node].properties.edgeAntialiasingMask =
      random(0...2) == 0 ? LayerEdges(rawValue: UInt8(random(0...15))) : .all
    varyContents(&style)
    nodes[node].style = style
  }

  private mutating func varyContents(_ style: inout LayerStyle) {
    style.contentsGravity = ContentsGravity.allCases.randomElement(using: &generator)!
    style.contentsScale = [1, 1, 2, 1.5][random(0...3)]
    if random(0...2) == 0 {
      style.contentsRect = CGRect(
        x: Double(random(-2...2)) / 4, y: Double(random(-2...2)) / 4,
        width: Double(random(1...6)) / 4, height: Double(random(1...6)) / 4)
    }
    if random(0...2) == 0 {
      style.contentsCenter = CGRect(
        x: Double(random(0...3)) / 4, y: Double(random(0...3)) / 4, width: 0.25, height: 0.25)
    }
    style.magnificationFilter = ContentsFilter.allCases.randomElement(using: &generator)!
    style.minificationFilter = ContentsFilter.allCases.randomElement(using: &generator)!
  }

  private mutating func bitmap() -> Int? {
    if random(0...3) == 0 { return nil }
    if !bitmaps.isEmpty, random(0...1) == 0 { return random(0...bitmaps.count - 1) }
    bitmaps.append(Bitmap(image: image(random(2...9), random(2...9))))
    return bitmaps.count - 1
  }

  private mutating func image(_ width: Int, _ height: Int) -> CGImage {
    let isOpaque = random(0...1) == 0
    let pixels = (0..<width * height).flatMap { _ in
      let alpha = isOpaque ? 255 : random(0...255)
      return [random(0...alpha), random(0...alpha), random(0...alpha), alpha].map { UInt8($0) }
    }
    return CGImage(width: width, height: height, premultipliedRGBA: pixels)
  }

  private func contents(_ bitmap: Int) -> LayerContents {
    let image = bitmaps[bitmap].image
    return LayerContents(
      id: ContentsID(rawValue: UInt64(bitmap)), width: Int32(image.width),
      height: Int32(image.height), isOpaque: image.isOpaque)
  }

  private mutating func setContents(_ bitmap: Int?, on node: Int) {
    if nodes[node].isInTree {
      if let previous = nodes[node].bitmap { bitmaps[previous].uses -= 1 }
      if let bitmap { bitmaps[bitmap].uses += 1 }
    }
    nodes[node].bitmap = bitmap
    nodes[node].properties.contents = bitmap.map { contents($0) }
  }

  /// Redraws a part of a bitmap that the render side has.
  private mutating func patch() {
    let drawn = bitmaps.indices.filter { bitmaps[$0].isSent && bitmaps[$0].uses > 0 }
    guard let bitmap = drawn.randomElement(using: &generator) else { return }
    let whole = bitmaps[bitmap].image
    let (x, y) = (random(0...whole.width - 1), random(0...whole.height - 1))
    let patch = image(random(1...whole.width - x), random(1...whole.height - y))
    bitmaps[bitmap].image = whole.replacingPixels(x: x, y: y, with: patch)
    bitmaps[bitmap].patches.append(
      ContentsUpdate(contents: contents(bitmap), patch: patch, x: Int32(x), y: Int32(y)))
  }

  private mutating func animate() {
    guard let node = someNode() else { return }
    var timing = MediaTiming()
    timing.beginTime = time + Double(random(0...4)) / 4
    timing.duration = Double(random(1...6)) / 4
    timing.autoreverses = random(0...2) == 0
    timing.repeatCount = random(0...4) == 0 ? .infinity : 1
    timing.fillMode = [.removed, .forwards, .backwards, .both].randomElement(using: &generator)!
    if hasTransitions && random(0...4) == 0 { return transition(timing, of: node) }
    let property: AnimatedProperty =
      [
        .positionX, .positionY, .opacity, .rotation, .boundsWidth, .cornerRadius, .borderWidth,
        .zPosition,
      ].randomElement(using: &generator)!
    let isOpacity = property == .opacity
    var animation = Animation(
      property: property, timing: timing,
      track: .basic(
        BasicTrack(
          from: SIMD4(isOpacity ? 0.2 : 3, 0, 0, 0), to: SIMD4(isOpacity ? 1 : 20, 0, 0, 0))))
    animation.isAdditive = random(0...4) == 0
    nodes[node].animations.append(animation.id)
    nodes[node].animationChanges.append(.add(animation))
  }

  /// Adds a transition, usually with new properties.
  private mutating func transition(_ timing: MediaTiming, of node: Int) {
    let track = TransitionTrack(
      TransitionTrack.Kind.allCases.randomElement(using: &generator)!,
      from: TransitionTrack.Side.allCases.randomElement(using: &generator)!)
    let animation = Animation(
      property: .contents, timing: timing, track: .composited(.transition(track)))
    nodes[node].animations.append(animation.id)
    nodes[node].animationChanges.append(.add(animation))
    if random(0...3) > 0 { decorate(node) }
  }

  private mutating func stopAnimations() {
    guard
      let node = nodes.indices.filter({ nodes[$0].isInTree && !nodes[$0].animations.isEmpty })
        .randomElement(using: &generator)
    else { return }
    nodes[node].animationChanges.append(.remove(nodes[node].animations.removeFirst()))
  }

  // MARK: Commits

  private mutating func commit() -> Commit {
    var commit = Commit()
    if known.isEmpty {
      commit.root = LayerID(rawValue: 0)
      commit.surface = SurfaceState(size: Self.size, scale: 1)
    }
    for node in nodes.indices {
      guard nodes[node].isInTree else {
        if known.remove(node) != nil {
          commit.removedLayers.append(LayerID(rawValue: UInt32(node)))
        }
        nodes[node].animationChanges = []
        continue
      }
      known.insert(node)
      if let change = takeChange(node) { commit.layers.append(change) }
    }
    for bitmap in bitmaps.indices { updateContents(bitmap, in: &commit) }
    return commit
  }

  private mutating func takeChange(_ node: Int) -> LayerChange? {
    let state = nodes[node]
    guard
      state.hasNewProperties || state.hasNewSublayers || state.hasNewStyle
        || !state.animationChanges.isEmpty
    else { return nil }
    var change = LayerChange(layer: LayerID(rawValue: UInt32(node)))
    if state.hasNewStyle { change.style = state.style }
    if state.hasNewProperties { change.properties = state.properties }
    if state.hasNewSublayers {
      change.sublayers = state.children.map { LayerID(rawValue: UInt32($0)) }
    }
    change.animations = state.animationChanges
    (nodes[node].hasNewProperties, nodes[node].hasNewSublayers) = (false, false)
    nodes[node].hasNewStyle = false
    nodes[node].animationChanges = []
    return change
  }

  private mutating func updateContents(_ bitmap: Int, in commit: inout Commit) {
    let id = ContentsID(rawValue: UInt64(bitmap))
    if bitmaps[bitmap].uses > 0 {
      commit.contents +=
        bitmaps[bitmap].isSent
        ? bitmaps[bitmap].patches
        : [ContentsUpdate(contents: contents(bitmap), patch: bitmaps[bitmap].image)]
      bitmaps[bitmap].isSent = true
    } else if bitmaps[bitmap].isSent {
      commit.discardedContents.append(id)
      bitmaps[bitmap].isSent = false
    }
    bitmaps[bitmap].patches = []
  }
}
