public import CoreGraphics

/// The background of a button or a cell.
///
/// Main thread only, where it is shown. Source: Apple, "UIBackgroundConfiguration".
@preconcurrency @MainActor
public struct UIBackgroundConfiguration: @preconcurrency Hashable {
  private let listStyle: ListStyle?
  /// The color that the style and the state give.
  private var standardColor: UIColor?
  /// The color that the program has set, which may be nil.
  private var ownColor: UIColor??

  private init() { listStyle = nil }

  init(_ style: ListStyle) {
    listStyle = style
    standardColor = style.color(isOn: false)
    (cornerRadius, backgroundInsets) = (style.cornerRadius, style.insets)
  }

  /// A background without anything.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Returns the configuration with the standard color of a state, unless the program has set another
  /// color. Only the backgrounds of lists have such colors.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let listStyle else { return self }
    var result = self
    result.standardColor = listStyle.color(isOn: ListStateFlags(state).isOn)
    return result
  }

  /// A view that fills the background, above its color. Default: nil.
  public var customView: UIView?
  /// The radius of the corners. Points. Default: 0.
  public var cornerRadius: CGFloat = 0
  /// The distances from the sides of the view to the background. Points. Default: 0.
  public var backgroundInsets = NSDirectionalEdgeInsets()
  /// The sides at which the view's layout margins are added to the insets. Default: none.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// nil, the default except for lists, means the tint color where a control asks for a fill.
  public var backgroundColor: UIColor? {
    get { ownColor ?? standardColor }
    set { ownColor = .some(newValue) }
  }
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// A blur or a vibrancy behind the color. Default: nil.
  public var visualEffect: UIVisualEffect?
  /// An image above the color. Default: nil.
  public var image: UIImage?
  /// Default: `.scaleToFill`.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// nil, the default, means the tint color.
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// Points. Default: 0, no stroke.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke from the background, outwards. Points. Default: 0.
  public var strokeOutset: CGFloat = 0

  /// The color of the background, after the transformer.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The color of the stroke, after the transformer.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
