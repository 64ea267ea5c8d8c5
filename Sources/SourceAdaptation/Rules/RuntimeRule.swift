import SwiftSyntax

/// Finds what only the Objective-C runtime can do.
enum RuntimeRule: Rule {
  static let name = "runtime"

  private static let functions: Set<String> = [
    "class_addMethod", "class_getInstanceMethod", "class_getClassMethod", "class_replaceMethod",
    "class_copyMethodList", "class_copyPropertyList", "class_copyIvarList",
    "imp_implementationWithBlock", "method_exchangeImplementations", "method_getImplementation",
    "method_setImplementation", "object_setClass", "objc_allocateClassPair",
    "objc_registerClassPair",
  ]

  static func apply(to file: ParsedFile, _ index: TypeIndex, _ rewriting: inout Rewriting) {
    for call in file.nodes.calls {
      let name = call.calledExpression.trimmedDescription
      if functions.contains(name) {
        rewriting.report(
          call, "\(name) needs the Objective-C runtime",
          wayOut: "override the method in a subclass, or call a closure")
      } else if isKeyValueObserving(call) {
        rewriting.report(
          call, "key-value observing needs the Objective-C runtime",
          wayOut: "use didSet of the property, or a delegate")
      }
    }
    for function in file.nodes.functions where function.name.text == "forwardingTarget" {
      rewriting.report(
        function, "messages are not forwarded without the Objective-C runtime",
        wayOut: "implement the methods, and call the other object's")
    }
  }

  private static func isKeyValueObserving(_ call: FunctionCallExprSyntax) -> Bool {
    let name =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.trimmedDescription
    if name == "addObserver" {
      return call.arguments.contains { $0.label?.text == "forKeyPath" }
    }
    return name == "observe" && call.arguments.first?.expression.is(KeyPathExprSyntax.self) == true
  }
}
