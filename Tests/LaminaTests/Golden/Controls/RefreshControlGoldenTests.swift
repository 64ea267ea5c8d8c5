import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

/// Requirement V33.
@Suite("Refresh controls match their golden images", .serialized)
@MainActor struct RefreshControlGoldenTests {
  private static let size = CGSize(width: 120, height: 100)

  @Test(
    "refresh controls that are pulled, that refresh and that have a title look like those of iOS",
    arguments: GoldenLook.allCases)
  func strip(look: GoldenLook) throws {
    let screen = try look.makeScreen(
      CGSize(width: 4 * Self.size.width, height: 2 * Self.size.height))
    for (index, control) in controls.enumerated() {
      let view = UIScrollView(
        frame: CGRect(
          x: CGFloat(index % 4) * Self.size.width, y: CGFloat(index / 4) * Self.size.height,
          width: Self.size.width, height: Self.size.height))
      view.contentSize = CGSize(width: Self.size.width, height: 200)
      let content = UIView(frame: CGRect(x: 0, y: 0, width: Self.size.width, height: 200))
      content.backgroundColor = .secondarySystemBackground
      view.addSubview(content)
      screen.window.addSubview(view)
      view.refreshControl = control
      view.contentOffset.y = -[15, 40, 70, 60][index % 4]
    }
    try screen.render()
    screen.time += 0.3
    try look.compare(screen, with: "refresh-controls")
  }

  /// Controls that are pulled by three distances and one that refreshes: those of the second row are
  /// tinted and have a title, and the last one but one is disabled.
  private var controls: [UIRefreshControl] {
    [false, true].flatMap { isTitled in
      (0..<4).map { index in
        let control = UIRefreshControl()
        if isTitled {
          control.tintColor = .systemPurple
          control.attributedTitle = NSAttributedString(string: "Updated today")
        }
        control.isEnabled = !isTitled || index != 2
        if index == 3 { control.beginRefreshing() }
        return control
      }
    }
  }
}
