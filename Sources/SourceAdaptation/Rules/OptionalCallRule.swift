import SwiftSyntax

/// `delegate?.ended?(self)` asks whether the object has the optional member:
/// `(delegate as? any Delegate_ended__)?.ended(self)`.
enum OptionalCallRule: Rule {
  static let name = "optional calls"

  static func apply(to file: ParsedFile, _ index: TypeIndex, _ rewriting: inout Rewriting) {
    let resolver = TypeResolver(index: index, place: file.place)
    for access in file.nodes.memberAccesses {
      guard let base = access.base else { continue }
      let use = MemberUse(access)
      guard use.isOptionalCall || !index.optionalRequirements(named: use.name).isEmpty,
        !isInSelector(access)
      else { continue }
      switch requirement(of: use, base, index, resolver) {
      case .known(let name): ask(base, for: name, use, &rewriting)
      case .library: callAlways(use, base, &rewriting)
      case .ambiguous:
        rewriting.report(
          access,
          "several protocols have the optional member \(access.declName.trimmedDescription)",
          wayOut: "call it on a variable whose type is written")
      case nil: break
      }
    }
  }

  private static func isInSelector(_ access: MemberAccessExprSyntax) -> Bool {
    access.ancestors.contains { node in
      guard let name = node.as(MacroExpansionExprSyntax.self)?.macroName.text else { return false }
      return name == "selector" || name == "keyPath"
    }
  }

  // MARK: Which requirement

  private enum Requirement {
    /// The name of the protocol of the classes that have it.
    case known(String)
    /// A requirement of a protocol of UIKit, which has a default.
    case library
    case ambiguous
  }

  private static func requirement(
    of use: MemberUse, _ base: ExprSyntax, _ index: TypeIndex, _ resolver: TypeResolver
  ) -> Requirement? {
    let candidates = index.optionalRequirements(named: use.name).filter(use.fits)
    let type = resolver.type(of: base)
    if let type, type.kind != nil {
      let names = type.kind == .protocol ? index.protocols(of: type).union([type.name]) : []
      let found = candidates.first { names.contains($0.protocolName) }
      if let found { return .known(found.protocolOfImplementers) }
      return use.isOptionalCall && isOfLibrary(use, base, index) ? .library : nil
    }
    guard use.isOptionalCall else { return nil }
    let protocols = Set(candidates.map(\.protocolOfImplementers))
    if protocols.count > 1 { return .ambiguous }
    if let only = protocols.first {
      return index.isProperty(use.name) && !use.hasLabels ? .ambiguous : .known(only)
    }
    return isOfLibrary(use, base, index) ? .library : nil
  }

  /// Only methods have argument labels. Without any, a call of a closure has the same form.
  private static func isOfLibrary(
    _ use: MemberUse, _ base: ExprSyntax, _ index: TypeIndex
  ) -> Bool {
    if use.hasLabels { return true }
    let object = base.trimmedDescription.lowercased().filter { !"?!)".contains($0) }
    let isDelegate = object.hasSuffix("delegate") || object.hasSuffix("datasource")
    return isDelegate && !index.isProperty(use.name)
  }

  // MARK: Changes

  private static func ask(
    _ base: ExprSyntax, for name: String, _ use: MemberUse, _ rewriting: inout Rewriting
  ) {
    rewriting.insert("(", before: base)
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      rewriting.replace(chain.questionMark, with: " as? any \(name))?")
      // The cast unwraps what is optional several times.
      var inner = chain.expression
      while let chain = inner.as(OptionalChainingExprSyntax.self) {
        rewriting.blank(chain.questionMark)
        inner = chain.expression
      }
    } else {
      rewriting.insert(" as? any \(name))?", after: base)
    }
    if let mark = use.questionMark { rewriting.blank(mark.textRange) }
  }

  /// The call of a method that every object has. It stays optional where it was.
  private static func callAlways(
    _ use: MemberUse, _ base: ExprSyntax, _ rewriting: inout Rewriting
  ) {
    guard let mark = use.questionMark, let call = use.call else { return }
    rewriting.blank(mark.textRange)
    let isChain = call.description.prefix(base.description.count).contains("?")
    if !isChain, call.parent?.is(CodeBlockItemSyntax.self) != true {
      rewriting.insert("Optional(", before: call)
      rewriting.insert(")", after: call)
    }
  }
}

/// How code uses a member: `x.member?(…)`, `x.member(…)` or `x.member`.
private struct MemberUse {
  let access: MemberAccessExprSyntax
  let questionMark: TokenSyntax?
  let call: FunctionCallExprSyntax?

  init(_ access: MemberAccessExprSyntax) {
    self.access = access
    let chain = access.parent?.as(OptionalChainingExprSyntax.self)
    let callee = chain.map(Syntax.init) ?? Syntax(access)
    let call = callee.parent?.as(FunctionCallExprSyntax.self)
    self.call = call.flatMap { Syntax($0.calledExpression).id == callee.id ? $0 : nil }
    questionMark = self.call == nil ? nil : chain?.questionMark
  }

  var name: String { access.declName.baseName.text }

  var isOptionalCall: Bool { questionMark != nil }

  var hasLabels: Bool { call?.arguments.contains { $0.label != nil } == true }

  /// Whether a requirement has the labels of the call, and is a method if this is a call.
  func fits(_ requirement: OptionalRequirement) -> Bool {
    guard let labels = requirement.member.labels else { return call == nil }
    if let names = access.declName.argumentNames {
      return names.arguments.map { $0.name.tokenKind == .wildcard ? "" : $0.name.text } == labels
    }
    guard let call else { return true }
    let given = call.arguments.map { $0.label?.text ?? "" }
    let closures = call.additionalTrailingClosures.count + (call.trailingClosure == nil ? 0 : 1)
    return given.count + closures == labels.count && Array(labels.prefix(given.count)) == given
  }
}
