import Testing
import UIKit

@MainActor private var log: [String] = []

// Event Handling Guide for iOS, "The Responder Chain Follows a Specific Delivery Path". Requirements V24
// and V28.
@MainActor @Suite("Edit actions and the chain of their targets", .serialized)
struct EditActionTests {
  private final class Cut: UIResponder { override func cut(_ sender: Any?) {} }
  private final class Copy: UIResponder { override func copy(_ sender: Any?) {} }
  private final class Paste: UIResponder { override func paste(_ sender: Any?) {} }
  private final class PasteAndMatchStyle: UIResponder {
    override func pasteAndMatchStyle(_ sender: Any?) {}
  }
  private final class PasteAndGo: UIResponder { override func pasteAndGo(_ sender: Any?) {} }
  private final class PasteAndSearch: UIResponder {
    override func pasteAndSearch(_ sender: Any?) {}
  }
  private final class Select: UIResponder { override func select(_ sender: Any?) {} }
  private final class SelectAll: UIResponder { override func selectAll(_ sender: Any?) {} }
  private final class Delete: UIResponder { override func delete(_ sender: Any?) {} }
  private final class LeftToRight: UIResponder {
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  }
  private final class RightToLeft: UIResponder {
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  }
  private final class Bold: UIResponder { override func toggleBoldface(_ sender: Any?) {} }
  private final class Italics: UIResponder { override func toggleItalics(_ sender: Any?) {} }
  private final class Underline: UIResponder { override func toggleUnderline(_ sender: Any?) {} }
  private final class Larger: UIResponder { override func increaseSize(_ sender: Any?) {} }
  private final class Smaller: UIResponder { override func decreaseSize(_ sender: Any?) {} }
  private final class Find: UIResponder { override func find(_ sender: Any?) {} }
  private final class Replace: UIResponder { override func findAndReplace(_ sender: Any?) {} }
  private final class FindNext: UIResponder { override func findNext(_ sender: Any?) {} }
  private final class FindPrevious: UIResponder { override func findPrevious(_ sender: Any?) {} }
  private final class UseSelection: UIResponder {
    override func useSelectionForFind(_ sender: Any?) {}
  }
  private final class Move: UIResponder { override func move(_ sender: Any?) {} }
  private final class Duplicate: UIResponder { override func duplicate(_ sender: Any?) {} }
  private final class Export: UIResponder { override func export(_ sender: Any?) {} }
  private final class Rename: UIResponder { override func rename(_ sender: Any?) {} }
  private final class Print: UIResponder { override func printContent(_ sender: Any?) {} }
  private final class Attributes: UIResponder {
    override func updateTextAttributes(
      conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}
  }

  @Test("A responder has exactly the edit actions that its class overrides")
  func overrides() {
    let classes: [(UIResponder, String)] = [
      (Cut(), "cut:"), (Copy(), "copy:"), (Paste(), "paste:"),
      (PasteAndMatchStyle(), "pasteAndMatchStyle:"), (PasteAndGo(), "pasteAndGo:"),
      (PasteAndSearch(), "pasteAndSearch:"), (Select(), "select:"), (SelectAll(), "selectAll:"),
      (Delete(), "delete:"), (LeftToRight(), "makeTextWritingDirectionLeftToRight:"),
      (RightToLeft(), "makeTextWritingDirectionRightToLeft:"), (Bold(), "toggleBoldface:"),
      (Italics(), "toggleItalics:"), (Underline(), "toggleUnderline:"),
      (Larger(), "increaseSize:"), (Smaller(), "decreaseSize:"), (Find(), "find:"),
      (Replace(), "findAndReplace:"), (FindNext(), "findNext:"), (FindPrevious(), "findPrevious:"),
      (UseSelection(), "useSelectionForFind:"), (Move(), "move:"), (Duplicate(), "duplicate:"),
      (Export(), "export:"), (Rename(), "rename:"), (Print(), "printContent:"),
      (Attributes(), "updateTextAttributesWithConversionHandler:"),
    ]
    #expect(classes.count == 27)
    for (responder, _) in classes {
      let actions = classes.map(\.1).filter {
        responder.canPerformAction(Selector($0), withSender: nil)
      }
      #expect(actions == classes.filter { $0.0 === responder }.map(\.1))
    }
    for plain in [UIResponder(), UIView(), UIWindow(), UIApplication.shared] {
      #expect(!classes.contains { plain.responds(to: Selector($0.1)) })
    }
  }

