import SwiftSyntax

/// Members of extensions that override, or that a subclass overrides, move into the class. The adapter
/// moves them; this rule tells which it cannot move.
enum OverrideRule: Rule {
  static let name = "overrides in extensions"

  static func apply(to file: ParsedFile, _ index: TypeIndex, _ rewriting: inout Rewriting) {
    for member in file.nodes.members where member.hasModifier(.override) {
      guard let type = member.enclosingType?.as(ExtensionDeclSyntax.self) else { continue }
      if index.type(type.qualifiedName, for: file.place)?.kind != .class {
        rewriting.report(
          member, "an extension of a class of another module cannot override",
          wayOut: "override in a subclass")
      } else if type.genericWhereClause != nil {
        rewriting.report(
          member, "an extension with conditions cannot override",
          wayOut: "override in the class, and test the conditions there")
      }
    }
    let leaving = index.moves.filter { $0.source == file.path && $0.destination != file.path }
    for modifier in PrivateNames(of: file, in: leaving.compactMap(file.member)).modifiers {
      rewriting.blank(modifier)
    }
  }

  /// The modifiers that a member has from its extension and not from itself.
  static func prefix(of member: any MemberSyntax, sameFile: Bool) -> String {
    guard let type = member.enclosingType?.as(ExtensionDeclSyntax.self) else { return "" }
    let levels: [Keyword] = [.open, .public, .package, .internal, .fileprivate, .private]
    let hasLevel = levels.contains(where: member.hasModifier)
    let modifiers = type.modifiers.filter { !hasLevel && (sameFile || !$0.isPrivate) }
      .map { $0.isPrivate ? "fileprivate" : $0.trimmedDescription }
    let attributes = type.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { !["objc", "nonobjc"].contains($0.attributeName.trimmedDescription) }
    return (attributes.map(\.trimmedDescription) + modifiers).map { $0 + " " }.joined()
  }
}

extension DeclModifierSyntax {
  var isPrivate: Bool {
    detail == nil
      && (name.tokenKind == .keyword(.private) || name.tokenKind == .keyword(.fileprivate))
  }
}
