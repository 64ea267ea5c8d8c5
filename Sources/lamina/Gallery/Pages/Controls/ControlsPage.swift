import UIKit

extension GalleryPage {
  static let controls = GalleryPage(
    name: "controls", title: "Controls",
    caption: "Switches, sliders, steppers, segmented controls, page controls, progress views and "
      + "activity indicators, by touch and mouse.",
    space: CGSize(width: 316, height: 198),
    specimens: [
      Specimen("UISwitch, UIStepper") { $0.switches() },
      Specimen("UISlider") { $0.sliders() },
      Specimen("UISegmentedControl") { $0.segments() },
      Specimen("the same", note: ".dark") { $0.segments(in: .dark) },
      Specimen("UIPageControl") { $0.pages() },
      Specimen("UIProgressView, UIActivityIndicatorView") { $0.progress() },
      Specimen("all of them", note: ".dark") { $0.mixed(in: .dark) },
      Specimen("all of them", note: "forceRightToLeft") { $0.mixed(isReversed: true) },
      Specimen("isEnabled = false") { $0.mixed(isEnabled: false) },
    ])
}

extension Stage {
  fileprivate func switches() {
    let panel = panel()
    func toggle(_ isOn: Bool, _ change: (UISwitch) -> Void = { _ in }) -> UISwitch {
      let toggle = UISwitch()
      toggle.isOn = isOn
      change(toggle)
      return toggle
    }
    func stepper(_ value: Double, _ change: (UIStepper) -> Void = { _ in }) -> UIStepper {
      let stepper = UIStepper()
      stepper.value = value
      change(stepper)
      return stepper
    }
    panel.addFlowing([
      toggle(false), toggle(true), toggle(true) { $0.onTintColor = .systemPurple },
      toggle(true) {
        $0.onTintColor = .systemBlue
        $0.thumbTintColor = .systemYellow
      },
      toggle(true) { $0.isHighlighted = true }, toggle(false) { $0.isHighlighted = true },
      toggle(true) { $0.isEnabled = false }, toggle(false) { $0.isEnabled = false },
      stepper(0), stepper(50), stepper(50) { $0.isEnabled = false },
    ])
  }

  private func slider(
    _ value: Float, width: CGFloat = 284, _ change: (UISlider) -> Void = { _ in }
  ) -> UISlider {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: width, height: 31))
    slider.value = value
    change(slider)
    return slider
  }

  fileprivate func sliders() {
    let panel = panel()
    let small = UIImage.SymbolConfiguration(pointSize: 13)
    panel.addFlowing(
      [
        slider(0, width: 136), slider(1, width: 136),
        slider(0.3) { $0.minimumTrackTintColor = .systemOrange },
        slider(0.6) {
          $0.minimumValueImage = UIImage(systemName: "minus", withConfiguration: small)
          $0.maximumValueImage = UIImage(systemName: "plus", withConfiguration: small)
        },
        slider(0.5) {
          $0.setThumbImage(UIImage(systemName: "heart.fill")?.withTintColor(.red), for: .normal)
        },
      ], spacing: 8)
  }

  private func segmented(
    _ items: [Any], _ selection: Int, _ change: (UISegmentedControl) -> Void = { _ in }
  ) -> UISegmentedControl {
    let control = UISegmentedControl(items: items)
    control.frame.size = CGSize(width: 284, height: 32)
    control.selectedSegmentIndex = selection
    change(control)
    return control
  }

  fileprivate func segments(in style: UIUserInterfaceStyle = .light) {
    let panel = panel(in: style)
    panel.addFlowing(
      [
        segmented(["Day", "Week", "Month", "Year"], 1),
        segmented(["A", "A longer title", "B"], 0) { $0.apportionsSegmentWidthsByContent = true },
        segmented(["house", "star", "heart"].compactMap { UIImage(systemName: $0) }, 2) {
          $0.selectedSegmentTintColor = .systemYellow
        },
        segmented(["On", "Off", "Never"], 0) { $0.setEnabled(false, forSegmentAt: 2) },
      ], spacing: 10)
  }

  fileprivate func pages() {
    let panel = panel()
    panel.backgroundColor = .systemTeal
    func control(
      _ count: Int, _ page: Int, _ change: (UIPageControl) -> Void = { _ in }
    ) -> UIPageControl {
      let control = UIPageControl()
      control.numberOfPages = count
      control.currentPage = page
      change(control)
      control.sizeToFit()
      control.bounds.size.width = min(control.bounds.width, 284)
      return control
    }
    let progress = UIPageControlProgress()
    progress.currentProgress = 0.5
    panel.addFlowing([
      control(5, 2), control(3, 0) { $0.backgroundStyle = .prominent },
      control(5, 1) {
        $0.pageIndicatorTintColor = .systemYellow
        $0.currentPageIndicatorTintColor = .systemRed
      },
      control(5, 1) {
        $0.preferredIndicatorImage = UIImage(systemName: "star.fill")
        $0.setIndicatorImage(UIImage(systemName: "heart.fill"), forPage: 0)
      },
      control(40, 20), control(4, 1) { $0.progress = progress },
    ])
  }

  private func progressView(
    _ progress: Float, width: CGFloat = 284, _ change: (UIProgressView) -> Void = { _ in }
  ) -> UIProgressView {
    let view = UIProgressView(progressViewStyle: .default)
    view.bounds.size.width = width
    view.progress = progress
    change(view)
    return view
  }

  private func indicator(
    _ style: UIActivityIndicatorView.Style, _ color: UIColor? = nil, isAnimating: Bool = true
  ) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: style)
    view.color = color
    view.hidesWhenStopped = false
    if isAnimating { view.startAnimating() }
    return view
  }

  fileprivate func progress() {
    let panel = panel()
    panel.addFlowing(
      [
        progressView(0), progressView(0.3),
        progressView(0.7) {
          $0.progressTintColor = .systemGreen
          $0.trackTintColor = .systemYellow
        },
        progressView(1),
        indicator(.medium), indicator(.large), indicator(.large, .systemRed),
        indicator(.medium, isAnimating: false), indicator(.large, isAnimating: false),
      ], spacing: 20)
  }

  fileprivate func mixed(
    in style: UIUserInterfaceStyle = .light, isReversed: Bool = false, isEnabled: Bool = true
  ) {
    let panel = panel(in: style, isReversed: isReversed)
    let toggle = UISwitch()
    toggle.isOn = true
    let pages = UIPageControl()
    pages.numberOfPages = 4
    pages.backgroundStyle = .prominent
    let views: [UIView] = [
      toggle, UISwitch(), UIStepper(), indicator(.medium), slider(0.3),
      segmented(["First", "Second", "Third"], 0), pages, progressView(0.4, width: 150),
    ]
    for view in views { (view as? UIControl)?.isEnabled = isEnabled }
    panel.addFlowing(views)
  }
}
