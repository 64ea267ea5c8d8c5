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
  /// Whether the window is narrow, as that of a phone upright.
  @MainActor var isCompactWidth: Bool {
    let size = UIScreen.main.bounds.size
    return isCompactHeight ? size.width < 736 || size.height < 414 : size.width < 640
  }

  /// Whether the window is low, as that of a phone on its side.
  @MainActor var isCompactHeight: Bool { UIScreen.main.bounds.height < 480 }
}
