extension UIDatePicker {
  /// What the user chooses.
  ///
  /// Source: Apple, "UIDatePicker.Mode".
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    /// A number of hours and minutes: `countDownDuration`.
    case countDownTimer = 3
    case yearAndMonth = 4
  }
}

/// How a date picker looks.
///
/// Source: Apple, "UIDatePickerStyle".
public enum UIDatePickerStyle: Int, Sendable {
  /// `.compact` where the mode has it, and `.wheels` otherwise.
  case automatic = 0
  case wheels = 1
  /// Labels with the date and the time, which show a calendar or wheels when they are touched.
  case compact = 2
  /// A calendar, with the time below it.
  case inline = 3
}
