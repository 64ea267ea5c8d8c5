import LaminaTesting
import Testing
import UIKit

/// Records the rectangles of all `draw(_:)` calls.
private final class CountingView: UIView {
  private(set) var rects: [CGRect] = []

  override func draw(_ rect: CGRect) {
    rects.append(rect)
    UIColor.orange.setFill()
    UIRectFill(rect)
  }
}

@Suite("The cost of a frame") @MainActor struct CostTests {
  // V13, C4
  @Test("invalidating a small rectangle draws it once and uploads only its pixels")
  func invalidRectangle() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 1000, height: 1000))
    let view = CountingView(frame: screen.window.bounds)
    screen.window.addSubview(view)
    try screen.render()
    #expect(view.rects == [view.bounds])

    let before = screen.statistics
    view.setNeedsDisplay(CGRect(x: 480, y: 310, width: 10, height: 10))
    try screen.render()
    #expect(view.rects.dropFirst() == [CGRect(x: 480, y: 310, width: 10, height: 10)])
    #expect(screen.statistics.drawRectCalls - before.drawRectCalls == 1)
    #expect(screen.statistics.textureUploads - before.textureUploads == 1)
    #expect(screen.statistics.uploadedBytes - before.uploadedBytes == 400)
  }

  // V13, V20
  @Test(
    "a thousand colored views with rounded corners and borders need no bitmap and two draw calls")
  func plainViews() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 800, height: 500))
    for index in 0..<1000 {
      let (row, column) = index.quotientAndRemainder(dividingBy: 40)
      let view = UIView(
        frame: CGRect(x: Double(column) * 20, y: Double(row) * 20, width: 22, height: 18))
      view.backgroundColor = UIColor(
        hue: CGFloat(index) / 1000, saturation: 0.7, brightness: 1, alpha: 1)
      view.layer.cornerRadius = CGFloat(1 + index % 9)
      view.layer.borderWidth = CGFloat(1 + index % 3)
      view.layer.borderColor = UIColor.white.cgColor
      screen.window.addSubview(view)
    }
    try screen.render()
    let statistics = screen.statistics
    #expect(statistics.textureUploads == 0)
    #expect(statistics.uploadedBytes == 0)
    #expect(statistics.drawRectCalls == 0)
    #expect(statistics.drawCalls <= 2)
  }
}
