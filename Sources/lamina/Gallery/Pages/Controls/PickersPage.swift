import Foundation
import UIKit

extension GalleryPage {
  static let pickers = GalleryPage(
    name: "pickers", title: "Pickers",
    caption:
      "UIPickerView: rows on wheels, seen from the side. UIDatePicker with wheels, a calendar and "
      + "labels. Drag, throw, tap, or turn the mouse wheel.",
    space: CGSize(width: 336, height: 400),
    specimens: [
      Specimen("UIPickerView", note: "titles, attributed titles") { $0.wheels() },
      Specimen("the same", note: ".dark") { $0.wheels(in: .dark) },
      Specimen("UIDatePicker", note: ".wheels: .date, .time") { $0.dates([.date, .time]) },
      Specimen("the same", note: ".dateAndTime, .countDownTimer") {
        $0.dates([.dateAndTime, .countDownTimer])
      },
      Specimen("UIDatePicker", note: ".inline") { $0.calendar() },
      Specimen("the same", note: ".dark, forceRightToLeft") {
        $0.calendar(in: .dark, isReversed: true)
      },
      Specimen("UIDatePicker", note: ".compact") { $0.compact() },
      Specimen("the same", note: ".dark") { $0.compact(in: .dark) },
    ])
}

extension Stage {
  /// A picker for a fixed date, so that the page always looks the same.
  private func datePicker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, locale: String = "en_US"
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

  fileprivate func wheels(in style: UIUserInterfaceStyle = .light) {
    let panel = panel(in: style)
    let rows = PickerRows()
    let picker = UIPickerView(frame: CGRect(x: 8, y: 92, width: 320, height: 216))
    (picker.dataSource, picker.delegate) = (rows, rows)
    rows.keep(with: picker)
    panel.addSubview(picker)
    for component in 0..<2 { picker.selectRow(3, inComponent: component, animated: false) }
  }

  fileprivate func dates(_ modes: [UIDatePicker.Mode]) {
    let panel = panel()
    for (index, mode) in modes.enumerated() {
      let picker = datePicker(mode, .wheels)
      picker.frame = CGRect(x: 8, y: 12 + 192 * CGFloat(index), width: 320, height: 180)
      panel.addSubview(picker)
    }
  }

  fileprivate func calendar(in style: UIUserInterfaceStyle = .light, isReversed: Bool = false) {
    let panel = panel(in: style, isReversed: isReversed)
    let picker = datePicker(.dateAndTime, .inline, locale: isReversed ? "he_IL" : "en_US")
    picker.semanticContentAttribute = panel.semanticContentAttribute
    picker.frame.origin = CGPoint(x: 8, y: 6)
    panel.addSubview(picker)
  }

  fileprivate func compact(in style: UIUserInterfaceStyle = .light) {
    let panel = panel(in: style)
    let disabled = datePicker(.date, .compact)
    disabled.isEnabled = false
    let pickers = [
      datePicker(.date, .compact), datePicker(.time, .compact), datePicker(.dateAndTime, .compact),
      datePicker(.dateAndTime, .compact, locale: "de_DE"), disabled,
    ]
    for (index, picker) in pickers.enumerated() {
      picker.frame.origin = CGPoint(x: 16, y: 40 + 66 * CGFloat(index))
      panel.addSubview(picker)
    }
  }
}

/// The rows of the page's picker: titles without and with attributes.
private final class PickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private static let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo,
  ]
  private static let names = ["Red", "Orange", "Yellow", "Green", "Teal", "Blue", "Indigo"]

  /// Retains the rows as long as the picker exists, which does not retain its delegate.
  func keep(with picker: UIPickerView) {
    picker.layer.setValue(self, forKey: "rows")
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    Self.colors.count
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    guard component == 1 else { return nil }
    return NSAttributedString(
      string: Self.names[row],
      attributes: [.foregroundColor: Self.colors[row], .font: UIFont.boldSystemFont(ofSize: 21)])
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { Self.names[row] }
}
