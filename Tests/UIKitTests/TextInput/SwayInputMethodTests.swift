import Foundation
import RenderServer
import TestSupport
import Testing

@testable import UIKit
@testable import Wayland

// Requirement V38: an input method of a real compositor.
@MainActor @Suite("An input method on sway", .serialized)
struct SwayInputMethodTests {
  @MainActor private final class Program {
    private(set) var server: WindowServer?
    private var screen: UIScreen?
    private(set) var window: UIWindow?
    let view = EditingView(frame: CGRect(x: 20, y: 30, width: 200, height: 20))

    init(display: String) throws {
      var options = WindowServer.Options(title: "Test")
      options.display = display
      server = try WindowServer(options) { [weak self] event in self?.handle(event) }
    }

    private func handle(_ event: ServerEvent) {
      switch event {
      case .window(.configure(let configuration)): configure(configuration)
      case .input(let inputs): screen?.receive(inputs)
      default: break
      }
    }

    private func configure(_ configuration: WindowConfiguration) {
      let size = CGSize(width: configuration.size.width, height: configuration.size.height)
      guard screen == nil else {
        screen?.configure(size: size, scale: 1, serial: configuration.serial)
        return CATransaction.flush()
      }
      let screen = UIScreen(size: size, scale: 1)
      self.screen = screen
      screen.connect(serial: configuration.serial) { [weak self] in self?.server?.post($0) }
      let window = UIWindow(screen: screen)
      self.window = window
      screen.textInput.send = { [weak self] in self?.server?.setTextInput($0) }
      window.addSubview(view)
      window.makeKeyAndVisible()
      view.becomeFirstResponder()
      CATransaction.flush()
    }

    func end() {
      view.resignFirstResponder()
      screen?.disconnect()
      server?.stop()
    }
  }

  /// Waits until the condition holds, while the main queue runs; false after three minutes, because
  /// the tests of other suites use the main thread meanwhile.
  private func wait(until condition: () throws -> Bool) async throws -> Bool {
    let deadline = Date(timeIntervalSinceNow: 180)
    while Date() < deadline {
      if try condition() { return true }
      try await Task.sleep(for: .milliseconds(5))
    }
    return false
  }

  @Test("Japanese is typed with marked text, which stays when the input method goes")
  func japanese() async throws {
    let compositor = try HeadlessCompositor(.sway)
    let program = try Program(display: compositor.display)
    let method = try InputMethod(display: compositor.display)
    let view = program.view
    #expect(
      try await wait {
        try method.update()
        return method.isActive
      })
    try method.edit(preedit: ("に", 3))
    try method.edit(preedit: ("にほん", 9))
    #expect(try await wait { view.string == "にほん" && view.marked == 0..<3 })
    try method.edit(insertion: "日本")
    #expect(try await wait { view.string == "日本" && view.marked == nil })
    #expect(
      try await wait {
        try method.update()
        return method.text == .init(text: "日本", cursor: 6, anchor: 6)
      })
    try method.edit(insertion: "語👩", deletedBefore: 3)
    #expect(try await wait { view.string == "日語👩" })
    try method.edit(preedit: ("ご", 3))
    #expect(try await wait { view.marked == 4..<5 })
    try method.end()
    #expect(try await wait { view.marked == nil })
    #expect(view.string == "日語👩ご")
    program.end()
  }
}
