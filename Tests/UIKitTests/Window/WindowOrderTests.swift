import CoreGraphics
import LaminaTesting
import LayerTree
import Testing
import UIKit

// Requirement V21: several windows by level. Apple, "UIWindow", "UIWindow.Level".
@Suite("The order of windows", .serialized)
@MainActor struct WindowOrderTests {
  private func makeScreen() throws -> OffscreenScreen {
    try OffscreenScreen(size: CGSize(width: 30, height: 10))
  }

  private func makeWindow(_ color: UIColor, _ frame: CGRect? = nil) -> UIWindow {
    let window = UIWindow()
    if let frame { window.frame = frame }
    window.backgroundColor = color
    return window
  }

  /// Returns the color of the center pixel.
  private func front(_ screen: OffscreenScreen) throws -> SIMD4<UInt8> {
    try screen.frame().pixel(x: 15, y: 5)
  }

  @Test("a window without a frame fills the screen, and has the normal level")
  func defaults() throws {
    let screen = try makeScreen()
    let window = UIWindow()
    #expect(window.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(window.windowLevel == .normal && window.isHidden && !window.isKeyWindow)
    #expect(window.screen === screen.screen && window.superview == nil)
    #expect(window.canBecomeKey)
  }

  @Test("a subclass with its own initializers can be made without a frame too")
  func subclass() throws {
    final class CustomWindow: UIWindow {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let screen = try makeScreen()
    let window = CustomWindow()
    #expect(window.frame == screen.screen.bounds)
    #expect(UIApplication.shared.windows == [screen.window, window])
    let other = UIScreen(size: CGSize(width: 5, height: 6), scale: 2)
    let elsewhere = CustomWindow(screen: other)
    #expect(elsewhere.screen === other && elsewhere.frame == other.bounds)
    #expect(elsewhere.contentScaleFactor == 2)
    #expect(UIApplication.shared.windows == [screen.window, window])
  }

  @Test("levels support arithmetic and comparison")
  func levels() {
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000 && UIWindow.Level.alert.rawValue == 2000)
    #expect(UIWindow.Level.alert + 1 == UIWindow.Level(2001))
    #expect(1 + UIWindow.Level.alert == UIWindow.Level(rawValue: 2001))
    #expect(UIWindow.Level.alert - UIWindow.Level.statusBar == 1000)
    #expect(UIWindow.Level.normal - 1 < .normal && .statusBar < UIWindow.Level.alert)
    var level = UIWindow.Level.normal
    level += 5
    level -= 2
    #expect(level.rawValue == 3)
  }

  @Test("a window of a higher level is in front, whichever was shown last")
  func levelBeforeOrder() throws {
    let screen = try makeScreen()
    let (alert, normal) = (makeWindow(.red), makeWindow(.green))
    alert.windowLevel = .alert
    alert.makeKeyAndVisible()
    normal.makeKeyAndVisible()
    #expect(try front(screen) == red)
    #expect(UIApplication.shared.windows == [screen.window, normal, alert])
    alert.isHidden = true
    #expect(try front(screen) == green)
    #expect(normal.isKeyWindow)
  }

  @Test("within a level, the window shown last is in front; makeKeyAndVisible shows it")
  func orderWithinLevel() throws {
    let screen = try makeScreen()
    let (first, second) = (makeWindow(.red), makeWindow(.green))
    second.isHidden = false
    first.isHidden = false
    #expect(try front(screen) == red)
    second.makeKey()
    #expect(try front(screen) == red)
    second.makeKeyAndVisible()
    #expect(try front(screen) == green)
    #expect(UIApplication.shared.windows == [screen.window, first, second])
  }

  @Test("changing a window's level brings it to the front of that level")
  func levelChange() throws {
    let screen = try makeScreen()
    let (first, second, top) = (makeWindow(.red), makeWindow(.green), makeWindow(.blue))
    for window in [first, second, top] { window.isHidden = false }
    top.windowLevel = .statusBar
    top.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(try front(screen) == green)
    first.windowLevel = .normal + 1
    #expect(try front(screen) == red)
    second.windowLevel = .statusBar
    #expect(UIApplication.shared.windows == [screen.window, first, top, second])
    let image = try screen.frame()
    #expect(image.box(of: green) == CGRect(x: 0, y: 0, width: 30, height: 10))
    first.windowLevel = .normal
    second.windowLevel = .normal - 1
    #expect(UIApplication.shared.windows == [second, screen.window, first, top])
    #expect(try front(screen) == red)
  }

