/// Immutable colours at locations 0…1. Apple: CGGradient.
public final class CGGradient: Hashable, Sendable {
  struct Stop: Hashable, Sendable {
    var location: Double
    var color: SIMD4<Double>
  }

  /// Ascending by location, at least one.
  let stops: [Stop]

  /// `colors` in sRGB with alpha; `locations` as many numbers 0…1, or nil for even spacing.
  package init?(colors: [SIMD4<Double>], locations: [CGFloat]?) {
    let last = Double(max(colors.count - 1, 1))
    let places =
      locations?.map(Double.init) ?? colors.indices.map { Double($0) / last }
    guard !colors.isEmpty, places.count == colors.count, places.allSatisfy(\.isFinite) else {
      return nil
    }
    let unordered = zip(places, colors).map {
      Stop(location: min(max($0, 0), 1), color: $1)
    }
    // A stable sort: equal locations keep their order, which makes a hard edge.
    stops = unordered.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }

  /// `colors` holds `CGColor`s; `locations`, as many numbers 0…1, or nil for even spacing.
  /// Nil where there is no colour or an element is no `CGColor`.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let values = colors.compactMap { ($0 as? CGColor)?.rgba }
    guard values.count == colors.count else { return nil }
    var places: [CGFloat]?
    if let locations = unsafe locations {
      places = unsafe Array(UnsafeBufferPointer(start: locations, count: colors.count))
    }
    self.init(colors: values, locations: places)
  }

  /// `components` holds `count` colours of `space`, alpha last in each.
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
