public import CoreGraphics
public import Foundation
package import LayerTree

/// A rectangle of pixels or colour in a tree of such, kept as a texture on the render side and
/// moved there without the app.
///
/// Main thread only. Geometry must be finite; setting a value that is not traps.
///
/// Source: Apple, "CALayer".
@preconcurrency @MainActor open class CALayer: NSObject, @preconcurrency NSSecureCoding {
  package let id = LayerID.next()
  /// The layer's state, once: what its properties say is what is committed.
  package final var properties = LayerProperties()
  /// Boxed, since most layers leave it as it is.
  private final var styleBox: StyleBox?
  final var dirt: Dirt = []
  final var resizing: AutoresizingMask = []
  final var layoutRounds: UInt8 = 0
  /// The passes that `layoutRounds` counts in, and that drew the layer last.
  final var layoutPass: UInt32 = 0
  final var displayPass: UInt32 = 0
  /// Where the layer stood in its superlayer's list when it was last looked for.
  final var siblingHint: Int32 = 0
  /// Superlayers above this one, and the state of all hierarchies that this is true of.
  final var knownDepth: Int32 = 0
  final var depthVersion: UInt32 = 0
  /// The window's tree that the layer is in, if it is in one.
  package final weak var context: LayerContext?
  final var children = SiblingList<LayerSiblings>()
  final var backing = BackingStore()
  final var image: CGImage?
  final var animations: [AttachedAnimation] = []

  /// What has changed since the last commit, or waits for its pass.
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

  /// What few layers have: shape, border, clipping, order and placement of contents.
  package final var layerStyle: LayerStyle {
    get { styleBox?.value ?? .plain }
    set {
      if let styleBox { styleBox.value = newValue } else { styleBox = StyleBox(newValue) }
    }
  }

  final var hasStyle: Bool { styleBox != nil }

  /// What hardly any layer has: a timing of its own, and values from its `style`.
  final var extras: LayerExtras?

  /// The layer's time in its superlayer's.
  package final var timing: MediaTiming {
    get { extras?.timing ?? .ofLayers }
    set {
      if extras == nil { extras = LayerExtras() }
      extras?.timing = newValue
    }
  }

  /// Whether there is a layer with a timing of its own: without, all times are one.
  static var hasTimings: Bool { LiveLayers.timed.exist }

  /// What even fewer have: the third dimension.
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

  /// Whether there is a layer with a space: without, all lie in their superlayers' planes.
  static var hasSpaces: Bool { LiveLayers.inSpace.exist }
  /// Whether there is a layer whose geometry is flipped.
  static var hasFlips: Bool { LiveLayers.flipped.exist }

  /// The border's colour as it was set; the style has its numbers.
  final var exactBorderColor: CGColor? {
    get { if let styleBox { styleBox.borderColor } else { .opaqueBlack } }
    set {
      let box = styleBox ?? StyleBox(.plain)
      box.borderColor = newValue
      styleBox = box
    }
  }

  /// What `setValue(_:forKey:)` was given for keys that are no properties.
  final var keyedValues: [String: Any]?

  public override init() {
    super.init()
  }

  /// A layer from an archive, with its sublayers; a new one where `coder` is no `NSKeyedUnarchiver`.
  ///
  /// Source: Apple, "NSCoding".
  public required init?(coder: NSCoder) {
    super.init()
    decodeLayer(with: coder)
  }

  /// Writes the properties, what was set for other keys, and the sublayers. Animations and what was
  /// drawn are not written, the delegate only where the archive has it anyway.
  open func encode(with coder: NSCoder) {
    encodeLayer(with: coder)
  }

  nonisolated open class var supportsSecureCoding: Bool { true }

  /// The keys of the properties that an archive holds.
  package var archivedKeys: [String] { LayerKey.names }

