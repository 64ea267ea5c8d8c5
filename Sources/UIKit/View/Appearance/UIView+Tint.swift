import CoreGraphics

extension UIView {
  /// Whether a view's tint color is dimmed.
  ///
  /// Source: Apple, "UIView.TintAdjustmentMode".
  public enum TintAdjustmentMode: Int, Sendable {
    /// Uses the superview's mode.
    case automatic
    /// Uses the tint color unchanged.
    case normal
    /// Uses a gray of the color's brightness.
    case dimmed
  }

  /// The tint properties that were set on a view.
  struct Tint: Equatable {
    var color: UIColor?
    var mode = TintAdjustmentMode.automatic
  }

  /// Whether any view ever set a tint; until then view moves can skip the search for one.
  private static var isTintUsed = false

  final var resolvedTintColor: UIColor {
    let color = firstTint { $0.color } ?? .systemBlue
    return resolvedTintAdjustmentMode == .dimmed ? color.dimmed : color
  }

  final var resolvedTintAdjustmentMode: TintAdjustmentMode {
    firstTint { $0.mode == .automatic ? nil : $0.mode } ?? .normal
  }

  /// Returns the first value that this view or an ancestor sets.
  private func firstTint<Value>(_ value: (Tint) -> Value?) -> Value? {
    guard Self.isTintUsed else { return nil }
    var next: UIView? = self
    while let view = next {
      if let found = view.explicitTint.flatMap(value) { return found }
      next = view.parent
    }
    return nil
  }

  final func change(tintColor color: UIColor?) {
    let previous = explicitTint?.color
    guard color != previous else { return }
    Self.isTintUsed = true
    explicitTint = Tint(color: color, mode: explicitTint?.mode ?? .automatic)
    notifyTintChanged(colorChanged: true, modeChanged: false)
  }

  final func change(tintAdjustmentMode mode: TintAdjustmentMode) {
    guard mode != explicitTint?.mode ?? .automatic else { return }
    Self.isTintUsed = true
    explicitTint = Tint(color: explicitTint?.color, mode: mode)
    notifyTintChanged(colorChanged: false, modeChanged: true)
  }

  /// After a move, notifies the views whose inherited tint differs from that of the previous
  /// superview.
  final func tintMayHaveChanged(from previous: UIView?) {
    guard Self.isTintUsed, previous !== parent else { return }
    let inherits = (
      color: explicitTint?.color == nil, mode: explicitTint?.mode ?? .automatic == .automatic
    )
    func color(_ view: UIView?) -> UIColor { view?.firstTint { $0.color } ?? .systemBlue }
    let modeChanged =
      inherits.mode
      && previous?.resolvedTintAdjustmentMode ?? .normal
        != parent?.resolvedTintAdjustmentMode ?? .normal
    let colorChanged = inherits.color && color(previous) != color(parent)
    guard colorChanged || modeChanged else { return }
    notifyTintChanged(colorChanged: colorChanged, modeChanged: modeChanged)
  }

  /// Notifies this view, and the descendants that inherit the tint from it.
  private func notifyTintChanged(colorChanged: Bool, modeChanged: Bool) {
    var pending = [(view: self, color: colorChanged, mode: modeChanged)]
    while let (view, color, mode) = pending.popLast() {
      view.tintColorDidChange()
      for child in view.subviews.reversed() {
        let tint = child.explicitTint ?? Tint()
        let change = (
          view: child, color: color && tint.color == nil, mode: mode && tint.mode == .automatic
        )
        if change.color || change.mode { pending.append(change) }
      }
    }
  }
}

extension UIColor {
  /// The gray of the same luminance.
  fileprivate var dimmed: UIColor {
    mapped { color in
      let rgba = color.rgba
      return CGColor(gray: 0.2126 * rgba.x + 0.7152 * rgba.y + 0.0722 * rgba.z, alpha: rgba.w)
    }
  }
}
