extension UIView {
  /// An animation that the system defines.
  ///
  /// Source: Apple, "UIView.SystemAnimation".
  public enum SystemAnimation: UInt, Sendable {
    /// Shrinks and fades views out, and removes them from their superviews at the end.
    case delete
  }

  static func deleteAnimated(
    _ views: [UIView], options: AnimationOptions, parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    let previous = views.map { ($0, $0.alpha, $0.transform) }
    animate(
      withDuration: deletionDuration, delay: 0, options: options,
      animations: {
        for (view, _, transform) in previous {
          view.alpha = 0
          view.transform = transform.scaledBy(x: 0.1, y: 0.1)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for (view, alpha, transform) in previous {
          view.removeFromSuperview()
          // A view that is added again later must look as it did before.
          (view.alpha, view.transform) = (alpha, transform)
        }
        completion?(finished)
      })
  }

  /// The duration, in seconds.
  private static let deletionDuration = 0.3
}
