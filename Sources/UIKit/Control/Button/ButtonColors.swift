/// The colors of a configuration in a state, for a button's tint.
@MainActor struct ButtonColors {
  let foreground: UIColor
  /// nil where the look has no background.
  let background: UIColor?
  /// The alpha of the content.
  let contentAlpha: CGFloat

  init(_ configuration: UIButton.Configuration, tint: UIColor, role: UIButton.Role) {
    let state = configuration.state
    let look = configuration.look.shown(isSelected: state.contains(.selected))
    let accent = role == .destructive ? UIColor.systemRed : tint
    let base = configuration.baseBackgroundColor
    var foreground = configuration.baseForegroundColor ?? (look == .filled ? .white : accent)
    var background: UIColor? =
      switch look {
      case .plain: base
      case .gray: base ?? .secondarySystemFill
      case .tinted: (base ?? accent).scalingAlpha(0.18)
      case .filled: base ?? accent
      }
    var alpha: CGFloat = 1
    if state.contains(.disabled) {
      foreground = .tertiaryLabel
      if background != nil { background = .tertiarySystemFill }
    } else if state.contains(.highlighted) {
      alpha = background == nil ? 0.3 : 0.75
      background = background?.scalingAlpha(look == .filled ? 0.75 : 1.6)
    }
    (self.foreground, self.background, contentAlpha) = (foreground, background, alpha)
  }
}

extension UIButton.Configuration.Look {
  /// A selected button has the look of the next stronger configuration.
  fileprivate func shown(isSelected: Bool) -> Self {
    guard isSelected else { return self }
    return self == .plain ? .tinted : .filled
  }
}

extension UIColor {
  /// The color with its alpha multiplied, up to 1. A dynamic color stays dynamic.
  func scalingAlpha(_ factor: CGFloat) -> UIColor {
    mapped { $0.copy(alpha: min($0.alpha * factor, 1)) ?? $0 }
  }
}
