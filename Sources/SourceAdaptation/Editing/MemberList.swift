import SwiftSyntax

/// The list of members that a class returns from a property.
struct MemberList {
  /// An element, and the condition of the build under which the class has it.
  struct Item {
    let text: String
    let condition: String?
  }

  /// The type of the elements.
  let type: String
  /// The list before the elements: that of the superclass, or nothing.
  var first = ""
  let items: [Item]

  /// The body of the property, which ends on a line of a file.
  func body(in file: ParsedFile, line: Int, _ index: TypeIndex) -> String {
    let always = items.filter { $0.condition == nil }.map(\.text).joined(separator: ", ")
    let conditional = items.compactMap { item in
      item.condition.map {
        "#if \(index.condition($0, in: file))\nmembers += [\(item.text)]\n#endif\n"
      }
    }
    if conditional.isEmpty { return "{ \(first)[\(always)] }" }
    return "{ var members: [\(type)] = \(first)[\(always)]\n\(conditional.joined())"
      + "#sourceLocation(file: \(quoted(file.path)), line: \(line))\nreturn members }"
  }
}
