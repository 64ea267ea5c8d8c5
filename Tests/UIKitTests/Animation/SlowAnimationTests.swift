import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

@Suite("Slow animations", .serialized)
@MainActor struct SlowAnimationTests {
  private let view = UIView.plain(0, 0, 10, 10)

  private func left(_ screen: OffscreenScreen, at time: Double) throws -> CGFloat {
    try screen.frame(at: time).box(of: red).minX
  }

  @Test("LAMINA_SLOW_ANIMATIONS must be a number above 0; other values are reported as errors")
  func environment() throws {
    #expect(try UIScreen.slowAnimations(in: [:]) == 1)
    #expect(try UIScreen.slowAnimations(in: ["LAMINA_SLOW_ANIMATIONS": "10"]) == 10)
    #expect(try UIScreen.slowAnimations(in: ["LAMINA_SLOW_ANIMATIONS": "0.5"]) == 0.5)
    for text in ["", "slow", "0", "-1", "nan", "inf", "1e99999"] {
      do {
        _ = try UIScreen.slowAnimations(in: ["LAMINA_SLOW_ANIMATIONS": text])
        Issue.record("'\(text)' is a number")
      } catch {
        #expect("\(error)" == "LAMINA_SLOW_ANIMATIONS is '\(text)', not a number above 0")
      }
    }
  }

  @Test("animations take longer by the factor, and end at that time")
  func slow() throws {
    let screen = try OffscreenScreen.showing(view)
    screen.screen.slowAnimations = 10
    try screen.render()
    var ends = 0
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x += 100 },
      completion: { _ in ends += 1 })
    #expect(try left(screen, at: 0) == 0)
    #expect(try left(screen, at: 1) == 10)
    #expect(try left(screen, at: 5) == 50)
    #expect(ends == 0)
    #expect(try left(screen, at: 10) == 100)
    #expect(ends == 1)
  }

  @Test("a running animation continues from where it is, slower and then faster")
  func underWay() throws {
    let screen = try OffscreenScreen.showing(view)
    UIView.animate(withDuration: 10, delay: 0, options: .curveLinear) { view.center.x += 100 }
    #expect(try left(screen, at: 0) == 0)
    #expect(try left(screen, at: 1) == 10)
    screen.screen.slowAnimations = 10
    #expect(screen.screen.slowAnimations == 10)
    #expect(try left(screen, at: 1) == 10)
    #expect(try left(screen, at: 11) == 20)
    screen.screen.slowAnimations = 1
    #expect(try left(screen, at: 11) == 20)
    #expect(try left(screen, at: 15) == 60)
    #expect(try left(screen, at: 19) == 100)
  }

  @Test("a window that is created later is slowed down like the others")
  func laterWindow() throws {
    let screen = try OffscreenScreen.showing(view)
    screen.screen.slowAnimations = 2
    let window = UIWindow(frame: screen.window.frame)
    let other = UIView.plain(0, 20, 10, 10)
    window.addSubview(other)
    window.makeKeyAndVisible()
    try screen.render()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { other.center.x += 100 }
    try screen.render()
    #expect(try screen.frame(at: 1).box(of: red).maxX == 60)
  }
}
