import Foundation
import XMLTree

extension ViewFileClass {
  static let datePicker = ViewFileClass(
    "datePicker", UIDatePicker.self,
    [
      .choice(
        "datePickerMode", \UIDatePicker.datePickerMode,
        [
          "time": .time, "date": .date, "dateAndTime": .dateAndTime,
          "countDownTimer": .countDownTimer,
        ]),
      .choice(
        "style", \UIDatePicker.preferredDatePickerStyle,
        ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]),
      .custom("locale", of: UIDatePicker.self) { picker, reader in
        if let name = reader.child("locale")?["localeIdentifier"] {
          picker.locale = Locale(identifier: name)
        }
      },
      .custom("timeZone", of: UIDatePicker.self) { picker, reader in
        if let zone = reader.child("timeZone")?["name"].flatMap({ TimeZone(identifier: $0) }) {
          picker.timeZone = zone
        }
      },
      .custom("minuteInterval", of: UIDatePicker.self) { picker, reader in
        if let interval = reader.integer("minuteInterval", in: 1...30), 60 % interval == 0 {
          picker.minuteInterval = interval
        }
      },
      .custom("minimumDate", of: UIDatePicker.self) { picker, reader in
        if let date = reader.date("minimumDate") { picker.minimumDate = date }
      },
      .custom("maximumDate", of: UIDatePicker.self) { picker, reader in
        if let date = reader.date("maximumDate") { picker.maximumDate = date }
      },
      .custom("date", of: UIDatePicker.self) { picker, reader in
        guard reader.bool("useCurrentDate") != true else { return }
        if let date = reader.date("date") { picker.date = date }
      },
      .number("countDownDuration", \UIDatePicker.countDownDuration, in: 0...86_400),
    ])

  static let pickerView = ViewFileClass(
    "pickerView", UIPickerView.self,
    [.bool("showsSelectionIndicator", \UIPickerView.showsSelectionIndicator)],
    members: [
      .property("delegate", \UIPickerView.delegate),
      .property("dataSource", \UIPickerView.dataSource),
    ])
}
