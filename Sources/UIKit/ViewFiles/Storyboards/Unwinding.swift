import Foundation
import ObjectiveC

/// Goes back from a controller to one that has the action of an unwind segue.
@MainActor struct Unwinding {
  private let template: StoryboardSegueTemplate
  private let source: UIViewController
  private let sender: Any?

  init(_ template: StoryboardSegueTemplate, from source: UIViewController, _ sender: Any?) {
    (self.template, self.source, self.sender) = (template, source, sender)
  }

  /// Does nothing if no controller has the action, as on iOS.
  func perform() {
    guard let action = template.unwindAction else { return }
    let origin = UIStoryboardUnwindSegueSource(source, action, sender)
    guard let destination = destination(of: origin) else { return }
    let segue = UIStoryboardSegue(
      identifier: template.identifier, source: source, destination: destination)
    source.prepare(for: segue, sender: sender)
    action.send(to: destination, segue)
    show(destination, segue)
  }

  /// The nearest controller: in the parents and their other children, then at the presenter.
  private func destination(of origin: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var current = origin.source
    while let next = current.container ?? current.presentingViewController {
      if let found = search(next, origin) { return found }
      current = next
    }
    return nil
  }

  private func search(
    _ controller: UIViewController, _ origin: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: origin) {
      if let found = search(child, origin) { return found }
    }
    MemberTable.registerActions(of: controller)
    let canPerform = controller.canPerformUnwindSegueAction(
      origin.unwindAction, from: origin.source, sender: origin.sender)
    return canPerform ? controller : nil
  }

  /// Dismisses what the destination or a container of it presents, and has the containers show it.
  private func show(_ destination: UIViewController, _ segue: UIStoryboardSegue) {
    var path: [UIViewController] = [destination]
    while let parent = path.last?.container { path.append(parent) }
    for controller in path where controller.presentation != nil {
      controller.dismiss(animated: true)
    }
    for (child, parent) in zip(path, path.dropFirst()).reversed() {
      parent.unwind(for: segue, towards: child)
    }
  }
}

extension UIViewController {
  /// The child that is a controller or contains it, or that presents it.
  func child(with controller: UIViewController) -> UIViewController? {
    var next: UIViewController? = controller
    while let current = next {
      if current.container === self { return current }
      next = current.container ?? current.presentedBy?.presenter
    }
    return nil
  }
}
