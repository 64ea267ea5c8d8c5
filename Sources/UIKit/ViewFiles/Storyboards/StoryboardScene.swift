import Foundation
import ObjectiveC
import XMLTree

/// One scene of a storyboard for one controller: its view is created when it is loaded.
@MainActor final class StoryboardScene {
  let storyboard: UIStoryboard
  private(set) weak var controller: UIViewController?
  let element: XMLTreeElement
  /// The elements of the scene, the controller's included.
  private let objects: [XMLTreeElement]
  private(set) var segues: [String: StoryboardSegueTemplate] = [:]
  private var triggers: [SegueTrigger] = []
  /// Objects of the scene that nothing else may retain.
  private var kept: [NSObject] = []
  /// The objects that exist before the view is loaded, by their ids.
  private var known: [String: WeakObject] = [:]
  /// Embedding segues, which are performed when the view is loaded.
  private var embeddings: [(template: StoryboardSegueTemplate, container: UIView)] = []

  /// How many controllers contain this one.
  let depth: Int

  private struct WeakObject {
    weak var object: NSObject?
  }

  init(
    _ storyboard: UIStoryboard, _ element: XMLTreeElement, _ objects: [XMLTreeElement], depth: Int
  ) {
    (self.storyboard, self.element, self.objects) = (storyboard, element, objects)
    self.depth = depth
  }

  var id: String? { element["id"] }

  /// Called by the controller, before its attributes are set.
  func adopt(_ controller: UIViewController, of element: XMLTreeElement) {
    guard element === self.element else { return }
    (self.controller, controller.scene) = (controller, self)
  }

  // MARK: The controller

  /// Creates the controller and its children; nil if `creator` returns nil.
  func instantiate(
    _ creator: ((NSCoder) -> UIViewController?)?
  ) throws(XMLFileError) -> UIViewController? {
    let loader = ViewFileLoader(storyboard.file, storyboard.bundle, scene: self)
    let created: UIViewController? =
      if let creator {
        creator(ViewFileCoder(element, loader))
      } else {
        loader.create(element, as: UIViewController.self)
      }
    guard let created else {
      if let fault = loader.fault { throw fault }
      return nil
    }
    adopt(created, of: element)
    loader.register(created, for: element)
    try connectRelationships(of: created)
    known = loader.finish().mapValues { WeakObject(object: $0) }
    if let fault = loader.fault { throw fault }
    return created
  }

  // MARK: The view

  /// Creates the view and the other objects of the scene. Returns false if the scene has no view.
  func loadView(of controller: UIViewController) -> Bool {
    guard let view = element.children.first(where: { $0["key"] == "view" }) else { return false }
    let loader = ViewFileLoader(storyboard.file, storyboard.bundle, scene: self)
    for (id, known) in known { loader.give(known.object, for: id) }
    loader.reconnect(controller, for: element, connected: Set(known.keys))
    controller.view = loader.makeView(view)
    for object in objects where object !== element && object["placeholderIdentifier"] == nil {
      if object.name != "exit", let object = loader.makeTopLevelObject(object) {
        kept.append(object)
      }
    }
    loader.finish()
    if let fault = loader.fault { fatalError(fault.description) }
    performEmbeddings()
    return true
  }

  // MARK: Segues

  /// Has an object of the scene perform a segue.
  func connect(_ segue: XMLTreeElement, of object: NSObject, _ loader: ViewFileLoader) {
    guard segue["kind"] != "relationship" else { return }
    guard let template = StoryboardSegueTemplate(segue, loader) else {
      return loader.fail(at: segue, "the segue has no destination in this file")
    }
    if let identifier = template.identifier { segues[identifier] = template }
    if object is UIViewController { return }
    if template.kind == .embed {
      if let container = object as? UIView { embeddings.append((template, container)) }
      return
    }
    let trigger = SegueTrigger(template, self)
    if !trigger.attach(to: object) {
      return loader.fail(at: segue, "\(type(of: object)) performs no segues")
    }
    // A cell retains its trigger; a list creates many cells.
    if !(object is UITableViewCell || object is UICollectionViewCell) { triggers.append(trigger) }
  }

  private func performEmbeddings() {
    let present = embeddings
    embeddings = []
    for (template, container) in present { perform(template, sender: container) }
  }

  /// Creates the destination, has the controller prepare, and shows it.
  func perform(_ template: StoryboardSegueTemplate, sender: Any?) {
    guard let source = controller else { return }
    if template.kind == .unwind {
      return Unwinding(template, from: source, sender).perform()
    }
    let destination: UIViewController?
    do throws(XMLFileError) {
      destination = try storyboard.instantiate(
        template.destination, creator: template.creator(source, sender),
        depth: template.kind == .embed ? depth + 1 : 0)
    } catch {
      fatalError(error.description)
    }
    guard let destination else { return }
    let segue = template.segue(from: source, to: destination, sender: sender)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }
}

extension UIViewController {
  func performSegueOfScene(_ identifier: String, _ sender: Any?) {
    guard let scene, let template = scene.segues[identifier] else {
      fatalError("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    scene.perform(template, sender: sender)
  }
}
