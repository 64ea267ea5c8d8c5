import Foundation
import Logging

extension UIViewController {
  func beginPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    requireCanPresent(presented)
    let presenter = presenter(for: presented.modalPresentationStyle)
    if let other = presenter.presentedViewController {
      return warn(
        "Attempt to present \(presented) on \(presenter) (from \(self)) "
          + "which is already presenting \(other).")
    }
    guard presenter.viewIfLoaded?.window != nil else {
      return warn(
        "Attempt to present \(presented) on \(presenter) (from \(self)) "
          + "whose view is not in the window hierarchy.")
    }
    let controller = presentationController(of: presented, by: presenter)
    Presentation(of: presented, by: presenter, from: self, controller: controller)
      .begin(animated: animated, completion: completion)
  }

  private func requireCanPresent(_ presented: UIViewController) {
    require(
      presented !== self,
      "Application tried to present modal view controller on itself. Presenting controller is \(self)."
    )
    if let presenter = presented.presentingViewController {
      fatalError(
        "Application tried to present modally a view controller \(presented) that is already being "
          + "presented by \(presenter).")
    }
    if let parent = presented.parent {
      fatalError(
        "Application tried to present modally a view controller \(presented) that has a parent view "
          + "controller \(parent).")
    }
  }

  private func warn(_ message: String) {
    Logger(label: "lamina").warning("\(message)")
  }

  /// Returns the controller that presents for this one: the nearest that defines the context, if the
  /// style asks for that, or else the topmost parent.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    var controller = self
    let isInContext = style == .currentContext || style == .overCurrentContext
    while let parent = controller.parent, !(isInContext && controller.definesPresentationContext) {
      controller = parent
    }
    return controller
  }

  private func presentationController(
    of presented: UIViewController, by presenter: UIViewController
  ) -> UIPresentationController {
    switch presented.modalPresentationStyle {
    case .automatic, .fullScreen, .currentContext, .pageSheet, .formSheet, .popover, .none:
      CoveringPresentationController(presentedViewController: presented, presenting: presenter)
    case .custom:
      presented.transitioningDelegate?.presentationController(
        forPresented: presented, presenting: presenter, source: self)
        ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
    case .overFullScreen, .overCurrentContext:
      UIPresentationController(presentedViewController: presented, presenting: presenter)
    }
  }

  /// Dismisses what this controller presents, with everything above it, or else this controller
  /// itself.
  func endPresenting(animated: Bool, completion: (() -> Void)?) {
    guard let presentation else {
      if let presenter = presentingViewController {
        presenter.dismiss(animated: animated, completion: completion)
      } else {
        completion?()
      }
      return
    }
    // Only the topmost controller is animated; those between disappear with it.
    presentation.presented.presentation?.dismissAtOnce()
    presentation.dismiss(animated: animated, completion: completion)
  }
}

extension Presentation {
  fileprivate func dismissAtOnce() {
    presented.presentation?.dismissAtOnce()
    dismiss(animated: false, completion: nil)
  }
}
