import CoreGraphics
import Synchronization

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

  /// The tint properties that were set on a view. Counts its instances, so that views that move can
  /// skip the search for a tint while no view has one.
  final class Tint {
    let color: UIColor?
    let mode: TintAdjustmentMode
    private static let count = Atomic<Int>(0)

    /// Returns nil for the default tint, which is inherited.
    init?(color: UIColor?, mode: TintAdjustmentMode) {
      guard color != nil || mode != .automatic else { return nil }
      (self.color, self.mode) = (color, mode)
      Self.count.wrappingAdd(1, ordering: .relaxed)
    }

    deinit {
      Self.count.wrappingSubtract(1, ordering: .relaxed)
    }

    static var isUsed: Bool { count.load(ordering: .relaxed) > 0 }
  }

  final var resolvedTintColor: UIColor {
    let color = firstTint { $0.color } ?? .systemBlue
    return resolvedTintAdjustmentMode == .dimmed ? color.dimmed : color
  }

  final var resolvedTintAdjustmentMode: TintAdjustmentMode {
    firstTint { $0.mode == .automatic ? nil : $0.mode } ?? .normal
  }

  /// Returns the first value that this view or an ancestor sets.
  private func firstTint<Value>(_ value: (Tint) -> Value?) -> Value? {
    guard Tint.isUsed else { return nil }
    var next: UIView? = self
    while let view = next {
      if let found = view.explicitTint.flatMap(value) { return found }
      next = view.parent
    }
    return nil
  }

  final func change(tintColor color: UIColor?) {
    // The color that stands for the tint color means the inherited one.
    let color = color === TintColor.color ? nil : color
    let previous = explicitTint?.color
    guard color != previous else { return }
    explicitTint = Tint(color: color, mode: explicitTint?.mode ?? .automatic)
    notifyTintChanged(colorChanged: true, modeChanged: false)
  }

  final func change(tintAdjustmentMode mode: TintAdjustmentMode) {
    guard mode != explicitTint?.mode ?? .automatic else { return }
    explicitTint = Tint(color: explicitTint?.color, mode: mode)
    notifyTintChanged(colorChanged: false, modeChanged: true)
  }

  /// After a move, notifies the views whose inherited tint differs from that of the previous
  /// superview.
  final func tintMayHaveChanged(from previous: UIView?) {
    guard Tint.isUsed, previous !== parent else { return }
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
    updateTraits()
    var pending = [(view: self, color: colorChanged, mode: modeChanged)]
    while let (view, color, mode) = pending.popLast() {
      view.tintColorDidChange()
      for child in view.subviews.reversed() {
        let tint = child.explicitTint
        let change = (
          view: child, color: color && tint?.color == nil,
          mode: mode && tint?.mode ?? .automatic == .automatic
        )
        if change.color || change.mode { pending.append(change) }
      }
    }
  }
}

extension UIColor {
  /// The gray of the same luminance.
  var dimmed: UIColor {
    mapped { color in
      let rgba = color.rgba
      return CGColor(gray: 0.2126 * rgba.x + 0.7152 * rgba.y + 0.0722 * rgba.z, alpha: rgba.w)
    }
  }
}
