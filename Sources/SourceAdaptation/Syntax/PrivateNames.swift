import SwiftSyntax

/// The private declarations of a file that members name which move into another file: they have to be
/// visible there.
struct PrivateNames {
  /// The modifiers that make it private.
  private(set) var modifiers: [DeclModifierSyntax] = []

  init(of file: ParsedFile, in members: [any MemberSyntax]) {
    guard !members.isEmpty else { return }
    var hidden =
      file.nodes.types.compactMap(Declaration.init) + file.nodes.members.flatMap(\.hidden)
    var waiting = members.map { Syntax($0) }
    while let node = waiting.popLast() {
      let used = Set(node.tokens(viewMode: .sourceAccurate).map(\.plainText))
      for declaration in hidden where used.contains(declaration.name) {
        modifiers += declaration.modifiers
        waiting += declaration.signature
      }
      hidden.removeAll { used.contains($0.name) }
    }
  }
}

/// A private declaration.
private struct Declaration {
  let name: String
  let modifiers: [DeclModifierSyntax]
  /// The types that have to be seen where the declaration is.
  let signature: [Syntax]

  init?(
    _ name: String, _ node: some DeclSyntaxProtocol & WithModifiersSyntax, _ signature: [Syntax]
  ) {
    let around = node.enclosingType?.as(ExtensionDeclSyntax.self).map { Array($0.modifiers) } ?? []
    let modifiers = (Array(node.modifiers) + around).filter(\.isPrivate)
    if modifiers.isEmpty { return nil }
    (self.name, self.modifiers, self.signature) = (name, modifiers, signature)
  }

  init?(_ type: any DeclGroupSyntax) {
    guard let node = type.asProtocol((any NamedDeclSyntax).self) else { return nil }
    let modifiers = type.modifiers.filter(\.isPrivate)
    if modifiers.isEmpty { return nil }
    (name, self.modifiers) = (node.name.plainText, Array(modifiers))
    signature = type.inheritanceClause.map { [Syntax($0)] } ?? []
  }
}

extension MemberSyntax {
  fileprivate var hidden: [Declaration] {
    summaries.compactMap { Declaration($0.name, self, signature) }
  }

  private var signature: [Syntax] {
    if let function = self.as(FunctionDeclSyntax.self) { return [Syntax(function.signature)] }
    let bindings = self.as(VariableDeclSyntax.self)?.bindings
    return bindings?.compactMap { $0.typeAnnotation.map { Syntax($0) } } ?? []
  }
}
