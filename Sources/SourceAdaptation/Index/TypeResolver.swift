import SwiftSyntax

/// Finds the types of simple expressions: of names, of their members, and of calls.
struct TypeResolver {
  let index: TypeIndex
  let module: String

  /// nil if the type is not a type of the program, or cannot be known.
  func type(of expression: ExprSyntax) -> IndexedType? {
    typeName(of: expression).flatMap {
      index.type($0, in: expression.scope, for: module)
    }
  }

  /// The name of the type as it is written, without `?` and the like.
  func typeName(of expression: ExprSyntax) -> String? {
    if let inner = expression.inner { return typeName(of: inner) }
    if let name = expression.as(DeclReferenceExprSyntax.self) { return typeName(ofName: name) }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      return type(of: base).flatMap { type in
        index.member(access.declName.baseName.text, of: type)?.type.map(Self.bare)
      }
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.trimmedDescription
      return name.first?.isUppercase == true ? name : typeName(of: call.calledExpression)
    }
    return nil
  }

  private func typeName(ofName reference: DeclReferenceExprSyntax) -> String? {
    let name = reference.baseName.text
    if name == "self" || name == "Self" { return reference.scope.joined(separator: ".") }
    if let local = LocalNames.type(of: name, at: Syntax(reference), self) { return local }
    for count in stride(from: reference.scope.count, to: 0, by: -1) {
      let typeName = reference.scope.prefix(count).joined(separator: ".")
      guard let type = index.type(typeName, for: module) else { continue }
      if let member = index.member(name, of: type) { return member.type.map(Self.bare) }
    }
    return nil
  }

  /// A type without optionality, `any`, `some`, attributes and parentheses.
  static func bare(_ type: String) -> String {
    var type = Substring(type)
    var count = 0
    repeat {
      count = type.count
      while let last = type.last, "?!) ".contains(last) { type.removeLast() }
      for prefix in ["(", "any ", "some ", "inout ", " "] where type.hasPrefix(prefix) {
        type.removeFirst(prefix.count)
      }
    } while type.count != count
    return String(type.prefix { $0 != "<" })
  }
}

/// Finds the types of parameters and local variables.
private enum LocalNames {
  static func type(of name: String, at node: Syntax, _ resolver: TypeResolver) -> String? {
    for ancestor in node.ancestors {
      if let type = parameterType(of: name, of: ancestor) { return TypeResolver.bare(type) }
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
      for binding in variables.flatMap(\.bindings).reversed()
      where binding.pattern.trimmedDescription == name && binding.endPosition <= position {
        let type = binding.typeAnnotation?.type.trimmedDescription
        return (type.map(TypeResolver.bare), binding.initializer?.value)
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

extension ExprSyntax {
  /// The expression in `(x)`, `x?`, `x!`, `try x` and `await x`.
  var inner: ExprSyntax? {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression
    }
    return self.as(OptionalChainingExprSyntax.self)?.expression
      ?? self.as(ForceUnwrapExprSyntax.self)?.expression
      ?? self.as(TryExprSyntax.self)?.expression ?? self.as(AwaitExprSyntax.self)?.expression
  }
}
