/// The declarations of a file on which the rules of other files depend.
package struct FileSummary: Codable, Hashable, Sendable {
  let path: String
  let module: String
  let imports: [String]
  let types: [TypeSummary]
}

/// Where code stands, which decides what type a name means there.
struct FilePlace {
  let module: String
  let path: String
}

/// A type or an extension of one.
struct TypeSummary: Codable, Hashable, Sendable {
  enum Kind: String, Codable, Sendable {
    case `class`, `protocol`, `extension`, value
  }

  let kind: Kind
  /// With the names of the types around it: `Outer.Inner`.
  let name: String
  /// Whether the type is private, so that other files may have types of the same name.
  let isPrivate: Bool
  /// The superclass and the protocols as they are written.
  let inherited: [String]
  let members: [MemberSummary]
}

/// A method, a property or a subscript.
struct MemberSummary: Codable, Hashable, Sendable {
  /// The members that Interface Builder may connect or set.
  enum ConnectionKind: String, Codable, Sendable {
    case property, action
  }

  let name: String
  /// The argument labels of a method, empty for `_`; nil for properties.
  let labels: [String]?
  /// The type of a property, or of a method's result; nil if it is not written.
  let type: String?
  /// The name that `@objc(name)` gives.
  let objectiveCName: String?
  let isStatic: Bool
  let isOverride: Bool
  let isOptional: Bool
  let isPrivate: Bool
  let isPublic: Bool
  /// The condition of the build under which the type has the member; nil if it always has.
  let condition: String?
  let connection: ConnectionKind?
  /// Whether it is a property that key-value coding finds.
  let isKeyed: Bool
  /// Whether key-value observing tells of changes of the property.
  let isObserved: Bool

  /// The name as in `#selector`: `move(_:to:)`.
  var fullName: String {
    guard let labels else { return name }
    return "\(name)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
  }

  /// The name that the Objective-C runtime gives the method, or the getter of the property.
  var selectorName: String {
    objectiveCName ?? ObjectiveCName.selector(name, labels: labels ?? [])
  }
}
