import LaminaTesting
import Testing
import UIKit

/// Requirement V33.
@MainActor @Suite("Standard controls respond to touches", .serialized)
struct StandardControlTests {
  private final class Log {
    var entries: [String] = []
  }

  private let log = Log()

  /// Shows a control at (20, 20), and logs its events.
  private func show(
    _ control: UIControl, size: CGSize? = nil
  ) throws -> OffscreenScreen {
    if let size { control.frame.size = size }
    control.frame.origin = CGPoint(x: 20, y: 20)
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up"), (.touchUpOutside, "outside"),
      (.valueChanged, "changed"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in events {
      control.addAction(UIAction { [log] _ in log.entries.append(name) }, for: event)
    }
    return try .showing(control, size: CGSize(width: 320, height: 120))
  }

  @Test("A switch has its own size, and a tap changes it and sends its events")
  func toggle() throws {
    let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(control.frame.size == CGSize(width: 51, height: 31))
    control.frame.size = CGSize(width: 7, height: 7)
    #expect(control.bounds.size == CGSize(width: 51, height: 31))
    let screen = try show(control)
    control.setOn(true, animated: true)
    #expect(log.entries == [])
    screen.tap(at: control.center)
    #expect(!control.isOn && log.entries == ["down", "changed", "primary", "up"])
  }

  @Test("A switch that is dragged to its other side and back does not change")
  func dragged() throws {
    let control = UISwitch()
    let screen = try show(control)
    let (left, right) = (CGPoint(x: 25, y: 35), CGPoint(x: 65, y: 35))
    screen.drag(from: left, to: right, duration: 0.2)
    #expect(control.isOn && log.entries.contains("changed"))
    log.entries = []
    screen.touch(.began, at: right)
    screen.touch(.moved, at: left)
    screen.touch(.moved, at: right)
    screen.touch(.ended, at: right)
    #expect(control.isOn && !log.entries.contains("changed"))
  }

  @Test("A slider keeps its value in the range, and its thumb follows the finger")
  func slider() throws {
    let control = UISlider()
    control.maximumValue = 10
    control.value = 20
    #expect(control.value == 10)
    control.minimumValue = 12
    #expect(control.maximumValue == 12 && control.value == 12)
    control.minimumValue = 0
    control.value = 0
    let screen = try show(control, size: CGSize(width: 228, height: 31))
    // The middle of the thumb goes from 14 to 214.
    screen.touch(.began, at: CGPoint(x: 34, y: 35))
    screen.touch(.moved, at: CGPoint(x: 134, y: 35))
    #expect(
      near(CGFloat(control.value), 6, by: 0.01) && log.entries == ["down", "changed", "primary"])
    screen.touch(.moved, at: CGPoint(x: 400, y: 35))
    screen.touch(.ended, at: CGPoint(x: 400, y: 35))
    #expect(control.value == 12)
    log.entries = []
    screen.tap(at: CGPoint(x: 60, y: 35))
    #expect(control.value == 12 && log.entries == [])
  }

  @Test("A slider that is not continuous sends one event at the end")
  func discreteSlider() throws {
    let control = UISlider()
    control.isContinuous = false
    let screen = try show(control, size: CGSize(width: 228, height: 31))
    for (phase, x) in [(UITouch.Phase.began, 34), (.moved, 80), (.moved, 120), (.ended, 120)] {
      screen.touch(phase, at: CGPoint(x: CGFloat(x), y: 35))
    }
    #expect(log.entries == ["down", "changed", "primary", "up"])
  }

  @Test("A stepper steps, stops at its ends, and wraps if it may")
  func stepper() throws {
    let control = UIStepper()
    control.maximumValue = 2
    let screen = try show(control)
    let (minus, plus) = (CGPoint(x: 40, y: 36), CGPoint(x: 90, y: 36))
    screen.tap(at: plus)
    screen.tap(at: plus)
    screen.tap(at: plus)
    #expect(control.value == 2 && log.entries.filter { $0 == "changed" }.count == 2)
    control.wraps = true
    screen.tap(at: plus)
    #expect(control.value == 0)
    screen.tap(at: minus)
    #expect(control.value == 2)
  }

  @Test("A tap selects a segment; the selected one sends nothing, and a disabled one neither")
  func segments() throws {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.selectedSegmentIndex = 0
    let screen = try show(control, size: CGSize(width: 240, height: 32))
    screen.tap(at: CGPoint(x: 140, y: 36))
    #expect(control.selectedSegmentIndex == 1)
    screen.tap(at: CGPoint(x: 140, y: 36))
    #expect(log.entries.filter { $0 == "changed" }.count == 1)
    control.setEnabled(false, forSegmentAt: 2)
    screen.tap(at: CGPoint(x: 220, y: 36))
    #expect(control.selectedSegmentIndex == 1)
    screen.drag(from: CGPoint(x: 140, y: 36), to: CGPoint(x: 40, y: 36), duration: 0.2)
    #expect(control.selectedSegmentIndex == 0)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "D", at: 9, animated: false)
    #expect(control.titleForSegment(at: 2) == "D")
  }

  @Test("Halves of a page control go to the neighbors, and the ends send nothing")
  func pages() throws {
    let control = UIPageControl()
    control.numberOfPages = 3
    #expect(control.size(forNumberOfPages: 3) == CGSize(width: 74, height: 26))
    control.sizeToFit()
    let screen = try show(control)
    let (left, right) = (CGPoint(x: 30, y: 33), CGPoint(x: 80, y: 33))
    screen.tap(at: left)
    #expect(control.currentPage == 0 && !log.entries.contains("changed"))
    screen.tap(at: right)
    screen.tap(at: right)
    screen.tap(at: right)
    #expect(control.currentPage == 2 && log.entries.filter { $0 == "changed" }.count == 2)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
  }

