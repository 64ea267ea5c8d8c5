import CoreGraphics
import Foundation

/// The calendar or the wheels that a compact date picker shows.
@MainActor final class CompactDatePopover: UIViewController, UIPopoverPresentationControllerDelegate
{
  let mode: UIDatePicker.Mode
  private let picker = UIDatePicker(frame: .zero)
  var onClose: () -> Void = {}
  /// Whether it has not begun to go.
  private(set) var isOpen = true

  init(
    _ mode: UIDatePicker.Mode, from source: UIView, onChange: @escaping (Date) -> Void
  ) {
    self.mode = mode
    super.init(nibName: nil, bundle: nil)
    picker.preferredDatePickerStyle = mode == .date ? .inline : .wheels
    picker.datePickerMode = mode
    picker.roundsToMinuteInterval = false
    picker.addAction(
      UIAction { [weak picker] _ in if let picker { onChange(picker.date) } }, for: .valueChanged)
    preferredContentSize = picker.intrinsicContentSize
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceView = source
    popoverPresentationController?.sourceRect = source.bounds
    popoverPresentationController?.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func show(_ date: Date, _ settings: DatePickerSettings) {
    picker.locale = settings.locale
    picker.calendar = settings.calendar
    picker.timeZone = settings.calendar.timeZone
    picker.minuteInterval = settings.minuteInterval
    (picker.minimumDate, picker.maximumDate) = (settings.minimum, settings.maximum)
    if picker.date != date { picker.date = date }
  }

  override func loadView() {
    view = UIView(frame: CGRect(origin: .zero, size: preferredContentSize))
    picker.frame = view.bounds
    picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(picker)
  }

  /// It is a popover in each width.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isOpen else { return }
    isOpen = false
    onClose()
  }
}
