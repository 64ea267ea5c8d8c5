import CoreGraphics
public import Foundation

/// A layer whose sublayers are scrolled: the origin of its bounds is the scroll position, and
/// changes of it animate as those of `bounds` do.
///
/// Main thread only. The scroll position is not limited to where sublayers are. Sublayers outside
/// the bounds are visible unless `masksToBounds` is set.
///
/// Source: Apple, "CAScrollLayer".
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
  /// The axes along which the layer scrolls. Default: `.both`.
  open var scrollMode: CAScrollLayerScrollMode {
    get { name(forKey: "scrollMode") ?? .both }
    set { setValue(newValue.rawValue, forKey: "scrollMode") }
  }

  /// Moves the origin of the bounds to a point, along the axes of `scrollMode`. Traps on NaN.
  ///
  /// Source: Apple, "scroll(to:)".
  open func scroll(to p: CGPoint) {
    moveOrigin(to: p)
  }

  /// Scrolls as little as possible until a rectangle is visible, along the axes of `scrollMode`;
  /// one that is larger than the layer fills it. Traps on NaN and on null rectangles.
  ///
  /// - Parameter r: points, in the layer's coordinates.
  ///
  /// Source: Apple, "scroll(to:)".
  open func scroll(to r: CGRect) {
    Self.requireFinite(r, "bounds")
    let (x, y) = (bounds.minX...bounds.maxX, bounds.minY...bounds.maxY)
    moveOrigin(
      to: CGPoint(
        x: x.nearestStart(showing: r.minX...r.maxX), y: y.nearestStart(showing: r.minY...r.maxY)))
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    key == "scrollMode"
      ? CAScrollLayerScrollMode.both.rawValue : super.defaultValue(forKey: key)
  }
}

extension CAScrollLayer {
  private func moveOrigin(to point: CGPoint) {
    let (mode, rect) = (scrollMode, bounds)
    Self.requireFinite(CGRect(origin: point, size: rect.size), "bounds")
    bounds.origin = CGPoint(
      x: mode == .both || mode == .horizontally ? point.x : rect.origin.x,
      y: mode == .both || mode == .vertically ? point.y : rect.origin.y)
  }
}

extension ClosedRange<CGFloat> {
  /// The start nearest to this range's own for which a range of the same length contains `other`
  /// or, if that is longer, lies inside it.
  fileprivate func nearestStart(showing other: ClosedRange) -> CGFloat {
    let (first, last) = (other.upperBound - (upperBound - lowerBound), other.lowerBound)
    return Swift.min(
      Swift.max(lowerBound, Swift.min(first, last)), Swift.max(first, last))
  }
}

/// The axes along which a scroll layer scrolls. Apple: CAScrollLayerScrollMode.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The layer does not scroll.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
