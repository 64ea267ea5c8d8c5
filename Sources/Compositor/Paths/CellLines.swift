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
  private var sweep = LineSweep()
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

  /// A hash of everything that the cell is made of.
  func hash(_ rule: FillRule) -> UInt64 {
    var hash = StableHash(UInt64(bitPattern: Int64(winding)) << 1 | (rule == .evenOdd ? 1 : 0))
    for line in lines { hash.combine(line) }
    return hash.value
  }

  /// Brings the lines to that form.
  mutating func normalize(_ rule: FillRule) {
    guard lines.count <= Self.maximumSearched else { return }
    if lines.count == 1 {
      let next = winding + lines[0].sign
      return shift(to: rule, min(winding, next)...max(winding, next))
    }
    sweep.begin(lines)
    guard let windings = findWindings(), rule.isPlain(windings) else { return resolve(rule) }
    shift(to: rule, windings)
  }

  /// The winding numbers on both sides of all lines; nil where lines cross.
  private mutating func findWindings() -> ClosedRange<Int>? {
    var (least, greatest) = (winding, winding)
    while sweep.nextStrip() {
      if sweep.hasCrossings { return nil }
      var left = winding
      for edge in sweep.crossed {
        left += edge.sign
        (least, greatest) = (min(least, left), max(greatest, left))
      }
    }
    return least...greatest
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

  /// Replaces the lines by the edges of what is inside, strip by strip.
  private mutating func resolve(_ rule: FillRule) {
    result.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    parts.append(contentsOf: repeatElement((index: -1, sign: 0), count: lines.count))
    var sweep = LineSweep()
    swap(&sweep, &self.sweep)
    sweep.restart()
    while sweep.nextStrip() {
      if sweep.hasCrossings {
        sweep.cutAtCrossings { addParts(in: $0, rule) }
      } else {
        addParts(in: sweep, rule)
      }
    }
    swap(&sweep, &self.sweep)
    winding = rule.isInside(winding) ? 1 : 0
    swap(&lines, &result)
  }

  private mutating func addParts(in strip: LineSweep, _ rule: FillRule) {
    var left = winding
    for edge in strip.crossed {
      let right = left + edge.sign
      if rule.isInside(left) != rule.isInside(right) {
        addPart(
          of: edge.line, from: strip.top, to: strip.bottom, sign: rule.isInside(right) ? 1 : -1)
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
  fileprivate func x(at height: Float) -> Float {
    x + (z - x) * ((height - y) / (w - y))
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
