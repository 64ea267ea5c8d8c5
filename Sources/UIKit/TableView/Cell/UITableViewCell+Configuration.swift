import CoreGraphics

extension UITableViewCell {
  var standardContentConfiguration: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = editing.isOn
    state.isReordering = editing.isReordering
    state.isSwiped = table?.swipe?.cell === self
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
    // The standard texts lie in the view that goes.
    (parts.imageView, parts.textLabel, parts.detailLabel) = (nil, nil, nil)
    view.frame = content.frame
    if view.semanticContentAttribute == .unspecified {
      view.semanticContentAttribute = semanticContentAttribute
    }
    insertSubview(view, aboveSubview: content)
    content.removeFromSuperview()
    content = view
  }

  func showBackground(_ configuration: UIBackgroundConfiguration?) {
    if configuration != nil { backgroundView = nil }
    configured.show(configuration, in: self, behind: content)
    updateSelectionLook(animated: false)
  }
}
