import LaminaTesting
import Testing

@testable import UIKit

// Requirement V27: what an audit finds.
@Suite("An audit finds what some people cannot use")
@MainActor struct AccessibilityAuditTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  init() { root.backgroundColor = .white }

  @discardableResult
  private func add<View: UIView>(
    _ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100, _ height: CGFloat = 44
  ) -> View {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    root.addSubview(view)
    return view
  }

  private var kinds: [AccessibilityIssue.Kind] { accessibilityIssues(in: root).map(\.kind) }

  private func label(_ text: String, _ color: UIColor, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    (label.text, label.textColor, label.font) = (text, color, .systemFont(ofSize: size))
    return label
  }

  @Test("A form of standard views with labels passes")
  func good() throws {
    add(label("Name", .label), 10, 10)
    let field = add(UITextField(), 120, 10)
    field.placeholder = "Ada"
    let button = add(UIButton(type: .system), 10, 80)
    button.setTitle("Send", for: .normal)
    let toggle = add(UISwitch(), 120, 80)
    toggle.accessibilityLabel = "Often"
    try assertAccessible(root)
  }

  @Test("Elements without a text, small ones and faint texts are found, with their places")
  func bad() throws {
    add(UISlider(), 10, 10)
    let button = add(UIButton(type: .system), 10, 80, 30, 30)
    button.setTitle("x", for: .normal)
    add(label("Faint", .systemGray3), 10, 150)
    let issues = accessibilityIssues(in: root)
    #expect(issues.map(\.kind) == [.missingLabel, .smallTarget, .lowContrast])
    #expect(issues[1].frame == button.frame)
    #expect(issues[1].element == "UIButton “x”")
    #expect(issues[2].description.contains("the contrast is 1.7:1, less than 4.5:1"))
    #expect(throws: AccessibilityError.self) { try assertAccessible(root) }
    try assertAccessible(root, except: [.missingLabel, .smallTarget, .lowContrast])
  }

  @Test("The contrast counts with what is behind the text, and less is enough for large texts")
  func contrast() {
    let gray = UIColor(white: 0.55, alpha: 1)
    add(label("Large", gray, size: 24), 10, 10)
    #expect(kinds.isEmpty)
    add(label("Small", gray), 10, 60)
    #expect(kinds == [.lowContrast])
    let card = UIView(frame: CGRect(x: 0, y: 50, width: 320, height: 100))
    card.backgroundColor = .black
    root.insertSubview(card, at: 0)
    #expect(kinds.isEmpty)
    let image = UIImageView(frame: card.frame)
    root.insertSubview(image, at: 1)
    add(label("Unknown", .black), 10, 90)
    #expect(kinds.isEmpty)
    image.isHidden = true
    #expect(kinds == [.lowContrast])
  }

  @Test("Elements that are read from below to above are found")
  func order() {
    let views = [add(label("one", .label), 10, 10), add(label("two", .label), 10, 100)]
    #expect(kinds.isEmpty)
    root.accessibilityElements = Array(views.reversed())
    #expect(kinds == [.wrongOrder])
  }

  @Test("What is hidden is not tested, nor are disabled targets")
  func hidden() {
    let button = add(UIButton(type: .system), 10, 80, 30, 30)
    button.setTitle("x", for: .normal)
    button.isEnabled = false
    #expect(kinds.isEmpty)
    button.isEnabled = true
    #expect(kinds == [.smallTarget])
    root.accessibilityElementsHidden = true
    #expect(kinds.isEmpty)
  }
}
