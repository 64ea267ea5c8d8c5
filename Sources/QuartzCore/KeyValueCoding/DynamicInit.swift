public import Foundation
import LayerTree

// Objects of classes known at run time only.
//
// Swift lets a metatype make objects through `required` initializers alone, and iOS code declares
// its layers, animations and delegates without: there the Objective-C runtime makes them. But an
// initializer has its place in the class's dispatch table, required or not, and a class that
// requires it calls through the same place; seen as that class, the real one's is found. The two
// classes are open, though for nobody's use, because the compiler calls the initializers of a class
// that it knows to have no subclasses directly; and the two functions are not optimized, because
// it would take the results for objects of those classes. `DynamicInitTests` watches over it.

/// Makes an object with the class's own `init()`, which it has to have. Traps when the class is no
/// NSObject.
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
  /// A copy made by the layer's own class's `init(layer:)`.
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
