import SwiftSyntax

/// `@NSManaged` properties of layers keep their values as the layer's custom properties.
enum LayerPropertyRule: Rule {
  static let name = "@NSManaged"

  private static let defaults = [
    "String": "\"\"", "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero",
    "CATransform3D": "CATransform3DIdentity", "CGAffineTransform": ".identity",
  ]
  /// The properties of `NSNumber` with a value of a type, and the value where none is set.
  private static let numbers = [
    "CGFloat": ("doubleValue", "0"), "Double": ("doubleValue", "0"), "Float": ("floatValue", "0"),
    "Int": ("intValue", "0"), "Bool": ("boolValue", "false"),
  ]

  static func apply(to file: ParsedFile, _ index: TypeIndex, _ rewriting: inout Rewriting) {
    for variable in file.nodes.variables {
      guard let attribute = variable.attribute("NSManaged") else { continue }
      if isInLayer(variable, file, index), let text = accessors(of: variable),
        let type = variable.bindings.last?.typeAnnotation
      {
        rewriting.blank(attribute)
        rewriting.insert(text, after: type)
      } else {
        rewriting.report(
          variable, "@NSManaged needs the Objective-C runtime",
          wayOut: "declare a stored property, or one property of a CALayer in each declaration")
      }
    }
  }

  private static func isInLayer(
    _ variable: VariableDeclSyntax, _ file: ParsedFile, _ index: TypeIndex
  ) -> Bool {
    guard let name = variable.enclosingType?.qualifiedName,
      let type = index.type(name, for: file.place)
    else { return false }
    let root = index.superclasses(of: type).unknown ?? ""
    return root.hasPrefix("CA") && root.hasSuffix("Layer")
  }

  private static func accessors(of variable: VariableDeclSyntax) -> String? {
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.trimmedDescription
    else { return nil }
    let value = "value(forKey: \"\(name)\")"
    let bare = TypeResolver.bare(type)
    let getter: String
    if type.hasSuffix("?") || type.hasSuffix("!") {
      getter = "\(value) as? \(type.dropLast())"
    } else if let (property, first) = numbers[bare] {
      // A number may have been set that has another type.
      let number = "(\(value) as? NSNumber)?.\(property) ?? \(first)"
      getter = "\(value) as? \(type) ?? \(type)(\(number))"
    } else if let first = defaults[bare] {
      getter = "\(value) as? \(type) ?? \(first)"
    } else {
      getter = "\(value) as! \(type)"
    }
    return " { get { \(getter) } set { setValue(newValue, forKey: \"\(name)\") } }"
  }
}
