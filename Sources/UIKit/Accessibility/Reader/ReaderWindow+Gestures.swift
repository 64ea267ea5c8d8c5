import CoreGraphics

// The gestures are those of VoiceOver.
extension ReaderWindow {
  func addGestures() {
    addSwipe(.right) { $0.move(by: 1) }
    addSwipe(.left) { $0.move(by: -1) }
    addSwipe(.up) { $0.swipe(isUp: true) }
    addSwipe(.down) { $0.swipe(isUp: false) }
    addSwipe(.up, fingers: 3) { $0.scroll(.up) }
    addSwipe(.down, fingers: 3) { $0.scroll(.down) }
    addSwipe(.left, fingers: 3) { $0.scroll(.left) }
    addSwipe(.right, fingers: 3) { $0.scroll(.right) }
    add(ScrubGestureRecognizer()) { $0.escape() }
    addRotor()
    let magicTap = addTap(count: 2, fingers: 2) { $0.magicTap() }
    addTap(count: 1, fingers: 2) { $0.silence() }.require(toFail: magicTap)
    addExploration(after: addTap(count: 2, fingers: 1) { $0.activate() })
  }

  /// A tap reads what is there, unless it begins a double tap; so does a finger that rests, and then moves.
  private func addExploration(after doubleTap: UIGestureRecognizer) {
    let (tap, rest) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
    tap.require(toFail: doubleTap)
    (rest.minimumPressDuration, rest.allowableMovement) = (0.2, 6)
    for recognizer in [tap, rest] {
      recognizer.addAction { [weak self] recognizer in
        guard let self, [.began, .changed, .ended].contains(recognizer.state) else { return }
        reader?.explore(at: convert(recognizer.location(in: self), to: screen.coordinateSpace))
      }
      addGestureRecognizer(recognizer)
    }
  }

  /// Two fingers turn the rotor by a setting for each sixth of a circle or so.
  private func addRotor() {
    let rotation = RotorGestureRecognizer()
    rotation.addAction { [weak self, weak rotation] _ in
      guard let rotation, abs(rotation.rotation) > RotorGestureRecognizer.step else { return }
      self?.reader?.turnRotor(by: rotation.rotation > 0 ? 1 : -1)
      rotation.rotation = 0
    }
    addGestureRecognizer(rotation)
  }

  private func addSwipe(
    _ direction: UISwipeGestureRecognizer.Direction, fingers: Int = 1,
    _ perform: @escaping @MainActor (ScreenReader) -> Void
  ) {
    let swipe = UISwipeGestureRecognizer()
    (swipe.direction, swipe.numberOfTouchesRequired) = (direction, fingers)
    add(swipe, perform)
  }

  @discardableResult private func addTap(
    count: Int, fingers: Int, _ perform: @escaping @MainActor (ScreenReader) -> Void
  ) -> UIGestureRecognizer {
    let tap = UITapGestureRecognizer()
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (count, fingers)
    add(tap, perform)
    return tap
  }

  private func add(
    _ recognizer: UIGestureRecognizer, _ perform: @escaping @MainActor (ScreenReader) -> Void
  ) {
    recognizer.addAction { [weak self] recognizer in
      guard recognizer.state == .ended, let reader = self?.reader else { return }
      perform(reader)
    }
    addGestureRecognizer(recognizer)
  }
}

/// A rotation that leaves other gestures of two fingers alone: a scrub turns them a little, too.
private final class RotorGestureRecognizer: UIRotationGestureRecognizer {
  static let step: CGFloat = 0.6

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
