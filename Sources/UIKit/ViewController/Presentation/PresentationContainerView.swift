import CoreGraphics
import Foundation

/// The view in which a presentation takes place. It gets the touches, so that what is behind it does
/// not, unless the presentation controller lets them pass.
@MainActor final class PresentationContainerView: UIView {
  weak var controller: UIPresentationController?
  private var observer: (any NSObjectProtocol)?

  override class var startsOpaque: Bool { false }

  override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if controller?.passesTouch(at: point) == true { return nil }
    return super.hitTest(point, with: event)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
    guard let screen = window?.screen else { return }
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: screen, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.controller?.keyboardDidChange() }
    }
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  /// The height at the lower edge that an on-screen keyboard covers.
  var keyboardHeight: CGFloat {
    guard let screen = window?.screen, let keyboard = screen.keyboard, keyboard.isDocked else {
      return 0
    }
    let frame = convert(keyboard.frame, from: screen.coordinateSpace)
    return frame.minY < bounds.maxY ? max(bounds.maxY - frame.minY, 0) : 0
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}

/// Darkens what is behind a presentation. A tap on it may dismiss.
@MainActor final class DimmingView: UIView {
  var onTap: (() -> Void)?

  override class var startsOpaque: Bool { false }

  init(opacity: CGFloat = 0.2) {
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: opacity)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] recognizer in
      if recognizer.state == .ended { self?.onTap?() }
    }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }
}
