import CoreGraphics
import Foundation

/// A date picker in the style `.compact`: labels with the date and the time.
@MainActor final class CompactDateView: UIView, DatePickerContent {
  var onChange: (Date) -> Void = { _ in }
  private unowned let picker: UIDatePicker
  private var settings = DatePickerSettings()
  private var date = Date(timeIntervalSinceReferenceDate: 0)
  private(set) var labels: [CompactDateLabel] = []
  private weak var popover: CompactDatePopover?

  static let (height, spacing): (CGFloat, CGFloat) = (34, 8)

  init(of picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override class var startsOpaque: Bool { false }

  var naturalSize: CGSize {
    let widths = labels.map(\.naturalWidth)
    let spaces = Self.spacing * CGFloat(max(widths.count - 1, 0))
    return CGSize(width: widths.reduce(spaces, +), height: Self.height)
  }

  func show(_ date: Date, _ settings: DatePickerSettings, animated: Bool) {
    (self.date, self.settings) = (date, settings)
    let modes = modes
    while labels.count > modes.count { labels.removeLast().removeFromSuperview() }
    while labels.count < modes.count { addLabel() }
    for (label, mode) in zip(labels, modes) {
      label.text = text(mode)
      label.isOpen = popover?.mode == mode && popover?.isOpen == true
    }
    popover?.show(date, settings)
    setNeedsLayout()
  }

  /// The parts of the date that have a label each.
  private var modes: [UIDatePicker.Mode] {
    settings.mode == .dateAndTime ? [.date, .time] : [settings.mode]
  }

  private func text(_ mode: UIDatePicker.Mode) -> String {
    switch mode {
    case .time: settings.formatter("jm").string(from: date)
    case .yearAndMonth: settings.formatter("yMMMM").string(from: date)
    default: settings.formatter("yMMMd").string(from: date)
    }
  }

  private func addLabel() {
    let (label, index) = (CompactDateLabel(frame: .zero), labels.count)
    labels.append(label)
    addSubview(label)
    label.addAction(
      UIAction { [weak self] _ in if let self { open(modes[index], from: labels[index]) } },
      for: .touchUpInside)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for label in labels {
      let width = label.naturalWidth
      let left = isReversed ? bounds.width - x - width : x
      label.frame = CGRect(
        x: left, y: (bounds.height - Self.height) / 2, width: width, height: Self.height)
      x += width + Self.spacing
    }
  }

  // MARK: The popover

  /// Shows a calendar or wheels for a part of the date.
  private func open(_ mode: UIDatePicker.Mode, from label: CompactDateLabel) {
    guard let presenter = presentingController else { return }
    let popover = CompactDatePopover(mode, from: label) { [weak self] in self?.onChange($0) }
    popover.onClose = { [weak self] in self?.didClose() }
    popover.show(date, settings)
    self.popover = popover
    label.isOpen = true
    picker.sendActions(for: .editingDidBegin)
    presenter.present(popover, animated: true)
  }

  private func didClose() {
    popover = nil
    for label in labels { label.isOpen = false }
    picker.sendActions(for: .editingDidEnd)
  }

  /// The controller that presents: the nearest one around the picker, or that of the window.
  private var presentingController: UIViewController? {
    let responders = sequence(first: picker as UIResponder) { $0.next }
    return responders.lazy.compactMap { $0 as? UIViewController }.first
      ?? window?.rootViewController
  }
}
