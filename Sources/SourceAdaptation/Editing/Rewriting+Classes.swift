import SwiftSyntax

extension Rewriting {
  /// Adds a protocol to a class that inherits from another one.
  mutating func conform(_ type: ClassDeclSyntax, to name: String) {
    guard let last = type.inheritanceClause?.inheritedTypes.last else { return }
    insert(", \(name)", after: last.type)
  }

  /// The body of a property that returns a list, on the line where a type ends.
  func body(of list: MemberList, endOf type: any DeclGroupSyntax, _ index: TypeIndex) -> String {
    list.body(in: file, line: file.location(of: type.memberBlock.rightBrace).line, index)
  }

  /// Adds a member at the end of a class, on the line of its last brace.
  mutating func append(_ member: String, to type: ClassDeclSyntax) {
    let text = type.memberBlock.endsOnLineOfMember ? "; \(member) " : " \(member); "
    insert(text, before: type.memberBlock.rightBrace)
  }
}

extension ClassDeclSyntax {
  /// The access modifier of a member that a public protocol requires, if the class is public.
  var memberAccess: String {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.open): return "open "
      case .keyword(.public): return "public "
      default: break
      }
    }
    return ""
  }
}

extension MemberBlockSyntax {
  /// Whether the last member and the brace after it are on one line, without a semicolon between.
  fileprivate var endsOnLineOfMember: Bool {
    guard let last = members.last, last.semicolon == nil else { return false }
    return !(last.trailingTrivia + rightBrace.leadingTrivia).contains(where: \.isNewline)
  }
}
