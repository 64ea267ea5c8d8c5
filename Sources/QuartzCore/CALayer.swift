public import CoreGraphics
public import Foundation
package import LayerTree

/// A rectangle of pixels or colour in a tree of such, kept as a texture on the render side and
/// moved there without the app.
///
/// Main thread only. Geometry must be finite; setting a value that is not traps.
///
/// Source: Apple, "CALayer".
@preconcurrency @MainActor open class CALayer: NSObject {
  package let id = LayerID.next()
  /// The layer's state, once: what its properties say is what is committed.
  package final var properties = LayerProperties()
  /// Boxed, since most layers leave it as it is.
  private final var styleBox: StyleBox?
  final var dirt: Dirt = []
  /// The window's tree that the layer is in, if it is in one.
  package final weak var context: LayerContext?
  final var children: [CALayer] = []
  final var backing = BackingStore()
  final var image: CGImage?
  final var animations: [AttachedAnimation] = []

  /// What has changed since the last commit, or waits for its pass.
  struct Dirt: OptionSet {
    let rawValue: UInt8
    static let properties = Dirt(rawValue: 1)
    static let sublayers = Dirt(rawValue: 2)
    static let animations = Dirt(rawValue: 4)
    static let layout = Dirt(rawValue: 8)
    static let display = Dirt(rawValue: 16)
    static let style = Dirt(rawValue: 32)
    static let commit: Dirt = [.properties, .style, .sublayers, .animations]
  }

  /// What few layers have: shape, border, clipping, order and placement of contents.
  package final var style: LayerStyle {
    get { styleBox?.value ?? .plain }
    set {
      if let styleBox { styleBox.value = newValue } else { styleBox = StyleBox(newValue) }
    }
  }

  final var hasStyle: Bool { styleBox != nil }

  public override init() {
    super.init()
  }

  /// A layer from an archive; archives hold no values for layers here, so it is a new one.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes a copy of `layer`'s values for reading them, as `presentation()` does.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    properties = layer.properties
    if layer.hasStyle { style = layer.style }
    image = layer.image
    color = layer.color
    contentsScale = layer.contentsScale
    name = layer.name
  }

  open override var description: String { "<\(Self.name(of: self)): \(Self.address(of: self))>" }

  /// With the layer's properties, on the main thread.
  open override var debugDescription: String {
    guard MainThread.isCurrent else { return description }
    return MainActor.assumeIsolated { longDescription }
  }

  // MARK: Tree

  /// The layer that holds this one.
  public final private(set) weak var superlayer: CALayer?

  final func setSuperlayer(_ layer: CALayer?) {
    superlayer = layer
  }

  /// Of a copy made by `presentation()`: the layer it shows.
  final weak var modelLayer: CALayer?

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
    let shown = SIMD4<Double>(properties.backgroundColor)
    color = CGColor(red: shown.x, green: shown.y, blue: shown.z, alpha: shown.w)
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
      set("hidden", differs: newValue != properties.isHidden) { properties.isHidden = newValue }
    }
  }

  /// Whether what the layer draws has no transparent pixel; its bitmap starts out black then, unless
  /// an opaque background color lies below. Default: false.
  public var isOpaque = false

  /// Pixels per point of what the layer draws. Default: 1.
  public var contentsScale: CGFloat = 1 {
    didSet {
      require(
        contentsScale.isFinite && contentsScale > 0,
        "CALayer contentsScale is not a positive number: \(contentsScale)")
      guard contentsScale != oldValue else { return }
      if hasStyle { touch(.style) }
      if backing.contents != nil { setNeedsDisplay() }
    }
  }

  /// Draws again when the size of the bounds changes. Default: false.
  public var needsDisplayOnBoundsChange = false

  /// A name for the program's own use.
  public var name: String?

  /// Draws, lays out and gives actions for the layer. Not retained.
  public weak var delegate: (any CALayerDelegate)?

  /// Actions by key, asked after the delegate.
  public var actions: [String: any CAAction]?

  // MARK: Overridable

  /// Lays out the sublayers; asks the delegate.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Gives the layer its contents; asks the delegate, or draws.
  open func display() {
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

  /// Whether a change of the property named `key` draws the layer again.
  open class func needsDisplay(forKey key: String) -> Bool {
    false
  }
}

/// Holds a style outside of the layer.
private final class StyleBox {
  var value: LayerStyle

  init(_ value: LayerStyle) {
    self.value = value
  }
}
