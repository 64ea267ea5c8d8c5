package import Foundation

// Objects of classes known at run time only.
//
// Swift lets a metatype make objects through `required` initializers alone, and iOS code declares
// its layers, animations and delegates without: there the Objective-C runtime makes them. But an
// initializer has its place in the class's dispatch table, required or not, and a class that
// requires it calls through the same place; seen as that class, the real one's is found. The two
// classes below are visible outside this module because the compiler would otherwise know that they
// have no subclasses, and call their own initializers directly.

/// Makes an object with the class's own `init()`, which it has to have. Traps when the class is no
/// NSObject.
@MainActor package func makeObject(of someClass: AnyClass) -> NSObject {
  precondition(someClass is NSObject.Type, "\(someClass) is not an NSObject class")
  return unsafe unsafeBitCast(someClass, to: RequiringInit.Type.self).init()
}

package class RequiringInit: NSObject {
  package required override init() {
    super.init()
  }
}

extension CALayer {
  /// A copy made by the layer's own class's `init(layer:)`.
  var copyForReading: CALayer {
    unsafe unsafeBitCast(type(of: self), to: RequiringInitLayer.Type.self).init(layer: self)
  }
}

package class RequiringInitLayer: CALayer {
  package required override init(layer: Any) {
    super.init(layer: layer)
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
