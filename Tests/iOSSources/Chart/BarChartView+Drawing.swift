import UIKit

extension BarChartView {
  private var labelAttributes: [NSAttributedString.Key: Any] {
    return [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel]
  }

  // Drawing is in an extension, which Objective-C allows.
  override open func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let area = bounds.inset(by: UIEdgeInsets(top: 32, left: 48, bottom: 36, right: 16))
    let largest = values.max() ?? 1
    context.setLineWidth(1)
    for line in 0...gridLineCount {
      let part = CGFloat(line) / CGFloat(gridLineCount)
      let y = (area.maxY - part * area.height).rounded() + 0.5
      UIColor.separator.setStroke()
      context.setLineDash(phase: 0, lengths: line == 0 ? [] : [4, 4])
      context.move(to: CGPoint(x: area.minX, y: y))
      context.addLine(to: CGPoint(x: area.maxX, y: y))
      context.strokePath()
      let text = String(format: "%.0f", largest * Double(part)) as NSString
      let size = text.size(withAttributes: labelAttributes)
      text.draw(
        at: CGPoint(x: area.minX - size.width - 8, y: y - size.height / 2),
        withAttributes: labelAttributes)
    }
    drawTitles(in: area)
  }

  private func drawTitles(in area: CGRect) {
    let width = area.width / CGFloat(max(values.count, 1))
    for index in values.indices {
      let title = delegate?.chart?(self, titleForBarAt: index) ?? "\(index + 1)"
      draw(title, centeredAt: area.minX + (CGFloat(index) + 0.5) * width, y: area.maxY + 10)
    }
    if let index = selectedIndex {
      let x = area.minX + (CGFloat(index) + 0.5) * width
      draw(String(format: "%.0f", values[index]), centeredAt: x, y: 8)
    }
  }

  private func draw(_ text: String, centeredAt x: CGFloat, y: CGFloat) {
    let text = text as NSString
    let size = text.size(withAttributes: labelAttributes)
    text.draw(at: CGPoint(x: x - size.width / 2, y: y), withAttributes: labelAttributes)
  }
}
