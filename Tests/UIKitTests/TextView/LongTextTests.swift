import LaminaTesting
import Testing

@testable import UIKit

/// Requirements V33 and V38.
@Suite("Text views with long texts", .serialized)
@MainActor struct LongTextTests {
  private let screen: OffscreenScreen
  private let view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 300, height: 260))
    screen.window.addSubview(view)
  }

  @Test("lay out what is visible of a long text, and follow edits in its middle")
  func longText() throws {
    let line = "The quick brown fox jumps over the lazy dog, 0123456789.\n"
    view.text = String(repeating: line, count: 20_000)
    try screen.render()
    #expect(view.column.blocks.count == 20_001)
    #expect(view.column.blocks.filter(\.isMeasured).count < 60)
    #expect(view.contentSize.height > 400_000)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: line.count * 10_000 + 4, length: 0)
    try screen.render()
    screen.type("xyz")
    try screen.render()
    #expect(view.column.blocks[10_000].length == line.count + 3)
    #expect(view.bounds.contains(view.selectionViews.caret.frame))
    #expect(view.blocks.canvas.subviews.count < 60)
    view.selectAll(nil)
    try screen.render()
    #expect(view.column.blocks.filter(\.isMeasured).count < 400)
    #expect(view.selectionViews.background.subviews.count < 200)
    screen.type("a")
    #expect(view.text == "a" && view.column.blocks.count == 1)
  }

  @Test("lay out parts of a paragraph of a million characters, and follow edits in its middle")
  func longParagraph() throws {
    let words = "The quick brown fox jumps over the lazy dog, 0123456789. "
    view.text = String(repeating: words, count: 18_000)
    view.becomeFirstResponder()
    let middle = words.count * 9000 + 4
    view.selectedRange = NSRange(location: middle, length: 0)
    try screen.render()
    let count = view.column.blocks.count
    #expect(count > 100 && view.column.blocks.filter(\.isMeasured).count < 10)
    func expectWhole() {
      let lengths = view.column.blocks.map(\.length)
      #expect(lengths.reduce(0, +) == view.text.utf16.count)
      #expect(lengths.allSatisfy { $0 <= TextParagraphLengths.longestPart })
    }
    screen.type("xyz")
    try screen.render()
    #expect(view.column.blocks.count == count)
    #expect(view.column.blocks.filter(\.isMeasured).count < 10)
    #expect(view.bounds.contains(view.selectionViews.caret.frame))
    expectWhole()
    // Parts do not get as long as one likes, and what is deleted leaves no short ones.
    view.selectedRange = NSRange(location: middle, length: 0)
    view.insertText(String(repeating: words, count: 200))
    expectWhole()
    #expect(view.column.blocks.count > count)
    view.selectedRange = NSRange(location: words.count * 10, length: words.count * 9900)
    screen.key(.keyboardDeleteOrBackspace)
    expectWhole()
    #expect(view.column.blocks.dropLast().allSatisfy { $0.length >= 2500 })
    screen.type("\n")
    expectWhole()
    view.text = String(repeating: "漢字", count: 20_000)
    expectWhole()
  }

  @Test("do not move visible text when the height of text above becomes known")
  func estimates() throws {
    let paragraph = String(repeating: "WWWW ", count: 60) + "\n"
    view.text = String(repeating: paragraph, count: 400)
    view.layoutIfNeeded()
    view.contentOffset.y = 20_000
    view.layoutIfNeeded()
    for _ in 0..<30 {
      let index = view.column.index(atHeight: view.contentOffset.y + 50)
      let place = view.column.top(of: index) - view.contentOffset.y
      view.contentOffset.y -= 40
      view.layoutIfNeeded()
      #expect(abs(view.column.top(of: index) - view.contentOffset.y - place - 40) < 0.01)
    }
  }
}
