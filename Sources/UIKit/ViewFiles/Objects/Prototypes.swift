import Foundation
import XMLTree

extension ViewFileLoader {
  /// Creates a view from an element each time that a list needs one.
  func prototype(_ element: XMLTreeElement) -> ReuseSource {
    let (file, bundle, scene) = (file, bundle, scene)
    return .viewFile { [weak scene] in
      let loader = ViewFileLoader(file, bundle, scene: scene)
      if let scene { loader.give(scene.controller, for: scene.id) }
      let view = loader.makeView(element)
      loader.finish()
      if let fault = loader.fault { fatalError(fault.description) }
      return view
    }
  }
}

extension UINib {
  /// Creates the only object of the file for a list, which registers it by an identifier.
  func source<View: UIView>(of type: View.Type, _ identifier: String) -> ReuseSource {
    .viewFile {
      let objects = self.instantiate(withOwner: nil)
      guard objects.count == 1, let view = objects[0] as? View else {
        fatalError(
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
            + "object which must be a \(type) instance")
      }
      return view
    }
  }
}
