public import CoreGraphics
public import Foundation
package import LayerTree
import ObjectiveC

/// A rectangle with contents or a color in a tree of layers. The render side keeps its contents as
/// a texture and animates it without the app.
///
/// Main thread only. Geometry must be finite; non-finite values trap.
///
/// Source: Apple, "CALayer".
@preconcurrency @MainActor
open class CALayer: NSObject, @preconcurrency NSSecureCoding, CAMediaTiming {
  package let id = LayerID.next()
  /// The style and the 3D properties; nil for most layers. It precedes `properties`, whose alignment
  /// would leave a gap otherwise.
  final var styleBox: StyleBox?
  /// The layer's model values, in the form that is committed.
  package final var properties = LayerProperties()
  /// Changes since the last commit, and pending passes.
  final var dirt: Dirt = []
  final var passes = LayerPasses()
  final var resizing: AutoresizingMask = []
  /// `isOpaque` and `needsDisplayOnBoundsChange`, which take no memory here: `links` is aligned to 8
  /// bytes.
  final var promisesOpaqueness = false
  final var redrawsOnBoundsChange = false
  final var links = LayerLinks()
  /// The context of the window that contains the layer; nil outside a window.
  package final weak var context: LayerContext?
  /// For a presentation copy, the layer that it was made of.
  final var modelLayer: CALayer?
  /// The background color as it was set; the properties have its components.
  final var exactBackgroundColor: CGColor?
  /// The image that was set as contents.
  final var image: CGImage?
  /// What the layer drew; nil until it draws or is to draw.
  final var backingBox: BackingBox?
  final var animations: [AttachedAnimation] = []
  /// Timing, name and what else few layers have; nil for most.
  final var extras: RareLayerState?

  public override init() {
    super.init()
  }

  /// Decodes a layer with its mask and its sublayers. Creates a default layer if `coder` is not an
  /// `NSKeyedUnarchiver`.
  ///
  /// Source: Apple, "NSCoding".
  public required init?(coder: NSCoder) {
    super.init()
    decodeLayer(with: coder)
  }

  /// Encodes the properties, the values of other keys, the mask and the sublayers. Animations and
  /// drawn bitmaps are not encoded, and the delegate only if the archive contains it anyway.
  open func encode(with coder: NSCoder) {
    encodeLayer(with: coder)
  }

  nonisolated open class var supportsSecureCoding: Bool { true }

  /// The keys of the properties that an archive holds.
  package var archivedKeys: [String] { LayerKey.names }

