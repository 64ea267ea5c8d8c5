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
    case scaled = "light@2x"

    var scale: CGFloat { self == .scaled ? 2 : 1 }
  }

  @Test("pickers of each style look like those of iOS beside one another", arguments: Look.allCases)
  func strip(look: Look) throws {
    let screen = try OffscreenScreen(size: CGSize(width: 680, height: 690), scale: look.scale)
    screen.window.overrideUserInterfaceStyle = look == .dark ? .dark : .light
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
