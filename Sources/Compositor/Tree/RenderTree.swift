import CoreGraphics
package import LayerTree

/// The layer tree of the render thread.
package struct RenderTree: Sendable {
  var layers = LayerTable()
  var styles = SideTable<LayerStyle>()
  var spaces = SideTable<LayerSpace>()
  /// The number of layers whose committed transform leaves the plane of their superlayer.
  var layersOutOfPlane = 0
  var root: Slot?

  /// The layers depth first, back to front; rebuilt when the structure changes.
  var order: [OrderEntry] = []
  /// By slot: the index in `order`.
  var orderIndices: [PackedIndex<OrderEntry>] = []
  /// Counts the changes of `order`.
  var structureVersion: UInt32 = 0
  /// Whether the z position of some layer has changed since `order` was built.
  var needsOrder = false
  /// The stack of `makeOrder`; its memory is reused.
  var pendingOrder: [OrderStep] = []
  /// Sorts sublayers by z position in `makeOrder`; its memory is reused.
  var zPositionSorter = KeySorter<Slot>()
  var running = RunningAnimations()
  /// The layers whose running animations the vertex shader evaluates.
  var vertexAnimations = VertexAnimations()
  /// In the order in which they were added.
  var transitions: [Transition] = []
  var contentsAnimations: [ContentsAnimation] = []
  /// Cross-fades with the contents at the layer's placement.
  var contentsCrossFades: [Slot: ContentsCrossFade] = [:]
  /// The layers whose contents are not uploaded completely.
  var awaited: [Slot: AwaitedContents] = [:]
  /// Contents that the app discarded, and that awaiting layers show or will show first.
  var retainedContents: Set<ContentsID> = []
  var changes = FrameChanges()
  /// The committed layers that are emitter layers.
  var emitters: Set<Slot> = []
  var particles = Particles()
  var replicas = Replicas()
  /// What the layers and animations of all commits may need.
  package internal(set) var programDemand: ProgramDemand = []
  /// The layers with `shouldRasterize`.
  var rasterizedSlots: Set<Slot> = []
  /// Their bitmaps, and the kept shadows of other layers.
  var rasters: [Slot: Raster] = [:]
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

  package var layerCount: Int { layers.count }
  package var animationCount: Int {
    running.count + transitions.count + contentsAnimations.count
  }

  /// Whether some layer is, or may be by an animation, transformed in 3D.
  var hasDepth: Bool {
    layersOutOfPlane > 0 || !spaces.isEmpty || running.mayLeavePlane || hasFlips
  }
}
