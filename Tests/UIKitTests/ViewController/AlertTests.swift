import LaminaTesting
import Testing
import Wayland

@testable import UIKit

// Facts on interaction, "Controls" (alerts); Apple's pages "UIAlertController" and "UIAlertAction".
// Requirement V25.
@Suite("Alerts and popovers", .serialized)
@MainActor struct AlertTests {
  private let screen: OffscreenScreen
  private let root = UIViewController()
  private let log = LoggingController.Log()

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 400, height: 800))
    screen.window.rootViewController = root
    try screen.render()
  }

  private func settle() throws {
    for _ in 0..<3 {
      screen.time += 0.7
      try screen.render()
    }
  }

  private func makeAlert(
    _ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)]
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [log] in
          log.lines.append("\($0.title ?? "") \(alert.presentingViewController == nil)")
        })
    }
    return alert
  }

  private func present(_ alert: UIAlertController) throws {
    root.present(alert, animated: true)
    try settle()
  }

  @Test("a key does what it means in the keyboard layout, wherever it lies")
  func layoutOfKeys() throws {
    try present(makeAlert(.alert, [("Stay", .default), ("Leave", .cancel)]))
    // Caps Lock, with the xkb option caps:escape.
    for isPressed in [true, false] {
      let key = KeyEvent(code: 66, symbol: KeyEvent.Symbol(rawValue: 0xff1b), isPressed: isPressed)
      UIScreen.main.receive(InputEvent(time: screen.time, .key(key)))
    }
    try settle()
    #expect(log.lines == ["Leave true"])
  }

  @Test("an alert is 270 points wide, in the middle, and calls the handler after the dismissal")
  func alert() throws {
    let alert = makeAlert(.alert, [("OK", .default), ("Cancel", .cancel)])
    try present(alert)
    #expect(alert.view.frame.width == 270 && alert.view.center.x == 200)
    #expect(near(alert.view.frame.midY, 400, by: 1))
    // Of two actions side by side the one that cancels comes first.
    screen.tap(at: CGPoint(x: alert.view.frame.minX + 60, y: alert.view.frame.maxY - 22))
    try settle()
    #expect(log.take() == ["Cancel true"] && screen.window.subviews == [root.view])
  }

  @Test("a finger slides over the actions, and chooses the one where it is lifted")
  func slides() throws {
    let alert = makeAlert(.alert, [("A", .default), ("B", .default), ("C", .cancel)])
    try present(alert)
    let (x, bottom) = (alert.view.frame.midX, alert.view.frame.maxY)
    screen.drag(from: CGPoint(x: x, y: bottom - 20), to: CGPoint(x: x, y: bottom - 110))
    try settle()
    #expect(log.take() == ["A true"])
  }

  @Test("a disabled action cannot be chosen, and a tap beside an alert does nothing")
  func disabled() throws {
    let alert = makeAlert(.alert, [("A", .default)])
    alert.actions[0].isEnabled = false
    try present(alert)
    screen.tap(at: CGPoint(x: 200, y: alert.view.frame.maxY - 20))
    screen.tap(at: CGPoint(x: 20, y: 20))
    try settle()
    #expect(log.take().isEmpty && alert.presentingViewController === root)
  }

  @Test("Return chooses the preferred action, Escape cancels, and arrows move")
  func keys() throws {
    let actions: [(String, UIAlertAction.Style)] = [
      ("A", .default), ("B", .default), ("C", .cancel),
    ]
    var alert = makeAlert(.alert, actions)
    alert.preferredAction = alert.actions[1]
    try present(alert)
    screen.key(.keyboardReturnOrEnter)
    try settle()
    alert = makeAlert(.alert, actions)
    try present(alert)
    screen.key(.keyboardEscape)
    try settle()
    alert = makeAlert(.alert, actions)
    try present(alert)
    screen.key(.keyboardDownArrow)
    screen.key(.keyboardReturnOrEnter)
    try settle()
    #expect(log.take() == ["B true", "C true", "A true"])
  }

  @Test("an action sheet is at the lower edge, and a tap beside it cancels")
  func actionSheet() throws {
    let alert = makeAlert(.actionSheet, [("A", .default), ("C", .cancel)])
    try present(alert)
    #expect(alert.view.frame.maxY == 792 && alert.view.frame.minX == 8)
    screen.tap(at: CGPoint(x: 200, y: 100))
    try settle()
    #expect(log.take() == ["C true"])
  }

  @Test("an action sheet is a popover in a wide window, without the action that cancels")
  func popover() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 1280, height: 720))
    let root = UIViewController()
    screen.window.rootViewController = root
    let source = UIView(frame: CGRect(x: 600, y: 100, width: 80, height: 40))
    root.view.addSubview(source)
    let alert = makeAlert(.actionSheet, [("A", .default), ("C", .cancel)])
    alert.popoverPresentationController?.sourceView = source
    root.present(alert, animated: false)
    try screen.render()
    let popover = try #require(alert.popoverPresentationController)
    #expect(popover.arrowDirection == .up && popover.presentedView?.frame.minY == 140)
    #expect(popover.presentedView?.frame.midX == 640 && alert.view.frame.width == 270)
    screen.tap(at: CGPoint(x: 20, y: 20))
    for time in [1.0, 2, 3] { try screen.frame(at: time) }
    #expect(log.take() == ["C true"] && screen.window.subviews == [root.view])
  }

  @Test("a popover lies where it fits, and its arrow points to the source")
  func placement() {
    let area = CGRect(x: 0, y: 0, width: 1000, height: 700)
    func place(_ source: CGRect, _ permitted: UIPopoverArrowDirection = .any) -> PopoverPlacement {
      PopoverPlacement(
        of: CGSize(width: 300, height: 200), at: source, in: area, permitted: permitted,
        arrow: .init(), canOverlap: false)
    }
    let top = place(CGRect(x: 480, y: 20, width: 40, height: 40))
    #expect(top.direction == .up && top.frame == CGRect(x: 350, y: 60, width: 300, height: 213))
    let bottom = place(CGRect(x: 980, y: 650, width: 20, height: 20))
    #expect(bottom.direction == .down && bottom.frame.maxX == 1000 && bottom.arrowOffset == 127)
    #expect(place(CGRect(x: 100, y: 300, width: 10, height: 10), .left).frame.minX == 110)
    #expect(place(CGRect(x: 600, y: 300, width: 10, height: 10), .right).frame.maxX == 600)
  }

  @Test("a popover is a sheet in a narrow window, and stays one if the delegate wants it")
  func adaptive() throws {
    let (first, second) = (UIViewController(), UIViewController())
    first.modalPresentationStyle = .popover
    first.popoverPresentationController?.sourceView = root.view
    root.present(first, animated: false)
    #expect(first.activePresentationController is UISheetPresentationController)
    root.dismiss(animated: false)
    second.modalPresentationStyle = .popover
    second.popoverPresentationController?.sourceView = root.view
    let delegate = StaysPopover()
    second.popoverPresentationController?.delegate = delegate
    root.present(second, animated: false)
    #expect(second.activePresentationController === second.popoverPresentationController)
  }

  @Test("misuse ends with UIKit's sentences")
  func misuse() async {
    let twoCancels = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent])
    {
      await MainActor.run {
        let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
        for _ in 0..<2 { alert.addAction(UIAlertAction(title: "", style: .cancel)) }
      }
    }
    #expect(
      output(of: twoCancels).contains(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"))
    let empty = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let screen = try OffscreenScreen(size: CGSize(width: 20, height: 20))
        let root = UIViewController()
        screen.window.rootViewController = root
        root.present(
          UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
      }
    }
    #expect(
      output(of: empty).contains(
        "UIAlertController must have a title, a message or an action to display"))
  }

  @Test("text fields are edited in their order, and Return in the last one chooses")
  func textFields() throws {
    let alert = makeAlert(.alert, [("OK", .default), ("Cancel", .cancel)])
    #expect(alert.textFields == nil)
    alert.preferredAction = alert.actions[0]
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.isSecureTextEntry = true }
    let plain = makeAlert(.alert, [("OK", .default)]).view.sizeThatFits(
      CGSize(width: 270, height: 0))
    try present(alert)
    let fields = try #require(alert.textFields)
    #expect(fields.count == 2 && fields[0].placeholder == "Name" && fields[0].isEditing)
    #expect(alert.view.bounds.height > plain.height + 60)
    #expect(alert.view.bounds.contains(fields[1].convert(fields[1].bounds, to: alert.view)))
    screen.type("a b\n")
    #expect(fields[0].text == "a b" && fields[1].isEditing)
    alert.message = "Another message"
    try screen.render()
    #expect(fields[1].isEditing)
    screen.type("c\n")
    try settle()
    #expect(log.take() == ["OK true"] && fields[1].text == "c")
  }
}

/// Has a popover stay one.
@MainActor
private final class StaysPopover: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}
