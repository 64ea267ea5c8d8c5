import UIKit

extension GalleryPage {
  static let responderChain = GalleryPage(
    name: "responder-chain", title: "The responder chain",
    caption: "Events that a responder does not handle go to the next one. Touch a view to make it "
      + "the first responder, and type.",
    specimens: [
      Specimen("touch.view?.next", note: "the chain from the touched view outwards") { stage in
        let readout = stage.readout(92, 4, 66, 84, text: "touch a view")
        let outer = ChainView(frame: stage.rect(6, 6, 80, 78), color: DemoPalette.teal)
        let inner = ChainView(frame: stage.rect(16, 16, 46, 44), color: DemoPalette.sky)
        for view in [outer, inner] { view.report = { readout.text = $0 } }
        stage.view.addSubview(outer)
        outer.addSubview(inner)
      },
      Specimen("becomeFirstResponder()", note: "the first responder is lit and gets the keys") {
        stage in
        let readout = stage.readout(6, 56, 150, 30, text: "no key")
        for (index, color) in [DemoPalette.teal, DemoPalette.sky, DemoPalette.coral].enumerated() {
          let view = KeyView(
            frame: stage.rect(10 + 50 * CGFloat(index), 10, 40, 40), color: color, readout: readout)
          stage.view.addSubview(view)
        }
      },
      Specimen("UIKeyInput", note: "typed text goes to a first responder that takes it") { stage in
        stage.view.addSubview(TypingView(frame: stage.rect(10, 24, 140, 42), stage: stage))
      },
      Specimen("sendAction(_:to: nil)", note: "found by the nearest responder that implements it") {
        stage in
        let outer = LampView(frame: stage.rect(10, 8, 140, 74), color: DemoPalette.teal)
        let inner = UIView(frame: stage.rect(14, 14, 112, 46))
        inner.backgroundColor = DemoPalette.indigo
        let control = UIControl(frame: stage.rect(38, 11, 36, 24))
        control.backgroundColor = DemoPalette.brass
        control.addTarget(nil, action: LampView.toggleAction, for: .touchUpInside)
        stage.view.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(control)
      },
    ])
}

/// A view that reports the responder chain from the view that is touched.
private final class ChainView: UIView {
  var report: (String) -> Void = { _ in }

  init(frame: CGRect, color: UIColor) {
    super.init(frame: frame)
    backgroundColor = color
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let chain = sequence(first: self as UIResponder, next: \.next)
    report(chain.map { "\(type(of: $0))" }.joined(separator: "\n"))
  }
}

/// A view that becomes the first responder where it is touched, and shows the keys that it gets. It
/// passes them on, so that they still turn the pages.
private final class KeyView: UIView {
  private let readout: UILabel

  init(frame: CGRect, color: UIColor, readout: UILabel) {
    self.readout = readout
    super.init(frame: frame)
    backgroundColor = color
    alpha = 0.5
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    becomeFirstResponder()
  }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    let isFirst = super.becomeFirstResponder()
    if isFirst { alpha = 1 }
    return isFirst
  }

  override func resignFirstResponder() -> Bool {
    let hasResigned = super.resignFirstResponder()
    if hasResigned { alpha = 0.5 }
    return hasResigned
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let keys = presses.compactMap(\.key)
    readout.text = keys.map { "\($0.keyCode), \"\($0.charactersIgnoringModifiers)\"" }
      .joined(separator: "\n")
    super.pressesBegan(presses, with: event)
  }
}

/// A line of text that is typed into it.
private final class TypingView: UIView, UIKeyInput {
  private let label: UILabel
  private var text = "" {
    didSet { label.text = text.isEmpty && !isFirstResponder ? Self.placeholder : text + "|" }
  }
  private static let placeholder = "touch, then type"

  init(frame: CGRect, stage: Stage) {
    let inset = stage.length(6)
    label = UILabel(frame: CGRect(origin: .zero, size: frame.size).insetBy(dx: inset, dy: inset))
    super.init(frame: frame)
    backgroundColor = DemoPalette.ivory
    layer.cornerRadius = inset
    label.font = .systemFont(ofSize: max(stage.length(12), 1))
    label.textColor = GalleryStyle.ink
    label.text = Self.placeholder
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if becomeFirstResponder() { text += "" }
  }

  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { _ = self.text.popLast() }
}

/// A view that changes its color where an action is sent along the responder chain.
private final class LampView: UIView {
  static let toggleAction = Selector("toggleLamp", LampView.toggleLamp)
  private let color: UIColor

  init(frame: CGRect, color: UIColor) {
    self.color = color
    super.init(frame: frame)
    backgroundColor = color
  }

  required init?(coder: NSCoder) { nil }

  private func toggleLamp() {
    backgroundColor = backgroundColor == color ? DemoPalette.coral : color
  }
}
