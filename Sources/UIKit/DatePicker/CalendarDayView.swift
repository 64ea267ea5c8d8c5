import CoreGraphics
import Foundation

/// A day in a calendar.
@MainActor final class CalendarDayView: UIControl {
  enum Look: Equatable {
    case normal, today, selected, selectedToday, outside
  }

  private let circle = UIView(frame: .zero)
  private let label = UILabel(frame: .zero)
  /// nil for a place before the first day of the month or after the last one.
  private(set) var day: Date?
  private var look = Look.normal
  private var settings = DatePickerSettings()

  override init(frame: CGRect) {
    super.init(frame: frame)
    circle.isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(circle)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override class var startsOpaque: Bool { false }

  func show(_ day: Date?, _ text: String, _ look: Look, _ settings: DatePickerSettings) {
    (self.day, self.look, self.settings) = (day, look, settings)
    label.text = text
    isHidden = day == nil
    isEnabled = look != .outside
    updateColors()
  }

  private func updateColors() {
    let isSelected = look == .selected || look == .selectedToday
    label.font = .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
    switch look {
    case .normal: label.textColor = .label
    case .today, .selected: label.textColor = tintColor
    case .selectedToday: label.textColor = .white
    case .outside: label.textColor = .tertiaryLabel
    }
    circle.isHidden = !isSelected
    circle.backgroundColor =
      look == .selectedToday ? tintColor : tintColor.withAlphaComponent(0.15)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    let diameter = min(min(bounds.width, bounds.height), 44)
    circle.bounds.size = CGSize(width: diameter, height: diameter)
    circle.center = CGPoint(x: bounds.midX, y: bounds.midY)
    circle.layer.cornerRadius = diameter / 2
  }

  override var focusRect: CGRect { circle.frame }
  override var focusCornerRadius: CGFloat { circle.layer.cornerRadius }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
  var isChosen: Bool { look == .selected || look == .selectedToday }

  /// The whole date, as it is read.
  var spokenDate: String? { day.map { settings.formatter("yMMMMEEEEd").string(from: $0) } }
}
