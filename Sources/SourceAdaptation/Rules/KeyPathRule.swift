import SwiftSyntax

/// `#keyPath(Layer.bounds.size)` is `"bounds.size"`.
enum KeyPathRule: Rule {
  static let name = "#keyPath"

  static func apply(to file: ParsedFile, _ index: TypeIndex, _ rewriting: inout Rewriting) {
    for macro in file.nodes.macros where macro.macroName.text == "keyPath" {
      guard let argument = macro.arguments.first?.expression else { continue }
      let path = KeyPathText(argument, index, place: file.place).text
      rewriting.replace(macro, with: "\"\(path)\"")
    }
  }
}

/// The keys of `#keyPath`: the properties without the type before them.
private struct KeyPathText {
  let text: String

  init(_ expression: ExprSyntax, _ index: TypeIndex, place: FilePlace) {
    let names = Self.names(of: expression)
    let start = names.firstIndex { $0.first?.isUppercase != true } ?? names.endIndex
    let typeName = start > 0 ? names[..<start].joined(separator: ".") : nil
    let scope = expression.scope
    var type = index.type(
      typeName ?? expression.surroundingType?.qualifiedName ?? "", in: typeName == nil ? [] : scope,
      for: place)
    text = names[start...].map { name in
      let member = type.flatMap { index.member(name, of: $0) }
      type = member?.type.flatMap { index.type(TypeResolver.bare($0), in: scope, for: place) }
      if let member { return member.objectiveCName ?? name }
      return Self.key(ofLibrary: name)
    }.joined(separator: ".")
  }

  private static func names(of expression: ExprSyntax) -> [String] {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      return (access.base.map(names) ?? []) + [access.declName.baseName.text]
    }
    if let inner = expression.inner { return names(of: inner) }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return names(of: generic.expression)
    }
    return [expression.trimmedDescription].filter { $0 != "self" }
  }

  /// The key of a property of the library: that of `isHidden` is `hidden`.
  private static func key(ofLibrary name: String) -> String {
    let rest = name.dropFirst(2)
    guard name.hasPrefix("is"), rest.first?.isUppercase == true else { return name }
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
