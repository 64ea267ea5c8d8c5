public import CoreGraphics
public import Foundation
package import LayerTree

/// A rectangle with contents or a colour in a tree of layers. The render side keeps its contents as
/// a texture and animates it without the app.
///
/// Main thread only. Geometry must be finite; non-finite values trap.
///
/// Source: Apple, "CALayer".
@preconcurrency @MainActor open class CALayer: NSObject, @preconcurrency NSSecureCoding {
  package let id = LayerID.next()
  /// The layer's model values, in the form that is committed.
  package final var properties = LayerProperties()
  /// Stored in a box, since most layers have the default style.
  private final var styleBox: StyleBox?
  final var dirt: Dirt = []
  final var resizing: AutoresizingMask = []
  final var layoutRounds: UInt8 = 0
  /// The pass that `layoutRounds` counts in, and the pass that drew the layer last.
  final var layoutPass: UInt32 = 0
  final var displayPass: UInt32 = 0
  /// The layer's index in its superlayer's list when it was last looked up.
  final var siblingHint: Int32 = 0
  /// The cached number of ancestors, and the hierarchy version for which it is valid.
  final var cachedDepth: Int32 = 0
  final var depthVersion: UInt32 = 0
  /// The context of the window that contains the layer; nil outside a window.
  package final weak var context: LayerContext?
  final var children = SiblingList<LayerSiblings>()
  final var backing = BackingStore()
  final var image: CGImage?
  final var animations: [AttachedAnimation] = []

  /// Flags for changes since the last commit and for pending passes.
  struct Dirt: OptionSet {
    let rawValue: UInt16
    static let properties = Dirt(rawValue: 1)
    static let sublayers = Dirt(rawValue: 2)
    static let animations = Dirt(rawValue: 4)
    static let layout = Dirt(rawValue: 8)
    static let display = Dirt(rawValue: 16)
    static let style = Dirt(rawValue: 32)
    static let resize = Dirt(rawValue: 64)
    static let space = Dirt(rawValue: 128)
    static let timing = Dirt(rawValue: 256)
    static let commit: Dirt = [.properties, .style, .space, .timing, .sublayers, .animations]
  }

  /// The properties that few layers set: shape, border, clipping, order and placement of contents.
  package final var layerStyle: LayerStyle {
    get { styleBox?.value ?? .plain }
    set {
      if let styleBox { styleBox.value = newValue } else { styleBox = StyleBox(newValue) }
    }
  }

  final var hasStyle: Bool { styleBox != nil }

  /// State that few layers need: timing and values from `style`.
  final var extras: RareLayerState?

  /// The mapping from the superlayer's time to the layer's.
  package final var timing: MediaTiming {
    get { extras?.timing ?? .layerDefault }
    set {
      if extras == nil { extras = RareLayerState() }
      extras?.timing = newValue
    }
  }

  /// Whether any layer has its own timing; otherwise all layers share the media time.
  static var hasTimings: Bool { LayerFeatureCounter.timed.isInUse }

  /// The 3D properties, which even fewer layers set.
  package final var space: LayerSpace {
    get { styleBox?.space ?? .flat }
    set {
      let box = styleBox ?? StyleBox(.plain)
      box.space = newValue
      styleBox = box
    }
  }

  final var hasSpace: Bool { styleBox?.space != nil }

  final var isTransformLayer: Bool { styleBox?.space?.isTransformLayer ?? false }

  /// Whether any layer has 3D properties; otherwise all layers lie in their superlayers' planes.
  static var hasSpaces: Bool { LayerFeatureCounter.withSpace.isInUse }
  /// Whether any layer has flipped geometry.
  static var hasFlips: Bool { LayerFeatureCounter.flipped.isInUse }

  /// The border's colour as it was set; the style has its components.
  final var exactBorderColor: CGColor? {
    get { if let styleBox { styleBox.borderColor } else { .opaqueBlack } }
    set {
      let box = styleBox ?? StyleBox(.plain)
      box.borderColor = newValue
      styleBox = box
    }
  }

