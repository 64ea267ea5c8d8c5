import UIKit

final class OverridingPath: UIBezierPath {
  override var lineWidth: CGFloat {
    get { called(super.lineWidth) }
    set { super.lineWidth = assigned(newValue) }
  }
  override var lineCapStyle: CGLineCap {
    get { called(super.lineCapStyle) }
    set { super.lineCapStyle = assigned(newValue) }
  }
  override var lineJoinStyle: CGLineJoin {
    get { called(super.lineJoinStyle) }
    set { super.lineJoinStyle = assigned(newValue) }
  }
  override var miterLimit: CGFloat {
    get { called(super.miterLimit) }
    set { super.miterLimit = assigned(newValue) }
  }
  override var usesEvenOddFillRule: Bool {
    get { called(super.usesEvenOddFillRule) }
    set { super.usesEvenOddFillRule = assigned(newValue) }
  }
  override var flatness: CGFloat {
    get { called(super.flatness) }
    set { super.flatness = assigned(newValue) }
  }
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override class var supportsSecureCoding: Bool { called(super.supportsSecureCoding) }
  override func copy(with zone: NSZone?) -> Any { called(super.copy(with: zone)) }
  override func reversing() -> UIBezierPath { called(super.reversing()) }
  override var cgPath: CGPath {
    get { called(super.cgPath) }
    set { super.cgPath = assigned(newValue) }
  }
  override var isEmpty: Bool { called(super.isEmpty) }
  override var currentPoint: CGPoint { called(super.currentPoint) }
  override var bounds: CGRect { called(super.bounds) }
  override func contains(_ point: CGPoint) -> Bool { called(super.contains(point)) }
  override func move(to point: CGPoint) { called(super.move(to: point)) }
  override func addLine(to point: CGPoint) { called(super.addLine(to: point)) }
  override func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    called(super.addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2))
  }
  override func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    called(super.addQuadCurve(to: endPoint, controlPoint: controlPoint))
  }
  override func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    called(
      super.addArc(
        withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise))
  }
  override func close() { called(super.close()) }
  override func removeAllPoints() { called(super.removeAllPoints()) }
  override func append(_ bezierPath: UIBezierPath) { called(super.append(bezierPath)) }
  override func apply(_ transform: CGAffineTransform) { called(super.apply(transform)) }
  @safe override func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    called(super.setLineDash(pattern, count: count, phase: phase))
  }
  @safe override func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) { called(super.getLineDash(pattern, count: count, phase: phase)) }
  override func fill() { called(super.fill()) }
  override func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    called(super.fill(with: blendMode, alpha: alpha))
  }
  override func stroke() { called(super.stroke()) }
  override func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    called(super.stroke(with: blendMode, alpha: alpha))
  }
  override func addClip() { called(super.addClip()) }
}

final class OverridingImageRenderer: UIGraphicsImageRenderer {
  override func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    called(super.image(actions: actions))
  }
  override func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    called(super.pngData(actions: actions))
  }
  override func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { called(super.jpegData(withCompressionQuality: compressionQuality, actions: actions)) }
  override func runDrawingActions(
    _ drawingActions: (UIGraphicsImageRendererContext) -> Void,
    completionActions: ((UIGraphicsImageRendererContext) -> Void)?
  ) throws {
    try called(super.runDrawingActions(drawingActions, completionActions: completionActions))
  }
  override var format: UIGraphicsRendererFormat { called(super.format) }
}

final class OverridingImageFormat: UIGraphicsImageRendererFormat {
  override var scale: CGFloat {
    get { called(super.scale) }
    set { super.scale = assigned(newValue) }
  }
  override var opaque: Bool {
    get { called(super.opaque) }
    set { super.opaque = assigned(newValue) }
  }
  override var preferredRange: UIGraphicsImageRendererFormat.Range {
    get { called(super.preferredRange) }
    set { super.preferredRange = assigned(newValue) }
  }
  override class func preferred() -> UIGraphicsImageRendererFormat { called(super.preferred()) }
  override var bounds: CGRect { called(super.bounds) }
  override class func `default`() -> Self { called(super.`default`()) }
}

final class OverridingPDFRenderer: UIGraphicsPDFRenderer {
  override func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    called(super.pdfData(actions: actions))
  }
  override func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void)
    throws
  { try called(super.writePDF(to: url, withActions: actions)) }
}

final class OverridingPDFFormat: UIGraphicsPDFRendererFormat {
  override var documentInfo: [String: Any] {
    get { called(super.documentInfo) }
    set { super.documentInfo = assigned(newValue) }
  }
}

extension Overrides {
  static let path = Overrides(
    of: "UIBezierPath", by: OverridingPath(),
    uses: [
      {
        $0.lineWidth = $0.lineWidth
        $0.lineCapStyle = $0.lineCapStyle
        $0.lineJoinStyle = $0.lineJoinStyle
        $0.miterLimit = $0.miterLimit
        $0.usesEvenOddFillRule = $0.usesEvenOddFillRule
        $0.flatness = $0.flatness
        $0.cgPath = $0.cgPath
        _ = ($0.isEmpty, $0.currentPoint, $0.bounds, $0.contains(.zero))
        _ = ($0.copy(with: nil), $0.reversing(), OverridingPath.supportsSecureCoding)
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      },
      {
        $0.move(to: .zero)
        $0.addLine(to: .zero)
        $0.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
        $0.addQuadCurve(to: .zero, controlPoint: .zero)
        $0.addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
        $0.close()
        $0.append(UIBezierPath())
        $0.apply(.identity)
        $0.removeAllPoints()
        $0.setLineDash(nil, count: 0, phase: 0)
        $0.getLineDash(nil, count: nil, phase: nil)
      },
      { path in
        _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in
          path.fill()
          path.fill(with: .normal, alpha: 1)
          path.stroke()
          path.stroke(with: .normal, alpha: 1)
          path.addClip()
        }
      },
    ])

  static let imageRenderer = Overrides(
    of: "UIGraphicsRenderer", "UIGraphicsImageRenderer",
    by: OverridingImageRenderer(size: CGSize(width: 1, height: 1)),
    uses: [
      {
        _ = $0.format
        _ = $0.image { _ in }
        _ = $0.pngData { _ in }
        _ = $0.jpegData(withCompressionQuality: 1) { _ in }
        try $0.runDrawingActions({ _ in }, completionActions: nil)
      }
    ])

  static let imageFormat = Overrides(
    of: "UIGraphicsRendererFormat", "UIGraphicsImageRendererFormat", by: OverridingImageFormat(),
    uses: [
      {
        $0.scale = $0.scale
        $0.opaque = $0.opaque
        $0.preferredRange = $0.preferredRange
        _ = ($0.bounds, OverridingImageFormat.default(), OverridingImageFormat.preferred())
      }
    ])

  static let pdfRenderer = Overrides(
    of: "UIGraphicsPDFRenderer",
    by: OverridingPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 10, height: 10)),
    uses: [
      {
        _ = $0.pdfData { $0.beginPage() }
        let url = FileManager.default.temporaryDirectory.appending(path: "OverrideTests.pdf")
        try $0.writePDF(to: url) { $0.beginPage() }
        try FileManager.default.removeItem(at: url)
      }
    ])

  static let pdfFormat = Overrides(
    of: "UIGraphicsPDFRendererFormat", by: OverridingPDFFormat(),
    uses: [{ $0.documentInfo = $0.documentInfo }])
}
