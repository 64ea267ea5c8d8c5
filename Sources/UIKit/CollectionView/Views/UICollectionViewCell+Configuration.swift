import CoreGraphics

extension UICollectionViewCell: ConfiguredView {
  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = isEditingItem
    state.isReordering = collection?.isMoving(self) ?? false
    state.isSwiped = collection?.swiping?.swipe?.cell === self
    if let collection, let drag = collection.itemDrag, let path = collection.indexPath(for: self) {
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
    _ = replaceContent(for: configuration)
  }

  func showBackground(_ configuration: UIBackgroundConfiguration?) {
    if configuration != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
    configured.show(configuration, in: self, behind: content)
    configured.backgroundView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
