import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// Sentences of Apple's guides about layout that no other suite tests.
@Suite("View Programming Guide: layout", .serialized)
@MainActor struct GuideLayoutTests {
  // View Programming Guide, "Tweaking the Layout of Your Views Manually" and "The Runtime
  // Interaction Model for Views". Requirement V11.
  @Test("a few tiles show a large area, because layout moves them to the edge that scrolls in")
  func tiles() throws {
    let area = TiledArea(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    let screen = try OffscreenScreen.showing(area)
    #expect(area.subviews.count == 5 && area.draws == 5)
    for offset in stride(from: 0, through: 995, by: 5) {
      area.scroll(to: CGFloat(offset))
      let image = try screen.frame()
      for x in 0..<40 {
        #expect(image.pixel(x: x, y: 5).x == UInt8((offset + x) / 10 % 2 == 0 ? 255 : 0))
      }
    }
    // 99 tiles scrolled in, one by one, and no other was drawn again.
    #expect(area.subviews.count == 5 && area.draws == 5 + 99)
  }

  // View Programming Guide, "Checklist for Implementing a Custom View". Requirements V1, V11.
  @Test("subviews with autoresizing masks that a view adds in init follow its size")
  func integral() {
    let panel = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(panel.bar.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(panel.button.frame == CGRect(x: 80, y: 40, width: 20, height: 20))
    panel.frame.size = CGSize(width: 150, height: 90)
    #expect(panel.bar.frame == CGRect(x: 0, y: 0, width: 150, height: 10))
    #expect(panel.button.frame == CGRect(x: 130, y: 70, width: 20, height: 20))
    #expect(panel.badge.frame == .zero)
    panel.layoutIfNeeded()
    #expect(panel.badge.frame == CGRect(x: 70, y: 40, width: 10, height: 10))
  }

  // View Programming Guide, "Views", "Layout and subview management", and "Tweaking the Layout of
  // Your Views Manually". Requirements V11, V13.
  @Test("layoutSubviews may override a subview's frame, and redraw a part of it")
  func override() throws {
    let (view, child) = (
      ProbeView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)),
      ProbeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    )
    view.addSubview(child)
    let screen = try OffscreenScreen.showing(view)
    view.onLayout = {
      child.frame = CGRect(x: 30, y: 0, width: 10, height: 10)
      child.setNeedsDisplay(CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    child.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    child.fillColor = .green
    view.setNeedsLayout()
    let image = try screen.frame()
    #expect(child.frame == CGRect(x: 30, y: 0, width: 10, height: 10))
    #expect(child.drawn.last == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(image.box(of: green) == CGRect(x: 31, y: 2, width: 3, height: 4))
  }

  // View Programming Guide, "Being Prepared for Layout Changes", "Handling Layout Changes
  // Automatically Using Autoresizing Rules" and "The Runtime Interaction Model for Views".
  // Requirement V11.
  @Test("when the screen rotates, masks, layoutSubviews and drawing follow in one frame")
  func orientation() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 60, height: 40))
    let view = ProbeView(frame: screen.window.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.contentMode = .redraw
    screen.window.addSubview(view)
    try screen.render()
    let previous = screen.statistics
    var sizes: [CGSize] = []
    view.onLayout = { [unowned view] in
      sizes.append(view.bounds.size)
      #expect(view.drawn.count == 1)
    }
    screen.screen.interfaceOrientation = .portrait
    #expect(screen.window.bounds == CGRect(x: 0, y: 0, width: 40, height: 60))
    #expect(view.frame == screen.window.bounds && sizes.isEmpty)
    let image = try screen.frame()
    #expect(sizes == [CGSize(width: 40, height: 60)])
    #expect(view.drawn.last == view.bounds && view.drawn.count == 2)
    #expect(screen.statistics.frames == previous.frames + 1)
    #expect(image.box(of: red) == CGRect(x: 0, y: 0, width: 60, height: 40))
  }
}

/// An area of 100 tiles, every other one red, that keeps only as many tiles as are visible.
@MainActor private final class TiledArea: UIView {
  private final class Tile: UIView {
    var index = 0
    var draws = 0

    override func draw(_ rect: CGRect) {
      draws += 1
      (index % 2 == 0 ? UIColor.red : .blue).setFill()
      UIRectFill(bounds)
    }
  }

  private let side: CGFloat = 10
  private var offset: CGFloat = 0
  private let tiles: [Tile]

  override init(frame: CGRect) {
    tiles = (0..<5).map { _ in Tile() }
    super.init(frame: frame)
    for (index, tile) in tiles.enumerated() {
      tile.index = index
      addSubview(tile)
    }
  }

  required init?(coder: NSCoder) { nil }

  var draws: Int { tiles.map(\.draws).reduce(0, +) }

  func scroll(to offset: CGFloat) {
    self.offset = offset
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let first = Int(offset / side)
    for index in first..<first + tiles.count {
      let tile = tiles[index % tiles.count]
      if tile.index != index {
        tile.index = index
        tile.setNeedsDisplay()
      }
      tile.frame = CGRect(x: CGFloat(index) * side - offset, y: 0, width: side, height: side)
    }
  }
}

/// A bar along the top, a button in the lower right corner, and a badge in the middle.
@MainActor private final class Panel: UIView {
  let bar = UIView()
  let button = UIView()
  let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 10)
    bar.autoresizingMask = .flexibleWidth
    button.frame = CGRect(x: bounds.width - 20, y: bounds.height - 20, width: 20, height: 20)
    button.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    for view in [bar, button, badge] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    badge.frame = CGRect(x: bounds.midX - 5, y: bounds.midY - 5, width: 10, height: 10)
  }
}
