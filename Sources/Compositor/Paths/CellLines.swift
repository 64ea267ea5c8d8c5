import CoreGraphics

/// The lines of one cell, and the winding number at its top left corner. They are brought to a form
/// in which the sum of the areas on the right of the lines is the coverage: the winding number is 0
/// outside and 1 (or -1) inside.
struct CellLines: Sendable {
  /// More lines than this are not searched for crossings: the cell then shows the sum of its winding
  /// numbers, up to 1.
  static let maximumSearched = 256

  /// The start and the end of each line.
  private(set) var lines: [SIMD4<Float>] = []
  private(set) var winding = 0
  /// The heights at which lines begin, end or cross.
  private var heights: [Float] = []
  /// The lines at a height, sorted from left to right.
  private var crossed: [(x: Float, line: Int)] = []
  private var result: [SIMD4<Float>] = []
  /// By line: the index in `result` of its last part, which may continue, and its direction.
  private var parts: [(index: Int, sign: Int)] = []

  mutating func begin(winding: Int) {
    self.winding = winding
    lines.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  mutating func append(_ line: SIMD4<Float>) {
    lines.append(line)
  }

  /// Brings the lines to that form.
  mutating func normalize(_ rule: FillRule) {
    guard lines.count <= Self.maximumSearched else { return }
    if lines.count == 1 {
      let next = winding + lines[0].sign
      return shift(to: rule, min(winding, next)...max(winding, next))
    }
    guard let windings, rule.isPlain(windings) else { return resolve(rule) }
    shift(to: rule, windings)
  }

  /// The winding numbers on both sides of all lines; nil where lines cross.
  private var windings: ClosedRange<Int>? {
    var (least, greatest) = (winding, winding)
    for index in lines.indices {
      for other in index + 1..<lines.count where lines[index].crosses(lines[other]) { return nil }
      // Level lines have no height and are not here, but they change the windings of parts of others.
      for part: Float in [1.0 / 64, 0.5, 63.0 / 64] {
        let left = windingLeft(ofLine: index, at: part)
        let right = left + lines[index].sign
        (least, greatest) = (min(least, left, right), max(greatest, left, right))
      }
    }
    return least...greatest
  }

  private func windingLeft(ofLine index: Int, at part: Float) -> Int {
    let y = lines[index].y + (lines[index].w - lines[index].y) * part
    let x = lines[index].x(at: y)
    var left = winding
    for other in lines.indices where other != index && lines[other].spans(y) {
      let position = lines[other].x(at: y)
      if position < x || position == x && other < index { left += lines[other].sign }
    }
    return left
  }

  /// With the even-odd rule, moves two neighboring winding numbers to 0 outside and 1 inside.
  private mutating func shift(to rule: FillRule, _ windings: ClosedRange<Int>) {
    guard rule == .evenOdd else { return }
    if windings.lowerBound.isMultiple(of: 2) {
      winding -= windings.lowerBound
    } else {
      winding = windings.lowerBound + 1 - winding
      for index in lines.indices { lines[index] = lines[index].reversed }
    }
  }

  // MARK: Crossings

  /// Replaces the lines by the edges of what is inside: the cell is cut where lines begin, end or
  /// cross, and in each of these strips the lines are sorted from left to right.
  private mutating func resolve(_ rule: FillRule) {
    collectHeights()
    result.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    parts.append(contentsOf: repeatElement((index: -1, sign: 0), count: lines.count))
    for index in heights.indices.dropLast() where heights[index + 1] - heights[index] > 1e-5 {
      resolve(from: heights[index], to: heights[index + 1], rule)
    }
    winding = rule.isInside(winding) ? 1 : 0
    swap(&lines, &result)
  }

  private mutating func collectHeights() {
    heights.removeAll(keepingCapacity: true)
    for index in lines.indices {
      let line = lines[index]
      heights.append(line.y)
      heights.append(line.w)
      for other in lines.indices where other > index {
        if let y = line.crossing(lines[other]) { heights.append(y) }
      }
    }
    heights.sort()
  }

  private mutating func resolve(from top: Float, to bottom: Float, _ rule: FillRule) {
    let middle = (top + bottom) / 2
    crossed.removeAll(keepingCapacity: true)
    for index in lines.indices where lines[index].spans(middle) {
      crossed.append((lines[index].x(at: middle), index))
    }
    crossed.sort { ($0.x, $0.line) < ($1.x, $1.line) }
    var left = winding
    for (_, line) in crossed {
      let right = left + lines[line].sign
      if rule.isInside(left) != rule.isInside(right) {
        addPart(of: line, from: top, to: bottom, sign: rule.isInside(right) ? 1 : -1)
      }
      left = right
    }
  }

  /// Adds the part of a line between two heights, or extends its last part.
  private mutating func addPart(of line: Int, from top: Float, to bottom: Float, sign: Int) {
    let x = lines[line].x(at: bottom)
    let (index, known) = parts[line]
    if index >= 0, known == sign {
      let end = sign > 0 ? SIMD2(result[index].z, result[index].w) : result[index].lowHalf
      if end.y == top {
        if sign > 0 {
          (result[index].z, result[index].w) = (x, bottom)
        } else {
          (result[index].x, result[index].y) = (x, bottom)
        }
        return
      }
    }
    let part = SIMD4(lines[line].x(at: top), top, x, bottom)
    parts[line] = (result.count, sign)
    result.append(sign > 0 ? part : part.reversed)
  }
}

/// A line in a cell, from (x, y) to (z, w); its direction counts.
extension SIMD4<Float> {
  /// The change of the winding number from left to right.
  @inline(__always)
  fileprivate var sign: Int { w > y ? 1 : -1 }

