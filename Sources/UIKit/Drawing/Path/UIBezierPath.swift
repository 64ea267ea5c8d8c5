public import CoreGraphics

/// A path with the attributes that it is drawn with. Apple: UIBezierPath.
///
/// Not bound to the main thread; use each path from one thread at a time.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private var path = CGMutablePath()

  /// The line width, in points.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of a miter, in line widths.
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false
  /// The maximum deviation of drawn curves, in pixels. The value is stored only: curves are always
  /// drawn with a deviation of at most a tenth of a pixel.
  open var flatness: CGFloat = 0.6
  var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  public override init() {}

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Radii larger than half a side are reduced to that.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    func radii(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? cornerRadii : .zero }
    path.addRoundedRect(
      in: rect, topLeft: radii(.topLeft), topRight: radii(.topRight),
      bottomRight: radii(.bottomRight), bottomLeft: radii(.bottomLeft))
  }

  /// Angles in radians, clockwise as seen on the screen from the positive x axis.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// Creates a path from an archive; nil if the archive contains none.
  public required init?(coder: NSCoder) {
    super.init()
    guard decode(coder) else { return nil }
  }

  open func encode(with coder: NSCoder) {
    encode(into: coder)
  }

  open class var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.takeAttributes(of: self)
    return copy
  }

  private func takeAttributes(of other: UIBezierPath) {
    (lineWidth, miterLimit, flatness) = (other.lineWidth, other.miterLimit, other.flatness)
    (lineCapStyle, lineJoinStyle) = (other.lineCapStyle, other.lineJoinStyle)
    (usesEvenOddFillRule, dash) = (other.usesEvenOddFillRule, other.dash)
  }

  /// Returns the path in the opposite direction, with the same attributes: the subpaths in reverse
  /// order, each from its end. Source: Apple, "reversing()".
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: path.reversed)
    reversed.takeAttributes(of: self)
    return reversed
  }

  /// A copy of the current path.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  open var isEmpty: Bool { path.isEmpty }

  /// The current point; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// The bounding box without the control points; zero for an empty path.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }

  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Sets the attributes of this path in `context`.
  private func setAttributes(of context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
  }

  private func paint(_ blendMode: CGBlendMode?, alpha: CGFloat, _ mode: CGPathDrawingMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if let blendMode {
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
    }
    setAttributes(of: context)
    context.beginPath()
    context.addPath(path)
    context.drawPath(using: mode)
    context.restoreGState()
  }

  // MARK: Building

  open func move(to point: CGPoint) {
    edit { $0.move(to: point) }
  }

  open func addLine(to point: CGPoint) {
    edit { $0.addLine(to: point) }
  }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    edit { $0.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    edit { $0.addQuadCurve(to: endPoint, control: controlPoint) }
  }

  /// Adds an arc. Angles are in radians, clockwise as seen on the screen from the positive x axis.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // UIKit's clockwise is as seen on the screen; Core Graphics' assumes that y points up.
    edit {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: !clockwise)
    }
  }

  open func close() {
    edit { $0.closeSubpath() }
  }

  open func removeAllPoints() {
    cgPath = CGMutablePath()
  }

  open func append(_ bezierPath: UIBezierPath) {
    let other = bezierPath.cgPath
    edit { $0.addPath(other) }
  }

  /// Applies a transform to all points of the path.
  open func apply(_ transform: CGAffineTransform) {
    let path = CGMutablePath()
    path.addPath(cgPath, transform: transform)
    cgPath = path
  }

  // MARK: Dashes

  /// Sets the dash pattern: painted and unpainted lengths in points; a count of 0 means a solid
  /// line.
  @safe
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    guard let pattern = unsafe pattern, count > 0 else {
      dash = (0, [])
      return
    }
    dash = unsafe (phase, Array(UnsafeBufferPointer(start: pattern, count: count)))
  }

  /// Writes the lengths, their count and the phase to the pointers that are not nil. `pattern` must
  /// have capacity for all lengths. Source: Apple, "getLineDash(_:count:phase:)".
  @safe
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() { unsafe pattern?[index] = length }
    unsafe count?.pointee = dash.lengths.count
    unsafe phase?.pointee = dash.phase
  }

  /// Fills the path with the current fill color.
  open func fill() {
    paint(nil, alpha: 1, usesEvenOddFillRule ? .eoFill : .fill)
  }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(blendMode, alpha: alpha, usesEvenOddFillRule ? .eoFill : .fill)
  }

  /// Strokes the path with the current stroke color.
  open func stroke() {
    paint(nil, alpha: 1, .stroke)
  }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(blendMode, alpha: alpha, .stroke)
  }

  /// Clips further drawing to the inside of the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}

extension UIBezierPath {
  /// Mutates the path, for the methods that build it.
  func edit(_ body: (CGMutablePath) -> Void) {
    body(path)
  }
}

/// A set of a rectangle's corners. Apple: UIRectCorner.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners = UIRectCorner(rawValue: .max)
}
