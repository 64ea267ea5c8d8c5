import SwiftSyntax

/// Finds the types of simple expressions: of names, of their members, and of calls.
struct TypeResolver {
  let index: TypeIndex
  let place: FilePlace

  /// nil if the type is not a type of the program, or cannot be known.
  func type(of expression: ExprSyntax) -> IndexedType? {
    typeName(of: expression).flatMap {
      index.type($0, in: expression.scope, for: place)
    }
  }

  /// The name of the type as it is written, without `?` and the like.
  func typeName(of expression: ExprSyntax) -> String? {
    if let inner = expression.inner { return typeName(of: inner) }
    if let name = expression.as(DeclReferenceExprSyntax.self) { return typeName(ofName: name) }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      if ["first", "last"].contains(access.declName.baseName.text),
        let element = elementTypeName(of: base)
      {
        return element
      }
      return type(of: base).flatMap { type in
        index.member(access.declName.baseName.text, of: type)?.type.map(Self.bare)
      }
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.trimmedDescription
      return name.first?.isUppercase == true ? name : typeName(of: call.calledExpression)
    }
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      return elementTypeName(of: element.calledExpression)
    }
    return expression.castType.map { Self.bare($0.trimmedDescription) }
  }

  /// The name of the type of an array's elements, or of a dictionary's values.
  func elementTypeName(of list: ExprSyntax) -> String? {
    guard let type = typeName(of: list), type.hasPrefix("["), type.hasSuffix("]") else {
      return nil
    }
    let names = type.dropFirst().dropLast().split(separator: ":", maxSplits: 1)
    return names.last.map { Self.bare(String($0)) }
  }

  private func typeName(ofName reference: DeclReferenceExprSyntax) -> String? {
    let name = reference.baseName.text
    if name == "self" || name == "Self" { return reference.surroundingType?.qualifiedName }
    if let local = LocalNames.type(of: name, at: Syntax(reference), self) { return local }
    for count in stride(from: reference.scope.count, to: 0, by: -1) {
      let typeName = reference.scope.prefix(count).joined(separator: ".")
      guard let type = index.type(typeName, for: place) else { continue }
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

extension ExprSyntax {
  /// The type after `as`, `as?` or `as!`.
  fileprivate var castType: TypeSyntax? {
    guard let elements = self.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    else { return nil }
    return elements.last?.as(TypeExprSyntax.self)?.type
  }

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
