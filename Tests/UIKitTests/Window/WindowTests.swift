import CoreGraphics
import LaminaTesting
import Testing
import UIKit

@Suite("Windows and the screen", .serialized)
@MainActor struct WindowTests {
  /// Each test makes its own screen, because other suites' tests may run between init and the test.
  private func makeScreen() throws -> OffscreenScreen {
    try OffscreenScreen(size: CGSize(width: 40, height: 20), scale: 2)
  }

  @Test("the main screen has the size and the scale of the display")
  func mainScreen() throws {
    let screen = try makeScreen()
    let main = screen.screen
    #expect(main.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(main.scale == 2 && main.nativeScale == 2)
    #expect(main.nativeBounds == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(screen.window.screen === main && screen.window.frame == main.bounds)
    #expect(screen.window.window === screen.window && screen.window.superview == nil)
    #expect(screen.window.next === UIApplication.shared)
  }

  @Test("where there is no window, the screen is black")
  func black() throws {
    let screen = try makeScreen()
    let image = try screen.frame()
    #expect(image.width == 80 && image.height == 40)
    #expect(image.box(of: SIMD4(0, 0, 0, 255)) == CGRect(x: 0, y: 0, width: 80, height: 40))
  }

  @Test("a window is hidden until makeKeyAndVisible, and then in front of the others")
  func visibility() throws {
    let screen = try makeScreen()
    let first = UIWindow(screen: screen.screen)
    let second = UIWindow(screen: screen.screen)
    (first.backgroundColor, second.backgroundColor) = (.red, .green)
    second.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(first.isHidden)
    #expect(try screen.frame().box(of: red).isNull)
    second.makeKeyAndVisible()
    #expect(!second.isHidden)
    #expect(try screen.frame().box(of: green) == CGRect(x: 0, y: 0, width: 20, height: 20))
    first.isHidden = false
    #expect(try screen.frame().box(of: green).isNull)
    second.makeKeyAndVisible()
    #expect(try screen.frame().box(of: green) == CGRect(x: 0, y: 0, width: 20, height: 20))
    second.isHidden = true
    #expect(try screen.frame().box(of: green).isNull)
    first.isHidden = true
    #expect(try screen.frame().box(of: red).isNull)
  }

  @Test("a window that fills the screen keeps filling it at another size and scale")
  func configure() throws {
    let screen = try makeScreen()
    let view = ProbeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.window.addSubview(view)
    try screen.render()
    screen.screen.configure(size: CGSize(width: 60, height: 30), scale: 1, serial: nil)
    let image = try screen.frame()
    #expect(image.width == 60 && image.height == 30)
    #expect(screen.window.frame == CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(image.box(of: red) == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.contentScaleFactor == 1 && view.drawn.count == 2)
  }

  @Test("an off-screen screen of an invalid or unsupported size throws an error")
  func noSize() {
    for size in [
      CGSize.zero, CGSize(width: CGFloat.nan, height: 5), CGSize(width: -4, height: 4),
      CGSize(width: 1e10, height: 4), CGSize(width: 4, height: CGFloat.greatestFiniteMagnitude),
    ] {
      #expect(throws: RenderError.self) { try OffscreenScreen(size: size) }
    }
    #expect(throws: RenderError.self) {
      try OffscreenScreen(size: CGSize(width: 4, height: 4), scale: 0)
    }
    #expect(throws: RenderError.self) {
      try OffscreenScreen(size: CGSize(width: 1e6, height: 1e6)).frame()
    }
  }
}
