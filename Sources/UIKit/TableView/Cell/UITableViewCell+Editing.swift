import CoreGraphics

extension UITableViewCell {
  /// Shows how the cell is edited.
  func show(_ new: CellEditing, animated: Bool) {
    guard new != editing else { return }
    let old = editing
    let changesState = new.stateMask != old.stateMask
    if changesState { willTransition(to: new.stateMask) }
    editing = new
    if old.isOn != new.isOn || old.isReordering != new.isReordering {
      setNeedsUpdateConfiguration()
    }
    let controls = makeEditingParts()
    if old.isOn != new.isOn { updateAccessory() }
    let appeared = controls + (old.isOn != new.isOn ? parts.accessories : [])
    exchange(takeEditingParts(), for: appeared, animated: animated) { [weak self] in
      if changesState { self?.didTransition(to: new.stateMask) }
    }
  }

  /// Lets views appear and others disappear, and makes room for them.
  private func exchange(
    _ gone: [UIView], for appeared: [UIView], animated: Bool, completion: @escaping () -> Void
  ) {
    UIView.performWithoutAnimation {
      for view in appeared { view.alpha = 0 }
      layOutAccessories()
    }
    let changes = { [self] in
      for view in appeared { view.alpha = 1 }
      for view in gone { view.alpha = 0 }
      let outside = editControlFrame.offsetBy(dx: -EditControl.inset, dy: 0)
      gone.first { $0 is EditControl }?.frame = placed(outside, in: bounds.width)
      setNeedsLayout()
      layoutIfNeeded()
    }
    let end = {
      for view in gone { view.removeFromSuperview() }
      completion()
    }
    guard animated, window != nil else {
      UIView.performWithoutAnimation(changes)
      return end()
    }
    UIView.animate(withDuration: 0.3, animations: changes) { _ in end() }
  }

  func changeEditing(to isOn: Bool, animated: Bool) {
    var new = plannedEditing ?? editing
    plannedEditing = nil
    new.isOn = isOn
    if !isOn { (new.isMovable, new.showsConfirmation) = (false, false) }
    show(new, animated: animated)
  }

  /// Makes the controls that the cell lacks, at the places from which they appear.
  private func makeEditingParts() -> [UIView] {
    var new: [UIView] = []
    if editing.hasControl {
      if let control = parts.editControl {
        control.look = editLook
      } else {
        let control = EditControl(editLook)
        control.addAction(
          UIAction { [weak self] _ in self?.editControlTapped() }, for: .touchUpInside)
        parts.editControl = control
        new.append(control)
      }
    }
    if editing.isMovable, parts.reorderControl == nil {
      let control = ReorderControl()
      control.recognizer.addAction { [weak self] recognizer in
        guard let self else { return }
        table?.reorderDidChange(recognizer, of: self)
      }
      parts.reorderControl = control
      new.append(control)
    }
    UIView.performWithoutAnimation {
      for view in new { addSubview(view) }
      guard new.contains(where: { $0 is EditControl }) else { return }
      let outside = editControlFrame.offsetBy(dx: -EditControl.inset, dy: 0)
      parts.editControl?.frame = placed(outside, in: bounds.width)
    }
    return new
  }

  /// Returns the controls that the cell does not need any more.
  private func takeEditingParts() -> [UIView] {
    var gone: [UIView] = []
    if !editing.hasControl, let control = parts.editControl {
      gone.append(control)
      parts.editControl = nil
    }
    if !editing.isMovable, let control = parts.reorderControl {
      gone.append(control)
      parts.reorderControl = nil
    }
    return gone
  }

  private var editLook: EditControl.Look {
    if editing.selectsSeveral { return .mark(isOn: isSelected) }
    return editing.style == .insert ? .insert : .delete
  }

  func updateEditControl() {
    if editing.hasControl { parts.editControl?.look = editLook }
  }

  var editControlFrame: CGRect {
    CGRect(
      x: 16, y: ((bounds.height - EditControl.size) / 2).rounded(), width: EditControl.size,
      height: EditControl.size)
  }

  private func editControlTapped() {
    guard let table, let path = table.indexPath(for: self) else { return }
    table.editControlTapped(path, editing.style)
  }
}

extension CellEditing {
  var stateMask: UITableViewCell.StateMask {
    var mask: UITableViewCell.StateMask = []
    if isOn { mask.insert(.showingEditControl) }
    if showsConfirmation { mask.insert(.showingDeleteConfirmation) }
    return mask
  }
}
