import Foundation
import ObjectiveC
import XMLTree

/// What a storyboard says of a segue.
@MainActor struct StoryboardSegueTemplate {
  enum Kind {
    case show, showDetail, presentation, popover, push, embed, custom, unwind
  }

  let identifier: String?
  let kind: Kind
  /// The element of the destination; of an unwind segue, the exit of the scene.
  let destination: XMLTreeElement
  private let element: XMLTreeElement
  private weak var anchor: NSObject?

  private static let kinds: [String: Kind] = [
    "show": .show, "showDetail": .showDetail, "replace": .showDetail,
    "presentation": .presentation, "modal": .presentation, "popoverPresentation": .popover,
    "popover": .popover, "push": .push, "embed": .embed, "custom": .custom, "unwind": .unwind,
  ]

  /// nil if the segue has no destination or is of an unknown kind.
  init?(_ element: XMLTreeElement, _ loader: ViewFileLoader) {
    guard let id = element["destination"], let destination = loader.file[id],
      let kind = Self.kinds[element["kind"] ?? ""]
    else { return nil }
    (identifier, self.kind) = (element["identifier"], kind)
    (self.destination, self.element) = (destination, element)
    let anchorID = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
    anchor = anchorID.flatMap { loader.objects[$0] }
  }

  /// The action at which an unwind segue ends.
  var unwindAction: Selector? { element["unwindAction"].map { Selector($0) } }

  /// Whether it is the accessory of a cell that triggers the segue.
  var isAccessory: Bool { element["trigger"] == "accessoryAction" }

  private var isAnimated: Bool { element["animates"] != "NO" }

  /// The `@IBSegueAction` of the source that creates the destination; nil if there is none.
  func creator(
    _ source: UIViewController, _ sender: Any?
  ) -> ((NSCoder) -> UIViewController?)? {
    guard let name = element["destinationCreationSelector"] else { return nil }
    MemberTable.registerActions(of: source)
    let (selector, identifier) = (Selector(name), identifier)
    return { selector.send(to: source, $0, sender, identifier) as? UIViewController }
  }

  // MARK: The segue

  func segue(
    from source: UIViewController, to destination: UIViewController, sender: Any?
  ) -> UIStoryboardSegue {
    let segue = makeSegue(of: segueClass, identifier, source, destination)
    applyStyles(to: destination)
    let (kind, isAnimated) = (kind, isAnimated)
    let anchor = anchor ?? sender as? NSObject
    segue.transition = { source, destination in
      switch kind {
      case .show: source.show(destination, sender: sender)
      case .showDetail: source.showDetailViewController(destination, sender: sender)
      case .push:
        source.navigationController?.pushViewController(destination, animated: isAnimated)
      case .presentation: source.present(destination, animated: isAnimated)
      case .popover:
        destination.popoverPresentationController?.sourceItem =
          anchor as? any UIPopoverPresentationControllerSourceItem
        source.present(destination, animated: isAnimated)
      case .embed: source.embed(destination, in: sender as? UIView)
      case .custom, .unwind: break
      }
    }
    return segue
  }

  private var segueClass: AnyClass {
    guard let name = element["customClass"] else { return UIStoryboardSegue.self }
    let fullName = element["customModule"].map { "\($0).\(name)" } ?? name
    guard let found = NSClassFromString(fullName), found is UIStoryboardSegue.Type else {
      return UIStoryboardSegue.self
    }
    return found
  }

  private func applyStyles(to destination: UIViewController) {
    if let style = element["modalPresentationStyle"].flatMap({
      UIModalPresentationStyle.fileNames[$0]
    }) {
      destination.modalPresentationStyle = style
    }
    if let style = element["modalTransitionStyle"].flatMap({ UIModalTransitionStyle.fileNames[$0] })
    {
      destination.modalTransitionStyle = style
    }
    if kind == .popover { destination.modalPresentationStyle = .popover }
  }
}

extension UIViewController {
  /// Adds a child that fills a container view.
  fileprivate func embed(_ child: UIViewController, in container: UIView?) {
    guard let container, let view = child.view else { return }
    addChild(child)
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(view)
    child.didMove(toParent: self)
  }
}
