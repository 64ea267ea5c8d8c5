import CoreGraphics

/// The sign at the leading side of a cell that is edited: minus, plus, or the mark of a selected row.
final class EditControl: UIControl {
  enum Look: Equatable {
    case delete, insert
    case mark(isOn: Bool)
  }

  /// How far the content of a cell moves for the control. Points.
  nonisolated static let inset: CGFloat = 38
  static let size: CGFloat = 22

  private let sign = UIImageView()
  private let disc = UIView()
  var look: Look {
    didSet { if look != oldValue { showLook() } }
  }

  init(_ look: Look) {
    self.look = look
    super.init(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
    disc.isUserInteractionEnabled = false
    disc.layer.cornerRadius = Self.size / 2
    addSubview(disc)
    addSubview(sign)
    showLook()
  }

  required init?(coder: NSCoder) { nil }

  override class var startsOpaque: Bool { false }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }

  private func showLook() {
    isUserInteractionEnabled = look == .delete || look == .insert
    sign.image = signName.flatMap {
      UIImage(
        systemName: $0,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold))
    }
    sign.tintColor = .white
    disc.backgroundColor = color
    disc.layer.borderWidth = look == .mark(isOn: false) ? 1.5 : 0
    disc.layer.borderColor = UIColor.tertiaryLabel.cgColor(for: traitCollection)
    setNeedsLayout()
  }

  private var signName: String? {
    switch look {
    case .delete: "minus"
    case .insert: "plus"
    case .mark(let isOn): isOn ? "checkmark" : nil
    }
  }

  private var color: UIColor? {
    switch look {
    case .delete: .systemRed
    case .insert: .systemGreen
    case .mark(let isOn): isOn ? tintColor : nil
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showLook()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showLook()
  }

  /// A finger hits the control in the whole height of the row.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let height = superview?.bounds.height ?? 0
    return CGRect(
      x: bounds.midX - Self.inset / 2, y: bounds.midY - height / 2, width: Self.inset,
      height: height
    ).contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    disc.frame = bounds
    let size = sign.image?.size ?? .zero
    sign.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }
}
