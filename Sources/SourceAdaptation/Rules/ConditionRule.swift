import SwiftSyntax

/// `os(iOS)` in `#if` is true on Linux, in modules that are written for UIKit.
enum ConditionRule: Rule {
  static let name = "os(iOS)"

  static func apply(to file: ParsedFile, _ index: TypeIndex, _ rewriting: inout Rewriting) {
    guard index.isInterface(file.module) else { return }
    for condition in file.nodes.conditions {
      let finder = SystemFinder(viewMode: .sourceAccurate)
      finder.walk(condition)
      for name in finder.names where name.trimmedDescription == "iOS" {
        rewriting.replace(name, with: "Linux")
      }
    }
  }
}

/// Finds the names in `os(…)`.
private final class SystemFinder: SyntaxVisitor {
  private(set) var names: [ExprSyntax] = []

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if call.calledExpression.trimmedDescription == "os", let name = call.arguments.first {
      names.append(name.expression)
    }
    return .skipChildren
  }
}
