import CoreGraphics

extension UITableViewCell: ConfiguredView {
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

  func useStandardUpdate(_ state: UICellConfigurationState) {
    updateConfigurations(for: state)
    configurationUpdateHandler?(self, state)
  }

  func showContent(_ configuration: (any UIContentConfiguration)?) {
    guard replaceContent(for: configuration) else { return }
    // The standard texts lay in the view that is gone.
    (parts.imageView, parts.textLabel, parts.detailLabel) = (nil, nil, nil)
    if content.semanticContentAttribute == .unspecified {
      content.semanticContentAttribute = semanticContentAttribute
    }
  }

  func showBackground(_ configuration: UIBackgroundConfiguration?) {
    if configuration != nil { backgroundView = nil }
    configured.show(configuration, in: self, behind: content)
    updateSelectionLook(animated: false)
  }
}
