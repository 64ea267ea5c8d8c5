import CoreGraphics
package import LayerTree

/// The layers as the render side keeps them: rows of arrays, a slot each, so that the passes that
/// run every frame walk memory in order and look nothing up.
package struct RenderTree: Sendable {
  /// A layer's place in the drawing order.
  struct OrderEntry: Sendable {
    var slot: Int32
    /// Index in `order` of the superlayer; -1 for the root.
    var parent: Int32
    /// Index in `order` behind the last of its descendants.
    var end: Int32
  }

  /// Most styles that are not plain (another scale, no smooth edges) change little of how a layer is
  /// drawn: it is still one quad.
  struct DrawKind: Equatable, Sendable {
    /// The edges that are smooth, as in `LayerEdges`; `styled` where that is not all there is to it.
    /// A number, since it is compared for each layer of each frame.
    var edges: UInt8

    static let plain = DrawKind(edges: 15)
    static let styled = DrawKind(edges: .max)
    /// It may be seen though it is hidden.
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
  /// Index into `styles`, or `none` for a plain layer, as most are.
  var styleIndices: [Int32] = []
  /// Index into `spaces`, or `none` for a layer in the plane, as most are.
  var spaceIndices: [Int32] = []
  /// What the style makes of the layer's own quad, asked each frame of each layer.
  var drawKinds: [DrawKind] = []

  /// By slot; nil for a layer at its superlayer's time. Empty while all are.
  var timings: [MediaTiming?] = []
  /// By slot, at the time of the last `animate(to:)`; empty as `timings` is.
  var layerTimes: [LayerTime] = []
  /// How many of `timings` there are.
  var timedLayers = 0
  /// Slots that are outside their active time.
  var unseen: [Int32] = []

  var styles = SideTable<LayerStyle>()
  var spaces = SideTable<LayerSpace>()

  var slots: [LayerID: Int32] = [:]
  var freeSlots: [Int32] = []
  var root: Int32 = none

  /// Depth first, back to front; made anew when the structure changes.
  var order: [OrderEntry] = []
  /// Counts the changes of `order`.
  var structureVersion: UInt32 = 0
  /// The z position of some layer is not the one for which `order` was made.
  var needsOrder = false
  /// Some layer was, or may be by an animation, turned in depth or seen in perspective.
  var hasDepth = false
  /// For `makeOrder`, kept from one to the next. A negative slot closes the layer at that index.
  var pendingOrder: [(slot: Int32, parent: Int32)] = []
  /// For `makeOrder`, likewise: sublayers by z position.
  var zPositionSorter = KeySorter()
  var running = RunningAnimations()
  /// In the order in which they were added.
  var transitions: [Transition] = []
  var contentsAnimations: [ContentsAnimation] = []
  /// By slot: contents that are shown together with those of the slot's placement.
  var mixes: [Int32: ContentsMix] = [:]
  package internal(set) var textures: TextureTable
  package internal(set) var surface = SurfaceState(size: .zero, scale: 1)

  package init(maximumTextureSide: Int32 = 16384) {
    textures = TextureTable(maximumSide: maximumTextureSide)
  }

  /// Pixels of the target.
  package var pixelSize: PixelSize {
    let size = surface.pixelSize
    return PixelSize(width: size.width, height: size.height)
  }

  package var layerCount: Int { slots.count }
  package var animationCount: Int {
    running.count + transitions.count + contentsAnimations.count
  }
}
