import CoreGraphics

extension UICollectionViewCell {
  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = isEditingItem
    state.isReordering = collection?.isMoving(self) ?? false
    return state
  }

  func updateConfigurationIfNeeded() {
    guard configured.needsUpdate else { return }
    configured.needsUpdate = false
    updateConfiguration(using: configurationState)
  }

  func useStandardUpdate(_ state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  func showContent(_ configuration: (any UIContentConfiguration)?) {
    let view = configured.contentView(for: configuration, replacing: content)
    setNeedsLayout()
    guard view !== content else { return }
    view.frame = content.frame
    view.autoresizingMask = content.autoresizingMask
    insertSubview(view, aboveSubview: content)
    content.removeFromSuperview()
    content = view
  }

  func showBackground(_ configuration: UIBackgroundConfiguration?) {
    if configuration != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
    configured.show(configuration, in: self, behind: content)
    configured.backgroundView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
