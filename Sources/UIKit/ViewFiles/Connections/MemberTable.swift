import Foundation

/// Finds the members of objects that view files name.
@MainActor enum MemberTable {
  /// The modules of the program whose classes view files have named.
  static var modules: Set<String> = [ProcessInfo.processInfo.processName]
  /// Classes that were looked up by their names.
  private static var tables: [String: (any IBConnectable.Type)?] = [:]

  /// The member of a class of UIKit, or of the program.
  static func member(_ name: String, of object: NSObject) -> IBMember? {
    tables(of: object).lazy.compactMap { $0.ibMembers.last { $0.name == name } }.first
      ?? ViewFileClass.levels(of: object).reversed().lazy
      .compactMap { level in level.members.first { $0.name == name } }.first
  }

  /// Has selectors know the actions of an object's class by their names.
  static func registerActions(of object: NSObject) {
    for table in tables(of: object) { _ = table.ibMembers }
  }

  /// The table of the object's class, and those of what the program adds to UIKit's classes: a module with an
  /// extension of `UIView` has a class `IBMembersOfUIView`.
  private static func tables(of object: NSObject) -> [any IBConnectable.Type] {
    let classes = ViewFileClass.levels(of: object).reversed().map { "IBMembersOf\($0.type)" }
    let names = classes.flatMap { name in modules.sorted().map { "\($0).\(name)" } }
    return [type(of: object) as? any IBConnectable.Type].compactMap { $0 }
      + names.compactMap(table)
  }

  private static func table(_ name: String) -> (any IBConnectable.Type)? {
    if let table = tables[name] { return table }
    let table = NSClassFromString(name) as? any IBConnectable.Type
    tables[name] = .some(table)
    return table
  }
}