  @Test("A button sends its primary action with the tap inside, and an outside tap does not")
  func button() throws {
    let control = UIButton(type: .system)
    control.setTitle("Title", for: .normal)
    let screen = try show(control, size: CGSize(width: 100, height: 40))
    screen.tap(at: control.center)
    #expect(log.entries == ["down", "primary", "up"] || log.entries == ["down", "up", "primary"])
    log.entries = []
    screen.touch(.began, at: control.center)
    #expect(control.isHighlighted && near(control.titleLabel?.alpha ?? 1, 0.2))
    screen.touch(.moved, at: CGPoint(x: 310, y: 110))
    screen.touch(.ended, at: CGPoint(x: 310, y: 110))
    #expect(log.entries == ["down", "outside"] && control.titleLabel?.alpha == 1)
  }

  @Test("A button that changes its selection is selected before its actions")
  func selection() throws {
    let control = UIButton(configuration: .gray())
    control.changesSelectionAsPrimaryAction = true
    let screen = try show(control, size: CGSize(width: 100, height: 40))
    var states: [Bool] = []
    control.addAction(UIAction { _ in states.append(control.isSelected) }, for: .valueChanged)
    screen.tap(at: control.center)
    screen.tap(at: control.center)
    #expect(states == [true, false])
  }

  @Test("A button shows the values of its state, or else those of the normal one")
  func states() {
    let control = UIButton()
    control.setTitle("normal", for: .normal)
    control.setTitle("selected", for: .selected)
    control.setTitleColor(.red, for: .disabled)
    #expect(control.currentTitle == "normal" && control.titleLabel?.text == "normal")
    control.isSelected = true
    #expect(control.currentTitle == "selected" && control.titleLabel?.text == "selected")
    control.isEnabled = false
    #expect(control.currentTitle == "normal")
    control.isSelected = false
    #expect(control.currentTitleColor == .red && control.titleColor(for: .normal) == .white)
  }

  @Test("The handler of a configuration is called once a state change, before layout")
  func updates() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A"
    let control = UIButton(configuration: configuration)
    let screen = try show(control, size: CGSize(width: 100, height: 40))
    var calls = 0
    control.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isSelected ? "B" : "A"
    }
    try screen.render()
    #expect(calls == 1)
    control.isSelected = true
    #expect(calls == 1)
    try screen.render()
    try screen.render()
    #expect(calls == 2 && control.titleLabel?.text == "B")
  }

  @Test("A configuration's size follows from its insets, its title and its image")
  func configurationSize() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.titleLineBreakMode = .byTruncatingTail
    let control = UIButton(configuration: configuration)
    let plain = control.intrinsicContentSize
    configuration.contentInsets.leading += 10
    control.configuration = configuration
    #expect(near(control.intrinsicContentSize.width, plain.width + 10, by: 0.01))
    configuration.image = UIImage(systemName: "plus")
    configuration.imagePadding = 8
    control.configuration = configuration
    let width = control.intrinsicContentSize.width
    let image = try #require(control.imageView).intrinsicContentSize.width
    #expect(image > 0 && near(width, plain.width + 18 + image, by: 1.01))
  }

  @Test("An activity indicator is animated by the compositor, and hides when it stops")
  func activity() throws {
    let view = UIActivityIndicatorView(style: .large)
    #expect(view.bounds.size == CGSize(width: 37, height: 37) && view.isHidden)
    let screen = try OffscreenScreen.showing(view, size: CGSize(width: 60, height: 60))
    view.startAnimating()
    let first = try screen.frame(at: 1)
    let second = try screen.frame(at: 1.5)
    #expect(!view.isHidden)
    #expect(UIImage(cgImage: first).pngData() != UIImage(cgImage: second).pngData())
    view.stopAnimating()
    #expect(view.isHidden)
  }

  @Test("Controls survive an archive")
  func coding() throws {
    let (toggle, slider, stepper) = (UISwitch(), UISlider(), UIStepper())
    let segmented = UISegmentedControl(items: ["A", "B"])
    let button = UIButton(type: .system)
    toggle.isOn = true
    (slider.maximumValue, slider.value) = (5, 3)
    (stepper.maximumValue, stepper.value) = (9, 7)
    segmented.selectedSegmentIndex = 1
    button.setTitle("T", for: .normal)
    let root = UIView()
    for view in [toggle, slider, stepper, segmented, button] as [UIView] { root.addSubview(view) }
    let data = try NSKeyedArchiver.archivedData(withRootObject: root, requiringSecureCoding: false)
    let decoder = try NSKeyedUnarchiver(forReadingFrom: data)
    decoder.requiresSecureCoding = false
    let copy = try #require(
      decoder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIView)
    #expect((copy.subviews[0] as? UISwitch)?.isOn == true)
    #expect((copy.subviews[1] as? UISlider)?.value == 3)
    #expect((copy.subviews[2] as? UIStepper)?.value == 7)
    #expect((copy.subviews[3] as? UISegmentedControl)?.selectedSegmentIndex == 1)
    #expect((copy.subviews[4] as? UIButton)?.currentTitle == "T")
    #expect(copy.subviews.map(\.subviews.count) == root.subviews.map(\.subviews.count))
  }
}
