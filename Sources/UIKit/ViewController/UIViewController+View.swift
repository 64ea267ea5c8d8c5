import CoreGraphics
import Foundation

extension UIViewController {
  func loadViewOnce() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView != nil { viewDidLoad() }
  }

  /// Loads the view from a view file, or else creates a plain one.
  func loadDefaultView() {
    if loadViewFile() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  func change(view: UIView?) {
    guard view !== loadedView else { return }
    if let other = view?.viewController {
      fatalError(
        "A view can only be associated with at most one view controller at a time! View \(view!) "
          + "is associated with \(other). Clear this association before associating this view with "
          + "\(self).")
    }
    loadedView?.associate(with: nil)
    loadedView = view
    view?.associate(with: self)
  }

  // MARK: Sizes and margins

  var minimumMargins: NSDirectionalEdgeInsets {
    let width = loadedView?.window?.bounds.width ?? UIScreen.main.bounds.width
    let side: CGFloat = width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Returns the margins of the view without the safe area; `margins` are those that the program has
  /// set, nil if it has not.
  func baseMargins(_ margins: UIEdgeInsets?) -> UIEdgeInsets {
    guard viewRespectsSystemMinimumLayoutMargins else { return margins ?? .zero }
    let minimum = systemMinimumLayoutMargins
    let isReversed = loadedView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (margins ?? .zero).union(
      UIEdgeInsets(
        top: minimum.top, left: isReversed ? minimum.trailing : minimum.leading,
        bottom: minimum.bottom, right: isReversed ? minimum.leading : minimum.trailing))
  }

  /// Returns the size that a child will have when the view has the given one.
  func childSize(of container: any UIContentContainer, inParentOf size: CGSize) -> CGSize {
    guard let child = (container as? UIViewController)?.loadedView, let view = loadedView else {
      return size
    }
    return child.frame.size == view.bounds.size ? size : child.frame.size
  }
}

extension UIView {
  /// The controller whose view this is.
  var viewController: UIViewController? { attachments?.controller }

  fileprivate func associate(with controller: UIViewController?) {
    changeAttachments { $0.controller = controller }
    updateInsets()
    updateTraits()
  }
}
