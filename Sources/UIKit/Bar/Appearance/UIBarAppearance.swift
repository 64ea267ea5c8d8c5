public import Foundation

/// The background of a bar: the superclass of the appearances of each kind of bar.
///
/// A bar shows changes of an appearance that it has. Main thread only. Source: Apple,
/// "UIBarAppearance".
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying,
  @preconcurrency NSSecureCoding
{
  /// Called after a change.
  final var onChange: (() -> Void)?

  /// Creates an appearance with the default background.
  public override init() {
    super.init()
    configureWithDefaultBackground()
    setUp()
  }

  /// Creates an appearance with the background of another one.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    copyContent(of: barAppearance)
    setUp()
  }

  /// Creates an appearance from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    guard let coder = coder as? NSKeyedUnarchiver else { return }
    backgroundEffect = coder.decodeObject(of: UIBlurEffect.self, forKey: Key.effect)
    backgroundColor = coder.decodeObject(of: UIColor.self, forKey: Key.color)
    backgroundImage = coder.decodeObject(of: UIImage.self, forKey: Key.image)
    shadowColor = coder.decodeObject(of: UIColor.self, forKey: Key.shadowColor)
    shadowImage = coder.decodeObject(of: UIImage.self, forKey: Key.shadowImage)
    setUp()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(backgroundEffect, forKey: Key.effect)
    coder.encode(backgroundColor, forKey: Key.color)
    coder.encode(backgroundImage, forKey: Key.image)
    coder.encode(shadowColor, forKey: Key.shadowColor)
    coder.encode(shadowImage, forKey: Key.shadowImage)
  }

  private enum Key {
    static let effect = "UIBackgroundEffect"
    static let color = "UIBackgroundColor"
    static let image = "UIBackgroundImage"
    static let shadowColor = "UIShadowColor"
    static let shadowImage = "UIShadowImage"
  }

  nonisolated open class var supportsSecureCoding: Bool { true }

  /// Returns an appearance of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { Self(barAppearance: self) }

  /// Copies what the subclass adds.
  func copyContent(of other: UIBarAppearance) {}

  /// Called at the end of each initializer.
  func setUp() {}

  final func didChange() { onChange?() }

  // MARK: Configurations

  /// Sets a blurred background with a shadow.
  open func configureWithDefaultBackground() {
    (backgroundEffect, backgroundColor) = (UIBlurEffect(style: .systemChromeMaterial), nil)
    (backgroundImage, shadowImage, shadowColor) = (nil, nil, Self.defaultShadowColor)
  }

  /// Sets an opaque background with a shadow.
  open func configureWithOpaqueBackground() {
    (backgroundEffect, backgroundColor) = (nil, .systemBackground)
    (backgroundImage, shadowImage, shadowColor) = (nil, nil, Self.defaultShadowColor)
  }

  /// Sets no background and no shadow.
  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundColor) = (nil, nil)
    (backgroundImage, shadowImage, shadowColor) = (nil, nil, nil)
  }

  private static let defaultShadowColor = UIColor(dynamicProvider: { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.3)
  })

  // MARK: Background

  /// The blur behind the color. Default: of the system's chrome material.
  open var backgroundEffect: UIBlurEffect? { didSet { didChange() } }
  /// The color above the blur and below the image. Default: nil.
  @preconcurrency open var backgroundColor: UIColor? { didSet { didChange() } }
  /// The image above the color. Default: nil.
  @preconcurrency open var backgroundImage: UIImage? { didSet { didChange() } }
  /// How the image fills the background. Default: `.scaleToFill`.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { didChange() } }

  // MARK: Shadow

  /// The color of the line along the bar, or of a template image; nil means no shadow, and the own
  /// colors of an image. Default: a translucent gray.
  @preconcurrency open var shadowColor: UIColor? { didSet { didChange() } }
  /// The image instead of the line. Default: nil.
  @preconcurrency open var shadowImage: UIImage? { didSet { didChange() } }

  /// Whether nothing can be seen through the background.
  final var isOpaque: Bool {
    backgroundColor.map { $0.cgColor.alpha >= 1 } ?? false
  }
}
