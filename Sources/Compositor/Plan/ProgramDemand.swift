import CoreGraphics
import LayerTree

/// What the layers of a tree may need of the renderer's programs. Commits add to it, so that programs
/// are compiled while nothing moves, and not during an animation, while those for features that an app
/// does not use take no memory: on llvmpipe, each takes about 1 MB.
package struct ProgramDemand: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  static let roundedCorners = ProgramDemand(rawValue: 1 << 0)
  static let borders = ProgramDemand(rawValue: 1 << 1)
  static let clips = ProgramDemand(rawValue: 1 << 2)
  static let perspective = ProgramDemand(rawValue: 1 << 3)
  static let gradients = ProgramDemand(rawValue: 1 << 4)
  static let slices = ProgramDemand(rawValue: 1 << 5)
  static let paths = ProgramDemand(rawValue: 1 << 6)
  static let shadows = ProgramDemand(rawValue: 1 << 7)
  /// The filters of groups; the shadows of groups are such filters.
  static let effects = ProgramDemand(rawValue: 1 << 8)
  static let blendModes = ProgramDemand(rawValue: 1 << 9)
  static let backdrops = ProgramDemand(rawValue: 1 << 10)
  /// The colors of particles and of copies.
  static let tints = ProgramDemand(rawValue: 1 << 11)
  static let transitions = ProgramDemand(rawValue: 1 << 12)
  /// Bitmaps above the texture limit.
  static let tiles = ProgramDemand(rawValue: 1 << 13)
  /// Animations that vertex shaders evaluate.
  static let vertexAnimations = ProgramDemand(rawValue: 1 << 14)
  /// Antialiased edges, and the results of groups.
  static let edges = ProgramDemand(rawValue: 1 << 15)
  /// Bitmaps without transparent pixels.
  static let opaqueBitmaps = ProgramDemand(rawValue: 1 << 16)
  /// Bitmaps above the color of their layer.
  static let coloredBitmaps = ProgramDemand(rawValue: 1 << 17)
  static let continuousCorners = ProgramDemand(rawValue: 1 << 18)
  /// What screens may begin to need while they are shown: all but what few apps use.
  package static let common = all.subtracting([.perspective, .tiles, .vertexAnimations])
  /// Everything.
  package static let all = ProgramDemand(rawValue: 1 << 19 - 1)
}

extension ProgramDemand {
  fileprivate init(_ style: LayerStyle) {
    self = []
    if style.cornerRadius > 0 { insert(.roundedCorners) }
    if style.cornerCurve == .continuous { insert(.continuousCorners) }
    if style.borderWidth > 0 { formUnion([.roundedCorners, .borders]) }
    if style.masksToBounds { insert(.clips) }
    if style.gradient.isVisible { insert(.gradients) }
    if style.contentsCenter != LayerStyle.unitRect { insert(.slices) }
    if style.shape.isVisible { insert(.paths) }
    if style.shadow.isVisible { formUnion([.shadows, .effects]) }
    if !style.filters.isEmpty { insert(.effects) }
    if style.blendMode != .normal { insert(.blendModes) }
    if !style.backgroundFilters.isEmpty { formUnion([.backdrops, .effects]) }
    if style.hasKind { insert(.tints) }
  }

  fileprivate init(_ animation: Animation) {
    self = []
    if animation.property.transformPart?.mayLeavePlane ?? false { insert(.perspective) }
    switch animation.property.keyPath {
    case "cornerRadius": insert(.roundedCorners)
    case "borderWidth": formUnion([.roundedCorners, .borders])
    case "shadowOpacity": formUnion([.shadows, .effects])
    default: break
    }
    if case .composited(.transition) = animation.track { insert(.transitions) }
  }

  /// What a changed layer needs.
  init(_ change: LayerChange) {
    self = change.style.map { ProgramDemand($0) } ?? []
    let leavesPlane = change.properties?.compactTransform.leavesPlane ?? false
    if leavesPlane || change.space != nil { insert(.perspective) }
    for animation in change.animations.lazy.compactMap(\.added) {
      formUnion(ProgramDemand(animation))
    }
    if let contents = change.properties?.contents {
      if contents.isOpaque { insert(.opaqueBitmaps) }
      if change.properties?.hasColor ?? false { insert(.coloredBitmaps) }
    }
  }
}

extension LayerProperties {
  fileprivate var hasColor: Bool { backgroundColor.w > 0 || hasBlackBackdrop }
}

extension RenderTree {
  /// Notes what a changed layer needs, after its change was applied.
  mutating func noteDemand(of change: LayerChange) {
    programDemand.formUnion(ProgramDemand(change))
    if vertexAnimations.isEnabled && !change.animations.isEmpty {
      programDemand.insert(.vertexAnimations)
    }
    if !programDemand.contains(.edges), needsEdges(change) { programDemand.insert(.edges) }
  }

  /// Whether a layer may be drawn with antialiased edges, or as a group. What covers the surface has
  /// no edges there.
  private func needsEdges(_ change: LayerChange) -> Bool {
    guard let slot = layers[change.layer] else { return false }
    let layer = layers.model(slot)
    let hasSublayers = !(change.sublayers?.isEmpty ?? layers.sublayers[slot].isEmpty)
    let isShown = layer.contents != nil || layer.hasColor
    if !layers.drawKinds[slot].isOneQuad || hasSublayers && layer.opacity < 1 { return true }
    if !change.animations.isEmpty { return hasSublayers || !layer.antialiasedEdges.isEmpty }
    return isShown && !layer.antialiasedEdges.isEmpty && !coversSurface(layer)
  }

  private func coversSurface(_ layer: LayerProperties) -> Bool {
    let (size, anchor) = (layer.bounds.size, layer.anchorPoint)
    return size == surface.size && layer.transform == CATransform3DIdentity
      && layer.position == CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
  }
}

extension ProgramID {
  /// The features that need the program, all of them.
  private var demand: ProgramDemand {
    var demand = primitive.description.demand
    if modifiers.contains(.opaque), primitive == .bitmap { demand.insert(.opaqueBitmaps) }
    if primitive == .bitmapOverColor { demand.insert(.coloredBitmaps) }
    if modifiers.contains(.rounded) { demand.insert(.roundedCorners) }
    if modifiers.contains(.bordered) { demand.insert(.borders) }
    if modifiers.contains(.continuousCorners) { demand.insert(.continuousCorners) }
    if modifiers.contains(.clipped) { demand.insert(.clips) }
    if modifiers.contains(.tiled) { demand.insert(.tiles) }
    if modifiers.contains(.animated) { demand.insert(.vertexAnimations) }
    if !modifiers.isDisjoint(with: [.perspective, .clipsInPerspective]) {
      demand.insert(.perspective)
    }
    if modifiers.contains(.shape), demand.isEmpty { demand.insert(.edges) }
    return demand
  }

  /// The programs that frames may use.
  package static func needed(for demand: ProgramDemand) -> [ProgramID] {
    all.filter { $0.demand.isSubset(of: demand) }
  }
}
