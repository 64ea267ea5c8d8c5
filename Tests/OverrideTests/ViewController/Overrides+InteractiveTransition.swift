import UIKit

final class OverridingInteractiveTransition: UIPercentDrivenInteractiveTransition {
  override var duration: CGFloat { called(super.duration) }
  override var percentComplete: CGFloat { called(super.percentComplete) }
  override var completionSpeed: CGFloat {
    get { called(super.completionSpeed) }
    set { super.completionSpeed = assigned(newValue) }
  }
  override var completionCurve: UIView.AnimationCurve {
    get { called(super.completionCurve) }
    set { super.completionCurve = assigned(newValue) }
  }
  override var timingCurve: (any UITimingCurveProvider)? {
    get { called(super.timingCurve) }
    set { super.timingCurve = assigned(newValue) }
  }
  override var wantsInteractiveStart: Bool {
    get { called(super.wantsInteractiveStart) }
    set { super.wantsInteractiveStart = assigned(newValue) }
  }
  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    called(super.startInteractiveTransition(transitionContext))
  }
  override func pause() { called(super.pause()) }
  override func update(_ percentComplete: CGFloat) { called(super.update(percentComplete)) }
  override func cancel() { called(super.cancel()) }
  override func finish() { called(super.finish()) }
}

/// Presents with an interaction controller.
final class InteractivePresenter: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let interactor: any UIViewControllerInteractiveTransitioning

  init(_ interactor: any UIViewControllerInteractiveTransitioning) {
    self.interactor = interactor
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

extension Overrides {
  static let interactiveTransition = Overrides(
    of: "UIPercentDrivenInteractiveTransition", by: OverridingInteractiveTransition(),
    uses: [
      {
        $0.completionSpeed = $0.completionSpeed
        $0.completionCurve = $0.completionCurve
        $0.timingCurve = $0.timingCurve
        $0.wantsInteractiveStart = $0.wantsInteractiveStart
        _ = ($0.duration, $0.percentComplete)
        let presenter = InteractivePresenter($0)
        let (root, presented) = (UIViewController(), UIViewController())
        presented.transitioningDelegate = presenter
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.rootViewController = root
        window.isHidden = false
        root.present(presented, animated: true)
        $0.pause()
        $0.update(0.5)
        $0.cancel()
        $0.finish()
      }
    ])
}
