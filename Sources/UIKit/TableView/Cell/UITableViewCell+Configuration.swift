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
    if let table, let drag = table.itemDrag, let path = table.indexPath(for: self) {
      (state.cellDragState, state.cellDropState) = (
        drag.dragState(of: path), drag.dropState(of: path)
      )
    }
    return state
  }

  func show(_ state: UICellConfigurationState.DragState) {
    dragStateDidChange(DragState(state))
    setNeedsUpdateConfiguration()
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
