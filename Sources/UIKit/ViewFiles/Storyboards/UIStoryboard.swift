public import Foundation
package import XMLTree

/// A view file, `.storyboard`, with view controllers and the segues between them.
///
/// The file is read when the storyboard is created. Main thread only. Source: Apple, "UIStoryboard".
@preconcurrency @MainActor public final class UIStoryboard: NSObject {
  let file: ViewFile
  let bundle: Bundle

  /// Reads a storyboard. Traps if there is none of that name, or it is damaged.
  ///
  /// - Parameters:
  ///   - name: the name of the file without its extension.
  ///   - bundleOrNil: nil means the main bundle.
  ///
  /// Source: Apple, "init(name:bundle:)".
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    guard let path = bundle.viewFilePath(name, "storyboard") else {
      fatalError(
        "Could not find a storyboard named '\(name)' in bundle \(bundle.loadedDescription)")
    }
    do throws(XMLFileError) {
      self.init(file: try ViewFile(path: path), bundle: bundle)
    } catch {
      fatalError(error.description)
    }
  }

  /// Reads a storyboard from its bytes, without trapping.
  package convenience init(data: Data, name: String, bundle: Bundle = .main) throws(XMLFileError) {
    self.init(file: try ViewFile(data: data, name: name + ".storyboard"), bundle: bundle)
  }

  private init(file: ViewFile, bundle: Bundle) {
    (self.file, self.bundle) = (file, bundle)
    super.init()
  }

  // MARK: Controllers

  /// Creates the initial view controller; nil if the storyboard has none.
  ///
  /// Source: Apple, "instantiateInitialViewController()".
  public func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: nil)
  }

  /// Creates the initial view controller by a closure, which calls an `init(coder:)` of its class with
  /// further arguments; nil if it returns nil, or the storyboard has no such controller.
  ///
  /// Source: Apple, "instantiateInitialViewController(creator:)".
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    guard let element = element(nil) else { return nil }
    let controller = orTrap { () throws(XMLFileError) in
      try instantiate(element, creator: creator)
    }
    return controller as? ViewController
  }

  /// Creates the view controller with an identifier. Traps if there is none.
  ///
  /// Source: Apple, "instantiateViewController(withIdentifier:)".
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }

  /// Creates the view controller with an identifier by a closure. If that returns nil, the controller is
  /// created as without it.
  ///
  /// Source: Apple, "instantiateViewController(identifier:creator:)".
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let element = element(identifier) else {
      fatalError(
        "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    let controller = orTrap { () throws(XMLFileError) -> UIViewController? in
      let created = try instantiate(element, creator: creator)
      return if let created { created } else { try instantiate(element) }
    }
    guard let controller = controller as? ViewController else {
      fatalError("The view controller '\(identifier)' is no \(ViewController.self)")
    }
    return controller
  }

  /// Creates the controller of an element; throws where the public methods trap.
  package func controller(identifier: String?) throws(XMLFileError) -> UIViewController? {
    guard let element = element(identifier) else { return nil }
    return try instantiate(element)
  }

  /// The element of the controller with an identifier; nil means the initial one.
  private func element(_ identifier: String?) -> XMLTreeElement? {
    guard let identifier else { return file.root["initialViewController"].flatMap { file[$0] } }
    return scenes.lazy.compactMap { scene in
      scene.children(of: "objects").first { $0["storyboardIdentifier"] == identifier }
    }.first
  }

  private var scenes: [XMLTreeElement] { file.root.children(of: "scenes") }

  private func orTrap<Value>(_ body: () throws(XMLFileError) -> Value) -> Value {
    do throws(XMLFileError) {
      return try body()
    } catch {
      fatalError(error.description)
    }
  }

  /// Creates a controller with the children that relationships name. A reference to another storyboard
  /// creates the controller there.
  func instantiate(
    _ element: XMLTreeElement, creator: ((NSCoder) -> UIViewController?)? = nil, depth: Int = 0
  ) throws(XMLFileError) -> UIViewController? {
    guard depth < Self.maximumDepth else {
      throw file.error(at: element, "the controllers contain each other")
    }
    if element.name == "viewControllerPlaceholder" {
      return try instantiateReference(element, creator, depth)
    }
    let objects = scenes.first { scene in
      scene.children(of: "objects").contains { $0 === element }
    }
    let scene = StoryboardScene(self, element, objects?.children(of: "objects") ?? [], depth: depth)
    return try scene.instantiate(creator)
  }

  /// How deep controllers may be in each other.
  private static let maximumDepth = 16

  private func instantiateReference(
    _ element: XMLTreeElement, _ creator: ((NSCoder) -> UIViewController?)?, _ depth: Int
  ) throws(XMLFileError) -> UIViewController? {
    guard let name = element["storyboardName"] else {
      throw file.error(at: element, "the reference names no storyboard")
    }
    let bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? bundle
    let other = UIStoryboard(name: name, bundle: bundle)
    guard let destination = other.element(element["referencedIdentifier"]) else {
      throw file.error(at: element, "the storyboard \(name) does not have the controller")
    }
    return try other.instantiate(destination, creator: creator, depth: depth + 1)
  }
}
