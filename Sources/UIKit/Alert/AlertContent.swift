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
  var look: Look
  var fonts: AlertFonts

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

  /// The font of an action: semibold for the one that is preferred or cancels.
  @MainActor func font(of action: UIAlertAction) -> UIFont {
    let isEmphasized =
      preferred.map { $0 === action } ?? (action.style == .cancel && look != .popover)
    return isEmphasized ? fonts.emphasizedButton : fonts.button
  }

  /// The height of a button: more where a line of large text does not fit.
  var rowHeight: CGFloat {
    let least = look == .alert ? AlertMetrics.rowHeight : AlertMetrics.sheetRowHeight
    return max(least, fonts.button.lineHeight.rounded(.up) + 2 * AlertMetrics.rowMargin)
  }
}

/// The fonts of an alert, at the size of text that the user prefers, as on iOS: the title is a headline and
/// the message a footnote; on an action sheet both are footnotes, and the buttons are larger.
struct AlertFonts {
  let title, message, button, emphasizedButton: UIFont

  @MainActor init(of look: AlertContent.Look, compatibleWith traits: UITraitCollection) {
    func font(_ style: UIFont.TextStyle, _ weight: UIFont.Weight = .regular) -> UIFont {
      .systemFont(ofSize: style.size(for: traits.preferredContentSizeCategory), weight: weight)
    }
    let buttons: UIFont.TextStyle = look == .alert ? .body : .title3
    title = font(look == .alert ? .headline : .footnote, .semibold)
    message = font(.footnote)
    (button, emphasizedButton) = (font(buttons), font(buttons, .semibold))
  }
}

/// The measures of alerts, in points: those of iOS 7 to 18.
enum AlertMetrics {
  static let width: CGFloat = 270
  static let cornerRadius: CGFloat = 14
  static let rowHeight: CGFloat = 44
  static let sheetRowHeight: CGFloat = 57
  /// The least distance of a button's title from its upper and lower edges.
  static let rowMargin: CGFloat = 10
  static let sideMargin: CGFloat = 16
  static let topMargin: CGFloat = 20
  static let sheetTopMargin: CGFloat = 14
  /// The distance of the title from the message.
  static let textGap: CGFloat = 3
  /// The distance of text fields from the texts above them.
  static let fieldsGap: CGFloat = 14
  /// The distance between the cards of a sheet, and from the edges of the window.
  static let sheetGap: CGFloat = 8
  /// The least distance of an alert from the edges of the window.
  static let edgeMargin: CGFloat = 16
  /// The greatest width of a sheet.
  static let sheetWidth: CGFloat = 398
}
