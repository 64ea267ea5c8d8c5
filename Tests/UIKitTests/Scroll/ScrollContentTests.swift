import CoreGraphics
import LaminaTesting
import Testing

@testable import UIKit

/// Requirement V33.
@MainActor @Suite("The content of scroll views", .serialized)
struct ScrollContentTests {
  @Test("a pinch beyond the largest scale returns to it, and the delegate hears it in order")
  func zoom() throws {
    let scroll = try ScrollScreen(content: ScrollScreen.size)
    let content = UIView(frame: scroll.view.bounds)
    scroll.view.addSubview(content)
    scroll.log.zoomedView = content
    scroll.view.maximumZoomScale = 2
    scroll.log.clear()
    scroll.screen.pinch(at: CGPoint(x: 195, y: 426), from: 60, to: 300)
    #expect(scroll.view.isZoomBouncing && !scroll.view.isZooming)
    try scroll.run(for: 2)
    #expect(scroll.view.zoomScale == 2 && !scroll.view.isZoomBouncing)
    #expect(scroll.view.contentSize == CGSize(width: 780, height: 1704))
    #expect(scroll.log.entries.first { $0.contains("Zoom") } == "willBeginZooming")
    #expect(scroll.log.entries.last == "didEndZooming")
    let offset = scroll.view.contentOffset
    #expect(offset.x >= 0 && offset.x <= 390 && offset.y >= 0 && offset.y <= 852)
  }

  @Test("an offset is rounded to whole pixels, so that rows stay sharp")
  func wholePixels() throws {
    let scroll = try ScrollScreen(content: ScrollScreen.size)
    let scale = scroll.view.contentScaleFactor
    scroll.view.contentOffset = CGPoint(x: -0.1, y: 10 + 0.4 / scale)
    #expect(scroll.view.contentOffset == CGPoint(x: 0, y: 10))
    scroll.view.setContentOffset(CGPoint(x: 0, y: 10 + 0.6 / scale), animated: false)
    #expect(scroll.view.contentOffset == CGPoint(x: 0, y: 10 + 1 / scale))
  }

  @Test("the indicators are visible after changes of the offset that ask for them")
  func indicatorsShown() throws {
    let scroll = try ScrollScreen()
    #expect(scroll.view.indicators.layers.isEmpty)
    scroll.view.withScrollIndicatorsShown { scroll.view.contentOffset.y = 500 }
    #expect(scroll.view.contentOffset.y == 500 && !scroll.view.indicators.layers.isEmpty)
    let bar = try #require(scroll.view.indicators.layers.first)
    try scroll.run(for: 0.5)
    #expect(bar.presentation()?.opacity == 1)
    try scroll.run(for: 1)
    #expect(bar.presentation()?.opacity == 0)
  }

  @Test("zooming to a rectangle shows it")
  func zoomToRect() throws {
    let scroll = try ScrollScreen(content: ScrollScreen.size)
    let content = UIView(frame: scroll.view.bounds)
    scroll.view.addSubview(content)
    scroll.log.zoomedView = content
    scroll.view.maximumZoomScale = 4
    scroll.view.zoom(to: CGRect(x: 195, y: 426, width: 195, height: 426), animated: false)
    #expect(scroll.view.zoomScale == 2)
    #expect(scroll.view.contentOffset == CGPoint(x: 390, y: 852))
  }

  @Test("a zoom by the program is one animation, and the delegate hears of its scale once")
  func animatedZoom() throws {
    let scroll = try ScrollScreen(content: ScrollScreen.size)
    let content = UIView(frame: scroll.view.bounds)
    scroll.view.addSubview(content)
    scroll.log.zoomedView = content
    scroll.view.maximumZoomScale = 4
    scroll.log.clear()
    scroll.view.setZoomScale(2, animated: true)
    #expect(scroll.view.zoomScale == 2)
    try scroll.run(for: 0.15)
    let shown = try #require(content.layer.presentation()).affineTransform().a
    #expect(shown > 1.2 && shown < 1.8 && scroll.view.isZoomAnimating)
    try scroll.run(for: 1)
    #expect(!scroll.view.isZoomAnimating)
    #expect(scroll.log.entries.filter { $0 == "zoom" }.count == 1)
    #expect(scroll.log.entries.first == "willBeginZooming")
    #expect(scroll.log.entries.last == "didEndZooming")
    #expect(scroll.view.contentOffset == CGPoint(x: 195, y: 426))
  }

  @Test("constraints to the content guide determine the content's size")
  func contentGuide() throws {
    let scroll = try ScrollScreen(content: .zero)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.view.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.view.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.view.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.view.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.view.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 3000),
    ])
    try scroll.screen.render()
    #expect(scroll.view.contentSize == CGSize(width: 390, height: 3000))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 390, height: 3000))
  }

  @Test("a view that is constrained to the frame guide does not move with the content")
  func frameGuide() throws {
    let scroll = try ScrollScreen()
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    scroll.view.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: scroll.view.frameLayoutGuide.topAnchor, constant: 10),
      badge.leadingAnchor.constraint(equalTo: scroll.view.frameLayoutGuide.leadingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 40),
      badge.heightAnchor.constraint(equalToConstant: 40),
    ])
    try scroll.screen.render()
    scroll.view.contentOffset.y = 500
    try scroll.screen.render()
    #expect(badge.frame == CGRect(x: 0, y: 510, width: 40, height: 40))
  }

  @Test("a long drag beyond the top refreshes, with 60 points above the content until the end")
  func refresh() throws {
    let scroll = try ScrollScreen()
    let control = UIRefreshControl()
    var refreshes = 0
    control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    scroll.view.refreshControl = control
    scroll.flick(from: CGPoint(x: 195, y: 200), step: 5, steps: 60)
    #expect(refreshes == 1 && control.isRefreshing)
    try scroll.run(for: 2)
    #expect(scroll.view.contentOffset.y == -60 && scroll.view.contentInset.top == 60)
    control.endRefreshing()
    try scroll.run(for: 2)
    #expect(scroll.view.contentOffset.y == 0 && scroll.view.contentInset.top == 0)
  }

  @Test("content at its top follows the inset, and a visible rectangle is not scrolled to")
  func inset() throws {
    let scroll = try ScrollScreen()
    scroll.view.contentInset.top = 64
    #expect(scroll.view.contentOffset.y == -64)
    scroll.view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    #expect(scroll.view.contentOffset.y == -64)
    scroll.view.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 10), animated: false)
    #expect(scroll.view.contentOffset.y == 158)
  }

  @Test("a content size that is not finite ends the program")
  func notFinite() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIScrollView().contentSize.height = .nan }
    }
  }
}