  /// Creates a copy of `layer`'s values, as `presentation()` does.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    properties = layer.properties
    if layer.hasStyle {
      layerStyle = layer.layerStyle
      exactBorderColor = layer.exactBorderColor
      exactShadowColor = layer.exactShadowColor
    }
    if layer.extras != nil { extras = layer.extras?.copy() }
    if layer.hasSpace { space = layer.space }
    resizing = layer.resizing
    image = layer.image
    exactBackgroundColor = layer.exactBackgroundColor
    contentsScale = layer.contentsScale
    isOpaque = layer.isOpaque
    needsDisplayOnBoundsChange = layer.needsDisplayOnBoundsChange
    name = layer.name
    delegate = layer.delegate
    actions = layer.actions
    keyedValues = layer.keyedValues
  }

  deinit {
    var sublayers = links.children.takeAll()
    if !sublayers.isEmpty { Self.releaseQueue.release(&sublayers) }
    AssociatedObjects.removeAll(of: ObjectIdentifier(self))
  }

  nonisolated static let releaseQueue = ReleaseQueue<CALayer>()

  open override var description: String { "<\(Self.name(of: self)): \(Self.address(of: self))>" }

  /// The description with the layer's properties when called on the main thread, otherwise
  /// `description`.
  open override var debugDescription: String {
    guard MainThread.isCurrent else { return description }
    return MainActor.assumeIsolated { longDescription }
  }

  // MARK: Appearance

  /// The color that fills the bounds, below the contents. Default: nil. Animatable.
  open var backgroundColor: CGColor? {
    get { exactBackgroundColor }
    set {
      set("backgroundColor", differs: newValue != exactBackgroundColor) {
        exactBackgroundColor = newValue
        properties.backgroundColor = SIMD4<Float>(newValue?.rgba ?? .zero)
      }
    }
  }

  /// The opacity, from 0 (invisible) to 1 (default). Animatable.
  open var opacity: Float {
    get { properties.opacity }
    set {
      require(newValue.isFinite, "CALayer opacity contains NaN: \(newValue)")
      set("opacity", differs: newValue != properties.opacity) { properties.opacity = newValue }
    }
  }

  /// Whether the layer and its sublayers are hidden. Default: false.
  open var isHidden: Bool {
    get { properties.isHidden }
    set {
      guard newValue != properties.isHidden else { return }
      let event = newValue ? kCAOnOrderOut : kCAOnOrderIn
      let orderAction = context == nil ? nil : runnableAction(forKey: event)
      set("hidden", differs: true) { properties.isHidden = newValue }
      orderAction?.run(forKey: event, object: self, arguments: nil)
    }
  }

  /// Whether the layer promises to draw without transparent pixels. Its bitmap then has a black
  /// backdrop, unless the background color is opaque. Default: false.
  open var isOpaque: Bool {
    get { promisesOpaqueness }
    set {
      promisesOpaqueness = newValue
      updateBlackBackdrop()
    }
  }

  /// The pixels per point of the bitmap that the layer draws; 0 and less count as 1. Default: 1.
  open var contentsScale: CGFloat = 1 {
    didSet {
      require(
        contentsScale.isFinite, "CALayer contentsScale contains NaN: \(contentsScale)")
      guard contentsScale != oldValue else { return }
      if backing.contents != nil { setNeedsDisplay() }
      // The scale also determines the size of contents that are not resized.
      if hasStyle { touch(.style) }
    }
  }

  /// Whether the layer is redrawn when the size of its bounds changes. Default: false.
  open var needsDisplayOnBoundsChange: Bool {
    get { redrawsOnBoundsChange }
    set { redrawsOnBoundsChange = newValue }
  }

  /// A name for the program's own use.
  open var name: String? {
    get { extras?.name }
    set { setRare(\.name, to: newValue) }
  }

  /// The object that draws, lays out and provides actions for the layer. Not retained.
  open weak var delegate: (any CALayerDelegate)?

  /// Actions by key, which are searched after the delegate.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { setRare(\.actions, to: newValue) }
  }

  // MARK: Geometry

  /// The position of the anchor point in the superlayer's coordinates. Points. Animatable.
  open var position: CGPoint {
    get { properties.position }
    set {
      Self.requireFinite(newValue, "position")
      set("position", differs: newValue != properties.position) { properties.position = newValue }
    }
  }

  /// The layer's rectangle in its own coordinates; its origin scrolls the sublayers. A rectangle
  /// with a negative size is standardized. Points. Animatable.
  open var bounds: CGRect {
    get { properties.bounds }
    set { changeBounds(to: newValue) }
  }

  /// The point of the bounds that lies at `position` and that transforms apply about, in unit
  /// coordinates. Default: (0.5, 0.5). Animatable.
  open var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set {
      Self.requireFinite(newValue, "anchorPoint")
      set("anchorPoint", differs: newValue != properties.anchorPoint) {
        properties.anchorPoint = newValue
      }
    }
  }

  /// The 3D transform about the anchor point; larger z is nearer to the camera. Animatable.
  open var transform: CATransform3D {
    get { properties.transform }
    set {
      require(newValue.isFinite, "CALayer transform contains NaN: \(newValue)")
      set("transform", differs: newValue != properties.transform) {
        properties.transform = newValue
      }
    }
  }

  /// The transform if it is affine, otherwise the identity.
  ///
  /// Source: Apple, "affineTransform()".
  open func affineTransform() -> CGAffineTransform {
    CATransform3DIsAffine(transform) ? inPlaneTransform : .identity
  }

  /// Sets the transform to an affine one.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The bounding box of the transformed layer in the superlayer's coordinates. Setting it changes
  /// the position and the size of the bounds so that the box becomes the given rectangle. With
  /// rotation or perspective, only the position of the box may match. Points.
  open var frame: CGRect {
    get { boundingBox }
    set { fit(newValue) }
  }

  // MARK: Geometry in space

  /// The transform applied to the sublayers about the layer's anchor point, after their own
  /// transforms. Its `m34` usually sets their shared perspective. Default: the identity.
  /// Animatable.
  ///
  /// Source: Apple, "sublayerTransform".
  open var sublayerTransform: CATransform3D {
    get { space.sublayerTransform }
    set {
      require(newValue.isFinite, "CALayer sublayerTransform contains NaN: \(newValue)")
      setSpace("sublayerTransform", at: \.sublayerTransform, to: newValue)
    }
  }

  /// The distance of the anchor point from the layer's plane along z, towards the camera. Points;
  /// default: 0. Animatable.
  ///
  /// Source: Apple, "anchorPointZ".
  open var anchorPointZ: CGFloat {
    get { space.anchorPointZ }
    set { setSpace("anchorPointZ", at: \.anchorPointZ, to: checked(newValue, "anchorPointZ")) }
  }

  /// Whether y points up in the layer's coordinates, in which its sublayers are positioned and in
  /// which it draws. Images in `contents` are not flipped. Default: false.
  ///
  /// Source: Apple, "isGeometryFlipped".
  open var isGeometryFlipped: Bool {
    get { space.isGeometryFlipped }
    set { changeGeometryFlip(to: newValue) }
  }

  /// Whether y points up in the layer's drawing: whether `isGeometryFlipped` is set on an odd
  /// number of layers among this one and its ancestors.
  ///
  /// Source: Apple, "contentsAreFlipped()".
  open func contentsAreFlipped() -> Bool {
    isDrawnFlipped
  }

  // MARK: Conversion

  /// Converts a point from another layer's coordinates to the layer's own. Points.
  ///
  /// nil stands for the coordinates around the root layer; layers of different trees are related
  /// through them. A point is projected along the line of sight onto a layer that is tilted in 3D,
  /// even if it ends up behind the camera. For a layer that is seen edge-on or as a point, the
  /// result is its anchor point.
  ///
  /// Source: Apple, "convert(_:from:)".
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    LayerCoordinateConversion(from: l, to: self).point(p)
  }

  /// Converts a point from the layer's coordinates to another layer's, or to those around the root
  /// layer if `l` is nil. Points.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    LayerCoordinateConversion(from: self, to: l).point(p)
  }

  /// Converts a rectangle from another layer's coordinates to its bounding box in the layer's own.
  /// Points.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    LayerCoordinateConversion(from: l, to: self).boundingBox(r)
  }

  /// Converts a rectangle from the layer's coordinates to its bounding box in another layer's, or
  /// in those around the root layer if `l` is nil. Points.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    LayerCoordinateConversion(from: self, to: l).boundingBox(r)
  }

  // MARK: Scrolling

  /// Scrolls the closest scroll layer above this one, if there is one, so that a point of this
  /// layer lies at the origin of its bounds. Points.
  ///
  /// Source: Apple, "scroll(_:)".
  open func scroll(_ p: CGPoint) {
    guard let layer = enclosingScrollLayer else { return }
    layer.scroll(to: convert(p, to: layer))
  }

  /// Scrolls the closest scroll layer above this one, if there is one, as little as possible until
  /// a rectangle of this layer is visible. Points.
  ///
  /// Source: Apple, "scrollRectToVisible(_:)".
  open func scrollRectToVisible(_ r: CGRect) {
    guard let layer = enclosingScrollLayer else { return }
    layer.scroll(to: convert(r, to: layer))
  }

  /// The part of the bounds that lies inside the bounds of all scroll layers and masking layers
  /// above this one; null if there is none. Of a rotated layer, it contains the visible part.
  /// Points.
  ///
  /// Source: Apple, "visibleRect".
  open var visibleRect: CGRect {
    visibleBounds
  }

  // MARK: Autoresizing

  /// The margins and sides that change with the size of the superlayer. They share a change
  /// equally, and the edges are rounded to whole points. Default: none.
  open var autoresizingMask: CAAutoresizingMask {
    get { CAAutoresizingMask(rawValue: UInt32(resizing.rawValue)) }
    set { resizing = AutoresizingMask(rawValue: UInt8(newValue.rawValue & 63)) }
  }

  // MARK: Style

  /// The layer's position along z, towards the camera. Among the sublayers of one layer, larger
  /// values are in front, and equal ones keep their order. Points; default: 0. Animatable.
  open var zPosition: CGFloat {
    get { layerStyle.zPosition }
    set { setStyle("zPosition", at: \.zPosition, to: checked(newValue, "zPosition")) }
  }

  /// The radius of the corners of background and border, and of contents and sublayers if
  /// `masksToBounds` is set. Points; default: 0. Animatable.
  open var cornerRadius: CGFloat {
    get { layerStyle.cornerRadius }
    set { setStyle("cornerRadius", at: \.cornerRadius, to: checked(newValue, "cornerRadius")) }
  }

  /// The corners that `cornerRadius` rounds. Default: all four.
  open var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(layerStyle.roundedCorners.rawValue)) }
    set {
      setStyle(
        "maskedCorners", at: \.roundedCorners, to: Corners(rawValue: UInt8(newValue.rawValue & 15)))
    }
  }

  /// The shape of rounded corners. Default: `.circular`.
  open var cornerCurve: CALayerCornerCurve {
    get { layerStyle.cornerCurve == .circular ? .circular : .continuous }
    set {
      setStyle(
        "cornerCurve", at: \.cornerCurve, to: newValue == .continuous ? .continuous : .circular)
    }
  }

  /// The width of the border, which lies inside the bounds, above the contents and the sublayers.
  /// Points; default: 0. Animatable.
  open var borderWidth: CGFloat {
    get { layerStyle.borderWidth }
    set { setStyle("borderWidth", at: \.borderWidth, to: checked(newValue, "borderWidth")) }
  }

  /// The border's color. Default: opaque black. Animatable.
  open var borderColor: CGColor? {
    get { exactBorderColor }
    set {
      set("borderColor", dirt: .style, differs: newValue != exactBorderColor) {
        layerStyle.borderColor = SIMD4<Float>(newValue?.rgba ?? .zero)
        exactBorderColor = newValue
      }
    }
  }

  /// Whether contents and sublayers are clipped to the rounded bounds. Default: false.
  open var masksToBounds: Bool {
    get { layerStyle.masksToBounds }
    set { setStyle("masksToBounds", at: \.masksToBounds, to: newValue) }
  }

  /// A layer whose alpha, with that of its sublayers, multiplies what this layer and its sublayers
  /// show. Its frame is in this layer's coordinates, and its superlayer is this layer; it is not one
  /// of the `sublayers`, and hit testing ignores it. Default: nil.
  ///
  /// A mask is removed from where it was before. Traps if it is this layer or one of its ancestors.
  /// It has no effect on transform layers. Source: Apple, "mask".
  open var mask: CALayer? {
    get { maskingLayer }
    set { changeMask(to: newValue) }
  }

  /// The `CAFilter`s that change what the layer and its sublayers show, the first one first, before
  /// mask and opacity apply. Default: nil. The input of a filter is animatable, by key paths such as
  /// `filters.NAME.inputRadius`.
  ///
  /// The layer copies them: a later change of such an object has no effect, and
  /// `setValue(_:forKeyPath:)` changes an input. Other elements are ignored with a warning. Filters
  /// have no effect on transform layers. Source: Apple, "filters".
  open var filters: [Any]? {
    get { copies(of: .filters) }
    set { change(.filters, to: newValue) }
  }

  /// The `CAFilter`s that change what lies below the layer, inside its rounded bounds: a blur of it,
  /// for example. Default: nil. Inputs are animatable, by key paths such as
  /// `backgroundFilters.NAME.inputRadius`.
  ///
  /// What lies below ends at the closest superlayer that is composited as a group: one with an
  /// opacity below 1, filters, a compositing filter or a mask. The layer copies the filters, as for
  /// `filters`. Source: Apple, "backgroundFilters".
  open var backgroundFilters: [Any]? {
    get { copies(of: .backgroundFilters) }
    set { change(.backgroundFilters, to: newValue) }
  }

  /// How the layer and its sublayers are combined with what lies below: the name of a blend mode,
  /// such as "multiplyBlendMode", or a `CAFilter` of such a type. Default: nil, which is
  /// "normalBlendMode".
  ///
  /// Others have no effect, with a warning. What lies below is the same as for `backgroundFilters`,
  /// which apply first. It has no effect on transform layers and on masks. Source: Apple,
  /// "compositingFilter".
  open var compositingFilter: Any? {
    get { extras?.compositingFilter }
    set { changeCompositingFilter(to: newValue) }
  }

  // MARK: Shadow

  /// The color of the shadow; nil for none, and patterns are not supported. Default: opaque black.
  /// Animatable.
  ///
  /// Source: Apple, "shadowColor".
  open var shadowColor: CGColor? {
    get { exactShadowColor }
    set {
      set("shadowColor", dirt: .style, differs: newValue != exactShadowColor) {
        layerStyle.shadow.color = SIMD4<Float>(newValue?.rgba ?? .zero)
        exactShadowColor = newValue
      }
    }
  }

  /// The opacity of the shadow, from 0 (invisible, default) to 1. Animatable.
  ///
  /// A layer that masks to its bounds shows no shadow, since the shadow lies outside of them. Source:
  /// Apple, "shadowOpacity".
  open var shadowOpacity: Float {
    get { layerStyle.shadow.opacity }
    set {
      require(newValue.isFinite, "CALayer shadowOpacity contains NaN: \(newValue)")
      setStyle("shadowOpacity", at: \.shadow.opacity, to: newValue)
    }
  }

  /// The distance of the shadow from the layer, in the layer's coordinates. Points; default: (0, -3).
  /// Animatable.
  ///
  /// Source: Apple, "shadowOffset".
  open var shadowOffset: CGSize {
    get { layerStyle.shadow.offset }
    set {
      Self.requireFinite(CGPoint(x: newValue.width, y: newValue.height), "shadowOffset")
      setStyle("shadowOffset", at: \.shadow.offset, to: newValue)
    }
  }

  /// The blur of the shadow: the standard deviation of a Gaussian. Points; default: 3. Animatable.
  ///
  /// Source: Apple, "shadowRadius".
  open var shadowRadius: CGFloat {
    get { layerStyle.shadow.radius }
    set { setStyle("shadowRadius", at: \.shadow.radius, to: checked(newValue, "shadowRadius")) }
  }

  /// The outline that casts the shadow, in the layer's coordinates, filled by the nonzero winding rule;
  /// nil, the default, for what the layer and its sublayers show. A path, above all that of a
  /// rectangle, a rounded rectangle or an ellipse, is cheaper to draw. The layer copies it.
  ///
  /// Animatable between paths with the same elements, by explicit animations alone. Source: Apple,
  /// "shadowPath".
  open var shadowPath: CGPath? {
    get { layerStyle.shadow.path }
    set { setStyle("shadowPath", at: \.shadow.path, to: newValue?.copy()) }
  }

  // MARK: Placement of contents

  /// The alignment and scaling of the contents in the bounds. Default: `.resize`.
  open var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(layerStyle.contentsGravity) }
    set { setStyle("contentsGravity", at: \.contentsGravity, to: newValue.gravity) }
  }

  /// The part of the contents that is shown, in unit coordinates. Default: (0, 0, 1, 1).
  /// Animatable.
  open var contentsRect: CGRect {
    get { layerStyle.contentsRect }
    set { setStyle("contentsRect", at: \.contentsRect, to: checked(newValue, "contentsRect")) }
  }

  /// The part of the contents that stretches in both directions when the contents are resized, in
  /// unit coordinates. The parts beside it stretch in one direction, and the corners do not
  /// stretch. Default: (0, 0, 1, 1). Animatable.
  open var contentsCenter: CGRect {
    get { layerStyle.contentsCenter }
    set {
      setStyle("contentsCenter", at: \.contentsCenter, to: checked(newValue, "contentsCenter"))
    }
  }

  /// The filter for contents that are enlarged. Default: `.linear`.
  open var magnificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(layerStyle.magnificationFilter) }
    set { setStyle("magnificationFilter", at: \.magnificationFilter, to: newValue.filter) }
  }

  /// The filter for contents that are reduced. Default: `.linear`.
  open var minificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(layerStyle.minificationFilter) }
    set { setStyle("minificationFilter", at: \.minificationFilter, to: newValue.filter) }
  }

  /// Kept without an effect: the mipmap level of trilinear filtering is the driver's. Default: 0.
  open var minificationFilterBias: Float {
    get { hints.minificationFilterBias }
    set { hints.minificationFilterBias = newValue }
  }

  /// Kept without an effect: bitmaps that the layer draws have 8 bits for each of red, green, blue and
  /// alpha. Default: `.RGBA8Uint`.
  open var contentsFormat: CALayerContentsFormat {
    get { hints.contentsFormat }
    set { hints.contentsFormat = newValue }
  }

  /// Kept without an effect: drawing code runs on the main thread. Default: false.
  open var drawsAsynchronously: Bool {
    get { hints.drawsAsynchronously }
    set { hints.drawsAsynchronously = newValue }
  }

  /// Kept without an effect: displays show the range of sRGB. Default: false.
  open var wantsExtendedDynamicRangeContent: Bool {
    get { hints.wantsExtendedDynamicRange }
    set { hints.wantsExtendedDynamicRange = newValue }
  }

  /// Whether the layer and its sublayers are visible from behind. Default: true.
  open var isDoubleSided: Bool {
    get { layerStyle.isDoubleSided }
    set { setStyle("doubleSided", at: \.isDoubleSided, to: newValue) }
  }

  /// Whether an opacity below 1 applies to the layer and its sublayers as one group, instead of to
  /// each of them separately. Default: true.
  open var allowsGroupOpacity: Bool {
    get { layerStyle.allowsGroupOpacity }
    set { setStyle("allowsGroupOpacity", at: \.allowsGroupOpacity, to: newValue) }
  }

  /// The edges that are antialiased where they do not lie on the pixel grid. Default: all four.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { CAEdgeAntialiasingMask(rawValue: UInt32(properties.edgeAntialiasingMask.rawValue)) }
    set {
      let edges = LayerEdges(rawValue: UInt8(newValue.rawValue & 15))
      set("edgeAntialiasingMask", differs: edges != properties.edgeAntialiasingMask) {
        properties.edgeAntialiasingMask = edges
      }
    }
  }

  /// Whether edges are antialiased. Default: true, as with `UIViewEdgeAntialiasing` in the
  /// Info.plist of an iOS app.
  open var allowsEdgeAntialiasing: Bool {
    get { properties.allowsEdgeAntialiasing }
    set {
      set("allowsEdgeAntialiasing", differs: newValue != properties.allowsEdgeAntialiasing) {
        properties.allowsEdgeAntialiasing = newValue
      }
    }
  }

  /// Whether the layer and its sublayers are drawn into a bitmap, which is shown again while nothing
  /// inside changes. The bitmap includes masks, shadows and filters, and what lies outside of the
  /// bounds; the opacity applies to it as a whole. Default: false. Animatable.
  ///
  /// A bitmap of more than 16 million pixels, or with a side above 7936 pixels, is not made: the
  /// layer is then drawn directly. Source: Apple, "shouldRasterize".
  open var shouldRasterize: Bool {
    get { layerStyle.shouldRasterize }
    set { setStyle("shouldRasterize", at: \.shouldRasterize, to: newValue) }
  }

  /// The pixels per point of the bitmap of a layer with `shouldRasterize`; `magnificationFilter` and
  /// `minificationFilter` apply where the screen has another scale. Values that are not positive
  /// stand for 1. Default: 1. Animatable.
  ///
  /// Traps: NaN or an infinite value. Source: Apple, "rasterizationScale".
  open var rasterizationScale: CGFloat {
    get { layerStyle.rasterizationScale }
    set {
      setStyle(
        "rasterizationScale", at: \.rasterizationScale,
        to: checked(newValue, "rasterizationScale"))
    }
  }

  /// How many times the corner radius a corner of this curve takes along each side.
  ///
  /// Source: Apple, "cornerCurveExpansionFactor(_:)".
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  // MARK: Values of a style

  /// Fallback values for properties and other keys that the layer itself has no value for. A nested
  /// `style` in it has the values that it lacks, and its `actions` are searched for actions.
  /// `bounds` and `frame` are ignored.
  ///
  /// A property counts as set on the layer if it differs from a new layer's value when the style is
  /// set.
  ///
  /// Source: Apple, "style".
  open var style: [AnyHashable: Any]? {
    get { extras?.styleValues }
    set { changeStyle(to: newValue) }
  }

  // MARK: Timing

  /// The time of the superlayer at which the layer's time equals `timeOffset`. Seconds; default: 0.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming(\.beginTime, newValue) }
  }

  /// The duration of the layer's time before it repeats or ends, in seconds. Default: infinite.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { setTiming(\.duration, newValue) }
  }

  /// The speed of the layer's time relative to the superlayer's. 0 stops the layer and its
  /// descendants; negative values run them backwards. Default: 1.
  open var speed: Float {
    get { Float(timing.speed) }
    set { setTiming(\.speed, Double(newValue)) }
  }

  /// An offset added to the layer's time, in seconds. Default: 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming(\.timeOffset, newValue) }
  }

  /// The number of iterations of the duration; 0 means one. Default: 0.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { setTiming(\.repeatCount, Double(newValue)) }
  }

  /// The time for which the duration repeats, in seconds; 0 means that `repeatCount` applies.
  /// Default: 0.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { setTiming(\.repeatDuration, newValue) }
  }

  /// Whether each iteration is followed by one that runs backwards. Default: false.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { setTiming(\.autoreverses, newValue) }
  }

  /// Whether the layer is shown before and after its duration. Default: `.removed`.
  open var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(timing.fillMode) }
    set { setTiming(\.fillMode, newValue.mediaTimingMode) }
  }

  /// Converts a time of another layer to the layer's own. Seconds.
  ///
  /// If `l` is nil, the time is that of `CACurrentMediaTime()`.
  ///
  /// Source: Apple, "convertTime(_:from:)".
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(t, from: l)
  }

  /// Converts a time of the layer to another layer's, or to that of `CACurrentMediaTime()` if `l`
  /// is nil. For a layer whose speed is 0, every time converts to its begin time. Seconds.
  ///
  /// Source: Apple, "convertTime(_:to:)".
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    otherTime(t, to: l)
  }

  // MARK: Sublayers

  /// The superlayer. For a presentation copy, it is the superlayer's presentation copy.
  open var superlayer: CALayer? {
    layerAbove
  }

  /// The sublayers back to front; nil if there are none. For a presentation copy, they are
  /// presentation copies.
  ///
  /// Setting it inserts the layers in the given order and removes the others.
  open var sublayers: [CALayer]? {
    get { listedSublayers }
    set { arrangeSublayers(newValue) }
  }

  /// Adds `layer` in front of the other sublayers. Traps if this layer is `layer` or one of its
  /// descendants.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: .front)
  }

  /// Inserts `layer` at an index: 0 is the back, and an index past the end is the front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: .index(Int(idx)))
  }

  /// Inserts `layer` right behind `sibling`, or in front of all sublayers if `sibling` is not one
  /// of them.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard let sibling = other(sibling, than: layer) else { return insert(layer, at: .front) }
    insert(layer, at: .below(sibling))
  }

  /// Inserts `layer` right in front of `sibling`, or in front of all sublayers if `sibling` is not
  /// one of them.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard let sibling = other(sibling, than: layer) else { return insert(layer, at: .front) }
    insert(layer, at: .above(sibling))
  }

  /// Replaces `oldLayer` by `newLayer`. Does nothing if `oldLayer` is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Removes the layer from its superlayer, of which it may be the mask.
  open func removeFromSuperlayer() {
    leaveSuperlayer()
  }

  // MARK: Layout

  /// Marks the layer so that its sublayers are laid out before the next frame.
  open func setNeedsLayout() {
    markForLayout()
  }

  /// Whether the sublayers will be laid out before the next frame.
  open func needsLayout() -> Bool {
    dirt.contains(.layout)
  }

  /// Lays out the tree now, starting at the highest ancestor that needs layout.
  open func layoutIfNeeded() {
    layoutFromTop()
  }

  // MARK: Display

  /// A `CGImage` that fills the bounds; nil for none. Drawing by the layer replaces it.
  open var contents: Any? {
    get { image }
    set { changeContents(to: newValue) }
  }

  /// Marks the whole layer for redrawing before the next frame.
  open func setNeedsDisplay() {
    backing.dirtyRect = nil
    markForDisplay()
  }

  /// Marks a part of the layer for redrawing before the next frame. Several parts are combined into
  /// their union rectangle.
  ///
  /// - Parameter r: points, in the layer's coordinates.
  open func setNeedsDisplay(_ r: CGRect) {
    invalidate(r)
  }

  /// Whether the layer will be redrawn before the next frame.
  open func needsDisplay() -> Bool {
    dirt.contains(.display)
  }

  /// Redraws the layer now if it needs display.
  open func displayIfNeeded() {
    displayNow()
  }

  // MARK: Animations

  /// The layer's copy of the animation with the key; modifying it traps.
  ///
  /// Source: Apple, "animation(forKey:)".
  open func animation(forKey key: String) -> CAAnimation? {
    animations.lastIndex { $0.key == key }.map { animations[$0].keepObject() }
  }

  /// The keys of the animations, in the order in which they were added; nil if there are none.
  ///
  /// Source: Apple, "animationKeys()".
  open func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  /// Removes the animation with the key; its delegate is notified that it did not finish.
  ///
  /// Source: Apple, "removeAnimation(forKey:)".
  open func removeAnimation(forKey key: String) { endAnimation(forKey: key) }

  /// Removes all animations.
  ///
  /// Source: Apple, "removeAllAnimations()".
  open func removeAllAnimations() { endAllAnimations() }

  // MARK: Presentation

  /// A copy of the layer with its current animated values, also for a layer outside a window.
  ///
  /// Source: Apple, "presentation()".
  open func presentation() -> Self? {
    presentation(at: MediaClock.now)
  }

  /// The layer that a presentation copy was made of; any other layer returns itself.
  ///
  /// Source: Apple, "model()".
  open func model() -> Self {
    modelLayer as? Self ?? self
  }

  // MARK: Rendering

  /// Draws the layer and its sublayers without animations, in the layer's coordinates: the layer's
  /// own position and transform are ignored. Layers with drawing code draw again. Only the in-plane
  /// part of transforms, `sublayerTransform` included, has an effect; depth and perspective are
  /// ignored. In PDF and similar contexts, drawing stays vectors and text stays text.
  ///
  /// Main thread. Source: Apple, "CALayer.render(in:)".
  open func render(in ctx: CGContext) {
    render(in: ctx, drawing: nil)
  }

  // MARK: Key paths

  /// The value of a key, or a component of it such as `position.x`, `bounds.size.width`,
  /// `transform.scale.x` or `transform.rotation.z`, or the input of a filter. nil if there is none.
  open func value(forKeyPath keyPath: String) -> Any? {
    part(at: keyPath)
  }

  /// Sets the value of a key, or a component of it. Traps if the value has no such component.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setPart(value, at: keyPath)
  }

  // MARK: For subclasses with internal layers

  /// Internal layers behind the sublayers, which are not part of `sublayers`.
  var underlays: [CALayer] { [] }

  /// Images that the render side shows for the layer besides its contents.
  var otherImages: [CGImage] { [] }

  /// Whether the layer draws directly into a context that it is rendered in, without a bitmap.
  var drawsDirectly: Bool { false }

  // MARK: Overridable

  /// The action for a change of the property named `event`. The search order is: the delegate,
  /// `actions`, the `actions` of `style`, the class's default action, and an animation from the
  /// current presentation value. `NSNull` ends the search without an action.
  ///
  /// Source: Apple, "action(forKey:)".
  open func action(forKey event: String) -> (any CAAction)? {
    resolvedAction(forKey: event)
  }

  /// Adds a copy of the animation, and removes an animation that has the same key. Without a key,
  /// the animation gets a unique one.
  ///
  /// An animation without a duration gets the transaction's; one without a begin time starts at the
  /// layer's time when the transaction is committed.
  ///
  /// Source: Apple, "add(_:forKey:)".
  open func add(_ anim: CAAnimation, forKey key: String?) {
    attach(anim, forKey: key)
  }

  /// The value of a property, or the value set for any other key; if none was set, the value in
  /// `style` or the class's `defaultValue(forKey:)`. Numeric properties are returned as `NSNumber`,
  /// which `as? Double` reads and `as? CGFloat` does not; values of other keys are returned as they
  /// were set.
  ///
  /// Source: Apple, "Key-Value Coding Extensions".
  open func value(forKey key: String) -> Any? {
    storedValue(forKey: key)
  }

  /// Sets a property, or stores the value for any other key. A property accepts numbers of any
  /// type, and nil resets it to its default; values that it does not accept are ignored.
  open func setValue(_ value: Any?, forKey key: String) {
    store(value, forKey: key)
  }

  /// Lays out the sublayers through the delegate.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Resizes the sublayers after a change of the bounds' size.
  open func resizeSublayers(withOldSize size: CGSize) {
    for layer in links.children.elements() { layer.resize(withOldSuperlayerSize: size) }
  }

  /// Resizes the layer after a change of the superlayer's size, as `autoresizingMask` determines.
  open func resize(withOldSuperlayerSize size: CGSize) {
    followSuperlayer(from: size)
  }

  /// The preferred size of the layer in its superlayer's coordinates. Points.
  open func preferredFrameSize() -> CGSize {
    frame.size
  }

  /// Whether the bounds contain a point of the layer's coordinates.
  open func contains(_ p: CGPoint) -> Bool {
    bounds.contains(p)
  }

  /// The frontmost layer in the layer's subtree that contains a point; nil if there is none. Hidden
  /// layers are skipped, and so is everything outside the bounds of a masking layer.
  ///
  /// Sublayers outside the plane are tested in the order of their depth at the point, together with
  /// those inside transform layers. Parts behind the camera, and the backs of layers that are not
  /// double-sided, are not hit.
  ///
  /// - Parameter p: a point in the superlayer's coordinates or, if that is a transform layer, in
  ///   those of the nearest ancestor that is not one. In points.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    hitTestSubtree(p)
  }

  /// Updates the layer's contents through the delegate, or by drawing. The layer needs no display
  /// afterwards.
  open func display() {
    dirt.remove(.display)
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Draws the contents through the delegate. The origin is the top left corner of the bounds, and
  /// the clip is the area that needs display.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// The action for a key for which no other action was found; nil stands for Core Animation's own.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    nil
  }

  /// The value of an animatable property that only a subclass has.
  func classValue(forKey key: String) -> Any? { nil }

  /// Whether the layer's class fills the outline, above the background, without a bitmap.
  var hasFill: Bool { false }

  /// Draws that fill for `render(in:)`; the outline is clipped to.
  func drawFill(in ctx: CGContext) {}

  /// Whether the class draws something above the contents.
  var hasShape: Bool { false }

  /// Draws what the class adds above the contents, for `render(in:)`.
  func drawShape(in ctx: CGContext) {}

  /// The default value of a key: for a property, its value in a new layer.
  open class func defaultValue(forKey key: String) -> Any? {
    LayerKey.defaultValue(key)
  }

  /// Whether a change of the property named `key` marks the layer for redrawing.
  open class func needsDisplay(forKey key: String) -> Bool {
    false
  }
}

extension CGColor {
  /// A color from straight (not premultiplied) RGBA components in sRGB.
  convenience init(straight color: SIMD4<Float>) {
    let color = SIMD4<Double>(color)
    self.init(red: color.x, green: color.y, blue: color.z, alpha: color.w)
  }
}
