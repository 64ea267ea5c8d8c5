/// An immutable gradient: colors at locations 0…1. Apple: CGGradient.
public final class CGGradient: Hashable, Sendable {
  struct Stop: Hashable, Sendable {
    var location: Double
    var color: SIMD4<Double>
  }

  /// The stops, ascending by location; at least one. Colors are sRGB with straight alpha.
  let stops: [Stop]

  /// Creates a gradient from at least one stop; they must ascend by location.
  init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from sRGB colors with straight alpha and as many locations 0…1, or nil for
  /// even spacing. Nil for the conditions of `sortedLocations(_:count:)`.
  package convenience init?(colors: [SIMD4<Double>], locations: [CGFloat]?) {
    guard let sorted = Self.sortedLocations(locations, count: colors.count) else { return nil }
    self.init(stops: sorted.map { Stop(location: $0.location, color: colors[$0.index]) })
  }

  /// The locations, clamped to 0…1 and sorted, with the indices of their colors. Colors at equal
  /// locations keep their order, which makes a hard edge. Nil if `count` is 0 or not the number of
  /// locations, or if a location is not finite.
  private static func sortedLocations(
    _ locations: [CGFloat]?, count: Int
  ) -> [(location: Double, index: Int)]? {
    let last = Double(max(count - 1, 1))
    let values = locations?.map(Double.init) ?? (0..<count).map { Double($0) / last }
    guard count > 0, values.count == count, values.allSatisfy(\.isFinite) else { return nil }
    let all = values.enumerated().map { (location: min(max($1, 0), 1), index: $0) }
    return all.sorted { ($0.location, $0.index) < ($1.location, $1.index) }
  }

  /// Creates a gradient from `CGColor`s, which are converted to `space` (nil: sRGB) and interpolated
  /// in it. `locations` has as many values, 0…1, or is nil for even spacing.
  ///
  /// Nil if `colors` is empty or has an element that is not a `CGColor` or is a pattern, and for
  /// pattern and indexed spaces. Source: Apple, "init(colorsSpace:colors:locations:)".
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let space = space ?? .rgb
    let values = colors.compactMap {
      ($0 as? CGColor)?.converted(to: space, intent: .defaultIntent, options: nil)?.components
    }
    guard values.count == colors.count, space.supportsOutput else { return nil }
    var numbers: [CGFloat]?
    if let locations = unsafe locations {
      numbers = unsafe Array(UnsafeBufferPointer(start: locations, count: colors.count))
    }
    guard let sorted = Self.sortedLocations(numbers, count: values.count) else { return nil }
    self.init(stops: Self.stops(sorted.map { ($0.location, values[$0.index]) }, in: space))
  }

  /// Creates a gradient from the components of `count` colors of `space`, each followed by alpha;
  /// otherwise like `init(colorsSpace:colors:locations:)`.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let stride = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap { index in
      unsafe CGColor(colorSpace: space, components: components + index * stride)
    }
    unsafe self.init(colorsSpace: space, colors: colors, locations: locations)
  }

  /// sRGB stops between which linear interpolation approximates interpolation in `space`.
  private static func stops(
    _ positions: [(location: Double, components: [CGFloat])], in space: CGColorSpace
  ) -> [Stop] {
    var stops: [Stop] = []
    for (index, position) in positions.enumerated() {
      if index > 0, positions[index - 1].location < position.location {
        let (first, last) = (positions[index - 1], position)
        stops += Stop.between(first.location...last.location, depth: 11) { location in
          let share = (location - first.location) / (last.location - first.location)
          return space.color(
            zip(first.components, last.components).map { $0 + ($1 - $0) * CGFloat(share) })
        }
      }
      stops.append(Stop(location: position.location, color: space.color(position.components)))
    }
    return stops
  }

  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs.stops == rhs.stops }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(stops)
  }
}

/// Whether a gradient extends beyond its ends. Apple: CGGradientDrawingOptions.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

extension CGGradient.Stop {
  /// The accepted error of linear interpolation: half an 8-bit step.
  private static let tolerance = 0.5 / 255

  /// Intermediate stops inside `range` with which linear interpolation follows `color`: the range is
  /// bisected at most `depth` times.
  static func between(
    _ range: ClosedRange<Double>, depth: Int, _ color: (Double) -> SIMD4<Double>
  ) -> [CGGradient.Stop] {
    let (low, high) = (color(range.lowerBound), color(range.upperBound))
    let span = range.upperBound - range.lowerBound
    let deviates = [0.25, 0.5, 0.75].contains { share in
      let distance = color(range.lowerBound + span * share) - (low + (high - low) * share)
      return max(distance.max(), -distance.min()) > tolerance
    }
    guard deviates, depth > 0 else { return [] }
    let middle = range.lowerBound + span / 2
    return between(range.lowerBound...middle, depth: depth - 1, color)
      + [CGGradient.Stop(location: middle, color: color(middle))]
      + between(middle...range.upperBound, depth: depth - 1, color)
  }
}

extension CGColorSpace {
  /// The sRGB color, clamped to 0…1, for components of this space followed by alpha.
  func color(_ components: [CGFloat]) -> SIMD4<Double> {
    unsafe CGColor(colorSpace: self, components: components)?.rgba ?? .zero
  }
}
