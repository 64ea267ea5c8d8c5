import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// Requirement V33.
@Suite("Controls match their golden images", .serialized)
@MainActor struct ControlGoldenTests {
  private static let size = CGSize(width: 600, height: 560)

  @Test(
    "the controls in each state look like those of iOS beside one another",
    arguments: GoldenLook.allCases
  )
  func strip(look: GoldenLook) throws {
    let screen = try look.makeScreen(Self.size)
    let rows = [
      switches, sliders, steppers, segments, pages, progress,
      configurations(.plain()), configurations(.gray()), configurations(.tinted()),
      configurations(.filled()), types,
    ]
    show(rows, in: screen.window)
    try look.compare(screen, with: "controls")
  }

  /// Places views in rows, each in the middle of its row.
  private func show(_ rows: [[UIView]], in window: UIWindow) {
    var y: CGFloat = 12
    for row in rows {
      for view in row where view.bounds.size == .zero || view is UIButton { view.sizeToFit() }
      let height = row.map(\.bounds.height).max() ?? 0
      var x: CGFloat = 12
      for view in row {
        view.frame.origin = CGPoint(
          x: x.rounded(), y: (y + (height - view.bounds.height) / 2).rounded())
        window.addSubview(view)
        x += view.bounds.width + 12
      }
      y += height + 12
    }
  }

  private func make<Control: UIView>(_ view: Control, _ change: (Control) -> Void) -> Control {
    change(view)
    return view
  }

  // MARK: The rows

  private var switches: [UIView] {
    [(true, true), (false, true), (true, false), (false, false)].map { isOn, isEnabled in
      make(UISwitch()) { ($0.isOn, $0.isEnabled) = (isOn, isEnabled) }
    } + [
      make(UISwitch()) {
        ($0.isOn, $0.onTintColor, $0.thumbTintColor) = (true, .systemBlue, .systemYellow)
      },
      make(UISwitch()) { ($0.isOn, $0.isHighlighted) = (true, true) },
    ]
  }

  private var sliders: [UIView] {
    [(0, true), (0.4, true), (1, true), (0.4, false)].map { value, isEnabled in
      make(UISlider(frame: CGRect(x: 0, y: 0, width: 130, height: 31))) {
        ($0.value, $0.isEnabled) = (value, isEnabled)
      }
    }
  }

  private var steppers: [UIView] {
    [(0, true), (50, true), (100, true), (50, false)].map { value, isEnabled in
      make(UIStepper()) { ($0.value, $0.isEnabled) = (value, isEnabled) }
    }
  }

  private var segments: [UIView] {
    [true, false].map { isEnabled in
      make(UISegmentedControl(items: ["Day", "Week", "Year"])) {
        $0.frame.size = CGSize(width: 270, height: 32)
        ($0.selectedSegmentIndex, $0.isEnabled) = (1, isEnabled)
      }
    }
  }

  private var pages: [UIView] {
    [UIPageControl.BackgroundStyle.minimal, .prominent].map { style in
      make(UIPageControl()) {
        ($0.numberOfPages, $0.currentPage, $0.backgroundStyle) = (5, 2, style)
        ($0.pageIndicatorTintColor, $0.currentPageIndicatorTintColor) = (.systemGray3, .label)
      }
    }
  }

  private var progress: [UIView] {
    let bars = ([0, 0.3, 1] as [Float]).map { value in
      make(UIProgressView(progressViewStyle: .default)) {
        $0.bounds.size.width = 120
        $0.progress = value
      }
    }
    let spinners = [UIActivityIndicatorView.Style.medium, .large].map { style in
      make(UIActivityIndicatorView(style: style)) { $0.startAnimating() }
    }
    return bars + spinners
  }

  private func configurations(_ configuration: UIButton.Configuration) -> [UIView] {
    var configuration = configuration
    configuration.title = "Button"
    return states { UIButton(configuration: configuration) }
      + [
        make(UIButton(configuration: configuration)) {
          $0.configuration?.image = UIImage(systemName: "heart.fill")
          $0.configuration?.imagePadding = 4
          $0.configuration?.cornerStyle = .capsule
        }
      ]
  }

  private var types: [UIView] {
    let titled = states { make(UIButton(type: .system)) { $0.setTitle("System", for: .normal) } }
    return titled
      + [UIButton.ButtonType.contactAdd, .detailDisclosure, .close].map { UIButton(type: $0) }
      + [
        make(UIButton(configuration: .gray())) {
          $0.menu = UIMenu(children: [UIAction(title: "Large", state: .on) { _ in }])
          ($0.showsMenuAsPrimaryAction, $0.changesSelectionAsPrimaryAction) = (true, true)
        }
      ]
  }

  /// Buttons in the states normal, highlighted, selected and disabled.
  private func states(_ make: () -> UIButton) -> [UIView] {
    (0..<4).map { index in
      let button = make()
      (button.isHighlighted, button.isSelected) = (index == 1, index == 2)
      button.isEnabled = index != 3
      return button
    }
  }
}
