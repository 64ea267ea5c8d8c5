public import Foundation

/// Changes the pointer, and what a view looks like below it, while the pointer is over a region of
/// the view.
///
/// Main thread only. Source: Apple, "UIPointerInteraction".
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// Provides the regions and the styles. Not retained.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?

  /// Whether the pointer is changed. Default: true.
  open var isEnabled = true {
    didSet { if !isEnabled { PointerEnvironment.shared.end(of: self) } }
  }

  /// Creates an interaction; without a delegate, its region is the whole view and the effect the
  /// automatic one.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
  }

  /// Asks for the region and the style again, because they have changed.
  open func invalidate() {
    PointerEnvironment.shared.invalidate(self)
  }

  open func willMove(to view: UIView?) {
    PointerEnvironment.shared.end(of: self)
  }

  open func didMove(to view: UIView?) {
    self.view = view
  }
}

extension UIPointerInteraction {
  /// The region at a place of the view, in the view's coordinates; nil if the pointer is not changed
  /// there.
  final func region(at location: CGPoint, _ modifiers: UIKeyModifierFlags) -> UIPointerRegion? {
    guard isEnabled, let view else { return nil }
    let whole = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(location, modifiers)
    let region =
      delegate.map { $0.pointerInteraction(self, regionFor: request, defaultRegion: whole) }
      ?? whole
    return region.flatMap { $0.rect.contains(location) ? $0 : nil }
  }

  /// The style of a region.
  final func style(for region: UIPointerRegion) -> UIPointerStyle? {
    guard let view, view.window != nil else { return nil }
    return delegate.map { $0.pointerInteraction(self, styleFor: region) }
      ?? UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)), shape: nil)
  }
}
