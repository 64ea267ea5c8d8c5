import LaminaTesting
import Testing

@testable import UIKit

/// Requirements V33 and V38; Apple, "UITextView", "UITextViewDelegate".
@Suite("Text views", .serialized)
@MainActor struct TextViewTests {
  private let screen: OffscreenScreen
  private let view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
  private let delegate = LoggingTextViewDelegate()

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 300, height: 260))
    screen.window.addSubview(view)
    view.delegate = delegate
  }

  private func press(
    _ keys: UIKeyboardHIDUsage..., modifiers: UIKeyModifierFlags = []
  ) -> NSRange {
    for key in keys { screen.key(key, modifiers: modifiers) }
    return view.selectedRange
  }

  @Test("have the defaults of iOS")
  func defaults() {
    let view = UITextView()
    #expect(view.text == "" && view.attributedText.length == 0 && view.font == nil)
    #expect(view.textColor == .label && view.textAlignment == .natural)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5 && view.textContainer.widthTracksTextView)
    #expect(view.textContainer.maximumNumberOfLines == 0)
    #expect(view.textContainer.lineBreakMode == .byWordWrapping)
    #expect(view.isEditable && view.isSelectable && view.isScrollEnabled)
    #expect(!view.allowsEditingTextAttributes && !view.clearsOnInsertion)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    #expect(view.linkTextAttributes[.foregroundColor] as? UIColor == .link)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.backgroundColor == .systemBackground && view.canBecomeFirstResponder)
  }

  @Test("ask and tell in the order of iOS")
  func order() {
    #expect(view.becomeFirstResponder())
    #expect(delegate.log == ["shouldBegin", "didBegin"])
    delegate.log = []
    screen.type("a\n")
    #expect(view.text == "a\n")
    #expect(
      delegate.log == [
        "shouldChange 0+0 a", "didChange", "selection", "shouldChange 1+0 \n", "didChange",
        "selection",
      ])
    delegate.log = []
    screen.key(.keyboardDeleteOrBackspace)
    #expect(delegate.log == ["shouldChange 1+1 ", "didChange", "selection"])
    delegate.log = []
    _ = press(.keyboardLeftArrow)
    #expect(delegate.log == ["selection"])
    delegate.log = []
    delegate.refuses = ["shouldEnd", "shouldChange 0+0 x"]
    screen.type("x")
    #expect(view.text == "a" && !view.resignFirstResponder() && view.isFirstResponder)
    delegate.refuses = []
    delegate.log = []
    #expect(view.resignFirstResponder())
    #expect(delegate.log == ["shouldEnd", "didEnd"])
    delegate.refuses = ["shouldBegin"]
    #expect(!view.becomeFirstResponder())
  }

  @Test("take Return and Tab as text, and move by lines and paragraphs")
  func keys() {
    view.becomeFirstResponder()
    screen.type("one\ttwo\n\nthree words here")
    #expect(view.text == "one\ttwo\n\nthree words here")
    #expect(press(.keyboardHome).location == 9)
    #expect(press(.keyboardUpArrow).location == 8)
    #expect(press(.keyboardUpArrow).location == 0)
    #expect(press(.keyboardEnd).location == 7)
    #expect(press(.keyboardDownArrow, .keyboardDownArrow).location > 9)
    #expect(press(.keyboardUpArrow, .keyboardUpArrow).location == 7)
    #expect(press(.keyboardRightArrow).location == 8)
    #expect(press(.keyboardDownArrow, modifiers: .alternate).location == 25)
    #expect(press(.keyboardHome, modifiers: .control).location == 0)
    #expect(press(.keyboardEnd, modifiers: [.control, .shift]) == NSRange(location: 0, length: 25))
    #expect(press(.keyboardUpArrow, modifiers: .command).location == 0)
    #expect(press(.keyboardDownArrow, modifiers: .command).location == 25)
  }

  @Test("keep the column over short lines, and the side of a wrapped line at its end")
  func columns() {
    view.font = .systemFont(ofSize: 17)
    view.text = "a long line of words that wraps\nx\na long line"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    let end = press(.keyboardEnd).location
    #expect(end > 5 && end < 31)
    let caret = view.selectionViews.caret
    view.layoutIfNeeded()
    let first = caret.frame
    #expect(first.minX > 60 && first.minY < 10)
    _ = press(.keyboardDownArrow, .keyboardDownArrow)
    #expect(view.selectedRange.location == 33)
    _ = press(.keyboardDownArrow)
    #expect(view.selectedRange.location == 45)
    _ = press(.keyboardUpArrow, .keyboardUpArrow, .keyboardUpArrow)
    view.layoutIfNeeded()
    #expect(caret.frame.minY == first.minY && abs(caret.frame.midX - first.midX) < 8)
  }

  @Test("scroll to the caret, and no further than the text")
  func scrolling() throws {
    view.becomeFirstResponder()
    for _ in 0..<20 { screen.type("line\n") }
    try screen.render()
    #expect(view.contentOffset.y > 100)
    #expect(abs(view.contentOffset.y - (view.contentSize.height - 100)) < 1)
    #expect(view.bounds.contains(view.caretRect(for: view.endOfDocument)))
    _ = press(.keyboardHome, modifiers: .control)
    try screen.render()
    #expect(view.contentOffset.y == 0)
    view.scrollRangeToVisible(NSRange(location: 100, length: 0))
    #expect(view.contentOffset.y > 100)
  }

  @Test("change fonts of a selection, beside others, and back by undo")
  func styles() {
    view.font = .systemFont(ofSize: 14)
    view.text = "one two three"
    view.allowsEditingTextAttributes = true
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 3)
    view.toggleBoldface(nil)
    view.selectedRange = NSRange(location: 6, length: 4)
    view.toggleItalics(nil)
    view.toggleUnderline(nil)
    #expect(view.editor.storage.runs.map(\.length) == [4, 2, 1, 3, 3])
    #expect(view.attributedText.length == 13)
    let copy = view.attributedText
    view.undoManager?.endEvent()
    view.undoManager?.undo()
    #expect(view.editor.storage.runs.count == 1)
    view.attributedText = copy
    #expect(view.editor.storage.runs.map(\.length) == [4, 2, 1, 3, 3])
    view.selectedRange = NSRange(location: 5, length: 0)
    screen.type("x")
    #expect(view.editor.storage.runs.map(\.length) == [4, 3, 1, 3, 3])
  }

  @Test("type with attributes that were set or toggled, or else with those of the text before")
  func typingAttributes() {
    view.allowsEditingTextAttributes = true
    view.becomeFirstResponder()
    view.typingAttributes[.kern] = 3
    screen.type("ab")
    #expect(view.editor.storage.runs[0].attributes[.kern] as? Int == 3)
    view.toggleUnderline(nil)
    screen.type("c")
    #expect(view.editor.storage.runs.map(\.length) == [2, 1])
    view.textColor = .red
    #expect(
      view.editor.storage.runs.allSatisfy { $0.attributes[.foregroundColor] as? UIColor == .red })
    view.textAlignment = .center
    #expect(view.textAlignment == .center && view.caretRect(for: view.endOfDocument).minX > 90)
  }

  @Test("have the size of their text if they do not scroll")
  func sizes() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(abs(view.intrinsicContentSize.height - (line + 16)) <= 1)
    view.text = "quartz"
    let width = view.intrinsicContentSize.width
    #expect(width > 40 && width < 90)
    view.text = "quartz\nopal"
    #expect(view.intrinsicContentSize.width == width)
    #expect(abs(view.intrinsicContentSize.height - (2 * line + 16)) <= 2)
    view.text = "quartz\n"
    #expect(abs(view.intrinsicContentSize.height - (2 * line + 16)) <= 2)
    view.text = "quartz opal"
    let wrapped = view.sizeThatFits(CGSize(width: width + 2, height: .greatestFiniteMagnitude))
    #expect(abs(wrapped.height - (2 * line + 16)) <= 2 && wrapped.width == width)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height <= line + 1)
  }

  @Test("show as many lines as their container allows")
  func lineLimit() {
    view.text = "one\ntwo\nthree\nfour"
    view.textContainer.maximumNumberOfLines = 2
    view.textContainer.lineBreakMode = .byTruncatingTail
    view.layoutIfNeeded()
    let two = view.contentSize.height
    view.textContainer.maximumNumberOfLines = 3
    view.layoutIfNeeded()
    let three = view.contentSize.height
    view.textContainer.maximumNumberOfLines = 0
    view.layoutIfNeeded()
    #expect(two < three && three < view.contentSize.height)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == view.contentSize.height)
  }

  @Test("select lines that go on up to the edge of the container")
  func selectionRects() throws {
    view.text = "ab\ncd\n\nef"
    view.layoutIfNeeded()
    let range = try #require(
      view.textRange(
        from: TextOffset(1), to: TextOffset(8)))
    let rects = view.selectionRects(for: range).map(\.rect)
    #expect(rects.count == 4)
    #expect(rects[0].minX > 5 && rects[0].maxX == 195 && rects[1].minX == 5)
    #expect(rects[1].maxX == 195 && rects[2].maxX == 195 && rects[3].maxX < 20)
    #expect(rects.map(\.minY) == rects.map(\.minY).sorted() && rects[0].minY == 8)
  }

  @Test("ask about a link that is tapped, unless they are edited")
  func links() throws {
    let text = NSMutableAttributedString(string: "see ")
    text.append(
      NSAttributedString(string: "here", attributes: [.link: URL(string: "https://a.example")!]))
    view.attributedText = text
    view.isEditable = false
    view.layoutIfNeeded()
    let caret = view.caretRect(for: TextOffset(6))
    let place = view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    delegate.log = []
    screen.tap(at: place)
    #expect(delegate.log == ["link https://a.example 4+4 invokeDefaultAction"])
    #expect(!view.isFirstResponder)
    view.isEditable = true
    screen.time += 1
    delegate.log = []
    screen.tap(at: place)
    #expect(view.isFirstResponder && !delegate.log.contains { $0.hasPrefix("link") })
  }

  @Test("let text be selected that cannot be edited, without a caret or keys")
  func readOnly() throws {
    view.text = "one two"
    view.isEditable = false
    view.layoutIfNeeded()
    delegate.log = []
    let caret = view.caretRect(for: TextOffset(5))
    let place = view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    screen.tap(at: place)
    #expect(!view.isFirstResponder)
    screen.time += 1
    screen.tap(at: place, count: 2)
    #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 4, length: 3))
    #expect(!delegate.log.contains("shouldBegin"))
    screen.type("x")
    _ = press(.keyboardDeleteOrBackspace)
    #expect(view.text == "one two" && view.canPerformAction("copy:", withSender: nil))
    #expect(!view.canPerformAction("cut:", withSender: nil))
    #expect(!view.canPerformAction("paste:", withSender: nil))
    view.isSelectable = false
    #expect(!view.isFirstResponder && !view.becomeFirstResponder())
  }

  @Test("select a word by two taps and a paragraph by three, with an edit menu")
  func taps() throws {
    view.text = "one two\nthree"
    view.layoutIfNeeded()
    let caret = view.caretRect(for: TextOffset(5))
    let place = view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    screen.tap(at: place, count: 2)
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    screen.time += 1
    try screen.render()
    #expect(!view.selectionViews.handles.contains { $0.isHidden })
    #expect(delegate.log.contains("menu 4+3") && delegate.log.contains("willPresent"))
    screen.time += 1
    screen.tap(at: place, count: 3)
    #expect(view.selectedRange == NSRange(location: 0, length: 7))
    #expect(delegate.log.contains("willDismiss"))
  }

  @Test("keep the knobs of handles inside of what is visible")
  func handles() {
    let visible = CGRect(x: 0, y: 0, width: 200, height: 100)
    let (start, end) = (TextHandle(.start), TextHandle(.end))
    start.place(at: CGRect(x: 20, y: 0, width: 2, height: 20), in: visible)
    #expect(start.frame == CGRect(x: 16, y: 0, width: 10, height: 20))
    start.place(at: CGRect(x: 20, y: 30, width: 2, height: 20), in: visible)
    #expect(start.frame == CGRect(x: 16, y: 20, width: 10, height: 30))
    end.place(at: CGRect(x: 20, y: 80, width: 2, height: 20), in: visible)
    #expect(end.frame == CGRect(x: 16, y: 80, width: 10, height: 20))
  }

  @Test("are scrolled by a finger that does not select")
  func dragging() throws {
    view.text = String(repeating: "line\n", count: 40)
    try screen.render()
    screen.drag(from: CGPoint(x: 60, y: 100), to: CGPoint(x: 60, y: 40))
    try screen.render()
    #expect(view.contentOffset.y > 30 && !view.isFirstResponder)
  }

  @Test("survive an archive")
  func coding() throws {
    view.text = "quartz"
    view.font = .boldSystemFont(ofSize: 20)
    view.isEditable = false
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    let copy = try #require(
      try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UITextView)
    #expect(copy.text == "quartz" && copy.font == view.font && !copy.isEditable)
    #expect(copy.subviews.count == view.subviews.count)
  }
}
