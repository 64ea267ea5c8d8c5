/// A column of a split view controller.
@MainActor final class SplitColumn {
  typealias Name = UISplitViewController.Column

  let name: Name
  /// What the program has set.
  var controller: UIViewController?
  /// The child whose view the column shows: the controller, or a navigation controller around it.
  var child: UIViewController?
  let view = SplitColumnView()

  init(_ name: Name) {
    self.name = name
  }

  /// Whether the child's view is in the column.
  var isShown: Bool { view.content != nil }

  func show() { view.content = child?.view }

  func hide() {
    view.content = nil
    if let child, child.appearance == .disappearing { child.endAppearance() }
  }

  /// Gives the content another width class than the window has; nil means that of the window.
  func setWidthClass(_ sizeClass: UIUserInterfaceSizeClass?) {
    if let sizeClass {
      view.traitOverrides.horizontalSizeClass = sizeClass
    } else {
      view.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    }
  }
}
