import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// Requirement V25.
@Suite("Presentations match their golden images", .serialized)
@MainActor struct PresentationGoldenTests {
  typealias Look = PresentationStage.Look

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

  private func image(of presented: UIViewController, _ look: Look) throws -> CGImage {
    try PresentationStage().image(of: presented, look)
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

  private func makeSheet(
    _ detent: UISheetPresentationController.Detent.Identifier
  ) throws -> UIViewController {
    let content = PresentationStage.makeContent()
    let sheet = try #require(content.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.selectedDetentIdentifier = detent
    sheet.prefersGrabberVisible = true
    return content
  }

  private func makePopover() -> UIViewController {
    let content = PresentationStage.makeContent()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 160)
    return content
  }
}
