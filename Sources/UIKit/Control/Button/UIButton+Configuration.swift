public import Foundation

extension UIButton {
  /// The look and the content of a button.
  ///
  /// Main thread only. Source: Apple, "UIButton.Configuration".
  @preconcurrency @MainActor public struct Configuration {
    /// How the radius of the corners is determined.
    public enum CornerStyle: Int, Sendable {
      /// It is that of the background.
      case fixed
      /// It follows the size of the button.
      case dynamic
      case small, medium, large
      case capsule
    }

    /// The size of the text and of the insets.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// The alignment of the title and the subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// Follows the place of the image.
      case automatic
      case leading, center, trailing
    }

    /// What shows that a button has a menu.
    public enum Indicator: Int, Sendable {
      /// Two chevrons on a button that shows its menu's selected element.
      case automatic
      case none
      case popup
    }

    /// The standard look, which colors follow from.
    enum Look {
      case plain, gray, tinted, filled
    }

    let look: Look
    /// The state for which `updated(for:)` has made the configuration.
    var state = UIControl.State.normal
    private var hasOwnInsets = false
    private var insets = NSDirectionalEdgeInsets()

    init(_ look: Look) {
      self.look = look
      setDefaultContentInsets()
    }

    // MARK: Standard configurations

    /// A title in the tint color, without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A title in the tint color, on a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A title in the tint color, on a background of the same color that is mostly transparent.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A white title on a background in the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// A style that equals `plain()`, as on iOS.
    public static func borderless() -> Configuration { plain() }
    /// A style that equals `gray()`, as on iOS.
    public static func bordered() -> Configuration { gray() }
    /// A style that equals `tinted()`, as on iOS.
    public static func borderedTinted() -> Configuration { tinted() }
    /// A style that equals `filled()`, as on iOS.
    public static func borderedProminent() -> Configuration { filled() }

    /// Returns the configuration with the look of a button's state.
    ///
    /// Source: Apple, "updated(for:)".
    public func updated(for button: UIButton) -> Configuration {
      var configuration = self
      configuration.state = button.state
      if !automaticallyUpdateForSelection { configuration.state.remove(.selected) }
      return configuration
    }

    // MARK: Background

    /// The background behind the content; its color, where it has one, replaces the standard one.
    public var background = UIBackgroundConfiguration.clear()
    /// Default: `.dynamic`.
    public var cornerStyle = CornerStyle.dynamic
    /// Default: `.medium`.
    public var buttonSize = Size.medium {
      didSet { if !hasOwnInsets { insets = buttonSize.insets } }
    }
    /// The color that the colors of the content follow from; nil, the default, is that of the look.
    public var baseForegroundColor: UIColor?
    /// The color that the colors of the background follow from; nil, the default, is that of the look.
    public var baseBackgroundColor: UIColor?

    // MARK: Image

    /// Default: nil.
    public var image: UIImage?
    /// Changes the color of a template image.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator replaces the image. Default: false.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Title

    /// Setting it replaces `attributedTitle`. Default: nil.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    /// Changes the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Default: `.byWordWrapping`; a title that is truncated has one line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The text below the title. Default: nil.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Default: `.byWordWrapping`.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Default: `.automatic`.
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Layout

    /// The distances from the sides of the button to the content. Default: those of `buttonSize`.
    /// Points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets }
      set { (insets, hasOwnInsets) = (newValue, true) }
    }

    /// Resets `contentInsets` to those of `buttonSize`.
    public mutating func setDefaultContentInsets() {
      (insets, hasOwnInsets) = (buttonSize.insets, false)
    }

    /// The side of the title on which the image is. Default: `.leading`.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the image and the title. Points. Default: 0.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle. Points. Default: 1.
    public var titlePadding: CGFloat = 1
    /// Default: `.automatic`.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether a selected button has another look. Default: true.
    public var automaticallyUpdateForSelection = true
  }
}

extension UIButton.Configuration.Size {
  fileprivate var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleFont: UIFont {
    switch self {
    case .mini, .small: .preferredFont(forTextStyle: .subheadline)
    case .medium, .large: .preferredFont(forTextStyle: .body)
    }
  }

  var subtitleFont: UIFont {
    .preferredFont(forTextStyle: self == .mini || self == .small ? .caption1 : .footnote)
  }

  fileprivate var dynamicRadius: CGFloat {
    switch self {
    case .mini, .small: 5
    case .medium: 5.95
    case .large: 8.75
    }
  }
}

extension UIButton.Configuration {
  /// The radius of the corners of a background.
  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic: buttonSize.dynamicRadius
    case .small: 4
    case .medium: 8
    case .large: 12
    case .capsule: height / 2
    }
  }
}
