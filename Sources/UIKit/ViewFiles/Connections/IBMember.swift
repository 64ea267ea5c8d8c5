public import Foundation
public import ObjectiveC

/// A class whose outlets, actions and attributes view files name.
///
/// On iOS, the Objective-C runtime finds them by their names. Here the class lists them:
///
///     extension LoginController: IBConnectable {
///       class var ibMembers: [IBMember] {
///         [.property("nameField", \LoginController.nameField),
///          .action(Selector("logIn:", LoginController.logIn(_:)))]
///       }
///     }
///
/// A subclass lists only its own: `override class var ibMembers: [IBMember] { super.ibMembers + […] }`
/// in the class body. What a module adds to `UIView` is listed by a class of its own that is named
/// `IBMembersOfUIView`. Main thread only.
@preconcurrency @MainActor public protocol IBConnectable: NSObjectProtocol {
  /// The members that view files may name, with those of the superclass.
  static var ibMembers: [IBMember] { get }

  /// Called when the object has been created from a view file and connected. Default: nothing.
  func awakeFromNib()
}

extension IBConnectable {
  public func awakeFromNib() {}
}

/// A property or a method that view files find by its name.
///
/// Main thread only.
@preconcurrency @MainActor public struct IBMember {
  /// The name of the property, or of the selector.
  public let name: String
  /// Sets the property; false if it cannot have the value.
  let set: (_ object: NSObject, _ value: Any?) -> Bool
  let get: (_ object: NSObject) -> Any?
  /// Whether the property holds an array, to which outlet collections append.
  let isArray: Bool

  /// A property: an `@IBOutlet`, an outlet collection, or a user-defined runtime attribute, as those
  /// that `@IBInspectable` marks.
  ///
  /// Numbers in view files are converted to the property's type.
  public static func property<Object: NSObject, Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Object, Value>
  ) -> IBMember {
    IBMember(
      name: name,
      set: { object, value in
        guard let object = object as? Object, let value: Value = keyValue(value) else {
          return false
        }
        object[keyPath: property] = value
        return true
      },
      get: { ($0 as? Object)?[keyPath: property] },
      isArray: Value.self is any OutletArray.Type)
  }

  /// A method: an `@IBAction`, an `@IBSegueAction`, or the action of an unwind segue. View files find
  /// the method of the selector by its name.
  public static func action(_ selector: Selector) -> IBMember {
    IBMember(name: "\(selector)", set: { _, _ in false }, get: { _ in nil }, isArray: false)
  }
}

/// Types of properties to which an outlet collection appends.
private protocol OutletArray {}
extension Array: OutletArray {}
extension Optional: OutletArray where Wrapped: OutletArray {}
