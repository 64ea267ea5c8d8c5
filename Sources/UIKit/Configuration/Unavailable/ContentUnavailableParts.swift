import CoreGraphics
import Foundation

/// The views of a ``UIContentUnavailableView``: a column in the middle of a scroll view.
@MainActor final class ContentUnavailableParts {
  let scroll = UIScrollView()
  private let background = BackgroundConfigurationView()
  private let column = UIStackView()
  private let image = UIImageView()
  private let spinner = UIActivityIndicatorView(style: .large)
  private let (text, secondaryText) = (UILabel(), UILabel())
  private let (button, secondaryButton) = (UIButton(), UIButton())
  private var actions: [UIAction] = []
  private lazy var middle = column.centerYAnchor.constraint(
    equalTo: scroll.contentLayoutGuide.centerYAnchor)

  func add(to view: UIView) {
    for part in [background, scroll] {
      part.frame = view.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(part)
    }
    column.axis = .vertical
    for part in [image, spinner, text, secondaryText, button, secondaryButton] {
      column.addArrangedSubview(part)
    }
    column.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(column)
    constrain(view.layoutMarginsGuide)
  }

  /// The column is in the middle of what is visible, or of the content where that is higher.
  private func constrain(_ margins: UILayoutGuide) {
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    let fits = content.heightAnchor.constraint(equalTo: frame.heightAnchor)
    fits.priority = .defaultLow
    let top = column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16)
    top.priority = .defaultLow
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualTo: frame.heightAnchor), fits, top,
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      column.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 16),
      content.bottomAnchor.constraint(greaterThanOrEqualTo: column.bottomAnchor, constant: 16),
    ])
  }

  func show(_ configuration: UIContentUnavailableConfiguration) {
    let isCentered = configuration.alignment == .center
    background.show(configuration.background)
    column.alignment = isCentered ? .center : .leading
    middle.isActive = isCentered
    showImage(configuration)
    show(
      configuration.text, configuration.attributedText, configuration.textProperties, in: text,
      isCentered)
    show(
      configuration.secondaryText, configuration.secondaryAttributedText,
      configuration.secondaryTextProperties, in: secondaryText, isCentered)
    for action in actions {
      for button in [button, secondaryButton] {
        button.removeAction(action, for: .primaryActionTriggered)
      }
    }
    actions = []
    show(configuration.button, configuration.buttonProperties, in: button)
    show(
      configuration.secondaryButton, configuration.secondaryButtonProperties, in: secondaryButton)
    showDistances(configuration)
  }

  private func showImage(_ configuration: UIContentUnavailableConfiguration) {
    let properties = configuration.imageProperties
    let isLoading = configuration.style == .loading && configuration.image == nil
    spinner.isHidden = !isLoading
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    image.isHidden = configuration.image == nil
    image.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    image.image = configuration.image.map { Self.scaled($0, to: properties.maximumSize) }
    image.tintColor = properties.tintColor
    image.layer.cornerRadius = properties.cornerRadius
    image.clipsToBounds = properties.cornerRadius > 0
  }

  /// Returns an image that fits in a size, of which a dimension of 0 is unlimited.
  private static func scaled(_ image: UIImage, to limit: CGSize) -> UIImage {
    let parts = [limit.width / image.size.width, limit.height / image.size.height]
    guard let part = parts.filter({ $0 > 0 }).min(), part < 1 else { return image }
    let size = CGSize(width: image.size.width * part, height: image.size.height * part)
    return image.preparingThumbnail(of: size) ?? image
  }

  private func show(
    _ content: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel,
    _ isCentered: Bool
  ) {
    label.isHidden = (content ?? "").isEmpty && (attributed?.length ?? 0) == 0
    (label.font, label.textColor) = (properties.font, properties.color)
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    if let attributed { label.attributedText = attributed } else { label.text = content }
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = isCentered ? .center : .natural
  }

  private func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, in button: UIButton
  ) {
    let hasTitle = !(configuration.title ?? "").isEmpty || configuration.attributedTitle != nil
    button.isHidden = !hasTitle && configuration.image == nil
    button.configuration = configuration
    (button.isEnabled, button.role) = (properties.isEnabled, properties.role)
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    guard let action = properties.primaryAction else { return }
    actions.append(action)
    button.addAction(action, for: .primaryActionTriggered)
  }

  private func showDistances(_ configuration: UIContentUnavailableConfiguration) {
    column.setCustomSpacing(configuration.imageToTextPadding, after: image)
    column.setCustomSpacing(configuration.imageToTextPadding, after: spinner)
    let hasSecondary = !secondaryText.isHidden
    column.setCustomSpacing(
      hasSecondary ? configuration.textToSecondaryTextPadding : configuration.textToButtonPadding,
      after: text)
    column.setCustomSpacing(configuration.textToButtonPadding, after: secondaryText)
    column.setCustomSpacing(configuration.buttonToSecondaryButtonPadding, after: button)
  }
}
