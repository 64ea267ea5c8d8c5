import Foundation
import RenderServer
import TestSupport
import Testing
import Wayland

@testable import UIKit

@MainActor private var told: [String] = []
@MainActor private var mirrors: [String] = []

@MainActor @Suite("The screens of outputs", .serialized)
struct OutputScreensTests {
  private let main = UIScreen()
  private let screens = OutputScreens(
    mirror: { mirrors = $0 },
    opener: { _, _ throws(RenderError) in
      throw RenderError("no window of these tests is visible")
    })

  private static func output(
    _ name: String, _ width: Int = 1280, _ height: Int = 720, scale: Int32 = 1, refresh: UInt64 = 60
  ) -> OutputState {
    var output = OutputState()
    (output.name, output.scale) = (name, scale)
    output.mode = WindowSize(width: width, height: height)
    output.refresh = 1_000_000_000 / refresh
    return output
  }

  /// Applies the outputs. Returns what observers were told of which screen.
  private func update(_ all: [OutputState], current: String?) -> [String] {
    told = []
    let names: [(Notification.Name, String)] = [
      (UIScreen.didConnectNotification, "connected"),
      (UIScreen.didDisconnectNotification, "disconnected"),
      (UIScreen.modeDidChangeNotification, "mode"),
    ]
    let observers = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        let screen = $0.object as? UIScreen
        MainActor.assumeIsolated {
          let size = screen?.nativeBounds.size ?? .zero
          told.append(screen === main ? "main \(word)" : "\(Int(size.width)) \(word)")
        }
      }
    }
    screens.update(WindowOutputs(all, current: current), main: main)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    return told
  }

  @Test("each output that does not show the main window is a screen, in the order of connection")
  func connection() throws {
    let (a, b, c) = (Self.output("A"), Self.output("B", 800, 600), Self.output("C", 640, 480))
    #expect(update([a], current: "A") == [])
    #expect(main.currentMode?.size == CGSize(width: 1280, height: 720))
    #expect(update([a, b, c], current: "A") == ["800 connected", "640 connected"])
    #expect(screens.screens.map(\.bounds.width) == [800, 640])
    #expect(screens.screens[0].currentMode == UIScreenMode(size: CGSize(width: 800, height: 600)))
    #expect(update([a, c], current: "A") == ["800 disconnected"])
    #expect(update([a], current: nil) == ["640 disconnected"])
  }

  @Test("before it is known which output shows the main window, there is no other screen")
  func unknown() {
    let (a, b) = (Self.output("A"), Self.output("B", 800, 600))
    #expect(update([a, b], current: nil) == [])
    #expect(screens.screens.isEmpty)
    #expect(update([a, b], current: "B") == ["1280 connected"])
    // The window may be invisible for a while.
    #expect(update([a, b], current: nil) == [])
    #expect(screens.screens.count == 1)
  }

  @Test("a main window that moves to another output exchanges the screens")
  func mainMoves() {
    let (a, b) = (Self.output("A"), Self.output("B", 800, 600))
    #expect(update([a, b], current: "A") == ["800 connected"])
    #expect(
      update([a, b], current: "B") == ["800 disconnected", "main mode", "1280 connected"])
    #expect(screens.screens.map(\.bounds.width) == [1280])
  }

  @Test("a change of the size or the rate is another mode, one of the scale is not")
  func modes() throws {
    let a = Self.output("A")
    _ = update([a, Self.output("B", 800, 600)], current: "A")
    let screen = try #require(screens.screens.first)
    #expect(update([a, Self.output("B", 1024, 600)], current: "A") == ["1024 mode"])
    #expect(update([a, Self.output("B", 1024, 600, refresh: 50)], current: "A") == ["1024 mode"])
    #expect(screen.maximumFramesPerSecond == 50)
    #expect(update([a, Self.output("B", 1024, 600, scale: 2, refresh: 50)], current: "A") == [])
    #expect(screen.scale == 2 && screen.bounds.size == CGSize(width: 512, height: 300))
    #expect(update([Self.output("A", 640, 480)], current: "A").last == "main mode")
  }

  @Test("a screen with windows is the same one when its output returns")
  func sameScreen() throws {
    let (a, b) = (Self.output("A"), Self.output("B", 800, 600))
    _ = update([a, b], current: "A")
    let screen = try #require(screens.screens.first)
    let window = UIWindow(frame: screen.bounds)
    window.screen = screen
    #expect(window.screen === screen && screen.stack.windows == [window])
    _ = update([a], current: "A")
    #expect(screens.screens.isEmpty && window.screen === screen)
    _ = update([a, b], current: "A")
    #expect(screens.screens.first === screen)
  }

  @Test(
    "a window that moves to another screen takes its traits and its scale, and not the key status")
  func move() throws {
    _ = update([Self.output("A"), Self.output("B", 800, 600, scale: 2)], current: "A")
    let (first, second) = (UIScreen(), try #require(screens.screens.first))
    let (window, other) = (UIWindow(screen: first), UIWindow(screen: first))
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    window.addSubview(view)
    other.isHidden = false
    // A hidden window is not visible on the other screen either.
    window.makeKey()
    window.screen = second
    #expect(view.layer.contentsScale == 2 && window.traitCollection.displayScale == 2)
    #expect(!window.isKeyWindow && other.isKeyWindow)
    #expect(first.stack.windows == [other] && second.stack.windows == [window])
  }

  @Test("an output without a visible window mirrors the main screen, if that is wanted")
  func mirroring() throws {
    let (a, b, c) = (Self.output("A"), Self.output("B", 800, 600), Self.output("C", 640, 480))
    _ = update([a, b, c], current: "A")
    #expect(mirrors == [] && screens.screens.allSatisfy { $0.mirrored == nil })
    UIApplication.mirrorsMainScreen = true
    defer { UIApplication.mirrorsMainScreen = false }
    screens.updateMirrors()
    #expect(mirrors == ["B", "C"] && screens.screens.allSatisfy { $0.mirrored === UIScreen.main })
    let window = UIWindow(screen: screens.screens[0])
    screens.updateMirrors()
    #expect(mirrors == ["B", "C"])
    window.isHidden = false
    screens.updateMirrors()
    #expect(mirrors == ["C"] && screens.screens[0].mirrored == nil)
    window.isHidden = true
    screens.updateMirrors()
    #expect(mirrors == ["B", "C"] && screens.screens[0].mirrored === UIScreen.main)
    let lost = screens.screens[1]
    _ = update([a, b], current: "A")
    #expect(mirrors == ["B"] && lost.mirrored == nil)
    _ = update([a, b, c], current: "C")
    #expect(Set(mirrors) == ["A", "B"])
  }

  @Test("outputs that change in any order give one screen for each that is not the main one")
  func randomChanges() {
    var generator = SeededGenerator(seed: 20)
    var all: [OutputState] = []
    for round in 0..<(ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 500)
    {
      let index = Int.random(in: 0...all.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0 where index < all.count: all.remove(at: index)
      case 1 where index < all.count: all[index].scale = Int32.random(in: 1...3, using: &generator)
      case 2 where index < all.count:
        all[index].mode = WindowSize(width: 600 + round, height: 400)
        all[index].quarterTurns = Int.random(in: 0..<4, using: &generator)
      default: if all.count < 4 { all.append(Self.output("\(round)")) }
      }
      let current = all.randomElement(using: &generator)?.name
      _ = update(all, current: current)
      let expected = Set(all.filter { $0.name != current }.compactMap(\.size?.width))
      #expect(Set(screens.screens.map { Int($0.bounds.width) }) == expected)
      #expect(screens.screens.count == max(all.count - 1, 0))
    }
  }
}
