/// Immutable colours at locations 0…1. Apple: CGGradient.
public final class CGGradient: Hashable, Sendable {
  struct Stop: Hashable, Sendable {
    var location: Double
    var color: SIMD4<Double>
  }

  /// Ascending by location, at least one.
  let stops: [Stop]

  /// Takes stops that are in order.
  init(stops: [Stop]) {
    self.stops = stops
  }

  /// `colors` in sRGB with alpha; `locations` as many numbers 0…1, or nil for even spacing.
  package convenience init?(colors: [SIMD4<Double>], locations: [CGFloat]?) {
    guard let places = Self.places(locations, count: colors.count) else { return nil }
    self.init(stops: places.map { Stop(location: $0.location, color: colors[$0.index]) })
  }

  /// Where each colour is, by location; colours at one location keep their order, which makes a hard
  /// edge. Nil where there are none, or another count of locations, or one that is no number.
  private static func places(
    _ locations: [CGFloat]?, count: Int
  ) -> [(location: Double, index: Int)]? {
    let last = Double(max(count - 1, 1))
    let places = locations?.map(Double.init) ?? (0..<count).map { Double($0) / last }
    guard count > 0, places.count == count, places.allSatisfy(\.isFinite) else { return nil }
    let all = places.enumerated().map { (location: min(max($1, 0), 1), index: $0) }
    return all.sorted { ($0.location, $0.index) < ($1.location, $1.index) }
  }

  /// `colors` holds `CGColor`s, which are converted to `space` and mixed in it, in sRGB where it is
  /// nil; `locations`, as many numbers 0…1, or nil for even spacing.
  ///
  /// Nil where there is no colour, an element is none or a pattern, and for a space of patterns or with
  /// a table. Source: Apple, "init(colorsSpace:colors:locations:)".
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
    guard let places = Self.places(numbers, count: values.count) else { return nil }
    self.init(stops: Self.stops(places.map { ($0.location, values[$0.index]) }, in: space))
  }

  /// `components` holds `count` colours of `space`, alpha last in each; as above.
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

  /// Stops in sRGB between which a straight line is as good as the mixture in `space`.
  private static func stops(
    _ places: [(location: Double, components: [CGFloat])], in space: CGColorSpace
  ) -> [Stop] {
    var stops: [Stop] = []
    for (index, place) in places.enumerated() {
      if index > 0, places[index - 1].location < place.location {
        let (first, last) = (places[index - 1], place)
        stops += Stop.between(first.location...last.location, depth: 11) { location in
          let share = (location - first.location) / (last.location - first.location)
          return space.color(
            zip(first.components, last.components).map { $0 + ($1 - $0) * CGFloat(share) })
        }
      }
      stops.append(Stop(location: place.location, color: space.color(place.components)))
    }
    return stops
  }

  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs.stops == rhs.stops }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(stops)
  }
}

/// Whether a gradient goes on beyond its ends. Apple: CGGradientDrawingOptions.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

extension CGGradient.Stop {
  /// Half a step of eight bits.
  private static let tolerance = 0.5 / 255

  /// Stops inside of `range` that make straight lines follow `color`, cut in two `depth` times at most.
  static func between(
    _ range: ClosedRange<Double>, depth: Int, _ color: (Double) -> SIMD4<Double>
  ) -> [CGGradient.Stop] {
    let (low, high) = (color(range.lowerBound), color(range.upperBound))
    let span = range.upperBound - range.lowerBound
    let strays = [0.25, 0.5, 0.75].contains { share in
      let distance = color(range.lowerBound + span * share) - (low + (high - low) * share)
      return max(distance.max(), -distance.min()) > tolerance
    }
    guard strays, depth > 0 else { return [] }
    let middle = range.lowerBound + span / 2
    return between(range.lowerBound...middle, depth: depth - 1, color)
      + [CGGradient.Stop(location: middle, color: color(middle))]
      + between(middle...range.upperBound, depth: depth - 1, color)
  }
}

extension CGColorSpace {
  /// What is drawn for components of the space and then alpha.
  func color(_ components: [CGFloat]) -> SIMD4<Double> {
    unsafe CGColor(colorSpace: self, components: components)?.rgba ?? .zero
  }
}
