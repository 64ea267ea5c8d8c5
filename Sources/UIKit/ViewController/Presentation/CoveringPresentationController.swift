/// The presentation of the styles `.fullScreen` and `.currentContext`.
@MainActor final class CoveringPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
  override var shouldPresentInFullscreen: Bool { presentationStyle != .currentContext }
}

/// The presentation of the styles `.overFullScreen` and `.overCurrentContext`.
@MainActor final class OverPresentationController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { presentationStyle != .overCurrentContext }
}
