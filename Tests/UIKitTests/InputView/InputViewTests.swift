import CoreGraphics
import Foundation
import LaminaTesting
import Testing

@testable import UIKit

/// A view with input views.
private final class HostView: UIView {
  var input: UIView?
  var accessory: UIView?
  override var inputView: UIView? { input }
  override var inputAccessoryView: UIView? { accessory }
  override var canBecomeFirstResponder: Bool { true }
}

// Text Programming Guide for iOS, "Custom Views for Data Input", "Managing the Keyboard".
// Requirement V38.
@MainActor @Suite("Input views are shown at the bottom of the screen", .serialized)
struct InputViewTests {
  private let screen: OffscreenScreen
  private let host = HostView()
  private let keypad = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 200, height: 300))
    screen.window.addSubview(host)
    host.input = keypad
    keypad.backgroundColor = .red
  }

  /// Returns the notifications of a keyboard that are posted meanwhile, with their frames.
  private func notifications(_ body: () throws -> Void) rethrows -> [String] {
    let log = Log()
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let info = note.userInfo ?? [:]
        let begin = (info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
        let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        let name = note.name.rawValue.dropFirst(10).dropLast(12)
        let entry = "\(name) \(Int(begin?.minY ?? -1))-\(Int(end?.minY ?? -1))"
        MainActor.assumeIsolated { log.entries.append(entry) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    try body()
    return log.entries
  }

  @MainActor private final class Log {
    var entries: [String] = []
  }

  @Test("The input view of the first responder slides in, and out when it resigns")
  func slides() throws {
    try screen.render()
    let shown = try notifications {
      #expect(host.becomeFirstResponder())
      try screen.render()
      screen.time += 0.1
      let frame = try screen.frame()
      #expect(frame.pixel(x: 100, y: 299) == red && frame.pixel(x: 100, y: 241) != red)
      screen.time += 0.2
      let end = try screen.frame()
      #expect(end.pixel(x: 100, y: 241) == red && end.pixel(x: 100, y: 238) != red)
    }
    #expect(
      shown == [
        "WillChangeFrame 300-240", "WillShow 300-240", "DidChangeFrame 300-240",
        "DidShow 300-240",
      ])
    #expect(keypad.frame.size == CGSize(width: 200, height: 60))
    let hidden = try notifications {
      #expect(host.resignFirstResponder())
      try screen.render()
      screen.time += 0.3
      #expect(try screen.frame().pixel(x: 100, y: 299) != red)
    }
    #expect(
      hidden == [
        "WillChangeFrame 240-300", "WillHide 240-300", "DidChangeFrame 240-300",
        "DidHide 240-300",
      ])
    #expect(keypad.superview == nil)
  }

  @Test("An input view that two responders share stays where it is")
  func shared() throws {
    let second = HostView()
    second.input = keypad
    screen.window.addSubview(second)
    #expect(host.becomeFirstResponder())
    try screen.render()
    screen.time += 1
    try screen.render()
    let log = notifications { #expect(second.becomeFirstResponder()) }
    #expect(log.isEmpty)
    #expect(keypad.window != nil)
    #expect(second.resignFirstResponder())
  }

  @Test("An accessory view is above the input view, and reloadInputViews shows the new views")
  func accessory() throws {
    #expect(host.becomeFirstResponder())
    try screen.render()
    screen.time += 1
    try screen.render()
    let bar = UIInputView(
      frame: CGRect(x: 0, y: 0, width: 0, height: 30), inputViewStyle: .keyboard)
    host.accessory = bar
    let log = notifications { host.reloadInputViews() }
    #expect(log.first == "WillChangeFrame 240-210")
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 200, height: 30) && keypad.frame.minY == 30)
    let others = notifications { keypad.reloadInputViews() }
    #expect(others.isEmpty)
    #expect(host.resignFirstResponder())
  }

  @Test("Input views go up the responder chain, and a window without them shows none")
  func chain() {
    let child = UIView()
    host.addSubview(child)
    #expect(child.inputView === keypad && child.inputAccessoryView == nil)
    #expect(screen.window.inputView == nil)
  }

  @Test("The keyboard layout guide follows the input views, in the same animation")
  func guide() throws {
    let bar = UIView()
    bar.backgroundColor = .blue
    bar.translatesAutoresizingMaskIntoConstraints = false
    screen.window.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: screen.window.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 10),
      bar.leadingAnchor.constraint(equalTo: screen.window.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: screen.window.trailingAnchor),
    ])
    try screen.render()
    #expect(bar.frame.maxY == 300)
    #expect(host.becomeFirstResponder())
    #expect(bar.frame.maxY == 240)
    try screen.render()
    screen.time += 0.1
    #expect(try screen.frame().pixel(x: 100, y: 235) != blue)
    screen.time += 0.2
    #expect(try screen.frame().pixel(x: 100, y: 235) == blue)
    #expect(host.resignFirstResponder())
    #expect(bar.frame.maxY == 300)
  }

  @Test("Touches beside the input views go to the windows behind them")
  func touches() throws {
    #expect(host.becomeFirstResponder())
    try screen.render()
    screen.time += 1
    try screen.render()
    let window = try #require(keypad.window)
    #expect(!window.isKeyWindow && screen.window.isKeyWindow)
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    #expect(window.hitTest(CGPoint(x: 5, y: 290), with: nil) === keypad)
    #expect(host.resignFirstResponder())
  }

  @Test("A screen of another size has the input views at its bottom")
  func resize() throws {
    #expect(host.becomeFirstResponder())
    try screen.render()
    screen.time += 1
    try screen.render()
    let log = try notifications {
      screen.resize(to: CGSize(width: 400, height: 200))
      try screen.render()
    }
    #expect(log == ["WillChangeFrame 240-140", "DidChangeFrame 240-140"])
    #expect(keypad.frame.width == 400)
    #expect(host.resignFirstResponder())
  }
}
