import Foundation
import GLESRenderer
import LayerTree
import TestCompositor
import Testing
import Wayland

@testable import RenderServer

// The tests run in child processes, because other tests stop the media clock and open descriptors.
@Suite("Compositors that come and go", .serialized)
struct ReconnectionTests {
  @Test("after the death of its compositor, a window shows the same tree at the animation's time")
  func sameTree() async {
    await #expect(processExitsWith: .success) {
      try await Self.run { program, display in
        var compositor = try Self.compositor(at: display)
        for death in 1...2 {
          try await Self.showFrames(on: compositor, program)
          try await program.wait(for: "movement") {
            Self.lastPicture(of: compositor).squareEdge > 8
          }
          let before = Self.lastPicture(of: compositor)
          compositor.stop()
          try await program.wait(for: "disconnected", times: death)
          compositor = try Self.compositor(at: display)
          try await Self.showFrames(on: compositor, program)
          let after = try #require(Self.firstPictures(of: compositor).first)
          #expect(after.rest == before.rest && Set(after.rest).count > 100)
          #expect(after.squareEdge >= before.squareEdge)
        }
        #expect(program.count("connected") == 3)
        compositor.stop()
      }
    }
  }

  @Test("six deaths of a compositor leave no descriptor behind")
  func descriptors() async {
    await #expect(processExitsWith: .success) {
      try await Self.run { program, display in
        var compositor = try Self.compositor(at: display)
        try await Self.showFrames(on: compositor, program)
        var counts: [Int] = []
        for death in 1...6 {
          compositor.stop()
          try await program.wait(for: "disconnected", times: death)
          compositor = try Self.compositor(at: display)
          try await Self.showFrames(on: compositor, program)
          // The last reference to the old connection may be on its way.
          let limit = counts.last ?? .max
          try await program.wait(for: "closed descriptors") { Self.openDescriptors <= limit }
          if death > 1 { counts.append(Self.openDescriptors) }
        }
        compositor.stop()
      }
    }
  }

  @Test("a program that starts before its compositor shows its window when that is there")
  func lateCompositor() async {
    await #expect(processExitsWith: .success) {
      try await Self.run { program, display in
        try await program.wait(for: "notice") { !program.events.isEmpty }
        #expect(program.events[0].hasPrefix("notice: no Wayland display '\(display)'"))
        let compositor = try Self.compositor(at: display)
        try await Self.showFrames(on: compositor, program)
        try await program.wait(for: "presented")
        #expect(program.events.dropFirst() == ["connected", "presented"])
        compositor.stop()
      }
    }
  }

  @Test("touches and keys in flight are cancelled once, before the program hears of the loss")
  func cancelledInput() async {
    await #expect(processExitsWith: .success) {
      try await Self.run { program, display in
        let compositor = try Self.compositor(at: display)
        try await Self.showFrames(on: compositor, program)
        try Self.press(on: compositor)
        try await program.wait(for: "keyboardFocus(true)")
        try await program.wait(for: "a touch") {
          program.events.contains { $0.hasPrefix("touches(") }
        }
        compositor.stop()
        try await program.wait(for: "disconnected")
        let begin = program.events.lastIndex {
          $0 == "keyboardFocus(true)" || $0.hasPrefix("touches(")
        }
        let ends = program.events[((begin ?? 0) + 1)...].filter { !$0.hasPrefix("notice") }
        #expect(ends.last == "disconnected")
        #expect(Set(ends) == ["touchesCancelled", "keyboardFocus(false)", "disconnected"])
        #expect(ends.count == 3)
      }
    }
  }

  @Test("without a wait, the death of the compositor is an error, and there is no other window")
  func noWait() async {
    await #expect(processExitsWith: .success) {
      try await Self.loseCompositor()
    }
  }

  @Test("a program that waits for a compositor ends at once")
  func stop() async {
    await #expect(processExitsWith: .success) {
      try await Self.run { program, _ in
        try await program.wait(for: "notice") { !program.events.isEmpty }
      }
    }
  }

  @Test(
    "after the loss of a context at any frame the same tree is shown; the fifth loss is an error",
    arguments: lastPlans)
  func lostContexts(plan: Int) async {
    await #expect(processExitsWith: .success) { [plan] in
      try await Self.loseContexts(after: plan)
    }
  }

  /// The frames after which contexts are lost: some, or `LAMINA_ROUNDS` from the first.
  private static let lastPlans =
    ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init).map { Array(1...$0) }
    ?? [1, 2, 7]

  /// Shows a program that does not wait for a compositor, and ends its compositor.
  @MainActor private static func loseCompositor() async throws {
    let display = TestCompositor.makeDisplay()
    let compositor = try compositor(at: display)
    let program = try TestProgram(options(display, wait: 0))
    try await showFrames(on: compositor, program)
    compositor.stop()
    try await program.wait(for: "failure") { program.failure != nil }
    let last = try #require(program.events.last)
    #expect(last.hasPrefix("failed: lost the Wayland display '\(display)'"))
    #expect(program.count("disconnected") == 0)
    #expect(program.end())
  }

  /// Shows a program each of whose contexts is lost after a number of plans.
  @MainActor private static func loseContexts(after plan: Int) async throws {
    let compositor = try compositor(at: TestCompositor.makeDisplay(), frameInterval: 0.001)
    var options = options(compositor.display, wait: 0)
    options.limits.lastPlan = plan
    let program = try TestProgram(options)
    try await program.wait(for: "failure") { program.failure != nil }
    #expect(program.failure?.isContextLost == true)
    // There are more if the machine stops the program for a minute.
    let losses = program.count("disconnected")
    #expect(losses >= 4)
    #expect(program.count("connected") == losses + 1)
    // A frame that waits for the display may be drawn again, so that a session may show none.
    let pictures = firstPictures(of: compositor)
    #expect(pictures.count <= losses + 1)
    #expect(pictures.allSatisfy { $0.rest == pictures[0].rest })
    #expect(compositor.perform { $0.violations } == [])
    #expect(program.end())
    compositor.stop()
  }
}