  /// Makes a copy of `layer`'s values for reading them, as `presentation()` does.
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
    if !sublayers.isEmpty { LayerRemains.free(&sublayers) }
  }

  open override var description: String { "<\(Self.name(of: self)): \(Self.address(of: self))>" }

  /// With the layer's properties, on the main thread.
  open override var debugDescription: String {
    guard MainThread.isCurrent else { return description }
    return MainActor.assumeIsolated { longDescription }
  }

  // MARK: Tree

  /// The superlayer, of a layer that is no copy made by `presentation()`.
  final weak var parent: CALayer?
  /// Goes on with every change of any hierarchy.
  static var hierarchyVersion: UInt32 = 1

  /// Of a copy made by `presentation()`: the layer it shows.
  final var modelLayer: CALayer?

  // MARK: Appearance

  /// Fills the bounds, below the contents. Default: nil. Animatable.
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

  /// Of a copy made by `presentation()`: the colour is the animated one.
  final func showBackgroundColorOfProperties() {
    color = CGColor(straight: properties.backgroundColor)
  }

  /// 0 (not seen) … 1 (default). Animatable.
  public var opacity: Float {
    get { properties.opacity }
    set {
      require(newValue.isFinite, "CALayer opacity contains NaN: \(newValue)")
      set("opacity", differs: newValue != properties.opacity) { properties.opacity = newValue }
    }
  }

  /// Not drawn, nor its sublayers. Default: false.
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

  /// Whether what the layer draws has no transparent pixel; black lies below it then, unless an
  /// opaque background color does. Default: false.
  public var isOpaque = false {
    didSet { updateGround() }
  }

  /// Pixels per point of what the layer draws; 0 and less count as 1. Default: 1.
  public var contentsScale: CGFloat = 1 {
    didSet {
      require(
        contentsScale.isFinite, "CALayer contentsScale contains NaN: \(contentsScale)")
      guard contentsScale != oldValue else { return }
      if backing.contents != nil { setNeedsDisplay() }
      // It places contents that are not resized.
      if hasStyle { touch(.style) }
    }
  }

  /// Draws again when the size of the bounds changes. Default: false.
  public var needsDisplayOnBoundsChange = false

  /// A name for the program's own use.
  public var name: String?

  /// Draws, lays out and gives actions for the layer. Not retained.
  public weak var delegate: (any CALayerDelegate)?

  /// Actions by key, asked after the delegate.
  public var actions: [String: any CAAction]? {
    get { ownActions }
    set { exchange(&ownActions, with: newValue) }
  }
  private final var ownActions: [String: any CAAction]?

  // MARK: Of layers with parts of their own

  /// Layers of the layer's own making behind its sublayers, of which nobody else knows.
  var underlays: [CALayer] { [] }

  /// Whether the layer draws straight into a context that it is rendered in, and keeps no picture.
  var drawsInPlace: Bool { false }

  // MARK: Overridable

  /// The action for a change of the property named `event`: the delegate's, that in `actions`, that
  /// in the `actions` of `style`, the class's default, or an animation from the value that shows
  /// now. `NSNull` ends the search without one.
  ///
  /// Source: Apple, "action(forKey:)".
  open func action(forKey event: String) -> (any CAAction)? {
    foundAction(forKey: event)
  }

  /// Adds a copy of the animation; one that had the key is removed. Without a key it gets one of
  /// its own.
  ///
  /// An animation that has no duration gets the transaction's, one that has no begin time starts
  /// at the layer's time when the transaction is committed.
  ///
  /// Source: Apple, "add(_:forKey:)".
  open func add(_ anim: CAAnimation, forKey key: String?) {
    attach(anim, forKey: key)
  }

  /// The value of a property, or what was set for any other key; where nothing was, that in `style`
  /// or the class's `defaultValue(forKey:)`. Numbers of properties come as `NSNumber`, which
  /// `as? Double` reads and `as? CGFloat` does not; what was set for other keys comes as it was.
  ///
  /// Source: Apple, "Key-Value Coding Extensions".
  open func value(forKey key: String) -> Any? {
    storedValue(forKey: key)
  }

  /// Sets a property, or keeps the value for any other key. A property takes numbers of any type,
  /// and is as in a new layer when it is set to nil; a value that it cannot take changes nothing.
  open func setValue(_ value: Any?, forKey key: String) {
    store(value, forKey: key)
  }

  /// Lays out the sublayers; asks the delegate.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Lets the sublayers follow a change of the bounds' size.
  open func resizeSublayers(withOldSize size: CGSize) {
    for layer in children.elements() { layer.resize(withOldSuperlayerSize: size) }
  }

  /// Follows a change of the superlayer's size as `autoresizingMask` says.
  open func resize(withOldSuperlayerSize size: CGSize) {
    followSuperlayer(from: size)
  }

  /// The size that the layer would like to have in its superlayer's coordinates. Points.
  open func preferredFrameSize() -> CGSize {
    frame.size
  }

  /// Whether a point of the layer's coordinates lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool {
    bounds.contains(p)
  }

  /// The frontmost layer that holds a point: one below this one, or this one; nil where there is
  /// none. Layers that are hidden are passed by, and what lies outside of a layer that masks is.
  ///
  /// Sublayers that leave the plane are asked by their depth there, those within transform layers
  /// among them. What is behind the eye is not hit, nor the back of layers that are not double sided.
  ///
  /// - Parameter p: points, in the superlayer's coordinates, or, where that is a transform layer, in
  ///   those of the nearest layer above it that is none.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    hitTestSubtree(p)
  }

  /// Gives the layer its contents; asks the delegate, or draws. It needs no display afterwards.
  open func display() {
    dirt.remove(.display)
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Draws the contents: the origin is the top left corner of the bounds, and the clip is what
  /// needs display. Asks the delegate.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// The action for a key that nobody gave one for; nil is Core Animation's own.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    nil
  }

  /// The value of a property that the class alone has and that animates by itself.
  func classValue(forKey key: String) -> Any? { nil }

  /// The value of a key that has none: of a property, that of a new layer.
  open class func defaultValue(forKey key: String) -> Any? {
    LayerKey.defaultValue(key)
  }

  /// Whether a change of the property named `key` draws the layer again.
  open class func needsDisplay(forKey key: String) -> Bool {
    false
  }
}

extension CGColor {
  /// Straight (not premultiplied) RGBA, sRGB.
  convenience init(straight color: SIMD4<Float>) {
    let color = SIMD4<Double>(color)
    self.init(red: color.x, green: color.y, blue: color.z, alpha: color.w)
  }
}
