public import CoreGraphics
import Foundation

/// The shape of the pointer.
///
/// Source: Apple, "UIPointerShape".
public enum UIPointerShape {
  /// A path whose middle is at the pointer; with a highlight, in the coordinates of the preview's
  /// container.
  case path(UIBezierPath)
  /// A rounded rectangle, placed like a path.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// The beam of horizontal text. The length is that of the user's cursor theme.
  case verticalBeam(length: CGFloat)
  /// The beam of vertical text.
  case horizontalBeam(length: CGFloat)

  /// The corner radius of rectangles that have no other: 8 points.
  public static let defaultCornerRadius: CGFloat = 8

  /// The outline; nil for beams, which the cursor theme has.
  @MainActor var outline: UIBezierPath? {
    switch self {
    case .path(let path): path
    case .roundedRect(let rect, let radius): UIBezierPath(roundedRect: rect, cornerRadius: radius)
    case .verticalBeam, .horizontalBeam: nil
    }
  }
}
