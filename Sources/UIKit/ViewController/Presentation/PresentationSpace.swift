import CoreGraphics

/// The room of a presentation: whether a window is narrow or low.
@MainActor struct PresentationSpace: Equatable {
  let isCompactWidth: Bool
  let isCompactHeight: Bool

  init(_ controller: UIPresentationController) {
    let view = controller.containerView ?? controller.presentingViewController.viewIfLoaded
    let traits = (view?.window ?? view)?.traitCollection ?? .current
    isCompactWidth = traits.isCompactWidth
    isCompactHeight = traits.isCompactHeight
  }
}

extension UITraitCollection {
  var isCompactWidth: Bool { horizontalSizeClass == .compact }
  var isCompactHeight: Bool { verticalSizeClass == .compact }
}
