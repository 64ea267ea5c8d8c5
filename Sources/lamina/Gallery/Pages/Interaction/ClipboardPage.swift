import UIKit

extension GalleryPage {
  static let clipboard = GalleryPage(
    name: "clipboard", title: "The clipboard",
    caption: "A tap on a sample copies it, also for other programs; a tap on the last two stages "
      + "pastes what any program has copied. Command-C and Command-V do the same.",
    specimens: [
      Specimen("UIPasteboard.general.string = …", note: "a text") { stage in
        stage.sample(of: "Planets", color: DemoPalette.ivory) {
          UIPasteboard.general.string = "Mercury, Venus, Earth, Mars"
        }
      },
      Specimen("UIPasteboard.general.image = …", note: "a picture, as PNG") { stage in
        let image = stage.planet
        let view = UIImageView(image: image)
        view.frame = stage.rect(58, 22, 44, 44)
        stage.view.addSubview(view)
        stage.sample(of: "", color: DemoPalette.ivory) { UIPasteboard.general.image = image }
      },
      Specimen("UIPasteboard.general.color = …", note: "a color, as application/x-color") { stage in
        stage.block(58, 22, 44, 44, color: DemoPalette.teal).layer.cornerRadius = stage.length(22)
        stage.sample(of: "", color: DemoPalette.ivory) {
          UIPasteboard.general.color = DemoPalette.teal
        }
      },
      Specimen("UIPasteboard.general.url = …", note: "a URL, as text/uri-list") { stage in
        stage.sample(of: "https://swift.org", color: DemoPalette.brass) {
          UIPasteboard.general.url = URL(string: "https://swift.org")
        }
      },
      Specimen("hasStrings, hasURLs, types", note: "known without reading the data") { stage in
        stage.view.addSubview(PasteboardTypesView(stage))
      },
      Specimen("string, image, color", note: "what the pasteboard has; a tap pastes") { stage in
        stage.view.addSubview(PasteView(stage))
      },
    ])
}

extension Stage {
  /// Adds a button that covers the stage, and blinks when it copies.
  fileprivate func sample(
    of text: String, color: UIColor, copy: @escaping @MainActor () -> Void
  ) {
    let control = UIControl(frame: view.bounds)
    let label = UILabel(frame: control.bounds)
    (label.text, label.textColor, label.textAlignment) = (text, color, .center)
    label.font = .systemFont(ofSize: length(11))
    control.addSubview(label)
    control.addAction(
      UIAction { _ in
        copy()
        control.backgroundColor = DemoPalette.ivory.withAlphaComponent(0.25)
        UIView.animate(withDuration: 0.4) { control.backgroundColor = .clear }
      }, for: .touchUpInside)
    view.addSubview(control)
  }

  /// A planet, as a picture.
  fileprivate var planet: UIImage {
    UIGraphicsImageRenderer(size: size(44, 44)).image { renderer in
      let bounds = CGRect(origin: .zero, size: size(44, 44))
      renderer.cgContext.fill(
        UIBezierPath(ovalIn: bounds), [DemoPalette.brass, DemoPalette.teal], from: .zero,
        to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    }
  }
}

/// Shows something of the general pasteboard, as it changes.
class PasteboardView: UIControl {
  let stage: Stage
  private var observer: (any NSObjectProtocol)?

  init(_ stage: Stage) {
    self.stage = stage
    super.init(frame: stage.view.bounds)
    observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: UIPasteboard.general, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.pasteboardDidChange() } }
    pasteboardDidChange()
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  func pasteboardDidChange() {}
}

/// Shows what kinds of data the pasteboard has, of which it reads none.
private final class PasteboardTypesView: PasteboardView {
  private lazy var label = UILabel(frame: bounds.insetBy(dx: stage.length(6), dy: 0))

  override func pasteboardDidChange() {
    let board = UIPasteboard.general
    let kinds = [
      (board.hasStrings, "hasStrings"), (board.hasURLs, "hasURLs"),
      (board.hasImages, "hasImages"), (board.hasColors, "hasColors"),
    ]
    label.text =
      kinds.map { ($0.0 ? "● " : "○ ") + $0.1 }.joined(separator: "\n")
      + "\nchangeCount \(board.changeCount)"
    label.numberOfLines = 0
    label.textColor = DemoPalette.ivory
    label.font = .monospacedSystemFont(ofSize: stage.length(8), weight: .regular)
    if label.superview == nil { addSubview(label) }
  }
}

/// Pastes what the pasteboard has: when it is tapped, and when the keyboard says so.
final class PasteView: PasteboardView {
  private lazy var label = UILabel(frame: bounds.insetBy(dx: stage.length(6), dy: 0))
  private lazy var picture = UIImageView(
    frame: bounds.insetBy(dx: stage.length(8), dy: stage.length(8)))

  override init(_ stage: Stage) {
    super.init(stage)
    label.numberOfLines = 0
    (label.textAlignment, label.textColor) = (.center, DemoPalette.ivory)
    label.font = .systemFont(ofSize: stage.length(9))
    label.text = "tap to paste"
    picture.contentMode = .scaleAspectFit
    addSubview(picture)
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.paste(nil) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { becomeFirstResponder() }
  }

  override func copy(_ sender: Any?) { UIPasteboard.general.string = label.text }

  override func paste(_ sender: Any?) {
    let board = UIPasteboard.general
    (picture.image, label.text, backgroundColor) = (nil, nil, .clear)
    if board.hasImages {
      picture.image = board.image
    } else if board.hasColors {
      backgroundColor = board.color
    } else {
      label.text = board.string ?? "nothing to paste"
    }
  }
}
