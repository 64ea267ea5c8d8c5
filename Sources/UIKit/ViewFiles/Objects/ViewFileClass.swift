import Foundation

/// How view files describe the objects of a class, beyond what they say of its superclass.
@MainActor package struct ViewFileClass {
  /// The name of the elements; nil for a class that only its subclasses have elements of.
  let element: String?
  let type: NSObject.Type
  let attributes: [ViewFileAttribute]
  /// The outlets, and the properties that user-defined runtime attributes may set.
  let members: [IBMember]

  init(
    _ element: String?, _ type: NSObject.Type, _ attributes: [ViewFileAttribute] = [],
    members: [IBMember] = []
  ) {
    (self.element, self.type) = (element, type)
    (self.attributes, self.members) = (attributes, members)
  }

  /// Sets attributes of an object.
  ///
  /// - Parameter names: nil means all.
  func apply(_ reader: ElementReader, to object: NSObject, names: Set<String>? = nil) {
    for attribute in attributes where names?.contains(attribute.name) ?? true {
      attribute.set(object, reader)
    }
  }

  private static let byElement = Dictionary(
    all.compactMap { level in level.element.map { ($0, level) } }, uniquingKeysWith: { $1 })

  static func named(_ element: String) -> ViewFileClass? { byElement[element] }

  /// The classes of UIKit of which the object is an instance, superclasses first.
  static func levels(of object: NSObject) -> [ViewFileClass] {
    all.filter { object.isKind(of: $0.type) }
  }
}
