import SwiftSyntax

extension SyntaxProtocol {
  /// The conditions around this node, up to an outer one, that follow from options of the build, as one
  /// condition; nil if there are none.
  func buildCondition(inside outer: (any SyntaxProtocol)?) -> String? {
    let inner = ancestors.prefix { $0.id != outer?.id }
    let clauses = inner.compactMap { $0.as(IfConfigClauseSyntax.self) }
    let conditions = clauses.reversed().flatMap(\.buildConditions)
    return conditions.isEmpty ? nil : conditions.joined(separator: " && ")
  }
}

extension IfConfigClauseSyntax {
  /// The opposites of the conditions before this clause, and its own, as far as they follow from options
  /// of the build.
  fileprivate var buildConditions: [String] {
    func text(_ clause: IfConfigClauseSyntax) -> String? {
      clause.condition.flatMap {
        CompilationCondition.value(of: $0) == nil ? "(\($0.trimmedDescription))" : nil
      }
    }
    let clauses = parent?.as(IfConfigClauseListSyntax.self) ?? []
    let earlier = clauses.prefix { $0.id != id }.compactMap(text).map { "!" + $0 }
    return earlier + [text(self)].compactMap { $0 }
  }
}

/// The conditions of `#if`, as they are on Linux once `os(iOS)` is true there.
enum CompilationCondition {
  /// Whether the region is compiled; nil if that follows from options of the build.
  static func value(of condition: ExprSyntax) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(of: prefix.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), let element = tuple.elements.first {
      return tuple.elements.count == 1 ? value(of: element.expression) : nil
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return disjunction(Array(sequence.elements))
    }
    return condition.as(FunctionCallExprSyntax.self).flatMap(value(of:))
  }

  private static func value(of call: FunctionCallExprSyntax) -> Bool? {
    guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return ["iOS", "Linux"].contains(argument)
    case "targetEnvironment": return false
    case "canImport": return value(ofImport: argument)
    default: return nil
    }
  }

  private static func value(ofImport module: String) -> Bool? {
    switch module {
    case "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "Foundation": true
    default: AppleFrameworks.absent.contains(module) ? false : nil
    }
  }

  /// Operators bind as in expressions: `&&` before `||`.
  private static func disjunction(_ elements: [ExprSyntax]) -> Bool? {
    combine(split(elements, at: "||").map(conjunction), decisive: true)
  }

  private static func conjunction(_ elements: [ExprSyntax]) -> Bool? {
    let parts = split(elements, at: "&&")
    guard parts.allSatisfy({ $0.count == 1 }) else { return nil }
    return combine(parts.map { value(of: $0[0]) }, decisive: false)
  }

  private static func combine(_ values: [Bool?], decisive: Bool) -> Bool? {
    if values.contains(decisive) { return decisive }
    return values.contains(nil) ? nil : !decisive
  }

  private static func split(_ elements: [ExprSyntax], at name: String) -> [[ExprSyntax]] {
    elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name }.map(Array.init)
  }
}
