import SwiftSyntax

/// `#selector(tapped(_:))` is `Selector("tapped:", Page.tapped(_:))`: the name of the method for
/// Objective-C, and the method.
enum SelectorRule: Rule {
  static let name = "#selector"

  static func apply(to file: ParsedFile, _ index: TypeIndex, _ rewriting: inout Rewriting) {
    for macro in file.nodes.macros where macro.macroName.text == "selector" {
      guard let argument = macro.arguments.first, macro.arguments.count == 1 else { continue }
      let reference = SelectorReference(argument, index, place: file.place)
      if let reference {
        // A pattern compares names, and the compiler finds no parameters of closures in it.
        let isPattern = macro.ancestors.contains { $0.is(ExpressionPatternSyntax.self) }
        rewriting.replace(macro, with: isPattern ? reference.nameAlone : reference.selector)
      } else {
        rewriting.report(
          macro, "the type of \(argument.expression.trimmedDescription) is not known",
          wayOut: "write #selector(Type.method)")
      }
    }
  }
}

/// The member that a `#selector` refers to.
private struct SelectorReference {
  private enum Accessor: String {
    case getter, setter
  }

  private let accessor: Accessor?
  /// The method or the property, without the type before it.
  private let reference: DeclReferenceExprSyntax
  /// The type that has the member, as the code can write it.
  private let typeName: String
  private let type: IndexedType?
  private let member: MemberSummary?
  /// The type after `as`, which chooses one of several methods.
  private let functionType: TypeSyntax?
  private let index: TypeIndex

