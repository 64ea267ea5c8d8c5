public import Foundation
import QuartzCore

/// A view that shows that a task is in progress: eight blades, of which one after the other is dark.
/// The compositor alone animates them.
///
/// Main thread only. Source: Apple, "UIActivityIndicatorView".
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size, and in the older styles the color.
  ///
  /// Source: Apple, "UIActivityIndicatorView.Style".
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  private let blades = BladesView()
  private let blade = UIView()
  private var explicitColor: UIColor?
  private var isRunning = false

  override class var startsOpaque: Bool { false }
  override class var startsInteractive: Bool { false }

  /// Creates an indicator of the style's size.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    setUp()
    bounds.size = diameter
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeIndicator(with: coder)
    coder.read(.activityIndicatorView, into: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeIndicator(with: coder)
  }

  /// Default: `.medium`.
  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      blade.backgroundColor = color
    }
  }

  /// Whether the indicator is hidden while it does not animate. Default: true.
  open var hidesWhenStopped = true {
    didSet { showState() }
  }

  /// The color of the darkest blade. Default: gray, or the color of the style. nil resets it.
  @preconcurrency open var color: UIColor! {
    get { explicitColor ?? style.color }
    set {
      explicitColor = newValue
      appearanceDidSet(ProxyMembers.color)
      blade.backgroundColor = color
    }
  }

  /// Starts the animation; outside a window it begins when the view enters one.
  open func startAnimating() {
    isRunning = true
    showState()
  }

  /// Stops the animation, and hides the indicator if `hidesWhenStopped`.
  open func stopAnimating() {
    isRunning = false
    showState()
  }

  /// Whether the animation was started and not stopped.
  open var isAnimating: Bool { isRunning }

  open override var intrinsicContentSize: CGSize { diameter }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { diameter }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeBlades()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    showState()
  }

  // MARK: Blades

  private static let count = 8
  private static let animationKey = "UIActivityIndicatorView"

  private var diameter: CGSize {
    style.isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  /// The parts are created with the view.
  override var archivedSubviews: [UIView] { [] }

  private func setUp() {
    blades.replicator?.instanceCount = Self.count
    blades.replicator?.instanceDelay = 1 / Double(Self.count)
    blades.replicator?.instanceTransform = CATransform3DMakeRotation(
      2 * .pi / CGFloat(Self.count), 0, 0, 1)
    blade.backgroundColor = color
    blades.addSubview(blade)
    addSubview(blades)
    showState()
  }

  private func placeBlades() {
    let size = diameter.width
    blades.bounds.size = diameter
    blades.center = CGPoint(x: bounds.midX, y: bounds.midY)
    blade.bounds.size = CGSize(width: size * 0.13, height: size * 0.29)
    blade.layer.cornerRadius = size * 0.065
    blade.center = CGPoint(x: size / 2, y: size * 0.155)
  }

  private func showState() {
    isHidden = hidesWhenStopped && !isRunning
    // The blades of an indicator that stands still fade like those of one that moves.
    blades.replicator?.instanceAlphaOffset = isRunning ? 0 : -0.7 / Float(Self.count)
    let layer = blade.layer
    guard isRunning, window != nil else { return layer.removeAnimation(forKey: Self.animationKey) }
    guard layer.animation(forKey: Self.animationKey) == nil else { return }
    layer.add(Self.fading, forKey: Self.animationKey)
  }

  /// Each blade jumps to full opacity once a second and fades away in eight steps.
  private static var fading: CAAnimation {
    let fading = CAKeyframeAnimation(keyPath: "opacity")
    fading.values = (0..<count).map { 1 - 0.7 * Double($0) / Double(count - 1) }
    fading.calculationMode = .discrete
    fading.duration = 1
    fading.repeatCount = .infinity
    return fading
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}

/// A view that repeats its subview around its center.
private final class BladesView: UIView {
  override class var layerClass: AnyClass { CAReplicatorLayer.self }
  override class var startsOpaque: Bool { false }
  override class var startsInteractive: Bool { false }

  var replicator: CAReplicatorLayer? { layer as? CAReplicatorLayer }
}

extension UIActivityIndicatorView.Style {
  fileprivate var isLarge: Bool { self == .large || self == .whiteLarge }

  @MainActor fileprivate var color: UIColor {
    switch self {
    case .white, .whiteLarge: .white
    case .gray: .gray
    case .medium, .large: .secondaryLabel
    }
  }
}

extension UIActivityIndicatorView {
  private enum Key {
    static let style = "UIActivityIndicatorViewStyle"
    static let hidesWhenStopped = "UIHidesWhenStopped"
    static let isAnimating = "UIAnimating"
    static let color = "UIColor"
  }

  private func encodeIndicator(with coder: NSCoder) {
    coder.encode(style.rawValue, forKey: Key.style)
    coder.encode(hidesWhenStopped, forKey: Key.hidesWhenStopped)
    coder.encode(isRunning, forKey: Key.isAnimating)
    coder.encode(explicitColor, forKey: Key.color)
  }

  private func decodeIndicator(with coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Key.style) else {
      return
    }
    style = Style(rawValue: coder.decodeInteger(forKey: Key.style)) ?? .medium
    hidesWhenStopped = coder.decodeBool(forKey: Key.hidesWhenStopped)
    color = coder.decodeObject(of: UIColor.self, forKey: Key.color)
    if coder.decodeBool(forKey: Key.isAnimating) { startAnimating() }
  }
}
