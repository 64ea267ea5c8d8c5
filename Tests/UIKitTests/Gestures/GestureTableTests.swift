import LaminaTesting
import Testing
import UIKit
import Wayland

/// Requirement V23.
@MainActor @Suite("Finger sequences and what recognizers make of them", .serialized)
struct GestureTableTests {
  @Test("a sequence leads to its actions and to its calls of the view", arguments: GestureTable.all)
  func sequence(_ row: GestureRow) throws {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    let view = TouchView.make(screen.window.bounds)
    let actions = TouchLog()
    let spec = RecognizerSpec(row.recognizers, log: actions)
    for recognizer in spec.recognizers { view.addGestureRecognizer(recognizer) }
    screen.window.addSubview(view)
    let down = FingerScript(row.script).run(on: screen)
    #expect(Self.compact(actions.take(), "c") == row.actions)
    let letters = ["began": "b", "moved": "m", "ended": "e", "cancelled": "x"]
    let calls = view.log.take().map { letters[String($0.dropFirst(5))] ?? $0 }
    #expect(Self.compact(calls, "m") == row.view)
    // Afterwards nothing is left.
    screen.send(down.map { ($0.key, .ended, $0.value) })
    screen.time += 2
    #expect(GestureEnvironment.shared.isIdle && InputTimers.shared.isEmpty)
    #expect(spec.recognizers.allSatisfy { $0.state == .possible })
  }

  @Test("the table has at least 120 sequences, each of them once")
  func table() {
    let keys = GestureTable.all.map { $0.recognizers + ": " + $0.script }
    #expect(keys.count >= 120 && Set(keys).count == keys.count)
  }

  /// Joins lines, those that repeat and end in a letter as one.
  private static func compact(_ lines: [String], _ letter: Character) -> String {
    lines.reduce(into: [String]()) { all, line in
      if all.last != line || line.last != letter { all.append(line) }
    }.joined(separator: " ")
  }
}
