import SwiftSyntax

/// The nodes of a file that rules look at, except those in regions that are not compiled.
final class ActiveNodes: SyntaxVisitor {
  private(set) var attributes: [AttributeSyntax] = []
  private(set) var macros: [any FreestandingMacroExpansionSyntax] = []
  private(set) var imports: [ImportDeclSyntax] = []
  /// Classes, structures, enumerations, actors, protocols and extensions.
  private(set) var types: [any DeclGroupSyntax] = []
  private(set) var functions: [FunctionDeclSyntax] = []
  private(set) var variables: [VariableDeclSyntax] = []
  private(set) var subscripts: [SubscriptDeclSyntax] = []
  private(set) var calls: [FunctionCallExprSyntax] = []
  private(set) var memberAccesses: [MemberAccessExprSyntax] = []
  /// Types and values that are named.
  private(set) var identifiers: [TokenSyntax] = []
  /// The conditions of regions, except those that follow a region that is compiled.
  private(set) var conditions: [ExprSyntax] = []

  init(of tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      let isActive = clause.condition.map { condition in
        conditions.append(condition)
        return CompilationCondition.value(of: condition)
      }
      if isActive == .some(.some(false)) { continue }
      if let elements = clause.elements { walk(elements) }
      if isActive == .some(.some(true)) { break }
    }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    attributes.append(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    macros.append(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    macros.append(node)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }

  private func add(_ type: any DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    types.append(type)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.append(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    variables.append(node)
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    subscripts.append(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    memberAccesses.append(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    identifiers.append(node.baseName)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    identifiers.append(node.name)
    return .visitChildren
  }
}