  init?(_ argument: LabeledExprSyntax, _ index: TypeIndex, place: FilePlace) {
    accessor = argument.label.flatMap { Accessor(rawValue: $0.text) }
    var expression = argument.expression
    (expression, functionType) = Self.split(expression)
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      expression = tuple.elements.first?.expression ?? expression
    }
    let access = expression.as(MemberAccessExprSyntax.self)
    guard let reference = access?.declName ?? expression.as(DeclReferenceExprSyntax.self),
      let typeName = Self.typeName(of: access?.base, around: expression, index, place: place)
    else { return nil }
    (self.reference, self.typeName, self.index) = (reference, typeName, index)
    let scope = expression.scope
    // The name of a type may be that of a type around the code.
    let written = typeName.prefix { $0 != "<" }
    type = index.type(String(written), in: scope, for: place)
    let labels = reference.argumentNames.map { names in
      names.arguments.map { $0.name.tokenKind == .wildcard ? "" : $0.name.text }
    }
    let count = functionType.map(Self.parameterCount)
    member = type.flatMap {
      index.member(reference.baseName.plainText, labels: labels, parameterCount: count, of: $0)
    }
  }

  /// `tapped(_:) as (Page) -> (UIButton) -> Void` in its two parts.
  private static func split(_ expression: ExprSyntax) -> (ExprSyntax, TypeSyntax?) {
    guard let sequence = expression.as(SequenceExprSyntax.self),
      let type = sequence.elements.last?.as(TypeExprSyntax.self), sequence.elements.count == 3,
      let first = sequence.elements.first
    else { return (expression, nil) }
    return (first, type.type)
  }

  private static func typeName(
    of base: ExprSyntax?, around node: ExprSyntax, _ index: TypeIndex, place: FilePlace
  ) -> String? {
    let around = node.surroundingType
    let own = around?.writtenName
    guard let base else { return outerType(of: node, index, place: place) ?? own }
    let text = base.trimmedDescription
    if text == "self" || text == "Self" { return own }
    if text == "super" { return around?.inheritedNames.first ?? own }
    let lastName = text.split(separator: ".").last.map { $0.drop { $0 == "`" } }
    if lastName?.first?.isUppercase == true { return text }
    let resolver = TypeResolver(index: index, place: place)
    return resolver.typeName(of: base)
  }

  /// The innermost of the types around a name that has a member of it.
  private static func outerType(
    of name: ExprSyntax, _ index: TypeIndex, place: FilePlace
  ) -> String? {
    guard let member = name.as(DeclReferenceExprSyntax.self)?.baseName.plainText else { return nil }
    let types = name.ancestors.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
    return types.first { type in
      let found = index.type(type.requiredSelf ?? type.qualifiedName, for: place)
      return found.map { index.member(member, of: $0) != nil } ?? false
    }?.writtenName
  }

  // MARK: Text

  var selector: String { "Selector(\"\(name)\", \(method))" }

  /// The selector of a method that is not called.
  var nameAlone: String { "Selector(\"\(name)\")" }

  private var name: String {
    let property = reference.baseName.plainText
    switch accessor {
    case .getter: return member?.objectiveCName ?? property
    case .setter: return ObjectiveCName.setter(member?.objectiveCName ?? property)
    case nil: break
    }
    if let member { return member.selectorName }
    if let names = reference.argumentNames {
      let labels = names.arguments.map { $0.name.tokenKind == .wildcard ? "" : $0.name.text }
      return ObjectiveCName.selector(property, labels: labels)
    }
    let count = functionType.map(Self.parameterCount) ?? 0
    return ObjectiveCName.selector(property, labels: Array(repeating: "", count: count))
  }

  /// The function that a selector calls: of classes that are known, `Type.method(_:)`.
  private var method: String {
    let member = reference.trimmedDescription
    switch accessor {
    case .getter: return "{ (target: \(typeName)) in { target.\(member) } }"
    case .setter: return "{ (target: \(typeName)) in { target.\(member) = $0 } }"
    case nil: break
    }
    if self.member?.isStatic == true { return "{ (type: \(typeName).Type) in type.\(member) }" }
    let isClass = type?.kind == .class
    guard let functionType else {
      return isClass ? "\(typeName).\(member)" : "{ (target: \(owner)) in target.\(member) }"
    }
    if Self.isUnbound(functionType) {
      return "\(typeName).\(member) as \(functionType.trimmedDescription)"
    }
    return "\(typeName).\(member) as (\(typeName)) -> \(functionType.trimmedDescription)"
  }

  /// The type of the objects that have the member: of optional requirements, a protocol of its own.
  private var owner: String {
    guard type?.kind == .protocol, let member, member.isOptional else { return typeName }
    let requirement = index.optionalRequirements(named: member.name).first {
      $0.member == member && $0.protocolName == type?.name
    }
    return requirement?.protocolOfImplementers ?? typeName
  }

  /// Whether a function type takes the target first: `(Page) -> (UIButton) -> Void`.
  private static func isUnbound(_ type: TypeSyntax) -> Bool {
    functionType(type)?.returnClause.type.is(FunctionTypeSyntax.self) == true
  }

  private static func parameterCount(of type: TypeSyntax) -> Int {
    guard let function = functionType(type) else { return 0 }
    let bound = function.returnClause.type.as(FunctionTypeSyntax.self) ?? function
    return bound.parameters.count
  }

  private static func functionType(_ type: TypeSyntax) -> FunctionTypeSyntax? {
    type.as(FunctionTypeSyntax.self)
      ?? type.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
      ?? type.as(TupleTypeSyntax.self)?.elements.first?.type.as(FunctionTypeSyntax.self)
  }
}

extension DeclGroupSyntax {
  /// The name by which code inside of the type can write it.
  fileprivate var writtenName: String {
    requiredSelf ?? self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ownName
  }

  /// The type in `extension P where Self: Type`.
  fileprivate var requiredSelf: String? {
    let requirements = self.as(ExtensionDeclSyntax.self)?.genericWhereClause?.requirements
    return requirements?.lazy.compactMap { $0.requirement.as(ConformanceRequirementSyntax.self) }
      .first { $0.leftType.trimmedDescription == "Self" }?.rightType.trimmedDescription
  }
}
