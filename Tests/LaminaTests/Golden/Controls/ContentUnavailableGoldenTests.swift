import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// Requirement V33.
@Suite("What is shown without content matches its golden images", .serialized)
@MainActor struct ContentUnavailableGoldenTests {
  private static let size = CGSize(width: 220, height: 260)

  @Test(
    "no content, loading and a search without results look like those of iOS",
    arguments: GoldenLook.allCases)
  func strip(look: GoldenLook) throws {
    let screen = try look.makeScreen(
      CGSize(width: 4 * Self.size.width, height: Self.size.height))
    for (index, configuration) in configurations.enumerated() {
      let view = UIContentUnavailableView(configuration: configuration)
      view.frame = CGRect(origin: .zero, size: Self.size)
        .offsetBy(dx: CGFloat(index) * Self.size.width, dy: 0)
      screen.window.addSubview(view)
    }
    try screen.render()
    screen.time += 0.3
    try look.compare(screen, with: "content-unavailable")
  }

  private var configurations: [UIContentUnavailableConfiguration] {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "star.fill")
    (empty.text, empty.secondaryText) = ("No Favorites", "What you mark with a star is here.")
    (empty.button, empty.button.title) = (.filled(), "Add")
    empty.secondaryButton.title = "Learn More"
    var natural = empty
    natural.alignment = .natural
    natural.background.backgroundColor = .secondarySystemBackground
    return [empty, natural, .loading(), .search()]
  }
}
