import UIKit

extension GalleryPage {
  static let presentations = GalleryPage(
    name: "presentations", title: "Presentations",
    caption: "A tap on a picture, or its number on the keyboard, presents a controller in that "
      + "style; sheets are dragged, and Escape or a tap on the text dismisses them.",
    space: CGSize(width: 300, height: 130),
    specimens: [
      Specimen("1  .pageSheet", note: "detents .medium() and .large(), with a grabber") {
        $0.presentation(.pageSheet)
      },
      Specimen("2  .formSheet", note: "540 × 620 points in a wide window") {
        $0.presentation(.formSheet)
      },
      Specimen("3  .popover", note: "beside the view that it belongs to") {
        $0.presentation(.popover)
      },
      Specimen("4  .fullScreen", note: "modalTransitionStyle = .coverVertical") {
        $0.presentation(.fullScreen)
      },
      Specimen("5  UIAlertController", note: "preferredStyle: .alert") { $0.presentation(.alert) },
      Specimen("6  UIAlertController", note: "preferredStyle: .actionSheet") {
        $0.presentation(.actionSheet)
      },
    ])
}

/// What a specimen presents.
private enum PresentedKind: Int {
  case pageSheet, formSheet, popover, fullScreen, alert, actionSheet
}

extension Stage {
  fileprivate func presentation(_ kind: PresentedKind) {
    view.addSubview(PresentationCard(frame: view.bounds, unit: unit, kind: kind))
  }
}

/// A picture of a style of presentation, which presents a controller in that style. The first one has
/// the keys for all of them.
private final class PresentationCard: UIView {
  private let kind: PresentedKind
  private let unit: CGFloat
  private let presenter = UIViewController()

  init(frame: CGRect, unit: CGFloat, kind: PresentedKind) {
    (self.kind, self.unit) = (kind, unit)
    super.init(frame: frame)
    layer.cornerRadius = 8
    clipsToBounds = true
    backgroundColor = UIColor(hex: 0x2A3566)
    presenter.view.frame = bounds
    presenter.view.isUserInteractionEnabled = false
    presenter.view.isOpaque = false
    addSubview(presenter.view)
    addPicture()
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] recognizer in
      if recognizer.state == .ended { self?.present() }
    }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: The picture

  /// Adds a window in small, with the rectangle that the presented view covers.
  private func addPicture() {
    let window = rect(90, 10, 120, 110, color: UIColor(hex: 0x47548A), radius: 6)
    addSubview(window)
    let (frame, radius): (CGRect, CGFloat) =
      switch kind {
      case .pageSheet: (CGRect(x: 90, y: 65, width: 120, height: 55), 6)
      case .formSheet: (CGRect(x: 120, y: 30, width: 60, height: 70), 6)
      case .popover: (CGRect(x: 130, y: 42, width: 60, height: 52), 6)
      case .fullScreen: (CGRect(x: 90, y: 10, width: 120, height: 110), 6)
      case .alert: (CGRect(x: 118, y: 46, width: 64, height: 38), 6)
      case .actionSheet: (CGRect(x: 96, y: 74, width: 108, height: 28), 5)
      }
    let ivory = DemoPalette.ivory
    addSubview(
      rect(frame.minX, frame.minY, frame.width, frame.height, color: ivory, radius: radius))
    switch kind {
    case .pageSheet:
      addSubview(rect(142, 69, 16, 2, color: GalleryStyle.faint, radius: 1))
    case .popover:
      addSubview(rect(152, 24, 16, 10, color: DemoPalette.brass, radius: 3))
      let arrow = rect(155, 38, 10, 10, color: ivory, radius: 1)
      arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
      addSubview(arrow)
    case .alert:
      addSubview(rect(118, 69, 64, 0.6, color: GalleryStyle.faint, radius: 0))
      addSubview(rect(150, 69, 0.6, 15, color: GalleryStyle.faint, radius: 0))
    case .actionSheet:
      addSubview(rect(96, 106, 108, 11, color: ivory, radius: radius))
    case .formSheet, .fullScreen: break
    }
  }

  private func rect(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, color: UIColor,
    radius: CGFloat
  ) -> UIView {
    let view = UIView(
      frame: CGRect(x: x * unit, y: y * unit, width: width * unit, height: height * unit))
    view.backgroundColor = color
    view.layer.cornerRadius = radius * unit
    view.isUserInteractionEnabled = false
    return view
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { kind == .pageSheet }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if kind == .pageSheet, window != nil { becomeFirstResponder() }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let number = presses.first?.key.flatMap { Int($0.charactersIgnoringModifiers) }
    guard let number, let kind = PresentedKind(rawValue: number - 1) else {
      return super.pressesBegan(presses, with: event)
    }
    card(of: kind, in: superview?.superview)?.present()
  }

  private func card(of kind: PresentedKind, in page: UIView?) -> PresentationCard? {
    for stage in page?.subviews ?? [] {
      for case let card as PresentationCard in stage.subviews where card.kind == kind {
        return card
      }
    }
    return nil
  }

  // MARK: Presenting

  func present() {
    guard presenter.presentedViewController == nil else { return }
    let controller = makeController()
    controller.popoverPresentationController?.sourceView = self
    presenter.present(controller, animated: true)
  }

  private func makeController() -> UIViewController {
    switch kind {
    case .alert: return makeAlert(.alert)
    case .actionSheet: return makeAlert(.actionSheet)
    case .pageSheet, .formSheet, .popover, .fullScreen: break
    }
    let controller = PresentedSpecimen()
    switch kind {
    case .formSheet: controller.modalPresentationStyle = .formSheet
    case .fullScreen: controller.modalPresentationStyle = .fullScreen
    case .popover:
      controller.modalPresentationStyle = .popover
      controller.preferredContentSize = CGSize(width: 260, height: 160)
    default:
      controller.modalPresentationStyle = .pageSheet
      controller.sheetPresentationController?.detents = [.medium(), .large()]
      controller.sheetPresentationController?.prefersGrabberVisible = true
    }
    return controller
  }

  private func makeAlert(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete the postcard?", message: "It cannot be brought back.", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    return alert
  }
}

/// A controller with a text, which a tap or Escape dismisses.
private final class PresentedSpecimen: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "Tap to dismiss"
    label.textAlignment = .center
    label.textColor = .label
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] recognizer in
      if recognizer.state == .ended { self?.dismiss(animated: true) }
    }
    view.addGestureRecognizer(tap)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
      dismiss(animated: true)
    } else {
      super.pressesBegan(presses, with: event)
    }
  }
}
