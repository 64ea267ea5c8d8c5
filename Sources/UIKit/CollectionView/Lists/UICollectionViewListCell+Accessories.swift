import CoreGraphics
import Foundation

/// A data source whose items are trees.
@MainActor protocol OutlineSource: AnyObject {
  /// The number of an item's parents; nil in a section without a tree.
  func outlineLevel(at path: IndexPath) -> Int?
  func isOutlineExpanded(at path: IndexPath) -> Bool
  /// Expands or collapses an item.
  func toggleOutline(at path: IndexPath)
}

extension UICollectionViewListCell {
  /// Makes the views of the accessories that are visible in the present state.
  func updateAccessories() {
    for part in list.accessories { part.view.removeFromSuperview() }
    list.accessories = accessories.filter(isVisible).map { ($0, makeView($0)) }
    for part in list.accessories { addSubview(part.view) }
    setNeedsLayout()
  }

  private func isVisible(_ accessory: UICellAccessory) -> Bool {
    guard !accessory.look.isHidden else { return false }
    switch accessory.displayed {
    case .always: return true
    case .whenEditing: return isEditingItem
    case .whenNotEditing: return !isEditingItem
    }
  }

  private func makeView(_ accessory: UICellAccessory) -> UIView {
    let look = accessory.look
    switch accessory.kind {
    case .disclosure: return symbol("chevron.forward", 14, look.tint ?? .tertiaryLabel)
    case .checkmark: return symbol("checkmark", 17, look.tint ?? tintColor)
    case .outline: return outlineButton(accessory)
    case .reorder: return grip(look)
    case .delete: return round("minus.circle.fill", look, .systemRed, accessory.handler)
    case .insert: return round("plus.circle.fill", look, .systemGreen, accessory.handler)
    case .detail: return detailButton(accessory)
    case .multiselect:
      return symbol(
        isSelected ? "checkmark.circle.fill" : "circle", 20,
        isSelected ? look.background ?? tintColor : look.tint ?? .tertiaryLabel)
    case .label(let text, let font, let adjusts):
      let label = UILabel()
      (label.text, label.font, label.textColor) = (text, font, look.tint ?? .secondaryLabel)
      label.adjustsFontForContentSizeCategory = adjusts
      label.sizeToFit()
      return label
    case .view(let view):
      if let tint = look.tint { view.tintColor = tint }
      if view.bounds.size == .zero { view.sizeToFit() }
      return view
    }
  }

  private func symbol(_ name: String, _ size: CGFloat, _ color: UIColor) -> UIView {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    view.tintColor = color
    view.sizeToFit()
    return view
  }

  private func button(_ image: UIView, _ action: @escaping () -> Void) -> UIView {
    let button = UIControl(frame: CGRect(x: 0, y: 0, width: 28, height: 44))
    image.center = CGPoint(x: 14, y: 22)
    image.isUserInteractionEnabled = false
    button.addSubview(image)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }

  private func round(
    _ name: String, _ look: UICellAccessory.Look, _ color: UIColor, _ handler: (() -> Void)?
  ) -> UIView { button(symbol(name, 20, look.background ?? color)) { handler?() } }

  private func detailButton(_ accessory: UICellAccessory) -> UIView {
    let button = UIButton(type: .detailDisclosure)
    if let tint = accessory.look.tint { button.tintColor = tint }
    button.addAction(UIAction { _ in accessory.handler?() }, for: .touchUpInside)
    button.sizeToFit()
    return button
  }

  // MARK: Outlines

  private var outline: (source: any OutlineSource, path: IndexPath)? {
    guard let collection, let path = collection.indexPath(for: self),
      let source = collection.dataSource as? any OutlineSource
    else { return nil }
    return (source, path)
  }

  private func outlineButton(_ accessory: UICellAccessory) -> UIView {
    let isExpanded = outline.map { $0.source.isOutlineExpanded(at: $0.path) } ?? false
    let arrow = symbol(
      isExpanded ? "chevron.down" : "chevron.forward", 14, accessory.look.tint ?? tintColor)
    return button(arrow) { [weak self] in
      if let handler = accessory.handler { return handler() }
      guard let self, let outline = self.outline else { return }
      outline.source.toggleOutline(at: outline.path)
      updateAccessories()
    }
  }

  // MARK: Moving

  private func grip(_ look: UICellAccessory.Look) -> UIView {
    let view = symbol("line.3.horizontal", 17, look.tint ?? .tertiaryLabel)
    view.isUserInteractionEnabled = true
    let gesture = UILongPressGestureRecognizer()
    gesture.minimumPressDuration = 0
    gesture.addAction { [weak self] in self?.moveItem(with: $0) }
    view.addGestureRecognizer(gesture)
    return view
  }

  private func moveItem(with gesture: UIGestureRecognizer) {
    guard let collection else { return }
    // Only the height changes: the grip is at the side of the cell.
    let point = CGPoint(x: center.x, y: gesture.location(in: collection).y)
    switch gesture.state {
    case .began:
      if let path = collection.indexPath(for: self) {
        _ = collection.beginInteractiveMovementForItem(at: path)
      }
    case .changed: collection.updateInteractiveMovementTargetPosition(point)
    case .ended: collection.endInteractiveMovement()
    case .cancelled, .failed: collection.cancelInteractiveMovement()
    case .possible: break
    }
  }
}
