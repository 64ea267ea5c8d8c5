import CoreGraphics

/// A key of the keyboard on the screen. The keyboard handles its touches.
final class KeyboardKeyView: UIView {
  let key: KeyboardKey
  private let label = UILabel()
  private let icon = UIImageView(image: nil)

  init(_ key: KeyboardKey) {
    self.key = key
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    layer.cornerRadius = 5
    layer.cornerCurve = .continuous
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 0, height: 1)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.textColor = .label
    icon.contentMode = .center
    icon.tintColor = .label
    addSubview(label)
    addSubview(icon)
    updateColor()
  }

  required init?(coder: NSCoder) { nil }

  var isPressed = false { didSet { updateColor() } }
  var isAvailable = true { didSet { label.alpha = isAvailable ? 1 : 0.4 } }

  /// Shows the key's label.
  func show(shift: KeyboardShift, returnTitle: String, layout: String) {
    label.font = .systemFont(ofSize: 16)
    switch key {
    case .character(let lower, let upper):
      label.font = .systemFont(ofSize: 22)
      label.text = shift == .off ? lower : upper
    case .space: label.text = layout
    case .enter: label.text = returnTitle
    case .page(.letters): label.text = "ABC"
    case .page(.symbols): label.text = "#+="
    case .page: label.text = "123"
    case .nextLayout: icon.image = UIImage(systemName: "globe")
    case .shift:
      let name = shift == .off ? "shift" : shift == .once ? "shift.fill" : "capslock.fill"
      icon.image = UIImage(systemName: name)
    case .delete: icon.image = UIImage(systemName: "delete.left")
    case .dismiss: icon.image = UIImage(systemName: "chevron.down")
    }
    isLit = key == .shift && shift != .off
  }

  private var isLit = false { didSet { updateColor() } }

  private func updateColor() {
    let isLight = key.isText != isPressed || isLit
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 1, alpha: isLight ? 0.3 : 0.13)
        : isLight ? .white : UIColor(red: 0.68, green: 0.7, blue: 0.74, alpha: 1)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 2, y: 0, width: max(bounds.width - 4, 0), height: bounds.height)
    icon.frame = bounds
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }

  /// The name of the key as it is read.
  var spokenName: String {
    switch key {
    case .shift: "Shift"
    case .delete: "Delete"
    case .space: "Space"
    case .nextLayout: "Next keyboard"
    case .dismiss: "Hide keyboard"
    case .page(.letters): "Letters"
    case .page(.symbols): "Symbols"
    case .page: "Numbers"
    case .character, .enter: label.text ?? ""
    }
  }
}
