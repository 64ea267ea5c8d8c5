import Foundation
import LaminaTesting
import Testing
import UIKit

/// Requirement V25: what many screens leave behind.
@Suite("Screens that are shown and dismissed leave nothing behind", .serialized)
@MainActor struct ScreenMemoryTests {
  /// `LAMINA_ROUNDS=1000` shows a thousand screens.
  private static let rounds =
    ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 40

  private let screen: OffscreenScreen
  private let root = UIViewController()
  private let navigation: UINavigationController

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 160, height: 240))
    navigation = UINavigationController(rootViewController: root)
    screen.window.rootViewController = navigation
    try screen.render()
  }

  private func pass(_ frames: Int = 1) throws {
    for _ in 0..<frames {
      screen.time += 1
      try screen.render()
    }
  }

  /// The objects of OpenGL, the layers of the window and the controllers that a way of showing screens
  /// leaves, after a first one that fills caches.
  private func expectNothingLeft(_ showAndDismiss: (Page) throws -> Void) throws {
    try showAndDismiss(Page())
    try pass(2)
    let before = (screen.statistics.objects, screen.statistics.textureBytes, layerCount)
    for _ in 0..<Self.rounds { try showAndDismiss(Page()) }
    try pass(2)
    #expect(Page.count == 0)
    #expect(layerCount == before.2)
    #expect(screen.statistics.objects <= before.0)
    #expect(screen.statistics.textureBytes <= before.1)
  }

  private var layerCount: Int { count(of: screen.window.layer) }

  private func count(of layer: CALayer) -> Int {
    1 + (layer.sublayers ?? []).reduce(0) { $0 + count(of: $1) }
  }

  @Test("that are pushed and popped")
  func pushes() throws {
    try expectNothingLeft { page in
      navigation.pushViewController(page, animated: false)
      try pass()
      navigation.popViewController(animated: false)
      try pass()
    }
  }

  @Test("that are presented as sheets and over the whole screen, and dismissed")
  func presentations() throws {
    var isSheet = false
    try expectNothingLeft { page in
      isSheet.toggle()
      page.modalPresentationStyle = isSheet ? .pageSheet : .fullScreen
      navigation.present(page, animated: false)
      try pass()
      navigation.dismiss(animated: false)
      try pass()
    }
  }
}

/// A page with texts and buttons, which counts its instances.
@MainActor private final class Page: UIViewController {
  static var count = 0

  init() {
    super.init(nibName: nil, bundle: nil)
    Self.count += 1
    title = "Page"
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { Self.count -= 1 }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 10, y: 80, width: 140, height: 30))
    label.text = "A text"
    let button = UIButton(type: .system)
    button.setTitle("A button", for: .normal)
    button.frame = CGRect(x: 10, y: 120, width: 140, height: 40)
    view.addSubview(label)
    view.addSubview(button)
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
  }
}
