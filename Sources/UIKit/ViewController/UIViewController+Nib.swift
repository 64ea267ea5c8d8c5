import Foundation
import XMLTree

extension UIViewController {
  /// Loads the view of the controller's scene, or of the view file with the controller's name or with
  /// that of its class. Returns false if there is none.
  func loadViewFile() -> Bool {
    if let scene, scene.loadView(of: self) { return true }
    let bundle = nibBundle ?? .main
    guard
      let name = nibName ?? viewFileNames.first(where: { bundle.viewFilePath($0, "xib") != nil })
    else { return false }
    _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    require(
      loadedView != nil,
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet "
        + "was not set.")
    return true
  }

  /// The names that the view file of a class may have, the first of which is without "Controller".
  private var viewFileNames: [String] {
    let name = "\(type(of: self))"
    guard type(of: self) != UIViewController.self else { return [] }
    let suffix = "Controller"
    return name.hasSuffix(suffix) ? [String(name.dropLast(suffix.count)), name] : [name]
  }
}
