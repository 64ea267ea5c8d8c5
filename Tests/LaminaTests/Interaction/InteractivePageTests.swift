import LaminaTesting
import Testing
import UIKit

@testable import lamina

@Suite("Interactive pages of the gallery", .serialized)
@MainActor struct InteractivePageTests {
  private let screen: OffscreenScreen
  private let window: GalleryWindow

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 1280, height: 720))
    window = GalleryWindow(frame: screen.window.bounds)
    window.makeKeyAndVisible()
  }

  private func open(_ name: String) throws {
    window.index = try Gallery.index(of: name)
    try screen.render()
  }

  /// A point of a specimen's stage, in units.
  private func point(_ specimen: Int, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let page = Gallery.pages[window.index]
    let layout = GalleryLayout(
      size: window.bounds.size, space: page.space, count: page.specimens.count)
    let stage = layout.stages[specimen]
    let unit = stage.width / page.space.width
    return CGPoint(x: stage.minX + x * unit, y: stage.minY + y * unit)
  }

  /// The texts of the labels of a specimen.
  private func texts(_ specimen: Int) -> [String] {
    window.subviews[0].subviews[specimen].labels.compactMap(\.text)
  }

  @Test(
    "hit testing reports the view below the finger",
    arguments: [
      (0, 95, 40, "A: 1"), (0, 30, 40, "B: 1"), (0, 50, 45, "C: 1"), (1, 60, 40, "A: 1"),
      (1, 90, 40, "no touch"), (2, 30, 40, "A: 1"), (2, 70, 40, "C: 1"), (3, 59, 45, "A: 1"),
      (3, 26, 12, "no touch"), (4, 50, 40, "B: 1"), (4, 90, 40, "no touch"),
    ] as [(Int, CGFloat, CGFloat, String)])
  func hits(specimen: Int, x: CGFloat, y: CGFloat, text: String) throws {
    try open("hit-testing")
    screen.touch(.began, at: point(specimen, x, y))
    #expect(texts(specimen) == [text])
    screen.touch(.ended, at: point(specimen, x, y))
    #expect(texts(specimen) == ["no touch"])
  }

  @Test("each recognizer of the page shows its state and its values")
  func gestures() throws {
    try open("gestures")
    func expect(_ specimen: Int, _ start: String, _ values: String) {
      let text = texts(specimen)[0]
      #expect(text.hasPrefix(start) && text.contains(values), "\(specimen): \(text)")
    }
    let cards = (0..<8).map { point($0, 50, 45) }
    screen.tap(at: cards[0])
    screen.time += 1
    expect(0, "ended", "1 tap")
    screen.tap(at: cards[0], count: 2)
    expect(0, "ended", "2 tap")
    screen.press(at: cards[1], for: 1)
    expect(1, "ended", "ended")
    screen.drag(from: cards[2], to: CGPoint(x: cards[2].x + 50, y: cards[2].y))
    expect(2, "ended", "40, 0")
    screen.drag(from: cards[3], to: CGPoint(x: cards[3].x - 80, y: cards[3].y), duration: 0.1)
    expect(3, "ended", "left")
    screen.pinch(at: cards[4], from: 20, to: 80)
    expect(4, "ended", "scale 2.8")
    screen.rotate(at: cards[5], by: 1, radius: 20)
    expect(5, "ended", "0.")
    screen.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 101, y: 400))
    expect(6, "ended", "90, 0")
    screen.pointer(at: cards[7])
    expect(7, "began", "25, 29")
  }

  @Test("keys that a page does not use turn the pages, and typed text does not")
  func keys() throws {
    try open("responder-chain")
    let index = window.index
    screen.tap(at: point(1, 30, 30))
    screen.key(.keyboardA)
    #expect(texts(1)[0].contains("\"a\""))
    screen.tap(at: point(2, 80, 45))
    screen.type("a b")
    #expect(texts(2) == ["a b|"])
    #expect(window.index == index)
    screen.key(.keyboardRightArrow)
    #expect(window.index == index + 1)
    screen.key(.keyboardSpacebar)
    #expect(window.index == index + 2)
  }

  @Test("a touched view reports its responders up to the application")
  func chain() throws {
    try open("responder-chain")
    screen.tap(at: point(0, 40, 40))
    let names = texts(0)[0].split(separator: "\n").map(String.init)
    #expect(
      names.prefix(6) == [
        "ChainView", "ChainView", "UIView", "GalleryPageView", "GalleryWindow", "UIApplication",
      ])
    screen.tap(at: point(3, 80, 45))
  }
}

extension UIView {
  fileprivate var labels: [UILabel] {
    ((self as? UILabel).map { [$0] } ?? []) + subviews.flatMap(\.labels)
  }
}
