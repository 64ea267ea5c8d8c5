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

  override init(frame: CGRect) {
    super.init(frame: frame)
    circle.isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(circle)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override class var startsOpaque: Bool { false }

  func show(_ day: Date?, _ text: String, _ look: Look) {
    (self.day, self.look) = (day, look)
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
}
