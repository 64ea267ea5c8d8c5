import CoreGraphics
import Testing

/// Requirement V16: a call with invalid input does nothing but log one warning, and drawing goes on.
@Suite("Invalid input never damages a context")
struct InvalidInputTests {
  /// A call and the invalid number that it is given; 0 for a call without a number.
  struct Misuse: Sendable, CustomTestStringConvertible {
    let call: String
    let number: CGFloat
    let perform: @Sendable (CGContext, CGFloat) -> Void

    var testDescription: String { "\(call) \(number)" }
  }

  private static func misuses(
    _ call: String, numbers: [CGFloat] = [.nan, .infinity, -.infinity],
    _ perform: @escaping @Sendable (CGContext, CGFloat) -> Void
  ) -> [Misuse] {
    numbers.map { Misuse(call: call, number: $0, perform: perform) }
  }

  private static let stateCalls: [Misuse] =
    misuses("setLineWidth(_:)", numbers: [.nan, .infinity, -1]) { $0.setLineWidth($1) }
    + misuses("setMiterLimit(_:)") { $0.setMiterLimit($1) }
    + misuses("setFlatness(_:)", numbers: [.nan, .infinity, -1]) { $0.setFlatness($1) }
    + misuses("setAlpha(_:)", numbers: [.nan]) { $0.setAlpha($1) }
    + misuses("setLineDash(phase:lengths:)") { $0.setLineDash(phase: $1, lengths: [1, 2]) }
    + misuses("setLineDash(phase:lengths:)", numbers: [.nan, .infinity, -1]) {
      $0.setLineDash(phase: 0, lengths: [2, $1])
    }
    + misuses("setLineDash(phase:lengths:)", numbers: [0]) {
      $0.setLineDash(phase: 0, lengths: [$1, $1])
    }
    + misuses("setShadow(offset:blur:color:)", numbers: [.nan, .infinity, -1]) {
      $0.setShadow(offset: .zero, blur: $1, color: .black)
    }
    + misuses("setShadow(offset:blur:color:)", numbers: [.nan, .infinity, 1e30]) {
      $0.setShadow(offset: CGSize(width: $1, height: 0), blur: 1, color: .black)
    }
    + misuses("setPatternPhase(_:)") { $0.setPatternPhase(CGSize(width: 0, height: $1)) }
    + misuses("concatenate(_:)") { $0.translateBy(x: $1, y: 0) }
    + misuses("concatenate(_:)") { $0.scaleBy(x: 1, y: $1) }
    + misuses("concatenate(_:)") { $0.rotate(by: $1) }
    + misuses("restoreGState()", numbers: [0]) { context, _ in context.restoreGState() }
    + misuses("endTransparencyLayer()", numbers: [0]) { context, _ in
      context.endTransparencyLayer()
    }

  private static func rect(_ number: CGFloat) -> CGRect {
    CGRect(x: number, y: 0, width: 1, height: 1)
  }

  private static let rectCalls: [Misuse] =
    misuses("fill(_:)", numbers: [.nan]) { $0.fill(rect($1)) }
    + misuses("stroke(_:)", numbers: [.nan, 1e200]) { $0.stroke(rect($1)) }
    + misuses("stroke(_:width:)", numbers: [.nan, -2, .infinity]) {
      $0.stroke(CGRect(x: 0, y: 0, width: 4, height: 4), width: $1)
    }
    + misuses("fillEllipse(in:)", numbers: [.nan, 1e200]) { $0.fillEllipse(in: rect($1)) }
    + misuses("strokeEllipse(in:)", numbers: [.nan, 1e200]) { $0.strokeEllipse(in: rect($1)) }
    + misuses("clear(_:)", numbers: [.nan]) { $0.clear(rect($1)) }
    + misuses("clip(to:)", numbers: [.nan]) { $0.clip(to: rect($1)) }
    + misuses("clip(to:mask:)", numbers: [.nan]) { context, number in
      if let mask = Motif.mask { context.clip(to: rect(number), mask: mask) }
    }
    + misuses("addRect(_:)", numbers: [.nan]) { $0.addRect(rect($1)) }
    + misuses("addEllipse(in:)", numbers: [.nan]) { $0.addEllipse(in: rect($1)) }
    + misuses("draw(_:in:)", numbers: [.nan]) { $0.draw(Motif.image, in: rect($1)) }
    + misuses("draw(_:in:byTiling:)", numbers: [.nan]) {
      $0.draw(Motif.image, in: rect($1), byTiling: true)
    }

