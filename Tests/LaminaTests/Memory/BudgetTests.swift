import GLESRenderer
import LaminaTesting
import RenderServer
import Testing
import UIKit

/// Draws a color, and counts how often.
private final class DrawingView: UIView {
  private(set) var count = 0

  override func draw(_ rect: CGRect) {
    count += 1
    UIColor.orange.setFill()
    UIRectFill(bounds.insetBy(dx: 40, dy: 30))
  }
}

@Suite("The budget of textures") @MainActor struct BudgetTests {
  private static let size = CGSize(width: 100, height: 80)

  /// A screen with ten pages of about 1.2 MiB each, of which one is shown; the last one draws itself.
  private struct Pages {
    let screen: OffscreenScreen
    let views: [UIView]
    let drawn: DrawingView

    @MainActor init(budget: Int) throws {
      // Tiles would have other sizes.
      screen = OffscreenScreen(
        size: BudgetTests.size, server: try OffscreenServer(limits: .none, textureBudget: budget))
      var views = (0..<9).map { index in
        let view = UIView(frame: CGRect(origin: .zero, size: BudgetTests.size))
        view.layer.contents = EveryEffect.picture(600 - 3 * index, 520)
        return view
      }
      drawn = DrawingView(frame: CGRect(origin: .zero, size: BudgetTests.size))
      drawn.contentScaleFactor = 5
      views.append(drawn)
      self.views = views
      for view in views { screen.window.addSubview(view) }
    }

    /// Shows a page alone for some frames, and returns the last one.
    @MainActor func show(_ page: Int) throws -> CGImage {
      for (index, view) in views.enumerated() { view.isHidden = index != page }
      for _ in 0..<12 {
        screen.time += 1 / 60
        screen.window.layer.opacity = screen.window.layer.opacity == 1 ? 0.99 : 1
        try screen.render()
      }
      screen.window.layer.opacity = 1
      return try screen.frame()
    }
  }

  @Test("bitmaps that are not shown are evicted above the budget, and appear when they are shown")
  func evicts() throws {
    let all = try Pages(budget: .max)
    let expected = try (0..<10).map { try all.show($0) }
    #expect(all.screen.statistics.evictions == 0)
    let pages = try Pages(budget: 4 << 20)
    for page in Array(0..<10) + [0, 5, 9, 2] {
      let picture = try pages.show(page)
      #expect(ImageComparison(picture, expected[page]).largestDifference == 0, "page \(page)")
    }
    let statistics = pages.screen.statistics
    #expect(statistics.evictions > 7)
    #expect(statistics.textureBytes < all.screen.statistics.textureBytes - (5 << 20))
    // The page that draws itself has drawn again.
    #expect(pages.drawn.count == 2 && all.drawn.count == 1)
  }

  @Test("a bitmap is shown in the frame in which its layer appears again")
  func firstFrame() throws {
    let pages = try Pages(budget: 1 << 20)
    let expected = try pages.show(0)
    for page in 1..<5 { _ = try pages.show(page) }
    #expect(pages.screen.statistics.evictions > 0)
    for (index, view) in pages.views.enumerated() { view.isHidden = index != 0 }
    #expect(ImageComparison(try pages.screen.frame(), expected).largestDifference == 0)
  }

  @Test("the budget cannot evict what is shown")
  func shown() throws {
    let pages = try Pages(budget: 1 << 20)
    for (index, view) in pages.views.enumerated() {
      view.isHidden = false
      view.frame = CGRect(x: 10 * index, y: 0, width: 10, height: 80)
    }
    for frame in 0..<30 {
      pages.screen.time = Double(frame) / 60
      pages.views[0].alpha = frame % 2 == 0 ? 1 : 0.9
      try pages.screen.render()
    }
    #expect(pages.screen.statistics.evictions == 0)
  }
}
