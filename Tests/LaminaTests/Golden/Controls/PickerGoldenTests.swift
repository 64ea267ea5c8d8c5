import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

/// Requirement V33.
@Suite("Pickers match their golden images", .serialized)
@MainActor struct PickerGoldenTests {
  enum Look: String, CaseIterable {
    case light, dark, reversed
    case scaledLight = "light@2x"
    case scaledDark = "dark@2x"

    var scale: CGFloat { self == .scaledLight || self == .scaledDark ? 2 : 1 }
    var style: UIUserInterfaceStyle { self == .dark || self == .scaledDark ? .dark : .light }
  }

  @Test("pickers of each style look like those of iOS beside one another", arguments: Look.allCases)
  func strip(look: Look) throws {
    let screen = try OffscreenScreen(size: CGSize(width: 680, height: 690), scale: look.scale)
    screen.window.overrideUserInterfaceStyle = look.style
    screen.window.backgroundColor = .systemBackground
    screen.window.semanticContentAttribute =
      look == .reversed ? .forceRightToLeft : .unspecified
    let locale = look == .reversed ? "he_IL" : "en_US"
    let places: [(UIDatePicker.Mode, UIDatePickerStyle, CGPoint)] = [
      (.date, .wheels, CGPoint(x: 10, y: 10)), (.dateAndTime, .wheels, CGPoint(x: 350, y: 10)),
      (.countDownTimer, .wheels, CGPoint(x: 10, y: 230)), (.time, .wheels, CGPoint(x: 10, y: 450)),
      (.dateAndTime, .inline, CGPoint(x: 350, y: 230)),
      (.dateAndTime, .compact, CGPoint(x: 350, y: 644)),
    ]
    for (mode, style, origin) in places {
      let picker = picker(mode, style, locale)
      if look == .reversed { picker.semanticContentAttribute = .forceRightToLeft }
      picker.frame.origin = origin
      screen.window.addSubview(picker)
    }
    try screen.render()
    try assertSnapshot(
      of: screen.frame(), named: "pickers-\(look.rawValue)",
      tolerance: GoldenTests.tolerance(screen))
  }

  @Test(
    "pickers that are disabled, and those with the focus, look like those of iOS",
    arguments: GoldenLook.allCases)
  func states(look: GoldenLook) throws {
    let screen = try look.makeScreen(CGSize(width: 336, height: 640))
    let root = UIViewController()
    screen.window.rootViewController = root
    let styles: [UIDatePickerStyle] = [.inline, .wheels, .compact]
    let pickers = styles.map { picker($0 == .inline ? .dateAndTime : .date, $0, "en_US") }
    var y: CGFloat = 2
    for picker in pickers {
      picker.frame.origin = CGPoint(x: 8, y: y)
      y += picker.bounds.height
      picker.isEnabled = false
      root.view.addSubview(picker)
    }
    var images = [try screen.frame()]
    for picker in pickers { picker.isEnabled = true }
    // The keys lead to a button, to the first day, and past the days and the time to a wheel.
    for tabs in [3, 1, 31] {
      for _ in 0..<tabs { screen.key(.keyboardTab) }
      screen.time += 0.5
      images.append(try screen.frame())
    }
    try assertSnapshot(
      of: .strip(images, columns: 4), named: "picker-states-\(look.rawValue)",
      tolerance: GoldenTests.tolerance(screen))
  }

  private func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ locale: String
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    (picker.calendar, picker.locale) = (calendar, Locale(identifier: locale))
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
    picker.date = Date(timeIntervalSince1970: 1_694_709_900)
    picker.countDownDuration = 5400
    picker.sizeToFit()
    return picker
  }
}
