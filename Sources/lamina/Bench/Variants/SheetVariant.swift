import UIKit

/// A sheet with a list, whose height changes in each frame as under a finger.
struct SheetVariant: BenchVariant {
  static let name = "sheet"
  static let summary = "a sheet with a list that moves up and down in each frame"

  /// The frames of one way up and down.
  private static let period = 120.0

  init(_ options: BenchOptions) {}

  func show(in window: UIWindow, _ motion: BenchMotion) {
    let root = TransitionPages.make(0)
    window.rootViewController = root
    window.layoutIfNeeded()
    let page = TransitionPages.make(1)
    var part = 0.5
    let sheet = page.sheetPresentationController
    sheet?.prefersEdgeAttachedInCompactHeight = true
    sheet?.prefersGrabberVisible = true
    sheet?.detents = [.custom { context in context.maximumDetentValue * part }]
    root.present(page, animated: false)
    guard case .moving = motion else { return }
    TransitionPages.addDot(to: window)
    FrameTicker.start(in: window) { frame in
      part = 0.5 + 0.4 * sin(Double(frame) / Self.period * 2 * .pi)
      sheet?.invalidateDetents()
    }
  }
}
