import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Plays random changes, undos and redos against a list of all values.
@MainActor @Suite("Random undo")
struct RandomUndoTests {
  /// The values before and after each group, as a plain list with a place in it.
  private struct Model {
    var values = [0]
    var place = 0

    mutating func set(_ value: Int) {
      values = Array(values[...place]) + [value]
      place += 1
    }
  }

  @Test("Any sequence of changes, undos and redos gives the values of a plain list")
  func sequences() {
    let rounds = ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 100
    for round in 0..<rounds { play(seed: UInt64(round)) }
  }

  private func play(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let number = UndoableNumber()
    var model = Model()
    number.manager.groupsByEvent = Bool.random(using: &generator)
    for step in 1...40 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0...2:
        number.group {
          for value in 0..<Int.random(in: 1...3, using: &generator) {
            number.group { number.set(step * 10 + value) }
          }
        }
        number.manager.endEventGroup()
        model.set(number.value)
      case 3, 4:
        number.manager.undo()
        model.place = max(model.place - 1, 0)
      default:
        number.manager.redo()
        model.place = min(model.place + 1, model.values.count - 1)
      }
      #expect(number.value == model.values[model.place], "seed \(seed), step \(step)")
      #expect(number.manager.undoCount == model.place)
      #expect(number.manager.redoCount == model.values.count - 1 - model.place)
    }
  }
}
