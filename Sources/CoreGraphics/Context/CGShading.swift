/// A gradient along a line or between two circles whose colors a function computes.
/// Apple: CGShading.
public final class CGShading: Sendable {
  enum Shape: Sendable {
    case line(CGPoint, CGPoint)
    case circles(Circle, Circle)
  }

  let shape: Shape
  let options: CGGradientDrawingOptions
  private let space: CGColorSpace
  private let function: CGFunction

  /// Creates a gradient from `start` to `end`. The function maps one number, 0 at the start and 1
  /// at the end, to a color's components in `space` and its alpha.
  ///
  /// Returns nil for a function of other dimensions, and for a pattern or indexed space.
  /// Source: Apple, "init(axialSpace:start:end:function:extendStart:extendEnd:)".
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) {
    self.init(
      space, shape: .line(start, end), function: function, extendStart: extendStart,
      extendEnd: extendEnd)
  }

  /// Creates a gradient from one circle to another; otherwise like the axial initializer.
  ///
  /// Source: Apple, "init(radialSpace:start:startRadius:end:endRadius:function:extendStart:extendEnd:)".
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
    endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    let circles = Shape.circles(
      Circle(center: start, radius: startRadius), Circle(center: end, radius: endRadius))
    self.init(
      space, shape: circles, function: function, extendStart: extendStart, extendEnd: extendEnd)
  }

  private init?(
    _ space: CGColorSpace, shape: Shape, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    guard space.supportsOutput, function.domainDimension == 1,
      function.rangeDimension == space.numberOfComponents + 1
    else { return nil }
    (self.space, self.shape, self.function) = (space, shape, function)
    var options: CGGradientDrawingOptions = []
    if extendStart { options.insert(.drawsBeforeStartLocation) }
    if extendEnd { options.insert(.drawsAfterEndLocation) }
    self.options = options
  }

  /// A gradient of colors sampled from the function now.
  var gradient: CGGradient {
    let color = { [space, function] (location: Double) in
      space.color(function.values(at: [CGFloat(location)]))
    }
    // The samples are dense enough that an oscillating function is not mistaken for a linear one.
    let locations = (0...64).map { Double($0) / 64 }
    var stops = [CGGradient.Stop(location: 0, color: color(0))]
    for (from, to) in zip(locations, locations.dropFirst()) {
      stops += CGGradient.Stop.between(from...to, depth: 8, color)
      stops.append(CGGradient.Stop(location: to, color: color(to)))
    }
    return CGGradient(stops: stops)
  }
}

extension CGContext {
  /// Fills the clip with the shading. Source: Apple, "drawShading(_:)".
  public func drawShading(_ shading: CGShading) {
    switch shading.shape {
    case .line(let start, let end):
      drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
    case .circles(let start, let end):
      drawRadialGradient(
        shading.gradient, startCenter: start.center, startRadius: start.radius,
        endCenter: end.center, endRadius: end.radius, options: shading.options)
    }
  }
}
