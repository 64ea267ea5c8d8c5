import CoreGraphics

/// What an alert shows.
struct AlertContent {
  enum Look {
    case alert, sheet, popover
  }

  var title: String?
  var message: String?
  var actions: [UIAlertAction]
  var preferred: UIAlertAction?
  /// The height of the text fields between the texts and the buttons. Points.
  var fieldsHeight: CGFloat = 0
  var look: Look

  /// The actions of the main card, in the order in which they are shown: in an alert the one that
  /// cancels is the first of two side by side, and the last of several.
  @MainActor func mainActions(sideBySide: Bool) -> [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancel = actions.filter { $0.style == .cancel }
    guard look == .alert else { return others }
    return sideBySide ? cancel + others : others + cancel
  }

  /// The action that has a card of its own.
  @MainActor var separateAction: UIAlertAction? {
    look == .sheet ? actions.first { $0.style == .cancel } : nil
  }

  /// Whether the title of an action is bold.
  @MainActor func isEmphasized(_ action: UIAlertAction) -> Bool {
    if let preferred { return action === preferred }
    return action.style == .cancel && look != .popover
  }
}

/// The measures of alerts, in points: those of iOS 7 to 18.
enum AlertMetrics {
  static let width: CGFloat = 270
  static let cornerRadius: CGFloat = 14
  static let rowHeight: CGFloat = 44
  static let sheetRowHeight: CGFloat = 57
  static let sideMargin: CGFloat = 16
  static let topMargin: CGFloat = 20
  /// The distance of the title from the message.
  static let textGap: CGFloat = 3
  /// The distance of text fields from the texts above them.
  static let fieldsGap: CGFloat = 14
  /// The distance between the cards of a sheet, and from the edges of the window.
  static let sheetGap: CGFloat = 8
  /// The greatest width of a sheet.
  static let sheetWidth: CGFloat = 398
}
