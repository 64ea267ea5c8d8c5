import LaminaTesting
import Testing

@testable import UIKit

/// Requirements V33 and V38; Apple, "UITextField", "UITextFieldDelegate".
@Suite("Text fields", .serialized)
@MainActor struct TextFieldTests {
  private let screen: OffscreenScreen
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
  private let other = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
  private let delegate = LoggingFieldDelegate()

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 300, height: 200))
    screen.window.addSubview(field)
    screen.window.addSubview(other)
  }

  @Test("have the defaults of iOS")
  func defaults() {
    let field = UITextField()
    #expect(field.text == "" && field.attributedText?.length == 0 && field.placeholder == nil)
    #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label)
    #expect(field.textAlignment == .natural && field.borderStyle == .none)
    #expect(field.clearButtonMode == .never && field.leftViewMode == .never)
    #expect(field.rightViewMode == .never && field.leftView == nil && field.rightView == nil)
    #expect(!field.isEditing && !field.clearsOnBeginEditing && !field.clearsOnInsertion)
    #expect(!field.adjustsFontSizeToFitWidth && field.minimumFontSize == 0)
    #expect(!field.allowsEditingTextAttributes && field.typingAttributes == nil)
    #expect(field.background == nil && field.disabledBackground == nil)
    #expect(field.autocapitalizationType == .sentences && field.autocorrectionType == .default)
    #expect(field.keyboardType == .default && field.returnKeyType == .default)
    #expect(!field.isSecureTextEntry && field.textContentType == nil)
    #expect(!field.isOpaque && field.canBecomeFirstResponder && field.textInputView === field)
  }

  @Test("are 34 points high with a rounded border, and a line and a half point without")
  func naturalSizes() {
    let field = UITextField()
    #expect(field.intrinsicContentSize.width == 5)
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(field.intrinsicContentSize.height == (line + 1.5).rounded(.up))
    field.text = "quartz"
    let width = field.intrinsicContentSize.width
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: width + 14, height: 34))
    #expect(field.sizeThatFits(.zero) == field.intrinsicContentSize)
  }

  @Test("give their places to the border, the text and the views")
  func places() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    #expect(
      field.textRect(forBounds: bounds) == bounds && field.borderRect(forBounds: bounds) == bounds)
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(field.textRect(forBounds: bounds).minX == 7)
    field.leftViewMode = .always
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(field.textRect(forBounds: bounds).minX == 37)
    field.text = "a"
    field.clearButtonMode = .always
    #expect(field.clearButtonRect(forBounds: bounds).maxX == 195)
    #expect(field.editingRect(forBounds: bounds).maxX <= 176)
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.leftViewRect(forBounds: bounds).maxX == 200)
    #expect(field.clearButtonRect(forBounds: bounds).minX == 5)
  }

  @Test("ask and tell in the order of iOS when editing begins and ends")
  func beginAndEnd() {
    delegate.follow(field)
    #expect(field.becomeFirstResponder() && field.isEditing)
    #expect(delegate.log == ["shouldBegin", "event didBegin", "didBegin"])
    delegate.log = []
    #expect(other.becomeFirstResponder() && !field.isEditing)
    #expect(delegate.log == ["shouldEnd", "event didEnd", "didEnd committed"])
    delegate.log = []
    delegate.refuses = ["shouldBegin"]
    #expect(!field.becomeFirstResponder() && other.isEditing)
    delegate.refuses = ["shouldEnd"]
    other.delegate = delegate
    delegate.log = []
    #expect(!field.becomeFirstResponder() && other.isEditing)
    #expect(delegate.log == ["shouldBegin", "shouldEnd"])
  }

  @Test("ask before each keystroke, and tell after it")
  func typing() {
    delegate.follow(field)
    field.becomeFirstResponder()
    delegate.log = []
    screen.type("a")
    #expect(field.text == "a")
    #expect(delegate.log == ["shouldChange 0+0 a", "event changed", "selection"])
    delegate.log = []
    screen.key(.keyboardDeleteOrBackspace)
    #expect(delegate.log == ["shouldChange 0+1 ", "event changed", "selection"])
    delegate.refuses = ["shouldChange 0+0 x"]
    screen.type("xy")
    #expect(field.text == "y")
  }

  @Test("ask at Return, and end with it only if an action says so")
  func returnKey() {
    delegate.follow(field)
    field.becomeFirstResponder()
    delegate.log = []
    screen.type("\n")
    #expect(delegate.log == ["shouldReturn", "event primary"] && field.isEditing)
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    screen.type("\n")
    #expect(!field.isEditing && field.text == "")
  }

  @Test("lose their text to the clear button, if the delegate agrees")
  func clearButton() throws {
    delegate.follow(field)
    field.text = "quartz"
    field.clearButtonMode = .whileEditing
    field.becomeFirstResponder()
    try screen.render()
    delegate.log = []
    delegate.refuses = ["shouldClear"]
    screen.tap(at: CGPoint(x: 205, y: 37))
    #expect(field.text == "quartz" && delegate.log == ["shouldClear"])
    delegate.refuses = []
    screen.tap(at: CGPoint(x: 205, y: 37))
    #expect(field.text == "" && field.isEditing)
    field.undoManager?.undo()
    #expect(field.text == "quartz")
  }

  @Test("remove their text at the beginning of editing on request")
  func clearing() {
    field.text = "quartz"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
    other.text = "opal"
    other.becomeFirstResponder()
    other.clearsOnInsertion = true
    screen.type("x")
    #expect(other.text == "x" && !other.clearsOnInsertion)
  }

  @Test("show bullets, give no text away, and start again when they are secure")
  func secure() {
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    screen.type("pass")
    #expect(field.text == "pass")
    field.selectAll(nil)
    #expect(!field.canPerformAction("copy:", withSender: nil))
    #expect(!field.canPerformAction("cut:", withSender: nil))
    let widths = (0..<4).map { offset in
      let range = TextOffsetRange(offset..<offset + 1)
      return field.firstRect(for: range).width
    }
    #expect(Set(widths).count == 1 && widths[0] > 0)
    other.becomeFirstResponder()
    field.becomeFirstResponder()
    screen.type("x")
    #expect(field.text == "x")
  }

  @Test("become empty or get their text without a word to the delegate when the program sets it")
  func programmatic() {
    delegate.follow(field)
    field.becomeFirstResponder()
    screen.type("abc")
    delegate.log = []
    field.text = "quartz"
    #expect(delegate.log == ["selection"] && field.selectedUnits == 6..<6)
    #expect(field.undoManager?.canUndo == false)
    field.attributedText = NSAttributedString(string: "opal", attributes: [.kern: 2])
    #expect(field.text == "opal")
    let attributes = unsafe field.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.font] as? UIFont == field.font && attributes?[.kern] != nil)
    field.text = nil
    #expect(field.text == "")
  }

  @Test("move to the next one with Tab, and back with Shift")
  func tab() {
    field.becomeFirstResponder()
    screen.key(.keyboardTab)
    #expect(other.isEditing && field.text == "")
    screen.key(.keyboardTab, modifiers: .shift)
    #expect(field.isEditing)
  }

  @Test("scroll so that the caret is visible, and show their beginning afterwards")
  func scrolling() throws {
    field.becomeFirstResponder()
    screen.type("The quick brown fox jumps over the lazy dog")
    let caret = field.caretRect(for: field.endOfDocument)
    #expect(field.bounds.contains(caret) && field.scroll > 0)
    screen.key(.keyboardHome)
    #expect(field.scroll == 0 && field.caretRect(for: field.beginningOfDocument).minX == 0)
    screen.key(.keyboardEnd)
    field.resignFirstResponder()
    #expect(field.scroll == 0)
  }

  @Test("edit by keys, and cannot be edited while they are disabled")
  func disabled() {
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
    field.isEnabled = true
    #expect(field.becomeFirstResponder())
    field.removeFromSuperview()
    #expect(!field.isEditing)
  }

  @Test("survive an archive")
  func coding() throws {
    field.text = "quartz"
    field.placeholder = "Stone"
    field.borderStyle = .roundedRect
    field.isSecureTextEntry = true
    let data = try NSKeyedArchiver.archivedData(withRootObject: field, requiringSecureCoding: false)
    let copy = try #require(
      try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UITextField)
    #expect(copy.text == "quartz" && copy.placeholder == "Stone")
    #expect(copy.borderStyle == .roundedRect && copy.isSecureTextEntry)
  }
}
