import LaminaTesting
import Synchronization
import Testing
import Wayland

@testable import UIKit

// UIDragInteraction and UIDropInteraction, Apple, "Drag and Drop". Requirement V28.
@MainActor @Suite("Drag and drop", .serialized)
struct DragTests {
  private let scene = DragScene()

  @Test("A finger that rests lifts the items; moved over a target and lifted, it drops them")
  func finger() async throws {
    scene.dragFinger(to: CGPoint(x: 250, y: 50))
    #expect(
      scene.log == [
        "items at 50", "lift", "begin", "can handle", "enter", "update at 50", "perform", "end",
        "will end copy", "did end copy", "transferred",
      ])
    #expect(scene.session?.localDragSession != nil && scene.session?.items.count == 1)
    let deadline = Date(timeIntervalSinceNow: 120)
    while scene.texts.isEmpty, Date() < deadline { try await Task.sleep(for: .milliseconds(1)) }
    #expect(scene.texts == ["dragged"])
    scene.close()
  }

  @Test("A pointer lifts and drags at once")
  func pointer() {
    scene.screen.pointer(at: CGPoint(x: 50, y: 50))
    scene.screen.press(.primary)
    scene.screen.pointer(at: CGPoint(x: 50, y: 50))
    scene.screen.pointer(at: CGPoint(x: 90, y: 50))
    scene.screen.pointer(at: CGPoint(x: 250, y: 50))
    scene.screen.press([])
    scene.screen.pointer(at: CGPoint(x: 250, y: 50))
    #expect(scene.log.first == "items at 50" && scene.log.contains("perform"))
    scene.close()
  }

  @Test("A finger that moves before it has rested drags nothing, and none that rests too short")
  func notLifted() {
    scene.dragFinger(to: CGPoint(x: 250, y: 50), resting: 0.1)
    #expect(scene.log == [])
    scene.screen.press(at: CGPoint(x: 50, y: 50), for: 0.4)
    #expect(scene.log == [])
    scene.close()
  }

  @Test("Lifted items that are not moved are put back without a session")
  func putBack() {
    scene.screen.press(at: CGPoint(x: 50, y: 50), for: 0.7)
    #expect(scene.log == ["items at 50", "lift"])
    scene.close()
  }

  @Test("Without items nothing is lifted, and other gestures are recognized")
  func noItems() {
    scene.items = []
    var presses = 0
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.55
    press.addAction { if $0.state == .began { presses += 1 } }
    scene.source.addGestureRecognizer(press)
    scene.screen.press(at: CGPoint(x: 50, y: 50), for: 0.7)
    #expect(scene.log == ["items at 50"] && presses == 1)
    scene.close()
  }

  @Test("A lift prevents other gestures, unless it allows them")
  func otherGestures() {
    var presses = 0
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.55
    press.addAction { if $0.state == .began { presses += 1 } }
    scene.source.addGestureRecognizer(press)
    scene.screen.press(at: CGPoint(x: 50, y: 50), for: 0.7)
    #expect(presses == 0)
    scene.drag.isEnabled = false
    scene.screen.press(at: CGPoint(x: 50, y: 50), for: 0.7)
    #expect(presses == 1)
    #expect(scene.log == ["items at 50", "lift"])
    scene.close()
  }

  @Test("A drop that the target does not want is cancelled")
  func refused() {
    scene.operation = .forbidden
    scene.dragFinger(to: CGPoint(x: 250, y: 50))
    #expect(
      scene.log.suffix(5) == [
        "update at 50", "exit", "end", "will end forbidden", "did end forbidden",
      ])
    scene.log = []
    scene.handles = false
    scene.dragFinger(to: CGPoint(x: 250, y: 50))
    #expect(scene.log.suffix(3) == ["can handle", "will end cancel", "did end cancel"])
    scene.close()
  }

  @Test("A move that the source does not allow is forbidden")
  func forbiddenMove() {
    scene.operation = .move
    scene.allowsMove = false
    scene.dragFinger(to: CGPoint(x: 250, y: 50))
    #expect(scene.log.last == "did end forbidden")
    scene.log = []
    scene.allowsMove = true
    scene.dragFinger(to: CGPoint(x: 250, y: 50))
    #expect(scene.log.suffix(2) == ["did end move", "transferred"])
    scene.close()
  }

  @Test("A touch that is taken away cancels the drag")
  func takenAway() {
    scene.screen.touch(.began, at: CGPoint(x: 50, y: 50))
    scene.screen.time += 0.6
    scene.screen.touch(.moved, at: CGPoint(x: 250, y: 50))
    scene.screen.touch(.cancelled, at: CGPoint(x: 250, y: 50))
    #expect(scene.log.suffix(4) == ["exit", "end", "will end cancel", "did end cancel"])
    scene.close()
  }

  @Test("What leaves a target exits it, and is asked about once")
  func leaving() {
    scene.screen.touch(.began, at: CGPoint(x: 50, y: 50))
    scene.screen.time += 0.6
    for x in [250.0, 150, 260] { scene.screen.touch(.moved, at: CGPoint(x: x, y: 50)) }
    scene.screen.touch(.ended, at: CGPoint(x: 150, y: 50))
    #expect(
      scene.log == [
        "items at 50", "lift", "begin", "can handle", "enter", "update at 50", "exit", "enter",
        "update at 60", "exit", "end", "will end cancel", "did end cancel",
      ])
    scene.close()
  }

  @Test("Data of another program is dropped, and loaded from it")
  func otherProgram() async throws {
    let offer = OfferedData(types: ["text/plain"]) { _, completion in
      completion(.success(Array("from outside".utf8)))
    }
    let screen = UIScreen.main
    let place = InputPoint(x: 250, y: 50)
    screen.receive(DragEvent(seat: 1, .entered(offer, place, permitted: .copy)))
    screen.receive(DragEvent(seat: 1, .moved(InputPoint(x: 260, y: 50))))
    screen.receive(DragEvent(seat: 1, .dropped))
    #expect(
      scene.log == ["can handle", "enter", "update at 50", "update at 60", "perform", "end"])
    #expect(scene.session?.localDragSession == nil && scene.session?.allowsMoveOperation == false)
    let deadline = Date(timeIntervalSinceNow: 120)
    while scene.texts.isEmpty, Date() < deadline { try await Task.sleep(for: .milliseconds(1)) }
    #expect(scene.texts == ["from outside"])
    screen.receive(DragEvent(seat: 1, .entered(offer, place, permitted: .copy)))
    screen.receive(DragEvent(seat: 1, .left))
    screen.receive(DragEvent(seat: 1, .dropped))
    #expect(scene.log.suffix(2) == ["exit", "end"])
    scene.close()
  }

  @Test("Sessions tell what their items can become")
  func sessionQueries() {
    scene.dragFinger(to: CGPoint(x: 250, y: 50))
    let session = scene.session
    #expect(session?.hasItemsConforming(toTypeIdentifiers: ["public.text"]) == true)
    #expect(session?.hasItemsConforming(toTypeIdentifiers: ["public.image"]) == false)
    #expect(session?.canLoadObjects(ofClass: String.self) == true)
    #expect(session?.canLoadObjects(ofClass: UIImage.self) == false)
    scene.close()
  }
}