  /// Values that `setValue(_:forKey:)` stored for keys that are not properties.
  final var keyedValues: [String: Any]?

  public override init() {
    super.init()
  }

  /// Decodes a layer with its sublayers. Creates a default layer if `coder` is not an
  /// `NSKeyedUnarchiver`.
  ///
  /// Source: Apple, "NSCoding".
  public required init?(coder: NSCoder) {
    super.init()
    decodeLayer(with: coder)
  }

  /// Encodes the properties, the values of other keys, and the sublayers. Animations and drawn
  /// bitmaps are not encoded, and the delegate only if the archive contains it anyway.
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
    }
    if layer.extras != nil { extras = layer.extras?.copy() }
    if layer.hasSpace { space = layer.space }
    resizing = layer.resizing
    image = layer.image
    color = layer.color
    contentsScale = layer.contentsScale
    isOpaque = layer.isOpaque
    needsDisplayOnBoundsChange = layer.needsDisplayOnBoundsChange
    name = layer.name
    delegate = layer.delegate
    actions = layer.actions
    keyedValues = layer.keyedValues
  }

  deinit {
    var sublayers = children.takeAll()
    if !sublayers.isEmpty { LayerReleaseQueue.free(&sublayers) }
  }

  open override var description: String { "<\(Self.name(of: self)): \(Self.address(of: self))>" }

  /// The description with the layer's properties when called on the main thread, otherwise
  /// `description`.
  open override var debugDescription: String {
    guard MainThread.isCurrent else { return description }
    return MainActor.assumeIsolated { longDescription }
  }

  // MARK: Tree

  /// The superlayer; nil for a presentation copy.
  final weak var parent: CALayer?
  /// Incremented with every change of any hierarchy.
  static var hierarchyVersion: UInt32 = 1

  /// For a presentation copy, the layer that it was made of.
  final var modelLayer: CALayer?

  // MARK: Appearance

  /// The colour that fills the bounds, below the contents. Default: nil. Animatable.
  public var backgroundColor: CGColor? {
    get { color }
    set {
      set("backgroundColor", differs: newValue != color) {
        color = newValue
        properties.backgroundColor = SIMD4<Float>(newValue?.rgba ?? .zero)
      }
    }
  }
  private final var color: CGColor?

  /// Sets a presentation copy's colour to the animated one.
  final func updateBackgroundColorFromProperties() {
    color = CGColor(straight: properties.backgroundColor)
  }

  /// The opacity, from 0 (invisible) to 1 (default). Animatable.
  public var opacity: Float {
    get { properties.opacity }
    set {
      require(newValue.isFinite, "CALayer opacity contains NaN: \(newValue)")
      set("opacity", differs: newValue != properties.opacity) { properties.opacity = newValue }
    }
  }

  /// Whether the layer and its sublayers are hidden. Default: false.
  public var isHidden: Bool {
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
  /// backdrop, unless the background colour is opaque. Default: false.
  public var isOpaque = false {
    didSet { updateBlackBackdrop() }
  }

  /// The pixels per point of the bitmap that the layer draws; 0 and less count as 1. Default: 1.
  public var contentsScale: CGFloat = 1 {
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
  public var needsDisplayOnBoundsChange = false

  /// A name for the program's own use.
  public var name: String?

  /// The object that draws, lays out and provides actions for the layer. Not retained.
  public weak var delegate: (any CALayerDelegate)?

  /// Actions by key, which are searched after the delegate.
  public var actions: [String: any CAAction]? {
    get { storedActions }
    set { exchange(&storedActions, with: newValue) }
  }
  private final var storedActions: [String: any CAAction]?

  // MARK: For subclasses with internal layers

  /// Internal layers behind the sublayers, which are not part of `sublayers`.
  var underlays: [CALayer] { [] }

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
    for layer in children.elements() { layer.resize(withOldSuperlayerSize: size) }
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
  /// A colour from straight (not premultiplied) RGBA components in sRGB.
  convenience init(straight color: SIMD4<Float>) {
    let color = SIMD4<Double>(color)
    self.init(red: color.x, green: color.y, blue: color.z, alpha: color.w)
  }
}
