import ArgumentParser
import CoreGraphics
import LaminaTesting

/// The value of `--touch`: where a finger goes down, and where it is lifted.
struct TouchOption: ExpressibleByArgument {
  let start: CGPoint
  let end: CGPoint

  /// "640,360-700,200", in points.
  init?(argument: String) {
    let points = argument.split(separator: "-").map { part in
      part.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
    }
    guard points.count == 2, points.allSatisfy({ $0.count == 2 && $0.allSatisfy(\.isFinite) })
    else { return nil }
    start = CGPoint(x: points[0][0], y: points[0][1])
    end = CGPoint(x: points[1][0], y: points[1][1])
  }

  static var allValueStrings: [String] { ["X,Y-X,Y"] }
}

extension OffscreenScreen {
  /// Eight pictures, side by side, of a finger that drags for 0.2 s and is lifted, and of what moves
  /// for 1.2 s after that.
  func strip(of touch: TouchOption) throws -> CGImage {
    let start = time
    var images = [try frame()]
    self.touch(.began, at: touch.start)
    for step in 1...24 {
      time = start + 0.2 * Double(step) / 24
      let part = CGFloat(step) / 24
      self.touch(
        .moved,
        at: CGPoint(
          x: touch.start.x + (touch.end.x - touch.start.x) * part,
          y: touch.start.y + (touch.end.y - touch.start.y) * part))
      if step.isMultiple(of: 12) { images.append(try frame()) }
    }
    self.touch(.ended, at: touch.end)
    for delay in [0.05, 0.15, 0.3, 0.6, 1.2] {
      // The first frame after the touch starts the animation.
      if delay == 0.05 { try render() }
      time = start + 0.2 + delay
      images.append(try frame())
    }
    return .strip(images)
  }
}
