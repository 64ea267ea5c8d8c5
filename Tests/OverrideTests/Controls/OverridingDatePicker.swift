import UIKit

final class OverridingDatePicker: UIDatePicker {
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override var datePickerMode: Mode {
    get { called(super.datePickerMode) }
    set { super.datePickerMode = assigned(newValue) }
  }
  override var date: Date {
    get { called(super.date) }
    set { super.date = assigned(newValue) }
  }
  override func setDate(_ date: Date, animated: Bool) {
    called(super.setDate(date, animated: animated))
  }
  override var minimumDate: Date? {
    get { called(super.minimumDate) }
    set { super.minimumDate = assigned(newValue) }
  }
  override var maximumDate: Date? {
    get { called(super.maximumDate) }
    set { super.maximumDate = assigned(newValue) }
  }
  override var countDownDuration: TimeInterval {
    get { called(super.countDownDuration) }
    set { super.countDownDuration = assigned(newValue) }
  }
  override var minuteInterval: Int {
    get { called(super.minuteInterval) }
    set { super.minuteInterval = assigned(newValue) }
  }
  override var roundsToMinuteInterval: Bool {
    get { called(super.roundsToMinuteInterval) }
    set { super.roundsToMinuteInterval = assigned(newValue) }
  }
  override var locale: Locale? {
    get { called(super.locale) }
    set { super.locale = assigned(newValue) }
  }
  override var calendar: Calendar! {
    get { called(super.calendar) }
    set { super.calendar = assigned(newValue) }
  }
  override var timeZone: TimeZone? {
    get { called(super.timeZone) }
    set { super.timeZone = assigned(newValue) }
  }
  override var preferredDatePickerStyle: UIDatePickerStyle {
    get { called(super.preferredDatePickerStyle) }
    set { super.preferredDatePickerStyle = assigned(newValue) }
  }
  override var datePickerStyle: UIDatePickerStyle { called(super.datePickerStyle) }
  override var canBecomeFocused: Bool { called(super.canBecomeFocused) }
  override var intrinsicContentSize: CGSize { called(super.intrinsicContentSize) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { called(super.sizeThatFits(size)) }
  override func layoutSubviews() { called(super.layoutSubviews()) }
}

extension Overrides {
  static let datePicker = Overrides(
    of: "UIDatePicker", by: OverridingDatePicker(),
    uses: [
      {
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
        $0.datePickerMode = $0.datePickerMode
        $0.date = $0.date
        $0.setDate($0.date, animated: false)
        $0.minimumDate = $0.minimumDate
        $0.maximumDate = $0.maximumDate
        $0.countDownDuration = $0.countDownDuration
        $0.minuteInterval = $0.minuteInterval
        $0.roundsToMinuteInterval = $0.roundsToMinuteInterval
        $0.locale = $0.locale
        $0.calendar = $0.calendar
        $0.timeZone = $0.timeZone
        $0.preferredDatePickerStyle = $0.preferredDatePickerStyle
        _ = ($0.datePickerStyle, $0.canBecomeFocused)
        _ = $0.intrinsicContentSize
        _ = $0.sizeThatFits(.zero)
        $0.layoutSubviews()
      }
    ])
}
