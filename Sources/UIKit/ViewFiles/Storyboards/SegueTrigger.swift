import Foundation
import ObjectiveC

/// Performs a segue when the user does something with an object: the target of its action.
@MainActor final class SegueTrigger: NSObject {
  private let template: StoryboardSegueTemplate
  private weak var scene: StoryboardScene?

  init(_ template: StoryboardSegueTemplate, _ scene: StoryboardScene) {
    (self.template, self.scene) = (template, scene)
  }

  /// Performs the segue if the controller lets it.
  func trigger(_ sender: Any?) {
    guard let scene, let controller = scene.controller else { return }
    let identifier = template.identifier ?? ""
    if controller.shouldPerformSegue(withIdentifier: identifier, sender: sender) {
      scene.perform(template, sender: sender)
    }
  }

  /// Returns false if the object has no action.
  func attach(to object: NSObject) -> Bool {
    let action = Selector("trigger:", SegueTrigger.trigger(_:))
    switch object {
    case let button as UIButton: button.addTarget(self, action: action, for: .touchUpInside)
    case let control as UIControl: control.addTarget(self, action: action, for: .valueChanged)
    case let item as UIBarButtonItem: (item.target, item.action) = (self, action)
    case let gesture as UIGestureRecognizer: gesture.addTarget(self, action: action)
    case let cell as UITableViewCell:
      if template.isAccessory { cell.segues.accessory = self } else { cell.segues.selection = self }
    case let cell as UICollectionViewCell: cell.selectionSegue = self
    default: return false
    }
    return true
  }
}

/// The segues of a table cell.
struct CellSegues {
  var selection: SegueTrigger?
  var accessory: SegueTrigger?
}
