import CoreGraphics
import LaminaTesting
import Testing

@testable import UIKit
@testable import lamina

/// Requirement V27: the settings are used by the gestures of the reader alone.
@Suite("The reader drives the settings", .serialized)
@MainActor struct ReaderSettingsTests {
  private let screen: OffscreenScreen
  private let speech = RecordedSpeech()
  private let reader: ScreenReader

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 360, height: 640))
    ControlsScene(DemoOptions()).show(in: screen.window)
    try screen.render()
    reader = ScreenReader(on: screen.screen, speech: speech)
    try settle()
  }

  /// Plays what moves, and lets the reader follow.
  private func settle() throws {
    for _ in 0..<10 {
      screen.time += 0.1
      try screen.render()
    }
  }

  private func swipe(_ dx: CGFloat, _ dy: CGFloat) throws {
    let start = CGPoint(x: 180, y: 320)
    screen.drag(
      from: start, to: CGPoint(x: start.x + dx, y: start.y + dy), duration: 0.15)
    try settle()
  }

  /// Swipes to the right until the element has a label, and returns what was spoken.
  private func swipe(to label: String) throws -> [String] {
    for _ in 0..<60 where reader.element?.accessibilityLabel != label { try swipe(120, 0) }
    return speech.take()
  }

  private func doubleTap() throws {
    screen.tap(at: CGPoint(x: 180, y: 320), count: 2)
    try settle()
  }

  /// Two fingers to the right, back, and to the right again.
  private func scrub() throws {
    let ways: [CGFloat] = [0, 40, 80, 40, 0, 40, 80]
    for (step, way) in ways.enumerated() {
      let phase = step == 0 ? UITouch.Phase.began : .moved
      for finger in 0...1 {
        screen.touch(phase, at: place(finger, way), finger: finger)
      }
      screen.time += 0.05
    }
    for finger in 0...1 { screen.touch(.ended, at: place(finger, 80), finger: finger) }
    try settle()
  }

  private func place(_ finger: Int, _ way: CGFloat) -> CGPoint {
    CGPoint(x: 80 + CGFloat(finger) * 60 + way, y: 400)
  }

  @Test("A page is opened, a slider moved, a switch turned and a choice made, and each is spoken")
  func settings() throws {
    let list = try swipe(to: "Sound")
    #expect(list == Self.list)
    try doubleTap()
    #expect(speech.take() == ["Settings, button"])
    let page = try swipe(to: "Volume")
    #expect(page == Self.page)
    try swipe(0, -120)
    try swipe(0, -120)
    try swipe(0, 120)
    #expect(speech.take() == ["70%", "80%", "70%"])
    _ = try swipe(to: "Mute")
    try swipe(120, 0)
    #expect(speech.take() == ["Mute, off, switch button"])
    try doubleTap()
    #expect(speech.take() == ["Mute, on, switch button"])
    try doubleTap()
    #expect(speech.take() == ["Mute, off, switch button"])
    let chimes = try swipe(to: "Ripple")
    #expect(chimes == Self.chimes)
    try doubleTap()
    #expect(speech.take() == ["selected, Ripple"])
    try scrub()
    #expect(speech.take() == ["Settings, heading"])
    reader.stop()
  }

  private static let list = [
    "Settings, heading", "Search, Search, search field", "Display", "Sound",
  ]
  private static let page = ["Sound, heading", "VOLUME, heading", "Volume, 60%, adjustable"]
  private static let chimes = [
    "MICROPHONE, heading", "Level",
    "The level of what the device hears.", "CHIME, heading", "selected, Bell", "Marimba", "Ripple",
  ]
}
