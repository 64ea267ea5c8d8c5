import SwiftSyntax

/// Classes with outlets, actions or inspectable properties list these for view files, as `IBConnectable`
/// asks for. Those that an extension adds to a class of a library are listed by a class beside it.
enum ConnectionRule: Rule {
  static let name = "outlets, actions"

  static func apply(to file: ParsedFile, _ index: TypeIndex, _ rewriting: inout Rewriting) {
    for type in file.nodes.types {
      guard let record = index.type(type.qualifiedName, for: file.place),
        hasConnections(record)
      else { continue }
      if let type = type.as(ClassDeclSyntax.self) {
        connect(type, record, index, &rewriting)
      } else if record.kind != .class {
        list(record, beside: type, file, index, &rewriting)
      }
    }
    shareActions(of: file, index, &rewriting)
  }

  private static func hasConnections(_ type: IndexedType) -> Bool {
    type.members.contains { $0.member.connection != nil && !$0.member.isStatic }
  }

  // MARK: Tables

  private static func connect(
    _ type: ClassDeclSyntax, _ record: IndexedType, _ index: TypeIndex,
    _ rewriting: inout Rewriting
  ) {
    guard type.genericParameterClause == nil else { return }
    let isOverride = index.superclasses(of: record).known.contains(where: hasConnections)
    if !isOverride {
      guard type.inheritanceClause != nil else { return }
      rewriting.conform(type, to: "IBConnectable")
    }
    let members = record.members.filter { $0.member.connection != nil && !$0.member.isStatic }
      .map { item(of: $0.member, in: type.name.text) }
    let list = MemberList(
      type: "IBMember", first: isOverride ? "super.ibMembers + " : "", items: members)
    rewriting.append(
      "@MainActor \(type.memberAccess)\(isOverride ? "override " : "")class var ibMembers: "
        + "[IBMember] " + rewriting.body(of: list, endOf: type, index), to: type)
  }

  private static func item(of member: MemberSummary, in type: String) -> MemberList.Item {
    let text =
      switch member.connection {
      case .action:
        ".action(Selector(\"\(member.selectorName)\", \(type).\(reference(to: member))))"
      default: ".property(\"\(member.objectiveCName ?? member.name)\", \\\(type).\(member.name))"
      }
    return MemberList.Item(text: text, condition: member.condition)
  }

  /// The name of a method that is not called: without parameters it has no parentheses.
  private static func reference(to method: MemberSummary) -> String {
    method.fullName.hasSuffix("()") ? method.name : method.fullName
  }

  // MARK: Extensions

  /// Declares the class that view files find by its name, once in the module: beside the extension with the
  /// first of the members.
  private static func list(
    _ record: IndexedType, beside type: any DeclGroupSyntax, _ file: ParsedFile,
    _ index: TypeIndex, _ rewriting: inout Rewriting
  ) {
    let places = record.members.filter { place in
      let isVisible = !place.member.isPrivate || place.path == file.path
      return place.member.connection != nil && !place.member.isStatic && isVisible
    }
    let first = file.nodes.members.first { member in
      member.enclosingType?.qualifiedName == record.name
        && member.summaries.contains { $0.connection != nil && !$0.isStatic }
    }
    guard places.first?.path == file.path,
      first?.enclosingType.map({ Syntax($0).id }) == Syntax(type).id
    else { return }
    let list = MemberList(
      type: "IBMember", items: places.map { item(of: $0.member, in: record.name) })
    let name = record.name.split(separator: ".").last ?? ""
    rewriting.insert(
      "; @MainActor final class IBMembersOf\(name): NSObject, IBConnectable { "
        + "static var ibMembers: [IBMember] \(rewriting.body(of: list, endOf: type, index)) }",
      after: type)
  }

  /// A private action in an extension is not private where the class is declared in another file.
  private static func shareActions(
    of file: ParsedFile, _ index: TypeIndex, _ rewriting: inout Rewriting
  ) {
    for member in file.nodes.members
    where member.summaries.contains(where: { $0.connection != nil }) {
      guard let type = member.enclosingType?.as(ExtensionDeclSyntax.self),
        let path = index.type(type.qualifiedName, for: file.place)?.path, path != file.path
      else { continue }
      for modifier in Array(member.modifiers) + Array(type.modifiers)
      where [.keyword(.private), .keyword(.fileprivate)].contains(modifier.name.tokenKind) {
        rewriting.blank(modifier)
      }
    }
  }
}
