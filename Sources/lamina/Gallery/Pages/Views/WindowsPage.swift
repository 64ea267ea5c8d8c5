import UIKit

extension GalleryPage {
  static let windows = GalleryPage(
    name: "windows", title: "Windows and their levels",
    caption: "Every card is a UIWindow in front of this page's. A higher level is in front; among "
      + "equal ones it is the window that was shown last.",
    specimens: [
      Specimen("windowLevel = .normal", note: "A, B and C, shown one after the other") {
        $0.windows { _, _, _ in }
      },
      Specimen("a.makeKeyAndVisible()", note: "shown again: in front of its level") {
        $0.windows { a, _, _ in a.makeKeyAndVisible() }
      },
      Specimen("a.windowLevel = .alert", note: "in front of all that are lower") {
        $0.windows { a, _, _ in a.windowLevel = .alert }
      },
      Specimen("b: .alert, a: .statusBar", note: "C is normal, and so the last") {
        $0.windows { a, b, _ in
          a.windowLevel = .statusBar
          b.windowLevel = .alert
        }
      },
      Specimen("b.isHidden = true", note: "hidden, as it was made") {
        $0.windows { _, b, _ in b.isHidden = true }
      },
      Specimen("transform and alpha", note: "of a window as of any view") {
        $0.windows { _, _, c in
          c.transform = CGAffineTransform(rotationAngle: -0.2)
          c.alpha = 0.7
        }
      },
    ])
}

extension Stage {
  /// Shows three windows while the page is visible, and applies the change to them.
  fileprivate func windows(_ change: @escaping (UIWindow, UIWindow, UIWindow) -> Void) {
    grid()
    let host = WindowHost(frame: view.bounds)
    host.makeWindows = { [self] in
      let colors = [DemoPalette.teal, DemoPalette.brass, DemoPalette.coral]
      let windows = zip(["A", "B", "C"], colors).enumerated().map { index, content in
        let frame = rect(26 + CGFloat(index) * 26, 8 + CGFloat(index) * 15, 56, 42)
        let window = UIWindow(
          frame: CGRect(origin: host.convert(frame.origin, to: nil), size: frame.size))
        on(window).card(0, 0, 56, 42, letter: content.0, color: content.1)
        window.isHidden = false
        return window
      }
      change(windows[0], windows[1], windows[2])
      return windows
    }
    view.addSubview(host)
  }
}

/// A view that shows additional windows while it is in a window.
private final class WindowHost: UIView {
  var makeWindows: () -> [UIWindow] = { [] }
  private var windows: [UIWindow] = []

  override func didMoveToWindow() {
    super.didMoveToWindow()
    for window in windows { window.isHidden = true }
    windows = window == nil ? [] : makeWindows()
  }
}
