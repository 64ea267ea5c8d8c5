import LaminaTesting
import Testing

@testable import UIKit

// Apple's pages "UIAlertController" and "UIContentSizeCategory"; Human Interface Guidelines, "Typography".
// Requirement V25.
@Suite("The size of text in alerts", .serialized)
@MainActor struct AlertTextSizeTests {
  private nonisolated static let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
  private let screen: OffscreenScreen
  private let root = UIViewController()

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 400, height: 800))
    screen.window.rootViewController = root
    try screen.render()
  }

  private func present(
    _ style: UIAlertController.Style, _ actions: [String], message: String = "Message",
    in category: UIContentSizeCategory = largest
  ) throws -> UIAlertController {
    screen.window.traitOverrides.preferredContentSizeCategory = category
    let alert = UIAlertController(title: "Title", message: message, preferredStyle: style)
    for action in actions {
      let style: UIAlertAction.Style = action == "Cancel" ? .cancel : .default
      alert.addAction(UIAlertAction(title: action, style: style))
    }
    root.present(alert, animated: false)
    try screen.render()
    return alert
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
  }

  private func frame(of text: String, in alert: UIAlertController) -> CGRect {
    guard let label = label(text, in: alert.view) else { return .null }
    return label.convert(label.bounds, to: screen.window)
  }

  @Test(
    "titles, messages and buttons have the fonts of their text styles in each category",
    arguments: [
      (UIAlertController.Style.alert, UIContentSizeCategory.extraSmall, [14, 12, 14]),
      (.alert, .large, [17, 13, 17]), (.alert, .extraExtraExtraLarge, [23, 19, 23]),
      (.alert, largest, [53, 44, 53]), (.actionSheet, .extraSmall, [12, 12, 17]),
      (.actionSheet, .large, [13, 13, 20]), (.actionSheet, largest, [44, 44, 55]),
    ] as [(UIAlertController.Style, UIContentSizeCategory, [CGFloat])])
  func fonts(
    style: UIAlertController.Style, category: UIContentSizeCategory, sizes: [CGFloat]
  ) throws {
    let alert = try present(style, ["Delete", "Cancel"], in: category)
    let fonts = ["Title", "Message", "Delete"].map { label($0, in: alert.view)?.font }
    #expect(fonts.map { $0?.pointSize } == sizes)
    #expect(
      label("Cancel", in: alert.view)?.font == .systemFont(ofSize: sizes[2], weight: .semibold))
  }

  @Test("two buttons are side by side only as long as their titles fit")
  func stacked() throws {
    let beside = try present(.alert, ["Delete", "Cancel"], in: .large)
    #expect(frame(of: "Delete", in: beside).minY == frame(of: "Cancel", in: beside).minY)
    #expect(frame(of: "Cancel", in: beside).maxX < frame(of: "Delete", in: beside).minX)
    root.dismiss(animated: false)
    let below = try present(.alert, ["Delete", "Cancel"])
    #expect(frame(of: "Delete", in: below).maxY <= frame(of: "Cancel", in: below).minY)
    #expect(frame(of: "Cancel", in: below).height > 60)
  }

  @Test("an alert follows a change of the size while it is shown, and stays in the middle")
  func change() throws {
    let alert = try present(.alert, ["OK"], in: .large)
    let height = alert.view.frame.height
    screen.window.traitOverrides.preferredContentSizeCategory = Self.largest
    try screen.render()
    #expect(alert.view.frame.height > height + 100)
    #expect(near(alert.view.frame.midY, 400, by: 1) && alert.view.frame.width == 270)
    screen.window.traitOverrides.preferredContentSizeCategory = .large
    try screen.render()
    #expect(alert.view.frame.height == height)
  }

  @Test("text fields have room for a line of their text")
  func fields() throws {
    screen.window.traitOverrides.preferredContentSizeCategory = Self.largest
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addTextField { $0.font = .systemFont(ofSize: 10) }
    root.present(alert, animated: false)
    try screen.render()
    let fields = try #require(alert.textFields)
    #expect(fields.map { $0.font?.pointSize } == [44, 10])
    #expect(fields[0].bounds.height >= UIFont.systemFont(ofSize: 44).lineHeight + 10)
    #expect(fields[1].convert(fields[1].bounds, to: alert.view).maxY < alert.view.bounds.height)
  }

  @Test(
    "what has no room scrolls, below a finger that then chooses nothing", arguments: [false, true])
  func scrolls(isSheet: Bool) throws {
    let titles = (1...12).map { "Action \($0)" }
    let message = String(repeating: "A long message. ", count: 20)
    let alert = try present(
      isSheet ? .actionSheet : .alert, titles + ["Cancel"], message: message)
    #expect(alert.view.frame.minY >= 8 && alert.view.frame.maxY <= 792)
    let (text, button) = (frame(of: message, in: alert), frame(of: "Action 1", in: alert))
    let x = alert.view.frame.midX
    screen.drag(from: CGPoint(x: x, y: 650), to: CGPoint(x: x, y: 550), duration: 2)
    try screen.render()
    #expect(frame(of: "Action 1", in: alert).minY < button.minY - 50)
    #expect(frame(of: message, in: alert) == text && alert.presentingViewController === root)
    screen.drag(from: CGPoint(x: x, y: 250), to: CGPoint(x: x, y: 150), duration: 2)
    try screen.render()
    #expect(frame(of: message, in: alert).minY < text.minY - 50)
    if isSheet { #expect(frame(of: "Cancel", in: alert).maxY <= alert.view.frame.maxY) }
  }

  @Test("keys scroll to the button that they highlight")
  func keys() throws {
    let alert = try present(.alert, (1...12).map { "Action \($0)" } + ["Cancel"])
    screen.key(.keyboardUpArrow)
    try screen.render()
    #expect(frame(of: "Cancel", in: alert).maxY <= alert.view.frame.maxY + 1)
    screen.key(.keyboardDownArrow)
    try screen.render()
    #expect(frame(of: "Action 1", in: alert).minY >= alert.view.frame.minY)
  }
}
