import UIKit
import Wayland

/// Shows the gallery on the display.
final class GalleryDelegate: UIResponder, UIApplicationDelegate {
  private let first: Int
  private var window: GalleryWindow?

  /// - Parameter first: the index of the page to begin with.
  init(_ first: Int) {
    self.first = first
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = GalleryWindow(frame: UIScreen.main.bounds)
    window.index = first
    window.makeKeyAndVisible()
    application.keyHandler = { [weak window] key in window?.handle(key) }
    self.window = window
    return true
  }
}

/// The gallery's window, which rebuilds the page when its size changes.
final class GalleryWindow: UIWindow {
  /// The index of the visible page.
  var index = 0 {
    didSet { if index != oldValue { reloadPage() } }
  }
  private var shownSize = CGSize.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != shownSize else { return }
    shownSize = bounds.size
    reloadPage()
  }

  private func reloadPage() {
    for view in subviews { view.removeFromSuperview() }
    addSubview(GalleryPageView(index, size: bounds.size))
  }

  /// Changes the page for a key event. The first page follows the last one.
  func handle(_ key: KeyEvent) {
    guard key.isPressed else { return }
    let count = Gallery.pages.count
    switch key.symbol {
    case .right, .down, .pageDown, .space: index = (index + 1) % count
    case .left, .up, .pageUp: index = (index + count - 1) % count
    case .home: index = 0
    case .end: index = count - 1
    default: break
    }
  }
}

extension KeyEvent.Symbol {
  fileprivate static let space = Self(rawValue: 0x20)
  fileprivate static let home = Self(rawValue: 0xff50)
  fileprivate static let left = Self(rawValue: 0xff51)
  fileprivate static let up = Self(rawValue: 0xff52)
  fileprivate static let right = Self(rawValue: 0xff53)
  fileprivate static let down = Self(rawValue: 0xff54)
  fileprivate static let pageUp = Self(rawValue: 0xff55)
  fileprivate static let pageDown = Self(rawValue: 0xff56)
  fileprivate static let end = Self(rawValue: 0xff57)
}