  private final class Document: UIView {
    var name = ""
    var isEditable = true
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { log.append("\(name) copy \(sender ?? "nil")") }
    func stamp(_ sender: Any?, forEvent event: UIEvent?) {
      log.append("\(name) stamp \(event == nil ? "without" : "with") event")
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      isEditable && super.canPerformAction(action, withSender: sender)
    }
  }

  private let outer = Document()
  private let inner = Document()
  private let stamp = Selector("stamp:forEvent:", Document.stamp(_:forEvent:))

  init() {
    (outer.name, inner.name) = ("outer", "inner")
    outer.addSubview(inner)
    log = []
  }

  /// Shows the views in the key window. The tests call it themselves, because others that run between
  /// the initializer and a test may make another screen the main one.
  private func show() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(outer)
    window.makeKeyAndVisible()
    return window
  }

  @Test("The target of an action is the first responder in the chain that can perform it")
  func target() {
    let window = show()
    defer { window.isHidden = true }
    #expect(inner.target(forAction: "copy:", withSender: nil) as? UIView === inner)
    inner.isEditable = false
    #expect(inner.target(forAction: "copy:", withSender: nil) as? UIView === outer)
    #expect(inner.target(forAction: "paste:", withSender: nil) == nil)
  }

  @Test("An action without a target goes to the first responder, and along the chain from there")
  func chain() {
    let window = show()
    defer { window.isHidden = true }
    let application = UIApplication.shared
    inner.becomeFirstResponder()
    #expect(application.sendAction("copy:", to: nil, from: "me", for: nil))
    inner.isEditable = false
    #expect(application.sendAction("copy:", to: nil, from: nil, for: nil))
    outer.isEditable = false
    #expect(!application.sendAction("copy:", to: nil, from: nil, for: nil))
    #expect(log == ["inner copy me", "outer copy nil"])
  }

  @Test("Without a first responder an action goes to its sender, and along the chain from there")
  func sender() {
    let window = show()
    defer { window.isHidden = true }
    #expect(UIApplication.shared.sendAction(stamp, to: nil, from: inner, for: UIEvent()))
    #expect(!UIApplication.shared.sendAction(stamp, to: nil, from: nil, for: nil))
    #expect(log == ["inner stamp with event"])
  }

  @Test("A given target gets the action, whether or not it can perform it")
  func givenTarget() {
    outer.isEditable = false
    #expect(UIApplication.shared.sendAction(stamp, to: outer, from: self, for: nil))
    #expect(log == ["outer stamp without event"])
  }

  private final class Answering: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func paste(_ sender: Any?) { print("pasted", sender ?? "nil") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == "paste:"
    }
  }

  // In a process of its own, no other test has asked for an edit action.
  @Test("An action that a responder allows without asking its superclass is found by its name")
  func nameAlone() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        let view = Answering()
        _ = UIApplication.shared.sendAction("paste:", to: view, from: 1, for: nil)
        _ = UIApplication.shared.sendAction("paste:", to: nil, from: view, for: nil)
      }
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("pasted 1\npasted "))
  }

  @Test("A given target without the method traps")
  func unrecognized() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIApplication.shared.sendAction("fly:", to: UIView(), from: nil, for: nil)
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains("-[UIKit.UIView fly:]: unrecognized selector sent to instance 0x"))
  }
}
