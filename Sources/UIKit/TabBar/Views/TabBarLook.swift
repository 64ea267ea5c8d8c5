/// How a tab bar shows its items.
@MainActor struct TabBarLook {
  var style: UITabBarItemAppearance.Style
  var items: UITabBarItemAppearance
  var selectedColor: UIColor
  var normalColor: UIColor
  var indicatorImage: UIImage?
  var indicatorColor: UIColor?

  func color(in state: UIControl.State) -> UIColor {
    if state.contains(.disabled) { return normalColor.withAlphaComponent(0.4) }
    return state.contains(.selected) ? selectedColor : normalColor
  }
}
