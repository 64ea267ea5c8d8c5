import Foundation

// What a button shows with a configuration.
extension UIButton {
  /// The title of the configuration; of a button that shows its menu's selection, that.
  private func shownTitle(_ configuration: Configuration) -> AttributedString? {
    if isPopup, let selected = menu?.selectedElements.first {
      return AttributedString(selected.title)
    }
    return configuration.attributedTitle ?? title(for: state).map { AttributedString($0) }
  }

  private func shownImage(_ configuration: Configuration) -> UIImage? {
    if isPopup, let image = menu?.selectedElements.first?.image { return image }
    return configuration.image ?? image(for: state)
  }

  final func showConfiguration() {
    guard let configuration else { return }
    let colors = ButtonColors(configuration, tint: tintColor, role: role)
    showTexts(configuration, colors)
    showImage(configuration, colors)
    showIndicator(configuration, colors)
    let isReleased =
      shownState.contains(.highlighted) && !configuration.state.contains(.highlighted)
    shownState = configuration.state
    guard isReleased, window != nil else { return showColors(configuration, colors) }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.showColors(configuration, colors)
    }
  }

  private func showColors(_ configuration: Configuration, _ colors: ButtonColors) {
    for view in parts.dimmed { view.alpha = colors.contentAlpha }
    var background = configuration.background
    let hovered = isLightened ? UIColor.tertiarySystemFill : nil
    background.backgroundColor = background.backgroundColor ?? colors.background ?? hovered
    if background.backgroundColor == nil { background.backgroundColorTransformer = nil }
    backgroundView.show(background, radius: cornerRadius(configuration))
  }

  private func showTexts(_ configuration: Configuration, _ colors: ButtonColors) {
    let title = shownTitle(configuration)
    if title != nil || parts.title != nil {
      show(
        title, in: titleView, configuration.buttonSize.titleFont, colors.foreground,
        configuration.titleTextAttributesTransformer, configuration.titleLineBreakMode)
    }
    if configuration.attributedSubtitle != nil || parts.subtitle != nil {
      show(
        configuration.attributedSubtitle, in: subtitleView, configuration.buttonSize.subtitleFont,
        colors.foreground, configuration.subtitleTextAttributesTransformer,
        configuration.subtitleLineBreakMode)
    }
  }

  private func show(
    _ text: AttributedString?, in label: UILabel, _ font: UIFont, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?, _ mode: NSLineBreakMode
  ) {
    label.isHidden = text == nil
    label.numberOfLines = mode.wrapsLines ? 0 : 1
    let text = text ?? AttributedString()
    let runs = text.runs.map { run in
      let string = String(text[run.range].characters)
      var container = AttributeContainer()
      container[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
      container[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
      container.merge(run.attributes)
      container = transformer?(container) ?? container
      return (string, container.uiKitAttributes)
    }
    (label.textAlignment, label.lineBreakMode) = (titleTextAlignment, mode)
    guard runs.count > 1 else { return label.setText(runs.first?.0 ?? "", runs.first?.1 ?? [:]) }
    let result = NSMutableAttributedString(string: "")
    for (string, attributes) in runs {
      result.append(NSAttributedString(string: string, attributes: attributes))
    }
    label.attributedText = result
  }

  private func showImage(_ configuration: Configuration, _ colors: ButtonColors) {
    let image = configuration.showsActivityIndicator ? nil : shownImage(configuration)
    if image != nil || parts.image != nil {
      let view = pictureView
      view.isHidden = image == nil
      view.tintColor = configuration.imageColorTransformer?(colors.foreground) ?? colors.foreground
      view.preferredSymbolConfiguration =
        configuration.preferredSymbolConfigurationForImage
        ?? UIImage.SymbolConfiguration(font: configuration.buttonSize.titleFont)
      view.image =
        image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    }
    guard configuration.showsActivityIndicator || parts.activity != nil else { return }
    let color = colors.foreground
    activityView.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    if configuration.showsActivityIndicator != activityView.isAnimating {
      configuration.showsActivityIndicator
        ? activityView.startAnimating() : activityView.stopAnimating()
    }
  }

  private func showIndicator(_ configuration: Configuration, _ colors: ButtonColors) {
    let isShown =
      switch configuration.indicator {
      case .automatic: isPopup
      case .none: false
      case .popup: true
      }
    guard isShown || parts.indicator != nil else { return }
    indicatorView.isHidden = !isShown
    indicatorView.tintColor =
      configuration.indicatorColorTransformer?(colors.foreground) ?? colors.foreground
  }

  // MARK: Alignment

  final var titleAnchor: CGFloat {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leading: CGFloat = isReversed ? 1 : 0
    guard let configuration else { return 0.5 }
    switch configuration.titleAlignment {
    case .leading: return leading
    case .center: return 0.5
    case .trailing: return 1 - leading
    case .automatic: break
    }
    if shownImageExists, configuration.imagePlacement.contains(.leading) { return leading }
    if shownImageExists, configuration.imagePlacement.contains(.trailing) { return 1 - leading }
    return effectiveContentHorizontalAlignment == .fill
      ? leading : effectiveContentHorizontalAlignment.anchor
  }

  private var shownImageExists: Bool {
    configuration.map { $0.showsActivityIndicator || shownImage($0) != nil } ?? false
  }

  private var titleTextAlignment: NSTextAlignment {
    switch titleAnchor {
    case 0: .left
    case 1: .right
    default: .center
    }
  }
}

extension NSLineBreakMode {
  /// Whether text in this mode has several lines.
  var wrapsLines: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
