import CoreGraphics

/// The keys on which the code for the way out is typed, over everything else.
final class ExitCodeWindow: UIWindow {
  private static let rows = [
    ["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["✕", "0", "⌫"],
  ]
  private static let keySide: CGFloat = 64
  private static let spacing: CGFloat = 12

  private var digits = 0
  private var finish: (String?) -> Void = { _ in }
  private let field = UILabel()
  private var typed = "" {
    didSet {
      field.text = String(repeating: "•", count: typed.count)
      if typed.count == digits { finish(typed) }
    }
  }

  /// - Parameters:
  ///   - digits: the length of the code.
  ///   - finish: called with a code of that length, or with nil by the key that closes the window.
  convenience init(on screen: UIScreen, digits: Int, finish: @escaping (String?) -> Void) {
    self.init(screen: screen)
    (self.digits, self.finish) = (digits, finish)
    windowLevel = .alert + 50
    backgroundColor = UIColor(white: 0, alpha: 0.8)
    overrideUserInterfaceStyle = .dark
    addKeys()
  }

  override var canBecomeKey: Bool { false }

  private func addKeys() {
    field.textAlignment = .center
    field.font = .systemFont(ofSize: 32)
    field.textColor = .white
    let rows = Self.rows.map { row in stack(row.map(key), axis: .horizontal) }
    let keys = stack([field] + rows, axis: .vertical)
    keys.translatesAutoresizingMaskIntoConstraints = false
    addSubview(keys)
    NSLayoutConstraint.activate([
      field.heightAnchor.constraint(equalToConstant: Self.keySide),
      keys.centerXAnchor.constraint(equalTo: centerXAnchor),
      keys.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  private func stack(_ views: [UIView], axis: NSLayoutConstraint.Axis) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    (stack.axis, stack.spacing) = (axis, Self.spacing)
    return stack
  }

  private func key(_ title: String) -> UIButton {
    let key = UIButton(
      type: .custom, primaryAction: UIAction(title: title) { [weak self] _ in self?.press(title) })
    key.setTitleColor(.white, for: .normal)
    key.titleLabel?.font = .systemFont(ofSize: 28)
    key.backgroundColor = UIColor(white: 1, alpha: 0.15)
    key.layer.cornerRadius = Self.keySide / 2
    NSLayoutConstraint.activate([
      key.widthAnchor.constraint(equalToConstant: Self.keySide),
      key.heightAnchor.constraint(equalToConstant: Self.keySide),
    ])
    return key
  }

  private func press(_ title: String) {
    switch title {
    case "✕": finish(nil)
    case "⌫": typed = String(typed.dropLast())
    default: typed += title
    }
  }
}
