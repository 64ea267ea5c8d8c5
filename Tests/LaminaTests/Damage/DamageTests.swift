import CoreGraphics
import LaminaTesting
import Testing
import UIKit

@Suite("Damage", .serialized)
@MainActor struct DamageTests {
  @Test(
    "a partial redraw of the damage equals a full redraw, over 80 edits",
    arguments: [(1, 1), (2, 1), (3, 1), (4, 1.25), (5, 1.5), (6, 2)] as [(UInt64, CGFloat)])
  func randomEdits(seed: UInt64, scale: CGFloat) throws {
    let scene = try RandomScene(seed: seed, scale: scale)
    var (partial, whole) = (0, 0)
    for step in 1...80 {
      let edit = scene.edit()
      scene.step()
      let start = scene.screen.statistics.pixels
      let partialFrame = try scene.screen.frame()
      let middle = scene.screen.statistics.pixels
      scene.screen.redrawWhole()
      let fullFrame = try scene.screen.frame()
      partial += middle - start
      whole += scene.screen.statistics.pixels - middle
      guard partialFrame.isIdentical(to: fullFrame) else {
        let difference = ImageComparison(partialFrame, fullFrame)
        Issue.record("seed \(seed), scale \(scale), step \(step), \(edit): \(difference)")
        return
      }
    }
    // Otherwise the partial redraws were no smaller than the full ones, and the test shows nothing.
    #expect(partial < whole * 3 / 4, "\(partial) of \(whole) pixels drawn")
  }

  @Test("a small change redraws only its surroundings")
  func small() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 100, height: 100))
    screen.window.backgroundColor = .blue
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    view.backgroundColor = .red
    screen.window.addSubview(view)
    try screen.render()
    let pixels = screen.statistics.pixels
    view.backgroundColor = .green
    try screen.render()
    #expect(screen.statistics.pixels - pixels <= 2 * 12 * 12)
  }

  @Test("a frame without changes draws, uploads and commits nothing")
  func nothing() throws {
    let scene = try RandomScene(seed: 5, scale: 1)
    try scene.screen.render()
    let statistics = scene.screen.statistics
    let first = try scene.screen.frame()
    scene.screen.time += 1
    let second = try scene.screen.frame()
    #expect(scene.screen.statistics == statistics)
    #expect(first.isIdentical(to: second))
  }
}
