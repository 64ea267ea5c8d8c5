public import Foundation

/// A panel over the interface that shows what a screen reader would read for the element that is clicked.
///
/// The X in its upper left deactivates and activates it. While it is active, clicks choose elements and do
/// not reach them; otherwise they do what they always do. The header moves the panel. It belongs on top of
/// a window, which it fills; `LAMINA_DEBUG=accessibility` adds one to the screen. Main thread only. This
/// class is an extension of Lamina; iOS's simulator has its Accessibility Inspector.
@preconcurrency @MainActor public final class AccessibilityInspector: UIView {
  private let panel = InspectorPanel()
  private let outline = UIView()
  /// Whether clicks choose elements. Default: true.
  public private(set) var isActive = true
  /// The element that is shown. nil until one is clicked. Not retained.
  public private(set) weak var element: UIResponder?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override class var startsOpaque: Bool { false }

  private func setUp() {
    accessibilityElementsHidden = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outline.layer.borderWidth = 2
    outline.layer.cornerRadius = 4
    outline.isUserInteractionEnabled = false
    outline.isHidden = true
    addSubview(outline)
    addSubview(panel)
    panel.closeButton.addAction(
      UIAction { [weak self] _ in self?.setActive(!(self?.isActive ?? true)) },
      for: .primaryActionTriggered)
    panel.frame.origin = CGPoint(x: 16, y: 16)
    panel.show(nil, isActive: true)
    tintColorDidChange()
  }

  /// Activates or deactivates the panel, as its X does.
  public func setActive(_ isActive: Bool) {
    self.isActive = isActive
    update()
  }

  public override func tintColorDidChange() {
    super.tintColorDidChange()
    outline.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let size = panel.sizeThatFits(CGSize(width: min(bounds.width - 32, 320), height: 0))
    let room = bounds.insetBy(dx: 8, dy: 8)
    panel.frame = CGRect(
      x: min(max(panel.frame.minX, room.minX), max(room.maxX - size.width, room.minX)),
      y: min(max(panel.frame.minY, room.minY), max(room.maxY - size.height, room.minY)),
      width: size.width, height: size.height)
  }

  // MARK: Clicks

  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    isActive || panel.frame.contains(point)
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let screen = window?.screen else { return }
    element = screen.accessibilityElement(
      at: convert(touch.location(in: self), to: screen.coordinateSpace))
    update()
  }

  private func update() {
    panel.show(element.map(SpokenElement.init), isActive: isActive)
    outline.isHidden = element == nil || !isActive
    if let element, let screen = window?.screen {
      outline.frame = convert(element.accessibilityFrame, from: screen.coordinateSpace)
        .insetBy(dx: -2, dy: -2)
    }
    setNeedsLayout()
    layoutIfNeeded()
  }
}

/// The texts that are read for an element, part by part.
@MainActor struct SpokenElement {
  let spoken: String
  let rows: [(name: String, text: String)]

  init(_ element: UIResponder) {
    spoken = element.spokenDescription
    let frame = element.accessibilityFrame
    let parts: [(String, String?)] = [
      ("Label", element.accessibilityLabel), ("Value", element.accessibilityValue),
      ("Hint", element.accessibilityHint),
      ("Traits", element.accessibilityTraits.names.joined(separator: ", ")),
      ("Identifier", element.accessibilityIdentifier),
      (
        "Actions",
        (element.accessibilityCustomActions ?? []).map(\.name).joined(separator: ", ")
      ),
      (
        "Frame",
        "\(Int(frame.minX)), \(Int(frame.minY)), \(Int(frame.width)) × \(Int(frame.height))"
      ),
      ("Class", "\(type(of: element))"),
    ]
    rows = parts.compactMap { name, text in
      text.flatMap { $0.isEmpty ? nil : (name, $0) }
    }
  }
}

extension UIAccessibilityTraits {
  /// The names of the traits that are set.
  package var names: [String] {
    Self.named.filter { contains($0.trait) }.map(\.name)
  }

  private static let named: [(trait: UIAccessibilityTraits, name: String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
    (.playsSound, "plays sound"), (.keyboardKey, "keyboard key"), (.staticText, "static text"),
    (.summaryElement, "summary element"), (.notEnabled, "not enabled"),
    (.updatesFrequently, "updates frequently"), (.searchField, "search field"),
    (.startsMediaSession, "starts media session"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allows direct interaction"),
    (.causesPageTurn, "causes page turn"), (.tabBar, "tab bar"), (.header, "header"),
    (.supportsZoom, "supports zoom"), (.toggleButton, "toggle button"),
  ]
}
