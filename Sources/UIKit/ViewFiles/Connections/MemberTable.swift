import Foundation

/// Finds the members of objects that view files name.
@MainActor enum MemberTable {
  /// The member of a class of UIKit, or of the program.
  static func member(_ name: String, of object: NSObject) -> IBMember? {
    if let type = type(of: object) as? any IBConnectable.Type,
      let member = type.ibMembers.last(where: { $0.name == name })
    {
      return member
    }
    return ViewFileClass.levels(of: object).reversed().lazy
      .compactMap { level in level.members.first { $0.name == name } }.first
  }

  /// Has selectors know the actions of an object's class by their names.
  static func registerActions(of object: NSObject) {
    _ = (type(of: object) as? any IBConnectable.Type)?.ibMembers
  }
}
