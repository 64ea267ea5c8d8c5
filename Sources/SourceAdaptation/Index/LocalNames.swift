import SwiftSyntax

/// Finds the types of parameters and local variables.
enum LocalNames {
  static func type(of name: String, at node: Syntax, _ resolver: TypeResolver) -> String? {
    for ancestor in node.ancestors {
      if let type = parameterType(of: name, of: ancestor) { return TypeResolver.bare(type) }
      if let closure = ancestor.as(ClosureExprSyntax.self), closure.parameterNames.first == name {
        return closure.elementTypeName(resolver)
      }
      if let loop = ancestor.as(ForStmtSyntax.self), loop.pattern.trimmedDescription == name,
        loop.body.position <= node.position
      {
        return resolver.elementTypeName(of: loop.sequence)
      }
      if let expression = binding(of: name, in: ancestor, before: node.position) {
        return expression.type ?? expression.value.flatMap(resolver.typeName)
      }
      if ancestor.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
    }
    return nil
  }

  private static func parameterType(of name: String, of node: Syntax) -> String? {
    let clause =
      node.as(FunctionDeclSyntax.self)?.signature.parameterClause
      ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause
    if let parameter = clause?.parameters.first(where: {
      ($0.secondName ?? $0.firstName).text == name
    }) {
      return parameter.type.trimmedDescription
    }
    guard
      case .parameterClause(let closure) = node.as(ClosureExprSyntax.self)?.signature?
        .parameterClause
    else { return nil }
    return closure.parameters.first { ($0.secondName ?? $0.firstName).text == name }?.type?
      .trimmedDescription
  }

  /// `let name: Type`, `let name = value`, `if let name = value` and `guard let name`.
  private static func binding(
    of name: String, in node: Syntax, before position: AbsolutePosition
  ) -> (type: String?, value: ExprSyntax?)? {
    let conditions: [ConditionElementListSyntax]
    if let statements = node.as(CodeBlockItemListSyntax.self) {
      let earlier = statements.filter { $0.position < position }
      let variables = earlier.compactMap { $0.item.as(VariableDeclSyntax.self) }
      for binding in variables.flatMap(\.bindings).reversed() where binding.endPosition <= position
      {
        guard let part = binding.part(named: name) else { continue }
        return (part.type.map { TypeResolver.bare($0.trimmedDescription) }, part.value)
      }
      conditions = earlier.compactMap { $0.item.as(GuardStmtSyntax.self)?.conditions }
    } else {
      conditions = [
        node.as(IfExprSyntax.self)?.conditions ?? node.as(WhileStmtSyntax.self)?.conditions
      ].compactMap { $0 }
    }
    let bindings = conditions.joined().compactMap {
      $0.condition.as(OptionalBindingConditionSyntax.self)
    }
    guard
      let found = bindings.last(where: {
        $0.pattern.trimmedDescription == name && $0.endPosition <= position
      })
    else { return nil }
    // `if let name` has the type of the `name` before it.
    return found.initializer.map { (nil, $0.value) }
  }
}

extension PatternBindingSyntax {
  /// The type and the value of a name, which may be one of a tuple: `let (a, b): (A, B) = value`.
  fileprivate func part(named name: String) -> (type: TypeSyntax?, value: ExprSyntax?)? {
    if pattern.trimmedDescription == name { return (typeAnnotation?.type, initializer?.value) }
    let names = pattern.as(TuplePatternSyntax.self)?.elements.map(\.pattern.trimmedDescription)
    guard let index = names?.firstIndex(of: name) else { return nil }
    let types = typeAnnotation?.type.as(TupleTypeSyntax.self)?.elements.map(\.type)
    let values = initializer?.value.as(TupleExprSyntax.self)?.elements.map(\.expression)
    return (types?.dropFirst(index).first, values?.dropFirst(index).first)
  }
}

extension ClosureExprSyntax {
  /// The names of the parameters without types; `$0` where none are written.
  fileprivate var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.map(\.name.text)
    case .parameterClause: []
    case nil: ["$0"]
    }
  }

  private static let methodsOfLists: Set<String> = [
    "allSatisfy", "compactMap", "contains", "filter", "first", "flatMap", "forEach", "map",
  ]

  /// The name of the type of the elements that a list gives the closure, as `list.forEach { … }` does.
  fileprivate func elementTypeName(_ resolver: TypeResolver) -> String? {
    let call = ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
    guard let access = call?.calledExpression.as(MemberAccessExprSyntax.self),
      Self.methodsOfLists.contains(access.declName.baseName.text), let list = access.base,
      call?.trailingClosure == self || call?.arguments.first?.expression == ExprSyntax(self)
    else { return nil }
    return resolver.elementTypeName(of: list)
  }
}
