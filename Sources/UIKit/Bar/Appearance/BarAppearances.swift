import Foundation

/// The appearances of a bar: one for each height, at the edge of scrolled content and elsewhere.
@MainActor struct BarAppearances<Appearance: UIBarAppearance> {
  var standard: Appearance?
  var compact: Appearance?
  var scrollEdge: Appearance?
  var compactScrollEdge: Appearance?

  /// Returns the appearance in a state of the bar: the nearest that there is.
  ///
  /// At the edge of scrolled content a bar without appearances for it is transparent, as it is since
  /// iOS 15; this returns nil for it.
  func appearance(isCompact: Bool, atScrollEdge: Bool) -> Appearance? {
    if atScrollEdge {
      return isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge
    }
    return isCompact ? compact ?? standard : standard
  }
}

extension UIBarAppearance {
  /// Returns a copy whose changes are reported.
  func observedCopy(_ onChange: @escaping () -> Void) -> Self {
    let copy = copy() as? Self ?? self
    copy.onChange = onChange
    return copy
  }
}
