import CoreGraphics
import Foundation
import XMLTree

extension ElementReader {
  /// The color of a child with a key.
  func color(_ key: String) -> UIColor? {
    child(key).flatMap { $0.name == "color" ? reading($0).color : nil }
  }

  /// The color of a `color` element: of the system, of an asset catalog, or by components.
  private var color: UIColor? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return UIColor.ofSystem(name) ?? noted("systemColor", name) ?? components ?? clear(name)
    }
    if let name = element["name"] {
      return UIColor(named: name, in: loader.bundle, compatibleWith: nil)
        ?? noted("namedColor", name) ?? clear(name)
    }
    return components
  }

  /// The color that the file notes for a name.
  private func noted(_ kind: String, _ name: String) -> UIColor? {
    loader.file.resource(kind, named: name)?.child("color").flatMap { reading($0).components }
  }

  private func clear(_ name: String) -> UIColor? {
    loader.warn(element, "there is no color \"\(name)\"")
    return nil
  }

  private var components: UIColor? {
    func component(_ name: String) -> CGFloat? { number(name, in: -16...16).map { CGFloat($0) } }
    let alpha = component("alpha") ?? 1
    if let white = component("white") { return UIColor(white: white, alpha: alpha) }
    if let cyan = component("cyan"), let magenta = component("magenta"),
      let yellow = component("yellow"), let black = component("black")
    {
      return UIColor(
        red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
        blue: (1 - yellow) * (1 - black), alpha: alpha)
    }
    guard let red = component("red"), let green = component("green"),
      let blue = component("blue")
    else { return nil }
    return element["customColorSpace"] == "displayP3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
