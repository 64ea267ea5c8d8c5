import SwiftSyntax

// The types around a node.

extension SyntaxProtocol {
  /// The nodes around this one, from the inside to the outside.
  var ancestors: some Sequence<Syntax> {
    sequence(first: parent) { $0?.parent }.lazy.prefix { $0 != nil }.compactMap { $0 }
  }

  /// The innermost type or extension around this node.
  var surroundingType: (any DeclGroupSyntax)? {
    ancestors.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
  }

  /// The names of the types and functions around this node, with the outermost first; of extensions, each
  /// part.
  var scope: [String] {
    let names = ancestors.compactMap { node in
      node.asProtocol((any DeclGroupSyntax).self)?.ownName
        ?? node.as(FunctionDeclSyntax.self).map { "\($0.name.text)()" }
    }
    return names.reversed().flatMap { $0.split(separator: ".").map(String.init) }
  }
}

extension DeclSyntaxProtocol {
  /// The type of which this declaration is a member; nil for local and global ones.
  var enclosingType: (any DeclGroupSyntax)? {
    for node in ancestors {
      if let type = node.asProtocol((any DeclGroupSyntax).self) { return type }
      if node.is(CodeBlockItemListSyntax.self) && !isInCondition(node) { return nil }
    }
    return nil
  }

  /// Members in `#if` are items of a list of members, but those at the top of a file are statements.
  private func isInCondition(_ node: Syntax) -> Bool {
    node.parent?.is(IfConfigClauseSyntax.self) == true
  }
}

extension DeclGroupSyntax {
  /// The name as the declaration has it, without generic arguments.
  var ownName: String {
    if let type = self.as(ExtensionDeclSyntax.self)?.extendedType {
      return type.nameWithoutArguments
    }
    return asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
  }

  /// The name with those of the types and functions around it.
  var qualifiedName: String { (scope + [ownName]).joined(separator: ".") }

  /// The superclass and the protocols as they are written, without generic arguments.
  var inheritedNames: [String] {
    inheritanceClause?.inheritedTypes.flatMap { $0.type.composedNames } ?? []
  }
}

extension TypeSyntax {
  /// `Outer<Int>.Inner` without `<Int>`.
  var nameWithoutArguments: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self) {
      return "\(type.baseType.nameWithoutArguments).\(type.name.text)"
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.nameWithoutArguments }
    return trimmedDescription
  }

  /// The names of `A & B`, without generic arguments.
  fileprivate var composedNames: [String] {
    guard let composition = self.as(CompositionTypeSyntax.self) else {
      return [nameWithoutArguments]
    }
    return composition.elements.flatMap { $0.type.composedNames }
  }
}
