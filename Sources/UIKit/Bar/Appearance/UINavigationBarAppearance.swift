public import Foundation

/// The look of a navigation bar: its background, titles and buttons.
///
/// Main thread only. Source: Apple, "UINavigationBarAppearance".
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title. Default: semibold at 17 points, in the color of labels.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label,
  ]
  {
    didSet { didChange() }
  }
  /// The distance by which the title is moved. Default: zero. Points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }
  /// The attributes of the large title. Default: bold at 34 points, in the color of labels.
  ///
  /// A font that `UIFontMetrics` has scaled, such as the default one, follows the size of text of the bar.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [
    .font: UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: 34, weight: .bold)),
    .foregroundColor: UIColor.label,
  ]
  {
    didSet { didChange() }
  }

  /// The font of the large title at a size of text; nil where the attributes have none.
  final func largeTitleFont(for category: UIContentSizeCategory) -> UIFont? {
    (largeTitleTextAttributes[.font] as? UIFont)?.adjusted(to: category)
  }

  /// The look of plain buttons. Assigned values are copied.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons }
    set { buttons = observed(newValue) }
  }
  private final var buttons = UIBarButtonItemAppearance(style: .plain)

  /// The look of buttons of the style `.done`. Assigned values are copied.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtons }
    set { doneButtons = observed(newValue) }
  }
  private final var doneButtons = UIBarButtonItemAppearance(style: .done)

  /// The look of the back button. Assigned values are copied.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { backButtons }
    set { backButtons = observed(newValue) }
  }
  private final var backButtons = UIBarButtonItemAppearance(style: .plain)

  /// The image beside the title of the back button.
  open var backIndicatorImage: UIImage { backIndicator ?? Self.chevron }
  /// The image that hides titles which slide to the back button.
  open var backIndicatorTransitionMaskImage: UIImage { backIndicatorMask ?? Self.chevron }
  private static var chevron: UIImage {
    let semibold = UIImage.SymbolConfiguration(weight: .semibold)
    return UIImage(systemName: "chevron.backward", withConfiguration: semibold) ?? UIImage()
  }
  private final var backIndicator: UIImage?
  private final var backIndicatorMask: UIImage?

  /// Replaces the image beside the title of the back button. nil, for one of the two, means the
  /// system's images.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    let hasBoth = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
    backIndicator = hasBoth ? backIndicatorImage : nil
    backIndicatorMask = hasBoth ? backIndicatorTransitionMaskImage : nil
    didChange()
  }

  private func observed(_ appearance: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
    let copy = appearance.copy() as? UIBarButtonItemAppearance ?? appearance
    copy.onChange = { [weak self] in self?.didChange() }
    didChange()
    return copy
  }

  override func setUp() {
    for appearance in [buttons, doneButtons, backButtons] {
      appearance.onChange = { [weak self] in self?.didChange() }
    }
  }

  override func copyContent(of other: UIBarAppearance) {
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    (backIndicator, backIndicatorMask) = (other.backIndicator, other.backIndicatorMask)
  }
}
