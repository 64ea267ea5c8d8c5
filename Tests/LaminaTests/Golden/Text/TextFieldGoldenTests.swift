import LaminaTesting
import Testing
import UIKit

@Suite("Text fields on the screen", .serialized)
@MainActor struct TextFieldGoldenTests {
  @Test("Borders, parts and states match one golden image", arguments: [1, 2] as [CGFloat])
  func states(scale: CGFloat) throws {
    let screen = try OffscreenScreen(size: CGSize(width: 330, height: 190), scale: scale)
    for (column, style) in [UIUserInterfaceStyle.light, .dark].enumerated() {
      let panel = UIView(frame: CGRect(x: 165 * column, y: 0, width: 165, height: 190))
      panel.overrideUserInterfaceStyle = style
      panel.backgroundColor = .systemBackground
      screen.window.addSubview(panel)
      for (row, field) in fields.enumerated() {
        field.frame = CGRect(x: 8, y: 5 + 36 * CGFloat(row), width: 149, height: 34)
        panel.addSubview(field)
      }
    }
    let edited = try #require(screen.window.subviews.last?.subviews.last as? UITextField)
    edited.becomeFirstResponder()
    edited.selectedTextRange = edited.textRange(
      from: edited.beginningOfDocument,
      to: try #require(edited.position(from: edited.beginningOfDocument, offset: 4)))
    try assertSnapshot(
      of: screen.frame(), named: "text-fields@\(Int(scale))x",
      tolerance: GoldenTests.tolerance(screen))
  }

  private var fields: [UITextField] {
    let fields = (0..<5).map { _ in UITextField() }
    for field in fields { field.borderStyle = .roundedRect }
    fields[0].placeholder = "Placeholder"
    fields[1].text = "A long text with a button"
    fields[1].clearButtonMode = .always
    fields[2].text = "secret"
    fields[2].isSecureTextEntry = true
    fields[2].borderStyle = .line
    fields[3].text = "שלום"
    fields[3].isEnabled = false
    fields[4].text = "Edit me"
    fields[4].textAlignment = .center
    return fields
  }
}
