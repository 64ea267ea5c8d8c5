import CoreGraphics
package import LayerTree

/// The layer tree of the render thread. Each property is an array indexed by the layer's slot, so
/// that the passes of a frame walk memory in order and need no dictionary.
package struct RenderTree: Sendable {
  /// An entry of the drawing order.
  struct OrderEntry: Sendable {
    var slot: Int32
    /// Index in `order` of the superlayer; -1 for the root.
    var parent: Int32
    /// The index in `order` after the last of its descendants.
    var end: Int32
  }

  /// How a layer is drawn. With most styles (another scale, edges without antialiasing) a layer is
  /// still one quad.
  struct DrawKind: Equatable, Sendable {
    /// The antialiased edges, as in `LayerEdges`; `styled` or `transition` where the layer needs
    /// more than a quad. A plain number, since it is compared for each layer in each frame.
    var edges: UInt8

    static let plain = DrawKind(edges: 15)
    static let styled = DrawKind(edges: .max)
    /// A layer in a transition, which may be drawn even if it is hidden.
    static let transition = DrawKind(edges: .max - 1)

    @inline(__always)
    var isOneQuad: Bool { edges < Self.transition.edges }
  }

  static let none: Int32 = -1

  // By slot:
  var ids: [LayerID?] = []
  var models: [LayerProperties] = []
  /// The values at the time of the last `animate(to:)`.
  var presented: [LayerProperties] = []
  var sublayers: [[Int32]] = []
  /// Index into `textures.placements`, or `none`.
  var placements: [Int32] = []
  /// Index into `styles`, or `none` for a plain layer, as most layers are.
  var styleIndices: [Int32] = []
  /// Index into `spaces`, or `none` for a layer without 3D properties, as most layers are.
  var spaceIndices: [Int32] = []
  /// How the layer is drawn according to its style. Cached, since each frame reads it for each
  /// layer.
  var drawKinds: [DrawKind] = []

  /// By slot; nil for a layer with the default timing. Empty while all layers have it.
  var timings: [MediaTiming?] = []
  /// By slot, the local times at the last `animate(to:)`; empty while `timings` is.
  var layerTimes: [LayerTime] = []
  /// The number of timings that are not nil.
  var timedLayers = 0
  /// The slots of layers outside of their active duration.
  var inactiveSlots: [Int32] = []

  var styles = SideTable<LayerStyle>()
  var spaces = SideTable<LayerSpace>()

  var slots: [LayerID: Int32] = [:]
  var freeSlots: [Int32] = []
  var root: Int32 = none

  /// The layers depth first, back to front; rebuilt when the structure changes.
  var order: [OrderEntry] = []
  /// Counts the changes of `order`.
  var structureVersion: UInt32 = 0
  /// Whether the z position of some layer has changed since `order` was built.
  var needsOrder = false
  /// Whether some layer was, or may be by an animation, transformed in 3D.
  var hasDepth = false
  /// The stack of `makeOrder`; its memory is reused. An entry with a negative slot ends the layer
  /// at that index.
  var pendingOrder: [(slot: Int32, parent: Int32)] = []
  /// Sorts sublayers by z position in `makeOrder`; its memory is reused.
  var zPositionSorter = KeySorter()
  var running = RunningAnimations()
  /// In the order in which they were added.
  var transitions: [Transition] = []
  var contentsAnimations: [ContentsAnimation] = []
  /// By slot: cross-fades with the contents at the slot's placement.
  var contentsCrossFades: [Int32: ContentsCrossFade] = [:]
  package internal(set) var textures: TextureTable
  package internal(set) var surface = SurfaceState(size: .zero, scale: 1)

  package init(maximumTextureSide: Int32 = 16384) {
    textures = TextureTable(maximumSide: maximumTextureSide)
  }

  /// The size of the target, in pixels.
  package var pixelSize: PixelSize {
    let size = surface.pixelSize
    return PixelSize(width: size.width, height: size.height)
  }

  package var layerCount: Int { slots.count }
  package var animationCount: Int {
    running.count + transitions.count + contentsAnimations.count
  }
}
