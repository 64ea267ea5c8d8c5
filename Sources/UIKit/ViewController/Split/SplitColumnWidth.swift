import CoreGraphics

/// What the program has said of the width of a column. Points; `automaticDimension` where it says nothing.
struct SplitColumnWidth: Equatable {
  /// The width of a column of which the program says nothing, and the greatest one of a fraction.
  static let automatic: CGFloat = 320

  var preferred = UISplitViewController.automaticDimension
  /// A part of the width of all columns.
  var fraction = UISplitViewController.automaticDimension
  var minimum = UISplitViewController.automaticDimension
  var maximum = UISplitViewController.automaticDimension

  /// The width where all columns have the given one.
  func resolved(in total: CGFloat) -> CGFloat {
    var width = Self.automatic
    if preferred.isSpecified {
      width = preferred
    } else if fraction.isSpecified {
      width = min(fraction * total, maximum.isSpecified ? .infinity : Self.automatic)
    }
    if maximum.isSpecified { width = min(width, maximum) }
    if minimum.isSpecified { width = max(width, minimum) }
    return min(max(width, 0), total).rounded()
  }
}

extension CGFloat {
  fileprivate var isSpecified: Bool { self != UISplitViewController.automaticDimension }
}
