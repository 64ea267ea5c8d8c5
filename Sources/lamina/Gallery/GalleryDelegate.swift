import UIKit

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

  // MARK: Keys

  override var keyCommands: [UIKeyCommand]? { Self.commands }

  private static let commands: [UIKeyCommand] = {
    let pages: [(Selector, [String])] = [
      (
        Selector("showNext", GalleryWindow.showNext),
        [
          UIKeyCommand.inputRightArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputPageDown,
          " ",
        ]
      ),
      (
        Selector("showPrevious", GalleryWindow.showPrevious),
        [UIKeyCommand.inputLeftArrow, UIKeyCommand.inputUpArrow, UIKeyCommand.inputPageUp]
      ),
      (Selector("showFirst", GalleryWindow.showFirst), [UIKeyCommand.inputHome]),
      (Selector("showLast", GalleryWindow.showLast), [UIKeyCommand.inputEnd]),
    ]
    return pages.flatMap { action, inputs in
      inputs.map { UIKeyCommand(input: $0, modifierFlags: [], action: action) }
    }
  }()

  /// The first page follows the last one.
  private func showNext() { index = (index + 1) % Gallery.pages.count }
  private func showPrevious() { index = (index + Gallery.pages.count - 1) % Gallery.pages.count }
  private func showFirst() { index = 0 }
  private func showLast() { index = Gallery.pages.count - 1 }
}
