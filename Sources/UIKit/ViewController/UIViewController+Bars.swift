import Foundation

/// A place in which a container shows another controller.
enum ShownPlace {
  case main, detail
}

extension UIViewController {
  /// Returns the nearest parent of a class.
  func nearestContainer<Container: UIViewController>() -> Container? {
    var controller = container
    while let current = controller {
      if let found = current as? Container { return found }
      controller = current.container
    }
    return nil
  }

  /// Returns this controller or the nearest parent that shows others in a place itself.
  func target(showing place: ShownPlace) -> UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if type(of: current).shownPlaces.contains(place) { return current }
      controller = current.container
    }
    return nil
  }

  func makeNavigationItemOnce() -> UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.owner = self
    ownNavigationItem = item
    return item
  }

  /// Passes the title on to the items that show it in bars, as far as they exist.
  func titleDidChange() {
    ownNavigationItem?.title = title
    ownTabBarItem?.title = title
  }

  func changeToolbarItems(to items: [UIBarButtonItem]?, animated: Bool) {
    ownToolbarItems = items
    if let container = container as? UINavigationController, container.stack.last === self {
      container.updateToolbarItems(animated: animated)
    }
  }

  func layoutOfBarsDidChange() {
    container?.viewIfLoaded?.setNeedsLayout()
  }

  func makeEditButtonItemOnce() -> UIBarButtonItem {
    if let ownEditButtonItem { return ownEditButtonItem }
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: editTitle) { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    item.possibleTitles = ["Edit", "Done"]
    item.style = isEditing ? .done : .plain
    ownEditButtonItem = item
    return item
  }

  func updateEditButtonItem() {
    ownEditButtonItem?.title = editTitle
    ownEditButtonItem?.style = isEditing ? .done : .plain
  }

  private var editTitle: String { isEditing ? "Done" : "Edit" }
}
