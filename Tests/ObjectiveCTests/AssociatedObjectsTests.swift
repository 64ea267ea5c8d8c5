import Foundation
import ObjectiveC
import Testing

@Suite("Associated objects")
struct AssociatedObjectsTests {
  private final class Owner: NSObject {}

  /// Its address is the key.
  private final class Key {
    var pointer: UnsafeRawPointer {
      unsafe UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    }
  }

  private let key = Key()

  @Test("A value is found under its object and key alone")
  func value() {
    let (owner, other, otherKey) = (Owner(), Owner(), Key())
    unsafe objc_setAssociatedObject(owner, key.pointer, "value", .OBJC_ASSOCIATION_RETAIN)
    #expect(unsafe objc_getAssociatedObject(owner, key.pointer) as? String == "value")
    #expect(unsafe objc_getAssociatedObject(other, key.pointer) == nil)
    #expect(unsafe objc_getAssociatedObject(owner, otherKey.pointer) == nil)
  }

  @Test("nil removes a value, and objc_removeAssociatedObjects removes all")
  func removal() {
    let (owner, otherKey) = (Owner(), Key())
    unsafe objc_setAssociatedObject(owner, key.pointer, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    unsafe objc_setAssociatedObject(owner, otherKey.pointer, 2, .OBJC_ASSOCIATION_RETAIN)
    unsafe objc_setAssociatedObject(owner, key.pointer, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(unsafe objc_getAssociatedObject(owner, key.pointer) == nil)
    objc_removeAssociatedObjects(owner)
    #expect(unsafe objc_getAssociatedObject(owner, otherKey.pointer) == nil)
  }

  @Test(
    "Copying policies copy",
    arguments: [
      objc_AssociationPolicy.OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC,
    ])
  func copying(_ policy: objc_AssociationPolicy) {
    let (owner, text) = (Owner(), NSMutableString(string: "before"))
    unsafe objc_setAssociatedObject(owner, key.pointer, text, policy)
    text.append(" and after")
    #expect((unsafe objc_getAssociatedObject(owner, key.pointer) as? NSString)?.length == 6)
  }

  @Test("Assigning does not retain")
  func assigning() {
    let owner = Owner()
    var value: Owner? = Owner()
    unsafe objc_setAssociatedObject(owner, key.pointer, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(unsafe objc_getAssociatedObject(owner, key.pointer) as? Owner === value)
    value = nil
    #expect(unsafe objc_getAssociatedObject(owner, key.pointer) == nil)
  }

  @Test("The values of released objects are released when many objects get values")
  func sweeping() {
    weak var value: Owner?
    do {
      let (owner, strong) = (Owner(), Owner())
      value = strong
      unsafe objc_setAssociatedObject(owner, key.pointer, strong, .OBJC_ASSOCIATION_RETAIN)
    }
    for _ in 0..<1000 {
      unsafe objc_setAssociatedObject(Owner(), key.pointer, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(value == nil)
  }

  @Test("Objects that exist keep their values when many objects get values")
  func keeping() {
    let owner = Owner()
    unsafe objc_setAssociatedObject(owner, key.pointer, "value", .OBJC_ASSOCIATION_RETAIN)
    for _ in 0..<1000 {
      unsafe objc_setAssociatedObject(Owner(), key.pointer, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(unsafe objc_getAssociatedObject(owner, key.pointer) as? String == "value")
  }
}
