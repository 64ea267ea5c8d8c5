import LaminaTesting
import Testing

@testable import UIKit

// Apple's page "preferredInterfaceOrientationForPresentation". Requirement V25.
@Suite("Orientations of presentations", .serialized)
@MainActor struct PresentationOrientationTests {
  private let screen: OffscreenScreen
  private let root = UIViewController()

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 400, height: 300))
    screen.window.rootViewController = root
    try screen.render()
  }

  private var orientation: UIInterfaceOrientation { screen.screen.interfaceOrientation }

  @Test("a full screen presentation has the preferred orientation, until it is dismissed")
  func fullScreen() throws {
    let before = orientation
    let page = PortraitPage()
    page.modalPresentationStyle = .fullScreen
    let navigation = UINavigationController(rootViewController: page)
    navigation.modalPresentationStyle = .fullScreen
    #expect(navigation.preferredInterfaceOrientationForPresentation == .portrait)
    root.present(navigation, animated: false)
    try screen.render()
    #expect(before.isLandscape && orientation == .portrait)
    #expect(navigation.view.frame.size == CGSize(width: 300, height: 400))
    root.dismiss(animated: false)
    try screen.render()
    #expect(orientation == before && root.view.frame.size == CGSize(width: 400, height: 300))
  }

  @Test("a sheet, and a controller that prefers nothing, change no orientation")
  func others() throws {
    let before = orientation
    root.present(PortraitPage(), animated: false)
    try screen.render()
    #expect(orientation == before)
    root.dismiss(animated: false)
    try screen.render()
    let plain = UIViewController()
    plain.modalPresentationStyle = .fullScreen
    #expect(plain.preferredInterfaceOrientationForPresentation == plain.interfaceOrientation)
    root.present(plain, animated: false)
    try screen.render()
    #expect(orientation == before)
  }

  @Test("the display that is rotated has its own orientation")
  func rotated() throws {
    let page = PortraitPage()
    page.modalPresentationStyle = .fullScreen
    root.present(page, animated: false)
    try screen.render()
    screen.resize(to: CGSize(width: 300, height: 400))
    try screen.render()
    screen.resize(to: CGSize(width: 400, height: 300))
    try screen.render()
    #expect(orientation.isLandscape)
  }
}

@MainActor private final class PortraitPage: UIViewController {
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
}
