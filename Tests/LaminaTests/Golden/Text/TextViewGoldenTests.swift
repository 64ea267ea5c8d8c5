import LaminaTesting
import Testing
import UIKit

@Suite("Text views on the screen", .serialized)
@MainActor struct TextViewGoldenTests {
  private func screen(
    height: CGFloat, scale: CGFloat, fill: (UIView) -> Void
  ) throws -> OffscreenScreen {
    let screen = try OffscreenScreen(size: CGSize(width: 480, height: height), scale: scale)
    for (column, style) in [UIUserInterfaceStyle.light, .dark].enumerated() {
      let panel = UIView(frame: CGRect(x: 240 * column, y: 0, width: 240, height: Int(height)))
      panel.overrideUserInterfaceStyle = style
      panel.backgroundColor = .systemBackground
      screen.window.addSubview(panel)
      fill(panel)
    }
    return screen
  }

  @Test(
    "Styles, selection, handles and links match one golden image", arguments: [1, 2] as [CGFloat])
  func textViews(scale: CGFloat) throws {
    var last: UITextView?
    let screen = try screen(height: 250, scale: scale) { panel in
      let styled = UITextView(frame: CGRect(x: 8, y: 4, width: 224, height: 110))
      styled.font = .systemFont(ofSize: 15)
      styled.text = "One word is bold, and this line wraps\nשלום עולם 12\n\nThe last line 👩‍👩‍👧"
      styled.allowsEditingTextAttributes = true
      panel.addSubview(styled)
      styled.becomeFirstResponder()
      styled.selectedRange = NSRange(location: 0, length: 3)
      styled.toggleBoldface(nil)
      styled.resignFirstResponder()
      let selected = UITextView(frame: CGRect(x: 8, y: 120, width: 224, height: 126))
      selected.attributedText = NSAttributedString(
        string: "a link", attributes: [.link: "https://example.org"])
      selected.selectedRange = NSRange(location: 6, length: 0)
      selected.typingAttributes = [.font: UIFont.systemFont(ofSize: 15)]
      selected.insertText(" and a text\nof several lines\n\nthat is selected")
      panel.addSubview(selected)
      last = selected
    }
    let view = try #require(last)
    screen.tap(at: CGPoint(x: 280, y: 150), count: 2)
    view.selectedRange = NSRange(location: 7, length: 40)
    try assertSnapshot(
      of: screen.frame(), named: "text-views@\(Int(scale))x",
      tolerance: GoldenTests.tolerance(screen))
  }
}
