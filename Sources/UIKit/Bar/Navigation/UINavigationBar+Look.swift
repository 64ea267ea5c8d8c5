import CoreGraphics

extension UINavigationBar {
  var isCompact: Bool { traits.verticalSizeClass == .compact }

  var metrics: UIBarMetrics {
    let hasPrompt = topItem?.prompt != nil
    if isCompact { return hasPrompt ? .compactPrompt : .compact }
    return hasPrompt ? .defaultPrompt : .default
  }

  /// Shows the background, the title and the buttons in the present appearance.
  func showAppearance() {
    let appearance = appearance(of: topItem)
    background.show(appearance)
    itemView?.show(appearance, metrics)
    setNeedsLayout()
  }

  func scrollEdgeDidChange() {
    guard window != nil, UIView.areAnimationsEnabled, transition == nil else {
      return showAppearance()
    }
    UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction) {
      self.showAppearance()
      self.layoutSubtreeInAnimation()
    }
  }

  /// The time in which the background changes at the scroll edge, in seconds.
  static let fadeDuration = 0.2

  /// Returns the appearance of the bar while it shows an item: that of the item before that of the bar,
  /// and that for the state before the standard one.
  func appearance(of item: UINavigationItem?) -> UINavigationBarAppearance {
    let isLegacy = legacyLook.isSet
    let atEdge = isAtScrollEdge && !isLegacy
    let own = item?.appearances.appearance(isCompact: isCompact, atScrollEdge: atEdge)
    let chosen =
      own
      ?? (isLegacy ? nil : appearances.appearance(isCompact: isCompact, atScrollEdge: atEdge))
    if let chosen, !legacyTitles.isSet { return chosen }
    let base = chosen ?? item?.standardAppearance ?? standardAppearance
    let appearance = base.observedCopy {}
    if chosen == nil {
      if atEdge {
        appearance.configureWithTransparentBackground()
      } else if isLegacy {
        legacyLook.apply(to: appearance, at: barPosition, metrics)
      }
    }
    legacyTitles.apply(to: appearance, metrics)
    return appearance
  }
}
