import CoreGraphics
import LaminaTesting
import Testing

@testable import UIKit

/// Requirement V33.
@Suite("Labels keep the layouts of texts", .serialized)
@MainActor struct LabelLayoutCacheTests {
  /// Returns the layout with which a label measures its text.
  private func layout(
    _ text: String, width: CGFloat = 200, _ change: (UILabel) -> Void = { _ in }
  ) -> TextLayout? {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    change(label)
    _ = label.sizeThatFits(CGSize(width: width, height: 0))
    return label.layouts.last?.layout
  }

  @Test("a text that is shown again is not laid out again")
  func again() throws {
    let first = try #require(layout("A text of a row"))
    #expect(layout("A text of a row") === first)
    #expect(layout("A text of a row", { $0.textColor = .label }) === first)
  }

  @Test("a memory warning forgets the layouts")
  func warning() throws {
    let first = try #require(layout("A text before a warning"))
    UIApplication.shared.receiveMemoryWarning()
    #expect(layout("A text before a warning") !== first)
  }

  @Test("the text, its looks and the width make another layout")
  func differences() throws {
    let first = try #require(layout("Another text"))
    let others = [
      layout("Another text!"), layout("Another text", width: 201),
      layout("Another text") { $0.textColor = .red },
      layout("Another text") { $0.font = .systemFont(ofSize: 18) },
      layout("Another text") { $0.textAlignment = .right },
      layout("Another text") { $0.numberOfLines = 2 },
      layout("Another text") { $0.lineBreakMode = .byCharWrapping },
      layout("Another text") { $0.shadowColor = .black },
      layout("Another text") { $0.semanticContentAttribute = .forceRightToLeft },
      layout("Another text") { $0.isEnabled = false },
      layout("Another text") { $0.adjustsFontSizeToFitWidth = true },
    ]
    #expect(others.allSatisfy { $0 != nil && $0 !== first })
    #expect(layout("Another text") === first)
  }

  @Test("a text is drawn with the layout that measured it")
  func drawing() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 100))
    (label.numberOfLines, label.text) = (0, "A text that takes more than one line")
    label.frame.size.height = label.sizeThatFits(CGSize(width: 80, height: 0)).height
    let screen = try OffscreenScreen.showing(label, size: CGSize(width: 100, height: 120))
    try screen.render()
    #expect(label.layouts.count == 1 && label.layouts[0].layout.lineCount > 1)
    label.frame.size.height = 20
    try screen.render()
    #expect(label.layouts.count == 2 && label.layouts[1].layout.isTruncated)
  }

  @Test(
    "a text that was measured in more width is drawn with that layout, and looks like one that was not",
    arguments: [NSTextAlignment.left, .center, .right, .natural, .justified], [0, 150])
  func narrower(_ alignment: NSTextAlignment, in width: CGFloat) throws {
    let labels = (0..<2).map { index in
      let label = UILabel(frame: CGRect(x: 10, y: 10 + 50 * CGFloat(index), width: 0, height: 0))
      label.text = "A text in lines of more than one length"
      (label.numberOfLines, label.textAlignment) = (width == 0 ? 1 : 0, alignment)
      return label
    }
    let screen = try OffscreenScreen.showing(labels[0], size: CGSize(width: 320, height: 120))
    screen.window.addSubview(labels[1])
    try screen.render()
    let size = labels[0].sizeThatFits(CGSize(width: width, height: 0))
    for label in labels { label.frame.size = size }
    let image = try screen.frame()
    let isAgain = alignment == .justified && width != size.width
    #expect(labels.map(\.layouts.count) == [isAgain ? 2 : 1, 1])
    for y in 0..<50 {
      for x in 0..<image.width {
        #expect(image.pixel(x: x, y: 10 + y) == image.pixel(x: x, y: 60 + y))
      }
    }
  }

  @Test("only the layouts of some texts are kept")
  func limit() throws {
    let first = try #require(layout("The first text"))
    for index in 0..<200 { _ = layout("Text \(index)") }
    #expect(layout("The first text") !== first)
    let long = String(repeating: "long ", count: 100)
    #expect(layout(long) !== layout(long))
  }
}
