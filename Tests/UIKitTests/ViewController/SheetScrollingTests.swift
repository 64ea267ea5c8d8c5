import LaminaTesting
import Testing

@testable import UIKit

// Apple's page "prefersScrollingExpandsWhenScrolledToEdge". Requirement V25.
@Suite("Content that scrolls in sheets", .serialized)
@MainActor struct SheetScrollingTests {
  private let screen: OffscreenScreen
  private let root = UIViewController()
  private let sheet = UIViewController()
  private let scroll = UIScrollView()

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 400, height: 800))
    screen.window.rootViewController = root
    scroll.frame = sheet.view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 400, height: 3000)
    sheet.view.addSubview(scroll)
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    try screen.render()
    root.present(sheet, animated: false)
    try settle()
  }

  private var controller: UISheetPresentationController? { sheet.sheetPresentationController }
  private var top: CGFloat { controller?.presentedView?.frame.minY ?? .nan }

  private func settle() throws {
    for _ in 0..<6 {
      screen.time += 0.5
      try screen.render()
    }
  }

  /// Drags slowly, and lets go without velocity.
  private func drag(by way: CGFloat) throws {
    screen.drag(
      from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 600 + way), duration: 2)
    try settle()
  }

  @Test("a finger that drags content up at its top moves the sheet to its largest detent")
  func expands() throws {
    let medium = top
    try drag(by: -300)
    #expect(medium > 300 && top == 10 && scroll.contentOffset.y == 0)
    try drag(by: -200)
    #expect(top == 10 && scroll.contentOffset.y > 150)
  }

  @Test("it scrolls the content where the sheet does not prefer to expand")
  func scrolls() throws {
    controller?.prefersScrollingExpandsWhenScrolledToEdge = false
    let medium = top
    try drag(by: -300)
    #expect(top == medium && scroll.contentOffset.y > 200)
  }

  @Test("a finger that drags content down moves the sheet if the content is at its top")
  func collapses() throws {
    controller?.animateChanges { controller?.selectedDetentIdentifier = .large }
    try settle()
    scroll.contentOffset.y = 150
    try drag(by: 100)
    #expect(top == 10 && scroll.contentOffset.y < 100)
    scroll.contentOffset.y = 0
    let before = top
    screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 620), duration: 2)
    try settle()
    #expect(top > before && scroll.contentOffset.y == 0)
  }
}
