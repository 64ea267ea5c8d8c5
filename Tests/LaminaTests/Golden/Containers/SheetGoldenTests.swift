import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// Requirement V25.
@Suite("Sheets match their golden images", .serialized)
@MainActor struct SheetGoldenTests {
  typealias Look = PresentationStage.Look

  @Test(
    "page sheets, form sheets and popovers in a wide window look like those of iOS",
    arguments: Look.allCases)
  func wide(look: Look) throws {
    let stage = PresentationStage(size: CGSize(width: 720, height: 560))
    let images = try [
      stage.image(of: makePage(.pageSheet), look),
      stage.image(
        of: makePage(.formSheet) {
          $0.preferredContentSize = CGSize(width: 380, height: 380)
        }, look),
      stage.image(of: makeActions(), look),
      stage.image(
        of: makePage(.popover) {
          $0.preferredContentSize = CGSize(width: 320, height: 200)
        }, look),
    ]
    try compare(images, columns: 2, "wide-presentations-\(look)")
  }

  @Test(
    "action sheets, their scrolled buttons, text fields of alerts and pages with bars look like those of iOS",
    arguments: Look.allCases)
  func narrow(look: Look) throws {
    let stage = PresentationStage(staysPopover: false)
    let page = makePage(.pageSheet) {
      $0.sheetPresentationController?.detents = [.custom { _ in 300 }]
      $0.sheetPresentationController?.prefersGrabberVisible = true
      $0.sheetPresentationController?.preferredCornerRadius = 24
    }
    let images = try [
      stage.image(of: makeActions(), look), stage.image(of: makeActions(count: 9), look),
      stage.image(of: makeLogin(), look), stage.image(of: page, look),
    ]
    try compare(images, columns: 4, "action-sheets-\(look)")
  }

  private func compare(_ images: [CGImage], columns: Int, _ name: String) throws {
    let screen = try OffscreenScreen(size: CGSize(width: 1, height: 1))
    try assertSnapshot(
      of: .strip(images, columns: columns), named: name, tolerance: GoldenTests.tolerance(screen))
  }

  // MARK: What is presented

  private func makePage(
    _ style: UIModalPresentationStyle, _ configure: (UIViewController) -> Void = { _ in }
  ) -> UIViewController {
    let content = PresentationStage.makeContent()
    content.title = "Title"
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    let navigation = UINavigationController(rootViewController: content)
    navigation.modalPresentationStyle = style
    configure(navigation)
    return navigation
  }

  private func makeActions(count: Int = 2) -> UIAlertController {
    let alert = UIAlertController(
      title: "Photo", message: "It is shared with 3 people.", preferredStyle: .actionSheet)
    for index in 1...count {
      alert.addAction(UIAlertAction(title: "Copy \(index)", style: .default))
    }
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }

  private func makeLogin() -> UIAlertController {
    let alert = UIAlertController(
      title: "Log In", message: "Your password is needed.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { field in
      (field.text, field.isSecureTextEntry) = ("secret", true)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }
}
