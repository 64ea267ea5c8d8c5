import Accessibility
import CoreGraphics
import Foundation
import LaminaTesting
import TestSupport
import Testing

@testable import UIKit
@testable import lamina

/// A scene of the demo that clients on a bus of its own use.
@MainActor final class ServedDemo {
  let screen: OffscreenScreen
  let bus: MessageBus
  private let publisher: AccessibilityPublisher
  private var isServing = false

  init(_ scene: any DemoScene, size: CGSize) throws {
    bus = try MessageBus()
    screen = try OffscreenScreen(size: size)
    try scene.show(in: screen.window)
    try screen.render()
    let settings = try #require(
      BridgeSettings(
        environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address], answerTime: 120))
    publisher = try AccessibilityPublisher(settings)
  }

  /// Runs a client while the demo plays, and returns what it has printed.
  func serve(_ script: String) async throws -> String {
    // A client that clicks while a sheet still moves would be told that it comes too early.
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    isServing = true
    let frames = Task { @MainActor in
      while self.isServing {
        self.screen.time += 0.5
        try self.screen.render()
        try await Task.sleep(for: .milliseconds(10))
      }
    }
    let client = try await bus.run(Self.library + script)
    isServing = false
    try await frames.value
    publisher.stop()
    #expect(client.status == 0, "\(client.output)")
    return client.output
  }

  /// Compares what a client has printed with a log; `LAMINA_RECORD=1` writes the log anew.
  static func expect(_ output: String, isLog name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Logs/\(name).txt")
    if ProcessInfo.processInfo.environment["LAMINA_RECORD"] == "1" {
      try output.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(file.path): recorded; run again without LAMINA_RECORD")
    }
    #expect(try output == String(contentsOf: file, encoding: .utf8))
  }

  /// Functions of clients that walk through a page.
  private static let library = """
    def page():
        '''The roles and names of what is on the page, as soon as nothing changes any more.'''
        previous = []
        def lines():
            nonlocal previous
            now = [(node.getRoleName() + ' ' + node.name).rstrip() for node in walk(program())]
            now = [line for line in now if line.split()[0] not in ('panel', 'application', 'frame')]
            same = now == previous and now
            previous = now
            time.sleep(0.1)
            return same
        return wait('a page that rests', lines)

    def show(title):
        print('-- ' + title)
        print('\\n'.join(page()))

    def click(role, name):
        assert find(role, name).queryAction().doAction(0)

    switch(True)

    """
}
