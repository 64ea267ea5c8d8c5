import Foundation
import XMLTree

extension ViewFileLoader {
  /// Has the ids of a view's layout guides stand for them.
  func giveLayoutGuides(of view: UIView, _ element: XMLTreeElement) {
    for child in element.children {
      switch (child.name, child["key"]) {
      case ("viewLayoutGuide", "safeArea"): give(view.safeAreaLayoutGuide, for: child["id"])
      case ("viewLayoutGuide", "keyboard"): give(view.keyboardLayoutGuide, for: child["id"])
      case ("viewLayoutGuide", "contentLayoutGuide"):
        give((view as? UIScrollView)?.contentLayoutGuide, for: child["id"])
      case ("viewLayoutGuide", "frameLayoutGuide"):
        give((view as? UIScrollView)?.frameLayoutGuide, for: child["id"])
      case ("layoutGuides", _): addLayoutGuides(child.children, to: view)
      default: break
      }
    }
  }

  private func addLayoutGuides(_ elements: [XMLTreeElement], to view: UIView) {
    for element in elements where element.name == "layoutGuide" {
      let guide = UILayoutGuide()
      guide.identifier = element["identifier"] ?? ""
      view.addLayoutGuide(guide)
      give(guide, for: element["id"])
    }
  }
}
