import LaminaTesting
import Testing
import UIKit

/// A delegate that keeps its field in editing.
@MainActor private final class KeepingDelegate: NSObject, UITextFieldDelegate {
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}

/// Apple, "endEditing(_:)". Requirement V38.
@Suite("The end of editing in a view", .serialized)
@MainActor struct EndEditingTests {
  private let screen: OffscreenScreen
  private let form = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 34))

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 200, height: 200))
    form.addSubview(field)
    screen.window.addSubview(form)
  }

  @Test("resigns a first responder in the view, and no other one")
  func inside() {
    let other = UIView()
    screen.window.addSubview(other)
    #expect(!form.endEditing(false))
    field.becomeFirstResponder()
    #expect(!other.endEditing(true) && field.isEditing)
    #expect(form.endEditing(false) && !field.isEditing)
    field.becomeFirstResponder()
    #expect(field.endEditing(false) && !field.isFirstResponder)
  }

  @Test("can be refused by the delegate of a field, unless it is forced")
  func forced() {
    let delegate = KeepingDelegate()
    field.delegate = delegate
    field.becomeFirstResponder()
    #expect(!form.endEditing(false) && field.isEditing)
    #expect(form.endEditing(true) && !field.isEditing && !field.isFirstResponder)
    field.becomeFirstResponder()
    #expect(!field.resignFirstResponder() && field.isEditing)
  }
}
