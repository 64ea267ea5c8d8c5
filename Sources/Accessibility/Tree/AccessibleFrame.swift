package import Foundation

/// A rectangle of whole points in the coordinates of the window: a Wayland client does not know its place
/// on the screen.
package struct AccessibleFrame: Hashable, Sendable {
  package var x: Int32 = 0
  package var y: Int32 = 0
  package var width: Int32 = 0
  package var height: Int32 = 0

  package init() {}

  package init(x: Int32, y: Int32, width: Int32, height: Int32) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates the frame of the whole points around a rectangle.
  package init(_ rect: CGRect) {
    guard !rect.isNull, !rect.isInfinite else {
      self.init()
      return
    }
    let outer = rect.integral
    func whole(_ number: CGFloat) -> Int32 { Int32(clamping: Int(number.clamped)) }
    self.init(
      x: whole(outer.minX), y: whole(outer.minY), width: whole(outer.width),
      height: whole(outer.height))
  }

  func contains(_ x: Int, _ y: Int) -> Bool {
    (Int(self.x)..<Int(self.x) + Int(max(width, 0))).contains(x)
      && (Int(self.y)..<Int(self.y) + Int(max(height, 0))).contains(y)
  }
}

extension CGFloat {
  fileprivate var clamped: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}
