import Foundation
import Logging

extension UIViewController {
  func beginPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    requireCanPresent(presented)
    let presenter = presenter(of: presented)
    presenter.presentedBy?.finishAtOnce()
    presenter.presentation?.finishAtOnce()
    if presenter.presentedBy?.transition != nil {
      return warn(
        "Attempt to present \(presented) on \(presenter) (from \(self)) while a presentation is in "
          + "progress.")
    }
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
    if presenter.providesPresentationContextTransitionStyle, presenter.definesPresentationContext {
      presented.modalTransitionStyle = presenter.modalTransitionStyle
    }
    presented.requireCanBePresented(by: presenter, from: self)
    let controller = presented.makePresentationController(for: presenter, from: self)
    controller.presentingViewController = presenter
    let active = controller.adapted()
    active.prepareToPresent()
    Presentation(
      of: presented, by: presenter, from: self, controller: controller, adaptedTo: active
    ).begin(animated: animated, completion: completion)
  }

  private func requireCanPresent(_ presented: UIViewController) {
    require(
      presented !== self,
      "Application tried to present modal view controller on itself. Presenting controller is \(self)."
    )
    presented.presentedBy?.finishAtOnce()
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

  /// Returns the controller that presents for this one: the nearest that defines the context, for a search or
  /// if the style asks for that, or else the topmost parent.
  private func presenter(of presented: UIViewController) -> UIViewController {
    var controller = self
    let isInContext =
      [.currentContext, .overCurrentContext].contains(presented.modalPresentationStyle)
      || presented is UISearchController
    while let parent = controller.parent, !(isInContext && controller.definesPresentationContext) {
      controller = parent
    }
    return controller
  }

  // MARK: Presentation controllers

  /// Returns the controller of the next presentation, which the program may have changed already.
  fileprivate func makePresentationController(
    for presenter: UIViewController?, from source: UIViewController
  ) -> UIPresentationController {
    if let preparedController { return preparedController }
    let controller = makeSystemController(for: presenter, from: source)
    preparedController = controller
    return controller
  }

  /// The controller of the next presentation, before it begins.
  var nextPresentationController: UIPresentationController? {
    guard modalPresentationStyle != .none else { return nil }
    return makePresentationController(for: nil, from: self)
  }

  private func makeSystemController(
    for presenter: UIViewController?, from source: UIViewController
  ) -> UIPresentationController {
    if let own = makeOwnPresentationController(for: presenter) { return own }
    switch modalPresentationStyle {
    case .fullScreen, .currentContext:
      return CoveringPresentationController(presentedViewController: self, presenting: presenter)
    case .automatic, .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .custom:
      return makeCustomController(for: presenter, from: source)
    case .overFullScreen, .overCurrentContext:
      return OverPresentationController(presentedViewController: self, presenting: presenter)
    case .none:
      fatalError(
        "The specified modal presentation style doesn't have a corresponding presentation controller."
      )
    }
  }

  // MARK: Dismissal

  /// Dismisses what this controller, or a parent, presents, with everything above it, or else this
  /// controller itself.
  func endPresenting(animated: Bool, completion: (() -> Void)?) {
    let presenters = sequence(first: self, next: \.parent)
    guard let presentation = presenters.lazy.compactMap(\.presentation).first else {
      if let presenter = presentingViewController {
        presenter.dismiss(animated: animated, completion: completion)
      } else {
        completion?()
      }
      return
    }
    let all = sequence(first: presentation) { $0.presented.presentation }.map(\.self)
    for presentation in all { presentation.finishAtOnce() }
    let chain = all.filter { $0.presented.presentedBy === $0 }
    guard let top = chain.last else {
      completion?()
      return
    }
    if chain.contains(where: { $0.transition != nil }) {
      return warn(
        "Attempt to dismiss from view controller \(self) while a presentation or dismiss is in "
          + "progress!")
    }
    // Only the topmost controller is animated; those between are taken away below it.
    for lower in chain.dropLast().reversed() { top.replace(lower) }
    top.dismiss(animated: animated, completion: completion)
  }
}

extension UIViewController {
  private func makeCustomController(
    for presenter: UIViewController?, from source: UIViewController
  ) -> UIPresentationController {
    transitioningDelegate?.presentationController(
      forPresented: self, presenting: presenter, source: source)
      ?? UIPresentationController(presentedViewController: self, presenting: presenter)
  }
}
