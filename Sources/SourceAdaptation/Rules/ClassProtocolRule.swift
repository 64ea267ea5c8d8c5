import SwiftSyntax

/// `@objc protocol P` is `protocol P: AnyObject`: only classes conform to it.
enum ClassProtocolRule: Rule {
  static let name = "@objc protocol"

  private static let classBound: Set<String> = ["AnyObject", "NSObjectProtocol", "class"]

  static func apply(to file: ParsedFile, _ index: TypeIndex, _ rewriting: inout Rewriting) {
    for type in file.nodes.types {
      guard let type = type.as(ProtocolDeclSyntax.self), type.attribute("objc") != nil,
        classBound.isDisjoint(with: type.inheritedNames)
      else { continue }
      if let first = type.inheritanceClause?.inheritedTypes.first {
        rewriting.insert("AnyObject, ", before: first)
      } else {
        rewriting.insert(": AnyObject", after: type.name)
      }
    }
  }
}
