public import Foundation

/// Provides the regions and the styles of a pointer interaction. Each method has a default.
///
/// Source: Apple, "UIPointerInteractionDelegate".
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region at the place of the pointer, asked when the pointer moves; nil changes nothing there.
  /// Default: the default region, which is the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The style of a region that the pointer enters; nil changes nothing. Default: the automatic effect
  /// on the view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  /// Called before the pointer's change at a region's beginning. Default: nothing.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called before the pointer's change at a region's end. Default: nothing.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    interaction.view.map {
      UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0)), shape: nil)
    }
  }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Takes animations that run along with a change of the pointer.
///
/// Main thread only. Source: Apple, "UIPointerInteractionAnimating".
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated along with the pointer.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called after the animation, with whether it has come to its end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
