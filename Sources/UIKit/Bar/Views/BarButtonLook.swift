import Foundation

/// How a bar shows its buttons.
@MainActor struct BarButtonLook {
  var plain: UIBarButtonItemAppearance
  var done: UIBarButtonItemAppearance
  var metrics = UIBarMetrics.default

  static let standard = BarButtonLook(
    plain: UIBarButtonItemAppearance(style: .plain), done: UIBarButtonItemAppearance(style: .done))

  func appearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance {
    item.style == .done ? done : plain
  }

  /// Returns the attributes of an item's title: those of the item before those of the bar, and those of
  /// the state before those of the normal state.
  func attributes(
    of item: UIBarButtonItem, _ appearance: UIBarButtonItemAppearance, in state: UIControl.State
  ) -> [NSAttributedString.Key: Any] {
    var attributes = appearance.normal.titleTextAttributes
    let layers = [
      appearance.appearance(in: state).titleTextAttributes,
      item.titleTextAttributes(for: .normal) ?? [:],
      state == .normal ? [:] : item.titleTextAttributes(for: state) ?? [:],
    ]
    for layer in layers { attributes.merge(layer) { $1 } }
    return attributes
  }
}