  @Test("a hidden window does not affect the order of the visible ones")
  func hiddenBetween() throws {
    let screen = try makeScreen()
    let (low, hidden, high) = (makeWindow(.red), makeWindow(.green), makeWindow(.blue))
    hidden.windowLevel = .statusBar
    high.windowLevel = .alert
    high.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    high.isHidden = false
    low.isHidden = false
    var image = try screen.frame()
    #expect(image.box(of: green).isNull)
    #expect(image.box(of: blue) == CGRect(x: 0, y: 0, width: 10, height: 10))
    hidden.isHidden = false
    image = try screen.frame()
    #expect(image.box(of: green) == CGRect(x: 10, y: 0, width: 20, height: 10))
    #expect(image.box(of: red).isNull)
  }

  @Test("what is behind a window shows through it and beside it")
  func transparent() throws {
    let screen = try makeScreen()
    screen.window.backgroundColor = .blue
    let window = makeWindow(.clear, CGRect(x: 5, y: 2, width: 20, height: 6))
    let view = UIView.plain(10, 0, 10, 3)
    window.addSubview(view)
    window.makeKeyAndVisible()
    var image = try screen.frame()
    #expect(image.box(of: red) == CGRect(x: 15, y: 2, width: 10, height: 3))
    #expect(image.pixel(x: 6, y: 3) == blue && image.pixel(x: 0, y: 0) == blue)
    window.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
    image = try screen.frame()
    #expect(window.bounds == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(image.box(of: red) == CGRect(x: 10, y: 0, width: 10, height: 3))
  }

  // UIKit does not retain windows, whatever their state.
  @Test("a window that is released leaves the screen and the application's list")
  func released() throws {
    let screen = try makeScreen()
    var window: UIWindow? = makeWindow(.red)
    window?.makeKeyAndVisible()
    #expect(try front(screen) == red)
    weak let weakWindow = window
    window = nil
    #expect(weakWindow == nil)
    #expect(try front(screen) == black)
    #expect(UIApplication.shared.windows == [screen.window])
    #expect(screen.window.isKeyWindow)
  }

  @Test("the main screen is the only one")
  func screens() throws {
    let screen = try makeScreen()
    #expect(UIScreen.screens == [screen.screen] && UIScreen.main === screen.screen)
  }

  @Test("a freed screen restores the previous main screen, its scale and the clock")
  func screenIsGone() throws {
    let (before, scale) = (UIScreen.main, UIScreen.main.scale)
    do {
      let outer = try OffscreenScreen(size: CGSize(width: 10, height: 10), scale: 3)
      do {
        let inner = try OffscreenScreen(size: CGSize(width: 10, height: 10), scale: 2)
        #expect(UIScreen.main === inner.screen && UIView().contentScaleFactor == 2)
      }
      #expect(UIScreen.main === outer.screen && UIView().contentScaleFactor == 3)
      #expect(!MediaClock.isRunning)
    }
    #expect(UIScreen.main === before && UIScreen.main.scale == scale)
    #expect(UIView().contentScaleFactor == scale)
    // Screens of other suites may still be alive; the clock runs again without the last one.
    #expect(MediaClock.isRunning || OffscreenScreen.count > 0)
  }

  // Requirement V11: window resize relays out.
  @Test("when the screen is resized, windows that fill it follow, hidden ones too; others stay")
  func resize() throws {
    let screen = try makeScreen()
    let (hidden, small) = (
      makeWindow(.red), makeWindow(.green, CGRect(x: 2, y: 2, width: 4, height: 4))
    )
    small.isHidden = false
    let view = ProbeView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    screen.window.addSubview(view)
    var laidOut: [CGSize] = []
    view.onLayout = { laidOut.append(screen.screen.bounds.size) }
    try screen.render()
    screen.resize(to: CGSize(width: 20, height: 40), scale: 2)
    #expect(screen.window.frame == CGRect(x: 0, y: 0, width: 20, height: 40))
    #expect(hidden.frame == CGRect(x: 0, y: 0, width: 20, height: 40))
    #expect(small.frame == CGRect(x: 2, y: 2, width: 4, height: 4))
    view.setNeedsLayout()
    let image = try screen.frame()
    #expect(image.width == 40 && image.height == 80)
    #expect(image.box(of: green) == CGRect(x: 4, y: 4, width: 8, height: 8))
    #expect(laidOut == [CGSize(width: 30, height: 10), CGSize(width: 20, height: 40)])
    #expect(hidden.contentScaleFactor == 2)
    screen.resize(to: CGSize(width: 8, height: 8))
    #expect(screen.screen.scale == 2 && screen.screen.nativeBounds.width == 16)
  }
}
