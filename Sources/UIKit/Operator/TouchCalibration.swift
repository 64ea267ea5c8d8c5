import RenderServer
import Wayland

/// Corrects the places of a touch screen by the matrix of libinput: six numbers a b c d e f, for places
/// from 0 to 1 on the surface. A place (x, y) becomes (ax + by + c, dx + ey + f).
package struct TouchCalibration: Equatable, Sendable {
  private let numbers: [Double]

  /// The six numbers, as the option `touch-matrix` takes them.
  package var text: String { numbers.map { "\($0)" }.joined(separator: " ") }

  /// Reads six numbers with spaces; nil for any other text, and for a matrix without an inverse.
  init?(_ text: String) {
    let numbers = text.split(separator: " ").map { Double($0) ?? .nan }
    guard numbers.count == 6, numbers.allSatisfy(\.isFinite),
      abs(numbers[0] * numbers[4] - numbers[1] * numbers[3]) > 1e-9
    else { return nil }
    self.numbers = numbers
  }

  /// Returns the matrix that LAMINA_TOUCH_MATRIX sets, or nil if it is not set.
  init?(in environment: [String: String]) throws(RenderError) {
    guard let value = environment["LAMINA_TOUCH_MATRIX"] else { return nil }
    guard let calibration = Self(value) else {
      throw RenderError("LAMINA_TOUCH_MATRIX is '\(value)', not six numbers such as 1 0 0 0 1 0")
    }
    self = calibration
  }

  /// Corrects fingers on a surface of a size in points. Pens and pointers stay where they are.
  func apply(to input: InputEvent, size: (width: Double, height: Double)) -> InputEvent {
    var input = input
    if case .touches(let samples) = input.kind {
      input.kind = .touches(
        samples.map { sample in
          guard sample.tool == .finger else { return sample }
          var sample = sample
          sample.location = apply(to: sample.location, size)
          return sample
        })
    }
    input.coalesced = input.coalesced.map { apply(to: $0, size: size) }
    return input
  }

  func apply(
    to point: InputPoint, _ size: (width: Double, height: Double)
  ) -> InputPoint {
    guard size.width > 0, size.height > 0 else { return point }
    let (x, y) = (point.x / size.width, point.y / size.height)
    return InputPoint(
      x: (numbers[0] * x + numbers[1] * y + numbers[2]) * size.width,
      y: (numbers[3] * x + numbers[4] * y + numbers[5]) * size.height)
  }
}
