import Accessibility
import CoreGraphics
import Foundation

extension StandardAccessibility {
  /// A control of a class of the program: its views, unless the program says that it is an element.
  @MainActor init(of control: UIControl) {
    traits = control.accessibilityState
    respondsToInteraction = control.isUserInteractionEnabled && control.isEnabled
  }

  @MainActor init(of button: UIButton) {
    let choice = button.isPopup ? button.menu?.selectedElements.first?.title : nil
    let title = choice ?? button.currentAttributedTitle?.string ?? button.currentTitle
    self.init(
      .spoken([title, button.configuration?.subtitle]) ?? button.currentImage?.spokenName,
      button.accessibilityState.union(.button))
    guard button.isToggle else { return }
    traits = traits.union(.toggleButton).subtracting(.selected)
    value = Self.value(isOn: button.isSelected)
  }

  @MainActor init(of toggle: UISwitch) {
    self.init(
      toggle.labelOfRow, toggle.accessibilityState.union([.button, .toggleButton]),
      value: Self.value(isOn: toggle.isOn))
  }

  /// The value of something that is on or off: "1" or "0", as on iOS.
  static func value(isOn: Bool) -> String { isOn ? "1" : "0" }

  @MainActor init(of slider: UISlider) {
    let length = slider.maximumValue - slider.minimumValue
    let fraction = length > 0 ? (slider.value - slider.minimumValue) / length : 0
    self.init(
      slider.labelOfRow, slider.accessibilityState.union(.adjustable),
      value: .percentage(Double(fraction)))
    adjust = { _ = slider.adjustFocused(slider.heading($0)) }
    number = Number(
      value: AccessibleNumber(
        Double(slider.value), from: Double(slider.minimumValue), to: Double(slider.maximumValue))
    ) { number in
      slider.setValue(Float(number), animated: true)
      slider.send([.valueChanged, .primaryActionTriggered], nil)
    }
  }

  @MainActor init(of stepper: UIStepper) {
    self.init(
      stepper.labelOfRow, stepper.accessibilityState.union(.adjustable),
      value: stepper.value.formatted())
    role = .spinButton
    number = Number(
      value: AccessibleNumber(
        stepper.value, from: stepper.minimumValue, to: stepper.maximumValue,
        by: stepper.stepValue)
    ) { number in
      stepper.value = number
      stepper.send([.valueChanged, .primaryActionTriggered], nil)
    }
    // The minus is on the left in both directions of layout.
    adjust = { _ = stepper.adjustFocused($0 == .up ? .right : .left) }
  }

  @MainActor init(of control: UISegmentedControl) {
    self.init(group: { control.views.contents })
    (label, traits) = (control.labelOfRow, control.accessibilityState)
    role = .grouping
  }

  @MainActor init(of segment: SegmentView, _ index: Int, _ control: UISegmentedControl) {
    let image = control.imageForSegment(at: index)
    self.init(
      control.titleForSegment(at: index) ?? image?.spokenName, .button)
    let state = control.state(of: index)
    if state.contains(.selected) { traits.insert(.selected) }
    if state.contains(.disabled) { traits.insert(.notEnabled) }
    value = "\(index + 1) of \(control.numberOfSegments)"
    role = .radioButton
  }

  @MainActor init(of control: UIPageControl) {
    let (page, count) = (control.currentPage + 1, control.numberOfPages)
    self.init(
      nil, control.accessibilityState.union([.adjustable, .updatesFrequently]),
      value: "page \(count == 0 ? 0 : page) of \(count)")
    role = .spinButton
    number = Number(
      value: AccessibleNumber(
        Double(page), from: 1, to: Double(max(count, 1)), by: 1)
    ) { control.go(to: Int($0.rounded()) - 1, nil) }
    adjust = { adjustment in
      let isForward = (adjustment == .up) != control.isReversed
      _ = control.adjustFocused(
        control.isVertical ? (isForward ? .down : .up) : (isForward ? .right : .left))
    }
  }

  @MainActor init(of view: UIProgressView) {
    self.init("Progress", .updatesFrequently, value: .percentage(Double(view.progress)))
    (role, respondsToInteraction) = (.progressBar, false)
    number = Number(
      value: AccessibleNumber(Double(view.progress), from: 0, to: 1, isWritable: false))
  }

  @MainActor init(of view: UIActivityIndicatorView) {
    self.init(view.isAnimating ? "In progress" : "Progress halted", .updatesFrequently)
    (role, respondsToInteraction) = (.progressBar, false)
  }
}

extension UIControl {
  /// The traits that every control has in its state.
  fileprivate var accessibilityState: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }

  /// The text of the row around the control, which names it; nil outside of rows.
  var labelOfRow: String? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { view in
      switch view {
      case let cell as UITableViewCell: cell.rowText
      case let cell as UICollectionViewCell: cell.rowText
      default: nil
      }
    }.first
  }

  /// The direction of the arrow key that increases or decreases the value.
  fileprivate func heading(_ adjustment: StandardAccessibility.Adjustment) -> UIFocusHeading {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (adjustment == .up) != isReversed ? .right : .left
  }
}

extension UIImage {
  /// The text that is read for a symbol; nil for other images.
  var spokenName: String? {
    guard let name = attributes.symbol?.name else { return nil }
    return Self.spokenNames[name]
      ?? name.replacingOccurrences(of: ".fill", with: "").replacingOccurrences(of: ".", with: " ")
  }

  private static let spokenNames = [
    "plus": "Add", "minus": "Remove", "xmark": "Close", "xmark.circle.fill": "Close",
    "trash": "Delete", "square.and.arrow.up": "Share", "square.and.pencil": "Compose",
    "magnifyingglass": "Search", "ellipsis": "More", "ellipsis.circle": "More", "gear": "Settings",
    "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward",
    "chevron.forward": "Forward", "arrow.clockwise": "Refresh", "checkmark": "Selected",
    "info.circle": "More Info", "heart": "Love", "heart.fill": "Love", "star": "Favorite",
    "star.fill": "Favorite",
  ]
}
