import SwiftSyntax

/// An optional requirement of a protocol becomes a protocol of its own, to which the classes that have
/// the member conform.
enum OptionalRequirementRule: Rule {
  static let name = "optional requirements"

  static func apply(to file: ParsedFile, _ index: TypeIndex, _ rewriting: inout Rewriting) {
    for type in file.nodes.types {
      if let type = type.as(ProtocolDeclSyntax.self) {
        divide(type, file, index, &rewriting)
      } else {
        conform(type, file, index, &rewriting)
      }
    }
  }

  // MARK: Protocols

  private static func divide(
    _ type: ProtocolDeclSyntax, _ file: ParsedFile, _ index: TypeIndex,
    _ rewriting: inout Rewriting
  ) {
    let members = file.nodes.members.filter {
      $0.hasModifier(.optional) && $0.enclosingType.map { Syntax($0).id } == Syntax(type).id
    }
    for member in members {
      for summary in member.summaries {
        let requirement = OptionalRequirement(
          protocolName: type.name.text, module: file.module, member: summary)
        rewriting.insert(
          "; \(prefix(of: type))protocol \(requirement.protocolOfImplementers): AnyObject "
            + "{ \(text(of: member)) }", after: type)
      }
      rewriting.blank(member)
    }
  }

  /// The attributes and the access level of the protocol.
  private static func prefix(of type: ProtocolDeclSyntax) -> String {
    let attributes = type.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.attributeName.trimmedDescription != "objc" }
    return (attributes.map(\.trimmedDescription) + type.modifiers.map(\.trimmedDescription))
      .map { $0 + " " }.joined()
  }

  /// The requirement on one line, without its modifier and the attributes of Objective-C.
  private static func text(of member: any MemberSyntax) -> String {
    var member = member
    member.modifiers = member.modifiers.filter { $0.name.tokenKind != .keyword(.optional) }
    member.attributes = member.attributes.filter {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "objc"
    }
    return member.tokens(viewMode: .sourceAccurate).map(\.textOnOneLine).joined()
      .split(separator: " ").joined(separator: " ")
  }

  // MARK: Classes

  /// Adds the protocols of the members that a class has to the declaration that conforms.
  private static func conform(
    _ declaration: any DeclGroupSyntax, _ file: ParsedFile, _ index: TypeIndex,
    _ rewriting: inout Rewriting
  ) {
    guard let last = declaration.inheritanceClause?.inheritedTypes.last,
      let type = index.type(declaration.qualifiedName, for: file.place)
    else { return }
    let names = Implementers.protocols(of: type, declaration, index).filter {
      !declaration.inheritedNames.contains($0)
    }
    if !names.isEmpty {
      rewriting.insert(names.map { ", \($0)" }.joined(), after: last.type)
    }
  }
}

/// Which optional requirements a class has.
private enum Implementers {
  /// The protocols that one declaration of a class adds.
  static func protocols(
    of type: IndexedType, _ declaration: any DeclGroupSyntax, _ index: TypeIndex
  ) -> [String] {
    let superclasses = index.superclasses(of: type).known
    let inherited = Set(superclasses.flatMap(index.protocols))
    let declared = declaredProtocols(of: declaration, type, index)
    let isClass = declaration.is(ClassDeclSyntax.self)
    let names = declared.union(isClass ? inherited : [])
    return names.flatMap(index.optionalRequirements(of:)).filter { requirement in
      let isOwn = declared.contains(requirement.protocolName)
      let isSuper = isClass && inherited.contains(requirement.protocolName)
      guard isOwn || isSuper, !isMet(requirement, by: superclasses, index) || !isSuper else {
        return false
      }
      return has(requirement, type) || (isOwn && superclasses.contains { has(requirement, $0) })
    }.map(\.protocolOfImplementers).sorted()
  }

  /// The protocols to which this declaration conforms, and those that these refine.
  private static func declaredProtocols(
    of declaration: any DeclGroupSyntax, _ type: IndexedType, _ index: TypeIndex
  ) -> Set<String> {
    let scope = type.name.split(separator: ".").dropLast().map(String.init)
    let found = declaration.inheritedNames.compactMap {
      index.type($0, in: scope, for: type.place)
    }.filter { $0.kind == .protocol }
    return Set(found.map(\.name)).union(found.flatMap(index.protocols))
  }

  /// Whether a superclass conforms to the protocol of the requirement already.
  private static func isMet(
    _ requirement: OptionalRequirement, by superclasses: [IndexedType], _ index: TypeIndex
  ) -> Bool {
    superclasses.indices.contains { position in
      let chain = superclasses[position...]
      return has(requirement, superclasses[position])
        && chain.contains { index.protocols(of: $0).contains(requirement.protocolName) }
    }
  }

  private static func has(_ requirement: OptionalRequirement, _ type: IndexedType) -> Bool {
    type.members.contains {
      $0.member.name == requirement.member.name && $0.member.labels == requirement.member.labels
        && $0.member.isStatic == requirement.member.isStatic
    }
  }
}

extension TokenSyntax {
  /// The text with one space where there was white space or a comment.
  fileprivate var textOnOneLine: String {
    (leadingTrivia.isEmpty ? "" : " ") + text + (trailingTrivia.isEmpty ? "" : " ")
  }
}
