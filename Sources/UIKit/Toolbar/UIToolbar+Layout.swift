import CoreGraphics

extension UIToolbar {
  var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  var naturalHeight: CGFloat { isCompact ? BarMetrics.compactHeight : BarMetrics.height }

  /// Shows the background and the buttons of the present appearance.
  func showAppearance() {
    let appearance = currentAppearance
    background.show(appearance)
    background.hasShadowAbove = barPosition == .bottom
    row.look = BarButtonLook(
      plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance,
      metrics: isCompact ? .compact : .default)
    setNeedsLayout()
  }

  private var currentAppearance: UIToolbarAppearance {
    let isCompact = isCompact
    let atEdge = isAtScrollEdge && !legacyLook.isSet
    if let appearance = appearances.appearance(isCompact: isCompact, atScrollEdge: atEdge),
      !legacyLook.isSet
    {
      return appearance
    }
    let appearance = standardAppearance.observedCopy {}
    if atEdge {
      appearance.configureWithTransparentBackground()
    } else {
      legacyLook.apply(to: appearance, at: barPosition, isCompact ? .compact : .default)
    }
    return appearance
  }

  /// The buttons are at the top of the bar, above the safe area; the background reaches the window's
  /// edge from a bar that is attached to it.
  func layOutBar() {
    row.isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    row.semanticContentAttribute = semanticContentAttribute
    let safeArea = safeAreaInsets
    let margin = BarMetrics.margin(inWidth: bounds.width) - BarMetrics.buttonPadding
    let isAtTop = barPosition == .top || barPosition == .topAttached
    let top = isAtTop ? bounds.height - min(naturalHeight, bounds.height) : 0
    row.frame = CGRect(
      x: safeArea.left + margin, y: top,
      width: max(bounds.width - safeArea.left - safeArea.right - 2 * margin, 0),
      height: min(naturalHeight, bounds.height))
    background.frame = backgroundFrame
  }

  private var backgroundFrame: CGRect {
    var frame = bounds
    guard let superview else { return frame }
    switch barPosition {
    case .bottom:
      frame.size.height += max(superview.safeAreaInsets.bottom - safeAreaInsets.bottom, 0)
    case .topAttached:
      frame.origin.y -= self.frame.minY
      frame.size.height += self.frame.minY
    case .top, .any: break
    }
    return frame
  }
}
