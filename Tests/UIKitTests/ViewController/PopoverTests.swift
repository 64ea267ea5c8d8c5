import LaminaTesting
import Testing

@testable import UIKit

// Apple's page "UIPopoverPresentationController". Requirement V25.
@Suite("Popovers", .serialized)
@MainActor struct PopoverTests {
  @Test("a bubble has its color from its first frame, and is at the elevated level")
  func color() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 400, height: 400))
    let (root, content) = (UIViewController(), UIViewController())
    screen.window.rootViewController = root
    try screen.render()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 100, height: 60)
    let popover = try #require(content.popoverPresentationController)
    popover.backgroundColor = .red
    popover.delegate = KeepsPopover.shared
    (popover.sourceView, popover.sourceRect) = (
      root.view, CGRect(x: 190, y: 100, width: 20, height: 20)
    )
    root.present(content, animated: false)
    try screen.render()
    let image = try screen.frame()
    let middle = content.view.convert(CGPoint(x: 50, y: 30), to: nil)
    #expect(image.pixel(x: Int(middle.x), y: Int(middle.y)) == red)
    #expect(content.traitCollection.userInterfaceLevel == .elevated)
  }
}

/// Lets popovers be popovers in narrow windows.
private final class KeepsPopover: NSObject, UIPopoverPresentationControllerDelegate {
  static let shared = KeepsPopover()

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
