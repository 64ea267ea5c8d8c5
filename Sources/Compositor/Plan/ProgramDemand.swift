import CoreGraphics
import LayerTree

/// What the layers of a tree may need of the renderer's programs. Commits add to it, so that programs
/// are compiled before the first frame that may use them, and not during an animation, while those
/// for features that an app does not use take no memory: on llvmpipe, each takes about 1 MB.
package struct ProgramDemand: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
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
  /// Everything.
  package static let all = ProgramDemand(rawValue: 1 << 15 - 1)
}

extension ProgramDemand {
  fileprivate init(_ style: LayerStyle) {
    self = []
    if style.cornerRadius > 0 { insert(.roundedCorners) }
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
    let leavesPlane = change.properties?.transform.leavesPlane ?? false
    if leavesPlane || change.space != nil { insert(.perspective) }
    for case .add(let animation) in change.animations { formUnion(ProgramDemand(animation)) }
  }
}

extension ProgramID {
  /// The features that need the program, all of them.
  private var demand: ProgramDemand {
    var demand = primitive.description.demand
    if modifiers.contains(.rounded) { demand.insert(.roundedCorners) }
    if modifiers.contains(.bordered) { demand.insert(.borders) }
    if modifiers.contains(.clipped) { demand.insert(.clips) }
    if modifiers.contains(.tiled) { demand.insert(.tiles) }
    if modifiers.contains(.animated) { demand.insert(.vertexAnimations) }
    if !modifiers.isDisjoint(with: [.perspective, .clipsInPerspective]) {
      demand.insert(.perspective)
    }
    return demand
  }

  /// The programs that frames may use.
  package static func needed(for demand: ProgramDemand) -> [ProgramID] {
    all.filter { $0.demand.isSubset(of: demand) }
  }
}
