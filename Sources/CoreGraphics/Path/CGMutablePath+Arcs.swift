extension CGMutablePath {
  /// Angles in radians; `clockwise` goes towards smaller angles, which a y axis that points down
  /// shows the other way. Apple: CGMutablePath.addArc(center:radius:startAngle:endAngle:clockwise:transform:).
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

  /// `delta` radians from `startAngle`: towards greater angles, or smaller ones where it is negative.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(transform) { $0.addArc(center: center, radius: radius, start: startAngle, delta: delta) }
  }

  /// An arc that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
  ///
  /// Nothing where `transform`, which maps the arc but not the current point, has no inverse.
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

  /// Adds the arc that `build` makes, mapped by `transform`, and a line to it from the current point.
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
  /// Adds what `build` makes in the space that `transform` maps to this path's.
  ///
  /// The part begins with the pen's place there; that one element is not added again.
  mutating func build(in transform: CGAffineTransform, _ build: (inout PathStorage) -> Void) {
    var part = PathStorage()
    let pen = currentPoint
    if let pen { part.move(to: pen.applying(transform.inverted())) }
    build(&part)
    for element in part.elements.dropFirst(pen == nil ? 0 : 1) {
      append(element.applying(transform))
    }
  }
}
