import CoreGraphics

/// What happens to a view below the pointer.
///
/// Source: Apple, "UIPointerEffect".
public enum UIPointerEffect {
  /// Where the tint of a hovering effect lies.
  ///
  /// Source: Apple, "UIPointerEffect.TintMode".
  public enum TintMode: Int, Sendable {
    case none, overlay, underlay
  }

  /// One of the other effects, by the size of the view and by whether it has a background.
  case automatic(UITargetedPreview)
  /// The pointer becomes a plate behind the view.
  case highlight(UITargetedPreview)
  /// The pointer disappears, and the view grows and casts a shadow.
  case lift(UITargetedPreview)
  /// The pointer stays, and the view is tinted, grows or casts a shadow.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The view of the effect.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }

  /// The sides above which the automatic effect is a hovering one, in points.
  private static let largeSide: CGFloat = 120

  /// The effect that an automatic one is.
  @MainActor package var resolved: UIPointerEffect {
    guard case .automatic(let preview) = self else { return self }
    let size = preview.size
    if max(size.width, size.height) > Self.largeSide { return .hover(preview) }
    let background = preview.view.backgroundColor?.cgColor.alpha ?? 0
    return background == 0 ? .highlight(preview) : .lift(preview)
  }
}
