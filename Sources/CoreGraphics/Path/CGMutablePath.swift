/// A path that can be extended. Non-finite points are ignored. Apple: CGMutablePath.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public convenience init() {
    self.init(storage: PathStorage())
  }

  public override func copy() -> CGPath? { CGPath(storage: storage) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    edit { $0.move(to: point.applying(transform)) }
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    edit { $0.addLine(to: point.applying(transform)) }
  }

  /// Moves to the first point and draws lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    edit { storage in
      storage.move(to: first.applying(transform))
      for point in points.dropFirst() { storage.addLine(to: point.applying(transform)) }
    }
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    edit { $0.append(.quad(control: control, end: end).applying(transform)) }
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    edit {
      $0.append(.curve(control1: control1, control2: control2, end: end).applying(transform))
    }
  }

  public func closeSubpath() {
    edit { $0.close() }
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addTransformed(transform) { $0.addRect(rect) }
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    addTransformed(transform) { storage in
      for rect in rects { storage.addRect(rect) }
    }
  }

  /// Adds a rectangle with a quarter of an ellipse at each corner.
  ///
  /// Radii are in points, 0 to half a side; traps on others.
  /// Source: Apple, "addRoundedRect(in:cornerWidth:cornerHeight:transform:)".
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addTransformed(transform) {
      $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addTransformed(transform) { $0.addEllipse(in: rect) }
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let other = path.storage
    edit { $0.append(other, transform: transform) }
  }

  private func addTransformed(
    _ transform: CGAffineTransform, _ build: (inout PathStorage) -> Void
  ) {
    var part = PathStorage()
    build(&part)
    edit { $0.append(part, transform: transform) }
  }
}

extension CGMutablePath {
  /// Adds a rectangle with separate radii for each corner; `top` is the side of smaller y.
  package func addRoundedRect(
    in rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize
  ) {
    let corners = PathStorage.Corners(
      topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
    edit { $0.addRoundedRect(in: rect, corners: corners) }
  }
}
