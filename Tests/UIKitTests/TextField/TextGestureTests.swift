import LaminaTesting
import Testing

@testable import UIKit

/// Requirements V28, V33 and V38; Human Interface Guidelines, "Editing text".
@Suite("Touches and clicks in a text", .serialized)
@MainActor struct TextGestureTests {
  private let screen: OffscreenScreen
  private let field = UITextField(frame: CGRect(x: 20, y: 120, width: 260, height: 34))

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 300, height: 280))
    screen.window.addSubview(field)
    field.text = "one quartz three"
  }

  /// The middle of the line at the caret before a character, in the window.
  private func place(_ offset: Int) throws -> CGPoint {
    let position = try #require(field.position(from: field.beginningOfDocument, offset: offset))
    let caret = field.caretRect(for: position)
    return field.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
  }

  /// Waits until a further tap counts as a new one.
  private func pause() { screen.time += 1 }

  @Test("a tap begins editing at the nearest edge of a word")
  func tap() throws {
    screen.tap(at: try place(5))
    #expect(field.isEditing && field.selectedUnits == 4..<4)
    pause()
    screen.tap(at: try place(9))
    #expect(field.selectedUnits == 10..<10)
    pause()
    screen.tap(at: CGPoint(x: 275, y: 137))
    #expect(field.selectedUnits == 16..<16)
  }

  @Test("two taps select a word, and three all of the text")
  func taps() throws {
    screen.tap(at: try place(6), count: 2)
    #expect(field.selectedUnits == 4..<10)
    pause()
    screen.tap(at: try place(6), count: 3)
    #expect(field.selectedUnits == 0..<16 && !field.gestures.isMenuShown)
    screen.time += 0.4
    #expect(field.gestures.isMenuShown)
  }

  @Test("a finger that rests moves the caret freely, with a loupe until it is lifted")
  func press() throws {
    let (start, end) = (try place(5), try place(8))
    screen.touch(.began, at: start)
    for _ in 0..<5 {
      screen.time += 0.2
      screen.touch(.stationary, at: start)
      try screen.render()
    }
    screen.touch(.moved, at: CGPoint(x: start.x + 1, y: start.y))
    #expect(field.isEditing && field.gestures.loupe != nil)
    screen.touch(.moved, at: end)
    #expect(field.selectedUnits == 8..<8)
    screen.touch(.ended, at: end)
    #expect(field.gestures.loupe == nil && field.gestures.isMenuShown)
  }

  @Test("handles move the ends of a selection, and leave a character")
  func handles() throws {
    screen.tap(at: try place(6), count: 2)
    try screen.render()
    let end = field.parts.selection.handles[1].frame
    screen.drag(
      from: field.convert(CGPoint(x: end.midX, y: end.maxY - 5), to: nil),
      to: CGPoint(x: try place(13).x, y: end.maxY + 115))
    #expect(field.selectedUnits == 4..<13)
    let start = field.parts.selection.handles[0].frame
    screen.drag(
      from: field.convert(CGPoint(x: start.midX, y: start.minY + 5), to: nil),
      to: CGPoint(x: try place(16).x, y: 120))
    #expect(field.selectedUnits == 12..<13)
  }

  @Test("a click puts the caret exactly there, and one with Shift selects up to there")
  func click() throws {
    screen.click(at: try place(6))
    #expect(field.isEditing && field.selectedUnits == 6..<6)
    #expect(!field.parts.selection.handles.contains { !$0.isHidden })
    pause()
    screen.click(at: try place(6))
    screen.time += 0.1
    screen.click(at: try place(6))
    #expect(field.selectedUnits == 4..<10)
  }

  @Test("the pointer selects by characters, and after two clicks by words")
  func pointerDrag() throws {
    screen.pointer(at: try place(5))
    screen.press(.primary)
    screen.pointer(at: try place(5))
    screen.pointer(at: try place(8))
    #expect(field.selectedUnits == 5..<8)
    screen.pointer(at: try place(2))
    #expect(field.selectedUnits == 2..<5)
    screen.press([])
    screen.pointer(at: try place(2))
    pause()
    screen.click(at: try place(6))
    screen.time += 0.05
    screen.press(.primary)
    screen.pointer(at: try place(6))
    screen.pointer(at: try place(13))
    #expect(field.selectedUnits == 4..<16)
    screen.press([])
    screen.pointer(at: try place(13))
  }

  @Test("a caret is visible for 0.6 seconds after a change, and then blinks twice in two seconds")
  func blink() throws {
    field.becomeFirstResponder()
    try screen.render()
    let layer = field.parts.selection.caret.layer
    let states = try [0.3, 0.5, 0.5, 0.5, 0.5].map { seconds in
      screen.time += seconds
      try screen.render()
      return try #require(layer.presentation()).opacity
    }
    #expect(states == [1, 0, 1, 0, 1])
  }
}
