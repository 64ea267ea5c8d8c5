import CoreGraphics
public import Foundation

// Creates objects of classes that are known only at run time.
//
// Swift can create objects through a metatype by `required` initializers only. iOS code declares
// its layers, animations and delegates without `required`, since there the Objective-C runtime
// creates them. An initializer has the same slot in the class's dispatch table whether it is
// required or not, so a class that requires it can be used to call through that slot, and the
// actual class's initializer runs. The two helper classes are open, although nobody subclasses
// them, because the compiler calls the initializers of a class without subclasses directly. The two
// functions are not optimized, because the compiler would assume that their results are instances
// of the helper classes. `DynamicInitTests` checks all this.

/// Creates an object with the class's own `init()`, which must exist. Traps if the class is not an
/// NSObject class.
@inline(never) @_optimize(none)
@MainActor package func makeObject(of someClass: AnyClass) -> NSObject {
  require(someClass is NSObject.Type, "\(someClass) is not an NSObject class")
  return unsafe unsafeBitCast(someClass, to: RequiringInit.Type.self).init()
}

@_spi(DynamicInit) open class RequiringInit: NSObject {
  public required override init() {
    super.init()
  }
}

extension CALayer {
  /// Returns a copy that the `init(layer:)` of the layer's own class creates.
  @inline(never) @_optimize(none)
  func copyForReading() -> CALayer {
    unsafe unsafeBitCast(type(of: self), to: RequiringInitLayer.Type.self).init(layer: self)
  }
}

@_spi(DynamicInit) open class RequiringInitLayer: CALayer {
  public required override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
