import CoreGraphics
import LaminaTesting
import Testing
import UIKit

// V15, V16, V33
@Suite("Text matches its golden images", .serialized)
@MainActor struct TextGoldenTests {
  private static let text =
    "Sphinx of black quartz, judge my vow: the five boxing wizards jump quickly."

  private func label(_ mode: NSLineBreakMode, lines: Int, width: CGFloat = 150) -> UILabel {
    let label = UILabel(frame: CGRect(x: 5, y: 5, width: width, height: lines == 1 ? 22 : 50))
    label.text = Self.text
    label.font = UIFont(name: "DejaVuSans", size: 14)
    (label.lineBreakMode, label.numberOfLines) = (mode, lines)
    label.backgroundColor = UIColor(white: 0.9, alpha: 1)
    return label
  }

  private func check(_ views: [UIView], _ size: CGSize, scale: CGFloat, named name: String) throws {
    let screen = try OffscreenScreen(size: size, scale: scale)
    let paper = UIView(frame: CGRect(origin: .zero, size: size))
    paper.backgroundColor = .white
    screen.window.addSubview(paper)
    for view in views {
      view.contentScaleFactor = scale
      paper.addSubview(view)
    }
    try assertSnapshot(of: screen.frame(), named: name, tolerance: GoldenTests.tolerance(screen))
  }

  @Test(
    "a label matches its golden image in every line break mode",
    arguments: [
      NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead,
      .byTruncatingTail, .byTruncatingMiddle,
    ])
  func lineBreaks(mode: NSLineBreakMode) throws {
    let one = label(mode, lines: 1)
    let more = label(mode, lines: 0)
    more.frame.origin.y = 32
    try check([one, more], CGSize(width: 160, height: 90), scale: 1, named: "label-\(mode)")
  }

  @Test("glyphs match their golden image at each scale", arguments: [1, 1.25, 1.5, 2])
  func scales(scale: CGFloat) throws {
    var views: [UIView] = []
    for (index, size) in [9, 12, 17, 22].enumerated() {
      let label = UILabel(frame: CGRect(x: 8, y: 32 * CGFloat(index), width: 260, height: 32))
      label.text = "Crisp text gjpq 0123 ÅÉ"
      label.font = UIFont(name: "NotoSans-Regular", size: CGFloat(size))
      views.append(label)
    }
    try check(
      views, CGSize(width: 272, height: 128), scale: scale, named: "text-crisp@\(scale)x")
  }

  @Test(
    "glyphs are equally sharp at any fractional position of the label", arguments: [1.25, 1.5])
  func between(scale: CGFloat) throws {
    func image(_ frame: CGRect) throws -> CGImage {
      let screen = try OffscreenScreen(size: CGSize(width: 120, height: 40), scale: scale)
      let label = UILabel(frame: frame)
      label.text = "Crisp gjpq"
      label.contentScaleFactor = scale
      label.backgroundColor = .white
      screen.window.addSubview(label)
      return try screen.frame()
    }
    // The frame is on the pixel grid, and then off it by less than half a pixel.
    let sharp = try image(CGRect(x: 8, y: 4, width: 100, height: 24))
    for off in [CGPoint(x: 0.3, y: 0), CGPoint(x: 0.1, y: 0.3)] {
      let frame = CGRect(x: 8 + off.x, y: 4 + off.y, width: 100, height: 24)
      #expect(ImageDifference(try image(frame), sharp).sum == 0)
    }
  }

  @Test("a wrapped and truncated text layer matches its golden image")
  func textLayer() throws {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 150, height: 80))
    let layer = CATextLayer()
    layer.frame = view.bounds
    layer.string = Self.text + " " + Self.text
    (layer.font, layer.fontSize) = ("DejaVuSans", 15)
    layer.foregroundColor = UIColor.systemIndigo.cgColor
    (layer.isWrapped, layer.truncationMode, layer.alignmentMode) = (true, .end, .center)
    view.layer.addSublayer(layer)
    try check([view], CGSize(width: 160, height: 90), scale: 1, named: "text-layer")
  }
}