  fileprivate var reversed: Self { Self(z, w, x, y) }

  @inline(__always)
  fileprivate func spans(_ height: Float) -> Bool {
    Swift.min(y, w) <= height && height < Swift.max(y, w)
  }

  @inline(__always)
  fileprivate func x(at height: Float) -> Float {
    x + (z - x) * ((height - y) / (w - y))
  }

  /// The difference of the positions of two lines at the ends of the heights that they share.
  @inline(__always)
  private func differences(
    _ other: Self
  ) -> (top: Float, bottom: Float, from: Float, to: Float)? {
    let from = Swift.max(Swift.min(y, w), Swift.min(other.y, other.w))
    let to = Swift.min(Swift.max(y, w), Swift.max(other.y, other.w))
    guard from < to else { return nil }
    return (x(at: from) - other.x(at: from), x(at: to) - other.x(at: to), from, to)
  }

  /// Whether two lines cross; those that only touch do not.
  @inline(__always)
  fileprivate func crosses(_ other: Self) -> Bool {
    // Most lines are apart.
    let low = pointwiseMin(lowHalf, highHalf)
    let high = pointwiseMax(lowHalf, highHalf)
    let otherLow = pointwiseMin(other.lowHalf, other.highHalf)
    let otherHigh = pointwiseMax(other.lowHalf, other.highHalf)
    guard all(low .< otherHigh), all(otherLow .< high) else { return false }
    return crossing(other) != nil
  }

  /// The height at which two lines cross.
  fileprivate func crossing(_ other: Self) -> Float? {
    let least: Float = 1e-4
    guard let (top, bottom, from, to) = differences(other) else { return nil }
    guard top > least && bottom < -least || top < -least && bottom > least else { return nil }
    return from + (to - from) * (top / (top - bottom))
  }
}

/// The rule by which the winding number says what is inside.
enum FillRule: UInt8, Sendable {
  case nonZero, evenOdd

  @inline(__always)
  func isInside(_ winding: Int) -> Bool {
    self == .nonZero ? winding != 0 : winding & 1 != 0
  }

  /// Whether coverage is the sum of the winding numbers by area, limited to 1; or, for the even-odd
  /// rule, can be made so.
  func isPlain(_ windings: ClosedRange<Int>) -> Bool {
    switch self {
    case .nonZero:
      windings.lowerBound >= 1 || windings.upperBound <= -1
        || windings.lowerBound >= 0 && windings.upperBound <= 1
        || windings.lowerBound >= -1 && windings.upperBound <= 0
    case .evenOdd: windings.count <= 2
    }
  }
}
