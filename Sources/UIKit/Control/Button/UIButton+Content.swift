import Foundation

// What a button shows without a configuration.
extension UIButton {
  /// Sets the configuration from an initializer, where observers of the property are not called.
  final func use(_ configuration: Configuration) { self.configuration = configuration }

  final func takePrimaryAction(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration == nil || configuration?.attributedTitle == nil, !action.title.isEmpty {
      setTitle(action.title, for: .normal)
    }
    if configuration == nil || configuration?.image == nil, let image = action.image {
      setImage(image, for: .normal)
    }
  }

  final func showImageOfType() {
    guard let symbol = buttonType.symbol else { return }
    let image = UIImage(
      systemName: symbol.name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: symbol.size))
    setImage(image, for: .normal)
  }

  private var isSystem: Bool { buttonType != .custom }

  /// The color by which the type shows titles and template images.
  private var accent: UIColor {
    if role == .destructive { return .systemRed }
    return buttonType == .close ? .systemGray3 : tintColor
  }

  final func standardTitleColor(for state: UIControl.State) -> UIColor {
    guard isSystem else { return .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    return showsSelectionBox(state) ? .white : accent
  }

  /// Whether a box in the tint color is behind the title and the image.
  private func showsSelectionBox(_ state: UIControl.State) -> Bool {
    buttonType == .system && state.contains(.selected) && backgroundImage(for: state) == nil
  }

  final func showContent() {
    let state = state
    let (previous, isReleased) = (shownState, shownState.contains(.highlighted))
    shownState = state
    showTitle(state)
    showImages(state)
    showSelection(state)
    showGlow(state.contains(.highlighted))
    guard isReleased, !state.contains(.highlighted), window != nil, previous != state else {
      return dimContent(state)
    }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.dimContent(state)
    }
  }

  /// Highlighted titles and images of system buttons are mostly transparent, if the state has none of
  /// its own; images of a disabled custom button are half transparent.
  private func dimContent(_ state: UIControl.State) {
    let isDimmed = isSystem && state.contains(.highlighted)
    let ownTitle =
      content.values[state].map { $0.titleColor != nil || $0.attributedTitle != nil } ?? false
    parts.title?.alpha = isDimmed && !ownTitle ? 0.2 : 1
    let isDisabled = state.contains(.disabled) && adjustsImageWhenDisabled
    let ownImage = content.values[state]?.image != nil
    parts.image?.alpha = ownImage ? 1 : isDimmed ? 0.2 : isDisabled ? 0.5 : 1
  }

  private func showTitle(_ state: UIControl.State) {
    let attributed = attributedTitle(for: state)
    let text = title(for: state)
    guard attributed != nil || text != nil || parts.title != nil else { return }
    let label = titleView
    if let attributed {
      if label.attributedText != attributed { label.attributedText = attributed }
    } else {
      label.text = text
      label.textColor = titleColor(for: state)
    }
    label.shadowColor = titleShadowColor(for: state)
    if reversesTitleShadowWhenHighlighted,
      state.contains(.highlighted) != (label.tag == Self.reversedTag)
    {
      label.shadowOffset = CGSize(
        width: -label.shadowOffset.width, height: -label.shadowOffset.height)
      label.tag = state.contains(.highlighted) ? Self.reversedTag : 0
    }
    label.isHidden = attributed == nil && text == nil
  }

  /// Marks a label whose shadow is reversed.
  private static var reversedTag: Int { 1 }

  private func showImages(_ state: UIControl.State) {
    let image = image(for: state)
    if image != nil || parts.image != nil {
      let view = pictureView
      view.tintColor = isSystem ? standardTitleColor(for: state) : accent
      view.preferredSymbolConfiguration = preferredSymbolConfigurationForImage(in: state)
      view.image = shown(image, state)
      view.isHidden = image == nil
    }
    let background = backgroundImage(for: state)
    if background != nil || parts.backgroundImage != nil {
      backgroundImageView.image = shown(background, state)
    }
    setNeedsLayout()
  }

  /// The image as a template in a system button, and darkened in a custom one that is highlighted.
  private func shown(_ image: UIImage?, _ state: UIControl.State) -> UIImage? {
    guard let image else { return nil }
    if isSystem {
      return image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }
    let isDarkened = state == .highlighted && adjustsImageWhenHighlighted && !image.isTemplate
    guard isDarkened, content.values[state]?.image == nil else { return image }
    return image.darkened
  }

  private func showSelection(_ state: UIControl.State) {
    let isShown = showsSelectionBox(state)
    guard isShown || parts.selection != nil else { return }
    selectionView.isHidden = !isShown
    selectionView.backgroundColor = state.contains(.disabled) ? .tertiarySystemFill : accent
  }

  private func showGlow(_ isHighlighted: Bool) {
    guard showsTouchWhenHighlighted || parts.glow != nil else { return }
    if parts.glow == nil, isHighlighted {
      let glow = ButtonGlowView()
      insertSubview(glow, at: 0)
      parts.glow = glow
    }
    parts.glow?.isHidden = !isHighlighted
  }
}

extension UIImage {
  fileprivate var darkened: UIImage {
    redrawn { context, rect in
      context.setFillColor(UIColor(white: 0, alpha: 0.5).cgColor)
      context.setBlendMode(.sourceAtop)
      context.fill(rect)
    }
  }
}
