import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

/// Requirement V33.
@Suite("Controls under fingers and with the focus match their golden images", .serialized)
@MainActor struct TouchedControlGoldenTests {
  @Test("controls that fingers press look like those of iOS", arguments: GoldenLook.allCases)
  func pressed(look: GoldenLook) throws {
    let screen = try look.makeScreen(CGSize(width: 240, height: 280))
    var y: CGFloat = 10
    for (finger, (control, fraction)) in pressedControls.enumerated() {
      if control is UIButton || control.bounds.isEmpty { control.sizeToFit() }
      control.frame.origin = CGPoint(x: 16, y: y)
      screen.window.addSubview(control)
      y += control.bounds.height + 12
      try screen.render()
      screen.touch(
        .began,
        at: CGPoint(
          x: control.frame.minX + fraction * control.frame.width, y: control.frame.midY),
        finger: finger)
    }
    screen.time += 0.4
    try look.compare(screen, with: "pressed-controls")
  }

  /// Controls, and where a finger presses them, as a fraction of their width.
  private var pressedControls: [(UIControl, CGFloat)] {
    let stepper = UIStepper()
    stepper.value = 50
    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    segments.selectedSegmentIndex = 0
    let selected = UISegmentedControl(items: ["One", "Two", "Three"])
    selected.selectedSegmentIndex = 0
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    slider.value = 0.5
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Button"
    let row = UIButton(type: .system)
    row.setTitle("System", for: .normal)
    return [
      (stepper, 0.8), (segments, 0.5), (selected, 0.1), (slider, 0.5), (button, 0.5), (row, 0.5),
    ]
  }

  @Test(
    "controls with the focus have a ring around them that follows their shape",
    arguments: GoldenLook.allCases)
  func focused(look: GoldenLook) throws {
    let screen = try look.makeScreen(CGSize(width: 150, height: 60))
    let root = UIViewController()
    screen.window.rootViewController = root
    let images = try focusedControls.map { control in
      if control is UIButton || control.bounds.isEmpty { control.sizeToFit() }
      control.center = CGPoint(x: 75, y: 30)
      control.frame = control.frame.integral
      root.view.addSubview(control)
      try screen.render()
      screen.key(.keyboardTab)
      #expect(UIFocusSystem.focusSystem(for: control)?.focusedItem != nil)
      screen.time += 0.5
      let image = try screen.frame()
      control.removeFromSuperview()
      return image
    }
    try assertSnapshot(
      of: .strip(images, columns: 5), named: "focused-controls-\(look.rawValue)",
      tolerance: GoldenTests.tolerance(screen))
  }

  private var focusedControls: [UIControl] {
    let configurations: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
    let buttons = configurations.map { configuration in
      let button = UIButton(configuration: configuration)
      button.configuration?.title = "Button"
      return button
    }
    let plain = UIButton(type: .system)
    plain.setTitle("System", for: .normal)
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.backgroundStyle = .prominent
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 120, height: 31))
    let capsule = UIButton(configuration: .filled())
    capsule.configuration?.title = "Capsule"
    capsule.configuration?.cornerStyle = .capsule
    return buttons + [plain, UISwitch(), slider, UIStepper(), segments, pages] + fields
      + [capsule, date]
  }

  private var fields: [UIControl] {
    let fields = [UITextField(), UITextField(), UISearchTextField()]
    for (field, style) in zip(
      fields, [.roundedRect, .line, .roundedRect] as [UITextField.BorderStyle])
    {
      field.frame.size = CGSize(width: 120, height: 34)
      (field.borderStyle, field.text) = (style, "Text")
    }
    return fields
  }

  private var date: UIControl {
    let picker = UIDatePicker()
    (picker.calendar, picker.locale) = (
      Calendar(identifier: .gregorian), Locale(identifier: "en_US")
    )
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .compact)
    picker.date = Date(timeIntervalSince1970: 1_694_709_900)
    picker.sizeToFit()
    return picker
  }
}
