/// `org.a11y.atspi.Component`: where an element is.
///
/// Source: at-spi2-core, `Component.xml`.
enum ComponentInterface: AccessibleInterface {
  static let name = "Component"

  static func isAnswered(by asked: AskedElement) -> Bool { !asked.isApplication }

  static func answer(
    _ method: String, _ arguments: BusArguments, of asked: AskedElement
  ) -> InterfaceAnswer? {
    switch (method, arguments.signature) {
    case ("Contains", "iiu"):
      .flag(asked.frame(in: arguments.uint(2)).contains(arguments.int(0), arguments.int(1)))
    case ("GetAccessibleAtPoint", "iiu"):
      .value(
        asked.place.reference(
          to: asked.element(at: arguments.int(0), arguments.int(1), in: arguments.uint(2))))
    case ("GetExtents", "u"): .value(asked.frame(in: arguments.uint(0)).value)
    case ("GetPosition", "u"):
      .values([
        .int32(asked.frame(in: arguments.uint(0)).x), .int32(asked.frame(in: arguments.uint(0)).y),
      ])
    case ("GetSize", ""):
      .values([.int32(asked.frameInWindow.width), .int32(asked.frameInWindow.height)])
    case ("GetLayer", ""): .value(.uint32(asked.element.role == .frame ? 7 : 3))
    case ("GetMDIZOrder", ""): .value(.int16(0))
    case ("GetAlpha", ""): .value(.double(1))
    case ("GrabFocus", ""): .perform(.focus, of: asked.id)
    case ("ScrollTo", "u"), ("ScrollToPoint", "uii"):
      .perform(.scrollToVisible, of: asked.id)
    // The program places its elements itself.
    case ("SetExtents", "iiiiu"),
      ("SetPosition", "iiu"), ("SetSize", "ii"):
      .flag(false)
    default: nil
    }
  }
}

extension AskedElement {
  /// The types of coordinates; those of the screen are those of the window.
  private static let ofParent: UInt32 = 2

  /// - Parameter type: 0 the screen, 1 the window, 2 the parent.
  func frame(in type: UInt32) -> AccessibleFrame {
    relative(frameInWindow, to: type)
  }

  fileprivate var frameInWindow: AccessibleFrame { AccessibleFrame(element.frame) }

  func relative(_ frame: AccessibleFrame, to type: UInt32) -> AccessibleFrame {
    let origin = origin(of: type)
    return AccessibleFrame(
      x: Int32(clamping: Int(frame.x) - origin.x), y: Int32(clamping: Int(frame.y) - origin.y),
      width: frame.width, height: frame.height)
  }

  /// The point from which a type of coordinates counts, in those of the window.
  func origin(of type: UInt32) -> (x: Int, y: Int) {
    guard type == Self.ofParent, let parent = tree.parents[id].flatMap({ tree[$0] }) else {
      return (0, 0)
    }
    let frame = AccessibleFrame(parent.frame)
    return (Int(frame.x), Int(frame.y))
  }

  fileprivate func element(at x: Int, _ y: Int, in type: UInt32) -> ElementID? {
    let origin = origin(of: type)
    return tree.element(inside: id, x: x + origin.x, y: y + origin.y)
  }
}

extension AccessibleFrame {
  var value: BusValue { .structure([.int32(x), .int32(y), .int32(width), .int32(height)]) }
}
