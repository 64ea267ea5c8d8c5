import UIKit

/// A scene that `lamina bench --mode drawing` draws repeatedly into one bitmap.
/// `tools/benchmarks/drawing.c` draws the same scenes in C.
enum DrawingScene: String, CaseIterable {
  /// Rounded rectangles, each filled with a different gradient and stroked.
  case shapes
  /// Single lines of 20 characters.
  case labels

  static let count = 1000
  static let size = CGSize(width: 1280, height: 720)
  private static let columns = 40

  func draw(in context: CGContext) {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    context.clear(CGRect(origin: .zero, size: Self.size))
    let attributes = Self.attributes
    for index in 0..<Self.count {
      let position = CGPoint(
        x: CGFloat(index % Self.columns) * 32 + 2.25,
        y: CGFloat(index / Self.columns) * 28.75 + 1.5)
      switch self {
      case .shapes: drawShape(index, at: position, in: context)
      case .labels: Self.label(index).draw(at: position, withAttributes: attributes)
      }
    }
  }

  private static var attributes: [NSAttributedString.Key: Any] {
    [
      .font: UIFont.systemFont(ofSize: 12),
      .foregroundColor: UIColor(red: 0.1, green: 0.1, blue: 0.2, alpha: 1),
    ]
  }

  private static func label(_ index: Int) -> String {
    let number = String(index)
    return "Label " + String(repeating: "0", count: 4 - number.count) + number + " has words"
  }

  private func drawShape(_ index: Int, at position: CGPoint, in context: CGContext) {
    let share = CGFloat(index) / CGFloat(Self.count)
    let path = CGPath(
      roundedRect: CGRect(x: position.x, y: position.y, width: 27, height: 24), cornerWidth: 7,
      cornerHeight: 7, transform: nil)
    context.saveGState()
    context.addPath(path)
    context.clip()
    let colors = [
      CGColor(red: share, green: 0.4, blue: 1 - share, alpha: 1),
      CGColor(red: 1 - share, green: share, blue: 0.2, alpha: 1),
    ]
    if let gradient = unsafe CGGradient(
      colorsSpace: nil, colors: colors as CFArray, locations: nil)
    {
      context.drawLinearGradient(
        gradient, start: position, end: CGPoint(x: position.x, y: position.y + 24), options: [])
    }
    context.restoreGState()
    context.addPath(path)
    context.setLineWidth(1.5)
    context.setStrokeColor(red: 0.1, green: 0.1, blue: 0.2, alpha: 1)
    context.strokePath()
  }
}
