import Foundation
import XMLTree

extension StoryboardScene {
  /// Creates the controllers that a container shows, and gives them to it.
  func connectRelationships(of controller: UIViewController) throws(XMLFileError) {
    var children: [(name: String, controller: UIViewController)] = []
    for segue in element.children(of: "connections") where segue["kind"] == "relationship" {
      guard let id = segue["destination"], let destination = storyboard.file[id] else {
        throw storyboard.file.error(at: segue, "there is no controller with this id")
      }
      let child = try storyboard.instantiate(destination, depth: depth + 1)
      if let child { children.append((segue["relationship"] ?? "", child)) }
    }
    guard !children.isEmpty else { return }
    let controllers = children.map(\.controller)
    switch controller {
    case let navigation as UINavigationController:
      navigation.setViewControllers(Array(controllers.prefix(1)), animated: false)
    case let tabs as UITabBarController: tabs.setViewControllers(controllers, animated: false)
    case let split as UISplitViewController:
      for (name, child) in children { try connect(child, to: split, name) }
    default:
      throw storyboard.file.error(at: element, "\(type(of: controller)) has no relationships")
    }
  }

  private func connect(
    _ child: UIViewController, to split: UISplitViewController, _ relationship: String
  ) throws(XMLFileError) {
    guard let column = Self.columns[relationship],
      column != .supplementary || split.hasSupplementary
    else {
      throw storyboard.file.error(
        at: element, "a split view controller of its style has no \"\(relationship)\"")
    }
    split.set(child, for: column)
  }

  private static let columns: [String: UISplitViewController.Column] = [
    "masterViewController": .primary, "supplementaryViewController": .supplementary,
    "detailViewController": .secondary, "compactViewController": .compact,
  ]
}
