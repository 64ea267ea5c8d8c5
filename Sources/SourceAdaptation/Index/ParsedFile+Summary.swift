import SwiftSyntax

extension ParsedFile {
  /// The declarations of the file.
  package var summary: FileSummary {
    let members = Dictionary(grouping: nodes.members) { $0.enclosingType.map { Syntax($0).id } }
    return FileSummary(
      path: path, module: module, imports: nodes.imports.map(\.path.trimmedDescription),
      types: nodes.types.map { type in
        TypeSummary(type, members: (members[Syntax(type).id] ?? []).flatMap(\.summaries))
      })
  }
}

extension ActiveNodes {
  /// The declarations of methods, properties and subscripts.
  var members: [any MemberSyntax] {
    functions as [any MemberSyntax] + variables as [any MemberSyntax]
      + subscripts as [any MemberSyntax]
  }
}

extension TypeSummary {
  fileprivate init(_ type: any DeclGroupSyntax, members: [MemberSummary]) {
    kind =
      switch type.kind {
      case .classDecl: .class
      case .protocolDecl: .protocol
      case .extensionDecl: .extension
      default: .value
      }
    name = type.qualifiedName
    isPrivate =
      kind != .extension && type.enclosingType == nil
      && type.modifiers.contains(where: \.isPrivate)
    inherited = type.inheritedNames
    self.members = members
  }
}

/// A declaration that can be a member of a type.
protocol MemberSyntax: DeclSyntaxProtocol, WithAttributesSyntax, WithModifiersSyntax {
  /// The names that a declaration introduces: a property declaration may have several.
  var summaries: [MemberSummary] { get }
}

extension FunctionDeclSyntax: MemberSyntax {
  var summaries: [MemberSummary] {
    [
      summary(
        name.plainText, labels: signature.parameterClause.labels,
        type: signature.returnClause?.type.trimmedDescription)
    ]
  }
}

extension SubscriptDeclSyntax: MemberSyntax {
  var summaries: [MemberSummary] {
    [
      summary(
        "subscript", labels: parameterClause.labels, type: returnClause.type.trimmedDescription)
    ]
  }
}

extension VariableDeclSyntax: MemberSyntax {
  var summaries: [MemberSummary] {
    bindings.compactMap { binding in
      binding.pattern.as(IdentifierPatternSyntax.self).map {
        summary($0.identifier.plainText, labels: nil, type: type(of: binding))
      }
    }
  }

  /// The type that is written, or that an initial value as `Type()` has.
  private func type(of binding: PatternBindingSyntax) -> String? {
    if let annotation = binding.typeAnnotation { return annotation.type.trimmedDescription }
    // In `var a, b: Int` the last one has the annotation.
    if binding.initializer == nil { return bindings.last?.typeAnnotation?.type.trimmedDescription }
    let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
    guard let name = call?.calledExpression.trimmedDescription,
      name.first?.isUppercase == true
    else { return nil }
    return name
  }
}

extension FunctionParameterClauseSyntax {
  var labels: [String] {
    parameters.map { $0.firstName.tokenKind == .wildcard ? "" : $0.firstName.text }
  }
}

extension MemberSyntax {
  fileprivate func summary(_ name: String, labels: [String]?, type: String?) -> MemberSummary {
    let objectiveCName = attribute("objc")?.arguments?.trimmedDescription
    return MemberSummary(
      name: name, labels: labels, type: type,
      objectiveCName: objectiveCName.map { $0.filter { !$0.isWhitespace } },
      isStatic: hasModifier(.static) || hasModifier(.class), isOverride: hasModifier(.override),
      isOptional: hasModifier(.optional),
      isPrivate: hasModifier(.private) || hasModifier(.fileprivate),
      isPublic: hasModifier(.public) || hasModifier(.open), condition: condition,
      connection: connection,
      isKeyed: isKeyed, isObserved: isKeyed && hasModifier(.dynamic))
  }

  /// The condition of the build under which the type has the member: also that around an extension, which may
  /// stand elsewhere than its type.
  var condition: String? {
    let type = enclosingType
    return buildCondition(inside: type?.is(ExtensionDeclSyntax.self) == true ? nil : type)
  }

  /// Whether `@objc` marks an instance property, itself or for all members of its class.
  private var isKeyed: Bool {
    guard self.is(VariableDeclSyntax.self), attribute("NSManaged") == nil,
      !hasModifier(.static), !hasModifier(.class)
    else { return false }
    if attribute("objc") != nil { return true }
    let type = enclosingType?.asProtocol((any WithAttributesSyntax).self)
    return type?.attribute("objcMembers") != nil && attribute("nonobjc") == nil
      && !hasModifier(.private) && !hasModifier(.fileprivate)
  }

  private var connection: MemberSummary.ConnectionKind? {
    if attribute("IBOutlet") != nil || attribute("IBInspectable") != nil { return .property }
    let isAction = attribute("IBAction") != nil || attribute("IBSegueAction") != nil
    return isAction ? .action : nil
  }

  func hasModifier(_ keyword: Keyword) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
  }
}

extension WithAttributesSyntax {
  /// The attribute of a name, also one in `#if` among the attributes.
  func attribute(_ name: String) -> AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.attributeName.trimmedDescription == name
    }
  }
}

extension TokenSyntax {
  /// The name without the back quotes that a keyword needs.
  var plainText: String { text.filter { $0 != "`" } }
}
