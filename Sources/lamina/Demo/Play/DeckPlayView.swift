import UIKit

/// A transparent view above the deck of cards: two fingers enlarge and turn the card below them, a
/// long press pulls it forward, and it returns on a spring.
final class DeckPlayView: UIView, UIGestureRecognizerDelegate {
  /// The views that hold the cards, and their places in the deck.
  private let stands: [(view: UIView, pose: CATransform3D)]
  /// The card that the current gesture changes.
  private var held: Int?
  private let pinch = UIPinchGestureRecognizer()
  private let rotation = UIRotationGestureRecognizer()
  private let press = UILongPressGestureRecognizer()

  init(frame: CGRect, stands: [UIView]) {
    self.stands = stands.map { ($0, $0.layer.transform) }
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    for recognizer in [pinch, rotation, press] {
      recognizer.addTarget(self, action: Selector("change:", DeckPlayView.change))
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
  }

  required init?(coder: NSCoder) { nil }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  private func change(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began, .changed:
      held = held ?? nearestCard(to: recognizer.location(in: self))
      update()
    default:
      let isOver = [pinch, rotation, press].allSatisfy { ![.began, .changed].contains($0.state) }
      if isOver { release() }
    }
  }

  /// The cards stand side by side, which makes the horizontal distance sufficient.
  private func nearestCard(to point: CGPoint) -> Int? {
    func distance(_ index: Int) -> CGFloat {
      abs(bounds.midX + stands[index].pose.m41 - point.x)
    }
    return stands.indices.min { distance($0) < distance($1) }
  }

  private func update() {
    guard let held else { return }
    func isActive(_ recognizer: UIGestureRecognizer) -> Bool {
      recognizer.state == .began || recognizer.state == .changed
    }
    let stand = stands[held]
    let scale = isActive(pinch) ? pinch.scale : isActive(press) ? 1.15 : 1
    var transform = CATransform3DScale(stand.pose, scale, scale, 1)
    if isActive(rotation) {
      transform = CATransform3DRotate(transform, rotation.rotation, 0, 0, 1)
    }
    stand.view.layer.transform = transform
  }

  private func release() {
    guard let index = held else { return }
    held = nil
    let stand = stands[index]
    let spring = CASpringAnimation(keyPath: "transform")
    spring.fromValue = stand.view.layer.transform
    spring.toValue = stand.pose
    (spring.stiffness, spring.damping) = (80, 8)
    spring.duration = spring.settlingDuration
    stand.view.layer.add(spring, forKey: "return")
    stand.view.layer.transform = stand.pose
  }
}
