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
      } else if let name = observedName(call), !index.isObserved(name) {
        rewriting.report(
          call, "no changes of \"\(name)\" are told to observers",
          wayOut: "observe an @objc dynamic property of the program, or use a delegate")
      }
    }
    for function in file.nodes.functions where function.name.text == "forwardingTarget" {
      rewriting.report(
        function, "messages are not forwarded without the Objective-C runtime",
        wayOut: "implement the methods, and call the other object's")
    }
  }

  /// The last key that a call observes; nil if it observes none, or the key is not written there.
  private static func observedName(_ call: FunctionCallExprSyntax) -> String? {
    let name =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.trimmedDescription
    switch name {
    case "observe":
      let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self)
      let component = path?.components.last?.component.as(KeyPathPropertyComponentSyntax.self)
      return component?.declName.baseName.plainText
    case "addObserver":
      let path = call.arguments.first { $0.label?.text == "forKeyPath" }?.expression
      return path?.trimmedDescription.split(separator: ".").last.map {
        String($0.filter { $0.isLetter || $0.isNumber || $0 == "_" })
      }
    default: return nil
    }
  }
}
