import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

/// Requirement V25.
@Suite("Presentations match their golden images", .serialized)
@MainActor struct PresentationGoldenTests {
  enum Look: String, CaseIterable {
    case light, dark, reversed, largest
  }

  private static let size = CGSize(width: 320, height: 520)

  @Test(
    "an alert, an action sheet, sheets, a popover and toolbars look like those of iOS",
    arguments: Look.allCases)
  func strip(look: Look) throws {
    let images = [
      try image(of: makeAlert(.alert), look), try image(of: makeForm(), look),
      try image(of: makeAlert(.actionSheet), look), try image(of: makeSheet(.medium), look),
      try image(of: makeSheet(.large), look), try image(of: makePopover(), look),
    ]
    let screen = try OffscreenScreen(size: CGSize(width: 1, height: 1))
    try assertSnapshot(
      of: .strip(images, columns: 3), named: "presentations-\(look)",
      tolerance: GoldenTests.tolerance(screen))
  }

  /// Presents a controller over stripes and bars, and returns what is shown at rest.
  private func image(of presented: UIViewController, _ look: Look) throws -> CGImage {
    let screen = try OffscreenScreen(size: Self.size)
    screen.window.overrideUserInterfaceStyle = look == .dark ? .dark : .light
    if look == .largest {
      screen.window.traitOverrides.preferredContentSizeCategory =
        .accessibilityExtraExtraExtraLarge
    }
    let root = makeRoot()
    screen.window.rootViewController = root
    for view in [root.view, presented.view].compactMap(\.self) where look == .reversed {
      view.forEachInSubtree { $0.semanticContentAttribute = .forceRightToLeft }
    }
    try screen.render()
    let delegate = StaysPopover()
    presented.popoverPresentationController?.delegate = delegate
    presented.popoverPresentationController?.sourceView = root.view.subviews[0]
    presented.popoverPresentationController?.sourceRect =
      CGRect(x: 240, y: 0, width: 40, height: 60)
    root.present(presented, animated: true)
    for _ in 0..<3 {
      try screen.render()
      screen.time += 0.7
    }
    return try screen.frame()
  }

  private func makeRoot() -> UIViewController {
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    let colors: [UIColor] = [.systemTeal, .systemOrange, .systemPurple, .systemGreen]
    for (index, color) in colors.enumerated() {
      let stripe = UIView(frame: CGRect(x: 0, y: 40 + index * 110, width: 320, height: 60))
      stripe.backgroundColor = color
      root.view.addSubview(stripe)
    }
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 476, width: 320, height: 44))
    toolbar.items = [
      UIBarButtonItem(systemItem: .action), .flexibleSpace(),
      UIBarButtonItem(title: "Select", style: .plain, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(systemItem: .trash),
    ]
    toolbar.items?.last?.isEnabled = false
    root.view.addSubview(toolbar)
    return root
  }

  // MARK: What is presented

  private func makeAlert(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete “Postcard”?", message: "It is deleted from all of your devices.",
      preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    if style == .actionSheet {
      alert.addAction(UIAlertAction(title: "Archive", style: .default))
      let rename = UIAlertAction(title: "Rename", style: .default)
      rename.isEnabled = false
      alert.addAction(rename)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }

  /// An alert with three actions, which are below each other.
  private func makeForm() -> UIAlertController {
    let alert = UIAlertController(
      title: "Move to a folder with a title of two lines", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Inbox", style: .default))
    let archive = UIAlertAction(title: "Archive", style: .default)
    alert.addAction(archive)
    alert.preferredAction = archive
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }

  private func makeContent() -> UIViewController {
    let content = UIViewController()
    content.view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 24, width: 160, height: 30))
    label.text = "Content"
    label.textColor = .label
    content.view.addSubview(label)
    return content
  }

  private func makeSheet(
    _ detent: UISheetPresentationController.Detent.Identifier
  ) throws -> UIViewController {
    let content = makeContent()
    let sheet = try #require(content.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.selectedDetentIdentifier = detent
    sheet.prefersGrabberVisible = true
    return content
  }

  private func makePopover() -> UIViewController {
    let content = makeContent()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 160)
    return content
  }
}

/// Has a popover stay one in a narrow window.
@MainActor private final class StaysPopover: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}

extension UIView {
  fileprivate func forEachInSubtree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInSubtree(body) }
  }
}
