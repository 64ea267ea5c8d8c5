extension CGMutablePath {
  /// Angles are in radians; `clockwise` runs towards smaller angles, which looks counterclockwise
  /// where y points down.
  /// Apple: CGMutablePath.addArc(center:radius:startAngle:endAngle:clockwise:transform:).
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addArc(transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }

  /// The arc spans `delta` radians from `startAngle`; a negative `delta` runs towards smaller
  /// angles.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(transform) { $0.addArc(center: center, radius: radius, start: startAngle, delta: delta) }
  }

  /// Adds an arc tangent to the lines from the current point to `tangent1End` and on to
  /// `tangent2End`.
  ///
  /// `transform` maps the arc but not the current point; without an inverse, nothing is added.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard transform.isInvertible else { return }
    edit {
      $0.build(in: transform) {
        $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
      }
    }
  }

  /// Adds the arc that `build` creates, mapped by `transform`, with a line to it from the current
  /// point.
  private func addArc(_ transform: CGAffineTransform, _ build: (inout PathStorage) -> Void) {
    guard !transform.isIdentity else { return edit(build) }
    var arc = PathStorage()
    build(&arc)
    edit { storage in
      for element in arc.elements {
        if case .move(let start) = element, storage.currentPoint != nil {
          storage.addLine(to: start.applying(transform))
        } else {
          storage.append(element.applying(transform))
        }
      }
    }
  }
}

extension PathStorage {
  /// Adds elements that `build` creates in a space that `transform` maps to this path's.
  ///
  /// `build` starts from the current point in that space; its initial move is not added.
  mutating func build(in transform: CGAffineTransform, _ build: (inout PathStorage) -> Void) {
    var part = PathStorage()
    let current = currentPoint
    if let current { part.move(to: current.applying(transform.inverted())) }
    build(&part)
    for element in part.elements.dropFirst(current == nil ? 0 : 1) {
      append(element.applying(transform))
    }
  }
}
