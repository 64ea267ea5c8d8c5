import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

/// Requirement V33.
@Suite("Controls in further states match their golden images", .serialized)
@MainActor struct ControlStateGoldenTests {
  @Test(
    "highlighted, disabled and customized controls look like those of iOS beside one another",
    arguments: GoldenLook.allCases)
  func strip(look: GoldenLook) throws {
    let screen = try look.makeScreen(CGSize(width: 640, height: 530))
    var y: CGFloat = 12
    let rows = [
      switches, sliders, segments, segmentStates, indicators, sizes, images, types, fields,
      pickers,
    ]
    for row in rows {
      var x: CGFloat = 12
      let height = row.map(\.bounds.height).max() ?? 0
      for view in row {
        view.frame.origin = CGPoint(
          x: x.rounded(), y: (y + (height - view.bounds.height) / 2).rounded())
        screen.window.addSubview(view)
        x += view.bounds.width + 12
      }
      y += height + 12
    }
    try look.compare(screen, with: "control-states")
  }

  private func make<Control: UIView>(_ view: Control, _ change: (Control) -> Void) -> Control {
    change(view)
    if view.bounds.size == .zero || view is UIButton || view is UISegmentedControl {
      view.sizeToFit()
    }
    return view
  }

  private var switches: [UIView] {
    [(false, true), (true, true), (true, false)].map { isHighlighted, isEnabled in
      make(UISwitch()) {
        ($0.isHighlighted, $0.isEnabled, $0.onTintColor) = (isHighlighted, isEnabled, .systemPurple)
        $0.isOn = isEnabled
      }
    }
  }

  private var sliders: [UIView] {
    let highlighted = make(UISlider(frame: CGRect(x: 0, y: 0, width: 130, height: 31))) {
      ($0.value, $0.isHighlighted) = (0.5, true)
    }
    let colored = make(UISlider(frame: highlighted.frame)) {
      ($0.value, $0.minimumTrackTintColor, $0.thumbTintColor) = (0.5, .systemRed, .systemYellow)
      $0.maximumTrackTintColor = .systemGreen
    }
    let imaged = make(UISlider(frame: highlighted.frame)) {
      $0.value = 0.5
      $0.minimumValueImage = UIImage(systemName: "minus")
      $0.maximumValueImage = UIImage(systemName: "plus")
    }
    return [highlighted, colored, imaged]
  }

  private var segments: [UIView] {
    [
      make(UISegmentedControl(items: ["Off", "On"])) {
        ($0.selectedSegmentIndex, $0.selectedSegmentTintColor) = (1, .systemGreen)
      },
      make(UISegmentedControl(items: ["A", "Wide segment", "C"])) {
        ($0.apportionsSegmentWidthsByContent, $0.selectedSegmentIndex) = (true, 0)
      },
    ]
  }

  private var segmentStates: [UIView] {
    [
      make(UISegmentedControl(items: ["One", "Disabled", "Three"])) {
        $0.selectedSegmentIndex = 2
        $0.setEnabled(false, forSegmentAt: 1)
      },
      make(UISegmentedControl(items: ["One", "Two"])) { $0.isMomentary = true },
      make(UISegmentedControl(items: ["Text", UIImage(systemName: "star.fill") as Any])) {
        $0.selectedSegmentIndex = 0
      },
    ]
  }

  private var indicators: [UIView] {
    [
      make(UIPageControl()) {
        ($0.numberOfPages, $0.currentPage) = (4, 3)
        ($0.pageIndicatorTintColor, $0.currentPageIndicatorTintColor) = (.systemGray3, .systemRed)
      },
      make(UIProgressView(progressViewStyle: .bar)) {
        $0.bounds.size.width = 120
        ($0.progress, $0.progressTintColor, $0.trackTintColor) = (0.6, .systemRed, .systemYellow)
      },
      make(UIActivityIndicatorView(style: .medium)) {
        $0.color = .systemRed
        $0.startAnimating()
      },
      make(UIActivityIndicatorView(style: .large)) { $0.hidesWhenStopped = false },
    ]
  }

  private var sizes: [UIView] {
    [UIButton.Configuration.Size.mini, .small, .medium, .large].map { size in
      make(UIButton(configuration: .borderedProminent())) {
        $0.configuration?.title = "Button"
        $0.configuration?.buttonSize = size
      }
    }
  }

  private var images: [UIView] {
    let places: [NSDirectionalRectEdge] = [.leading, .trailing, .top, .bottom]
    let buttons = places.map { place in
      make(UIButton(configuration: .tinted())) {
        $0.configuration?.title = "Title"
        $0.configuration?.subtitle = "Subtitle"
        $0.configuration?.image = UIImage(systemName: "star.fill")
        $0.configuration?.imagePlacement = place
        $0.configuration?.imagePadding = 4
      }
    }
    return buttons
      + [
        make(UIButton(configuration: .filled())) {
          $0.configuration?.title = "Busy"
          $0.configuration?.showsActivityIndicator = true
        },
        make(UIButton(configuration: .filled())) {
          $0.configuration?.title = "Delete"
          ($0.role, $0.isHighlighted) = (.destructive, true)
        },
      ]
  }

  private var types: [UIView] {
    let types: [UIButton.ButtonType] = [
      .contactAdd, .detailDisclosure, .infoLight, .infoDark, .close,
    ]
    return [true, false].flatMap { isHighlighted in
      types.map { type in
        make(UIButton(type: type)) {
          ($0.isHighlighted, $0.isEnabled) = (isHighlighted, isHighlighted)
        }
      }
    }
  }

  private var fields: [UIView] {
    let styles: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
    return [true, false].flatMap { isEnabled in
      styles.map { style in
        make(UITextField(frame: CGRect(x: 0, y: 0, width: 65, height: 34))) {
          ($0.borderStyle, $0.isEnabled, $0.text) = (style, isEnabled, "Text")
        }
      }
    }
  }

  private var pickers: [UIView] {
    let dates = [true, false].map { isEnabled in
      make(UIDatePicker()) {
        ($0.calendar, $0.locale) = (Calendar(identifier: .gregorian), Locale(identifier: "en_US"))
        ($0.datePickerMode, $0.preferredDatePickerStyle) = (.date, .compact)
        $0.date = Date(timeIntervalSince1970: 1_694_709_900)
        $0.isEnabled = isEnabled
        $0.sizeToFit()
      }
    }
    return dates + [
      make(UIPageControl()) {
        ($0.numberOfPages, $0.isEnabled, $0.backgroundStyle) = (3, false, .prominent)
      }
    ]
  }
}
