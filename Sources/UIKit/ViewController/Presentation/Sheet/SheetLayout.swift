import CoreGraphics

/// The places of a sheet in its container. Heights are those of the visible part, with the safe area
/// below. Points.
struct SheetLayout: Equatable {
  enum Kind: Equatable {
    /// At the lower edge, where the user moves it.
    case attached(width: CGFloat)
    /// The whole container.
    case full
    case centered(CGRect)
  }

  /// The distance of the large detent from the safe area.
  static let topInset: CGFloat = 10
  /// How much more narrow what lies behind a large sheet is, at each side.
  static let backdropInset: CGFloat = 16
  static let cornerRadius: CGFloat = 10
  static let formSize = CGSize(width: 540, height: 620)
  /// The greatest width of a page, and its distance from the edges of the window.
  static let pageWidth: CGFloat = 704
  static let pageMargin: CGFloat = 22

  var kind: Kind
  var bounds: CGRect
  /// The heights of the detents, the lowest first.
  var heights: [CGFloat]
  /// The height of the large detent, whether there is one or not.
  var largeHeight: CGFloat
  var keyboardHeight: CGFloat = 0

  var isAttached: Bool {
    if case .attached = kind { return true }
    return false
  }

  var lowest: CGFloat { heights.first ?? largeHeight }
  var highest: CGFloat { heights.last ?? largeHeight }

  /// Returns the frame of the sheet when a part of a height is visible. Below the lowest detent it is
  /// moved out, and not smaller.
  func frame(at height: CGFloat) -> CGRect {
    switch kind {
    case .full: bounds
    case .centered(let frame): frame
    case .attached(let width):
      CGRect(
        x: bounds.midX - width / 2, y: bounds.maxY - height, width: width,
        height: max(height, lowest))
    }
  }

  /// Returns a height beyond the largest detent, to which the sheet moves less than the finger.
  func stretched(_ height: CGFloat) -> CGFloat {
    height > highest ? highest + Self.resisted(height - highest, bounds.height) : height
  }

  /// Returns a height below the lowest detent of a sheet that stays.
  func compressed(_ height: CGFloat) -> CGFloat {
    height < lowest ? lowest - Self.resisted(lowest - height, bounds.height) : height
  }

  /// The movement beyond an end, as of scroll views.
  private static func resisted(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
    length > 0 ? (1 - 1 / (distance * 0.55 / length + 1)) * length : 0
  }

  /// Returns the detent for a sheet that the user lets go; nil means that it is dismissed.
  ///
  /// - Parameter velocity: downwards, in points per second.
  func target(from height: CGFloat, velocity: CGFloat, canDismiss: Bool) -> Int? {
    let isFast = velocity >= 1000
    if canDismiss, height < lowest / 2 || (isFast && height <= lowest) { return nil }
    let aim = height - velocity * 0.12
    let nearest = heights.indices.min { abs(heights[$0] - aim) < abs(heights[$1] - aim) } ?? 0
    guard abs(velocity) >= 1000 else { return nearest }
    let lower = heights.lastIndex { $0 < height } ?? 0
    let higher = heights.firstIndex { $0 > height } ?? heights.count - 1
    return isFast ? min(nearest, lower) : max(nearest, higher)
  }

  /// How far a height is on the way from one to another one, 0 to 1.
  static func part(_ height: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    end > start ? min(max((height - start) / (end - start), 0), 1) : (height >= end ? 1 : 0)
  }
}
