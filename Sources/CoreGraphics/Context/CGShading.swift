/// Colours that a function computes along a line or from one circle to another. Apple: CGShading.
public final class CGShading: Sendable {
  enum Shape: Sendable {
    case line(CGPoint, CGPoint)
    case circles(Circle, Circle)
  }

  let shape: Shape
  let options: CGGradientDrawingOptions
  private let space: CGColorSpace
  private let function: CGFunction

  /// Colours from `start` to `end`. The function makes a colour's components in `space` and its alpha
  /// of one number, 0 at the start and 1 at the end.
  ///
  /// Nil for a function of other dimensions, and a space of patterns or with a table.
  /// Source: Apple, "init(axialSpace:start:end:function:extendStart:extendEnd:)".
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) {
    self.init(space, .line(start, end), function, extendStart, extendEnd)
  }

  /// Colours from one circle to another, else as along a line.
  ///
  /// Source: Apple, "init(radialSpace:start:startRadius:end:endRadius:function:extendStart:extendEnd:)".
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
    endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    let circles = Shape.circles(
      Circle(center: start, radius: startRadius), Circle(center: end, radius: endRadius))
    self.init(space, circles, function, extendStart, extendEnd)
  }

  private init?(
    _ space: CGColorSpace, _ shape: Shape, _ function: CGFunction, _ extendStart: Bool,
    _ extendEnd: Bool
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

  /// The colours as the function makes them now.
  var gradient: CGGradient {
    let color = { [space, function] (place: Double) in
      space.color(function.values(at: [CGFloat(place)]))
    }
    // So close that a function that goes up and down is not taken for a line.
    let places = (0...64).map { Double($0) / 64 }
    var stops = [CGGradient.Stop(location: 0, color: color(0))]
    for (from, to) in zip(places, places.dropFirst()) {
      stops += CGGradient.Stop.between(from...to, depth: 8, color)
      stops.append(CGGradient.Stop(location: to, color: color(to)))
    }
    return CGGradient(stops: stops)
  }
}

extension CGContext {
  /// Paints the clip with the shading's colours. Source: Apple, "drawShading(_:)".
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