  private static let pathCalls: [Misuse] =
    misuses("move(to:)") { $0.move(to: CGPoint(x: $1, y: 0)) }
    + misuses("addLine(to:)") {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 0, y: $1))
      $0.beginPath()
    }
    + misuses("addLine(to:)", numbers: [0]) { context, _ in context.addLine(to: .zero) }
    + misuses("addLines(between:)") { $0.addLines(between: [.zero, CGPoint(x: $1, y: 0)]) }
    + misuses("addQuadCurve(to:control:)") {
      $0.addQuadCurve(to: .zero, control: CGPoint(x: $1, y: 0))
    }
    + misuses("addCurve(to:control1:control2:)") {
      $0.addCurve(to: .zero, control1: CGPoint(x: $1, y: 0), control2: .zero)
    }
    + misuses(
      "addArc(center:radius:startAngle:endAngle:clockwise:)", numbers: [.nan, .infinity, -3]
    ) {
      $0.addArc(center: .zero, radius: $1, startAngle: 0, endAngle: 1, clockwise: true)
    }
    + misuses("addArc(tangent1End:tangent2End:radius:)", numbers: [.nan, .infinity, -3]) {
      $0.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: $1)
    }
    + misuses("strokeLineSegments(between:)", numbers: [.nan, 1e200]) {
      $0.strokeLineSegments(between: [.zero, CGPoint(x: $1, y: 1)])
    }
    + misuses("fillPath(using:)", numbers: [1e12, 1e300]) {
      $0.addLines(between: [.zero, CGPoint(x: $1, y: 1), CGPoint(x: 0, y: 4)])
      $0.fillPath()
    }
    + misuses("clip(using:)", numbers: [1e12]) {
      $0.addLines(between: [.zero, CGPoint(x: $1, y: 1), CGPoint(x: 0, y: 4)])
      $0.clip()
    }

  private static let gradientCalls: [Misuse] =
    misuses("drawLinearGradient(_:start:end:options:)", numbers: [.nan, .infinity, 1e30]) {
      guard let gradient = Motif.threeColors else { return }
      $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: $1, y: 0), options: [])
    }
    + misuses(
      "drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)",
      numbers: [.nan, .infinity, -1, 1e30]
    ) {
      guard let gradient = Motif.threeColors else { return }
      $0.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: $1, options: [])
    }
    + misuses("drawConicGradient(_:center:angle:)") {
      guard let gradient = Motif.threeColors else { return }
      $0.drawConicGradient(gradient, center: .zero, angle: $1)
    }

  /// Drawing with a transform that is not invertible; the number is the scale.
  private static let singularCalls: [Misuse] = drawings.flatMap { call, draw in
    misuses(call, numbers: [0, 1e-200]) { context, scale in
      context.saveGState()
      context.scaleBy(x: scale, y: scale)
      draw(context)
      context.restoreGState()
    }
  }

  private static let drawings: [(String, @Sendable (CGContext) -> Void)] = [
    ("fill(_:)", { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }),
    ("strokeEllipse(in:)", { $0.strokeEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4)) }),
    ("clip(to:)", { $0.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4)) }),
    ("draw(_:in:)", { $0.draw(Motif.image, in: CGRect(x: 0, y: 0, width: 4, height: 4)) }),
    (
      "drawLinearGradient(_:start:end:options:)",
      {
        guard let gradient = Motif.threeColors else { return }
        $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 1, y: 0), options: [])
      }
    ),
  ]

  @Test(
    "an invalid call does nothing, logs one warning, and drawing goes on",
    arguments: stateCalls + rectCalls + pathCalls + gradientCalls + singularCalls)
  func misuse(_ misuse: Misuse) throws {
    var warnings: [String] = []
    let image = try #require(
      drawn(width: 48, height: 32) { context in
        context.onWarning = { warnings.append($0) }
        misuse.perform(context, misuse.number)
        context.onWarning = { Issue.record("\($0)") }
        Self.drawReference(context)
      })
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("CGContext.\(misuse.call): ") == true, "\(warnings)")
    let reference = try #require(drawn(width: 48, height: 32, Self.drawReference))
    #expect(image.premultipliedRGBA == reference.premultipliedRGBA)
  }

  /// Draws with every kind of state that an earlier call might have damaged.
  private static func drawReference(_ context: CGContext) {
    context.saveGState()
    context.clip(to: CGRect(x: 1, y: 1, width: 46, height: 30))
    context.setFillColor(green)
    context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
    if let gradient = Motif.threeColors {
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 30, y: 20), startRadius: 0,
        endCenter: CGPoint(x: 30, y: 20), endRadius: 9, options: [])
    }
    context.setShadow(offset: CGSize(width: 2, height: 2), blur: 2)
    context.setStrokeColor(blue)
    context.strokeEllipse(in: CGRect(x: 4, y: 4, width: 30, height: 24))
    context.draw(Motif.image, in: CGRect(x: 30, y: 4, width: 12, height: 9))
    context.restoreGState()
  }

  @Test("restoring too often does not lose the graphics state")
  func unbalanced() throws {
    let image = try #require(
      drawn(width: 4, height: 4) { context in
        context.onWarning = { _ in }
        context.setFillColor(red)
        for _ in 0..<5 { context.restoreGState() }
        context.saveGState()
        context.setFillColor(blue)
        context.restoreGState()
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      })
    #expect(image.pixel(x: 0, y: 0) == SIMD4(255, 0, 0, 255))
  }

  @Test(
    "a pattern with an invalid cell or step is nil", arguments: [0, CGFloat.nan, .infinity])
  func patterns(step: CGFloat) {
    #expect(Motif.pattern(step: step) == nil)
    #expect(Motif.pattern(matrix: CGAffineTransform(scaleX: step, y: 1)) == nil)
  }

  @Test("a pattern whose steps are too small to be visible is not drawn")
  func tinySteps() throws {
    var warnings: [String] = []
    let image = drawn(width: 96, height: 64) { context in
      context.onWarning = { warnings.append($0) }
      Motif.setPattern(
        context, Motif.pattern(matrix: CGAffineTransform(scaleX: 1e-4, y: 1e-4)))
      context.fill(Motif.box)
    }
    #expect(warnings.count == 1 && image == nil)
  }
}
