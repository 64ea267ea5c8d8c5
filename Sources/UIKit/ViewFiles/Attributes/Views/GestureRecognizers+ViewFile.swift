import Foundation
import XMLTree

extension ViewFileClass {
  static let gestureRecognizer = ViewFileClass(
    nil, UIGestureRecognizer.self,
    [
      .bool("enabled", \UIGestureRecognizer.isEnabled),
      .bool("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
      .bool("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan),
      .bool("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded),
    ],
    members: [.property("delegate", \UIGestureRecognizer.delegate)])

  static let tapGesture = ViewFileClass(
    "tapGestureRecognizer", UITapGestureRecognizer.self,
    [
      .integer("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired, in: 1...100),
      .integer(
        "numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired, in: 1...100),
    ])

  static let panGesture = ViewFileClass(
    "panGestureRecognizer", UIPanGestureRecognizer.self,
    [
      .integer(
        "minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches, in: 1...100),
      // Interface Builder writes the largest 32-bit number where there is no maximum.
      .integer(
        "maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches,
        in: 1...Int(UInt32.max)),
    ])

  static let screenEdgePanGesture = ViewFileClass(
    "screenEdgePanGestureRecognizer", UIScreenEdgePanGestureRecognizer.self,
    [
      .custom("edges", of: UIScreenEdgePanGestureRecognizer.self) { gesture, reader in
        if let edges = reader.rectEdge("edges") { gesture.edges = edges }
      }
    ])

  static let pinchGesture = ViewFileClass(
    "pinchGestureRecognizer", UIPinchGestureRecognizer.self,
    [.number("scale", \UIPinchGestureRecognizer.scale, in: 0.001...1000)])

  static let rotationGesture = ViewFileClass(
    "rotationGestureRecognizer", UIRotationGestureRecognizer.self,
    [.number("rotation", \UIRotationGestureRecognizer.rotation)])

  static let swipeGesture = ViewFileClass(
    "swipeGestureRecognizer", UISwipeGestureRecognizer.self,
    [
      .choice(
        "direction", \UISwipeGestureRecognizer.direction,
        ["right": .right, "left": .left, "up": .up, "down": .down]),
      .integer(
        "numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired, in: 1...100),
    ])

  /// The name of the element is Interface Builder's.
  static let longPressGesture = ViewFileClass(
    "pongPressGestureRecognizer", UILongPressGestureRecognizer.self,
    [
      .integer(
        "numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired, in: 0...100),
      .integer(
        "numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired,
        in: 1...100),
      .number(
        "minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration, in: 0...3600),
      .number("allowableMovement", \UILongPressGestureRecognizer.allowableMovement, in: 0...1e6),
    ])
}

extension ElementReader {
  func rectEdge(_ key: String) -> UIRectEdge? {
    child(key).map { edges in
      let names: [(String, UIRectEdge)] = [
        ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
      ]
      return UIRectEdge(names.filter { edges[$0.0] == "YES" }.map(\.1))
    }
  }
}
