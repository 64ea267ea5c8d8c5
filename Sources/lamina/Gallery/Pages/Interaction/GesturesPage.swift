import UIKit

extension GalleryPage {
  static let gestures = GalleryPage(
    name: "gestures", title: "Gesture recognizers",
    caption: "Try each with fingers, a mouse or a touchpad. The text shows the state of the "
      + "recognizer and its values.",
    specimens: [
      Specimen("UITapGestureRecognizer", note: "one tap waits until two taps have failed") {
        stage in
        let one = UITapGestureRecognizer()
        let two = UITapGestureRecognizer()
        two.numberOfTapsRequired = 2
        one.require(toFail: two)
        stage.pad([one, two]) { tap, card in
          card.backgroundColor = tap === two ? DemoPalette.coral : DemoPalette.teal
          return "\((tap as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 0) tap"
        }
      },
      Specimen("UILongPressGestureRecognizer", note: "lifts the card after half a second") {
        stage in
        stage.pad([UILongPressGestureRecognizer()]) { press, card in
          let isDown = press.state == .began || press.state == .changed
          UIView.animate(withDuration: 0.2) {
            card.transform = isDown ? CGAffineTransform(scaleX: 1.2, y: 1.2) : .identity
          }
          return ""
        }
      },
      Specimen("UIPanGestureRecognizer", note: "also with the wheel, or two fingers on a touchpad")
      {
        stage in
        let pan = UIPanGestureRecognizer()
        pan.allowedScrollTypesMask = .all
        stage.pad([pan]) { [unowned pan] _, card in
          let moved = pan.translation(in: card.superview)
          card.transform =
            pan.isOver ? .identity : CGAffineTransform(translationX: moved.x, y: moved.y)
          let velocity = pan.velocity(in: nil)
          return "\(moved.rounded)\nvelocity\n\(velocity.rounded)"
        }
      },
      Specimen("UISwipeGestureRecognizer", note: "to the right and to the left") { stage in
        let directions: [UISwipeGestureRecognizer.Direction] = [.right, .left]
        let swipes = directions.map { direction in
          let swipe = UISwipeGestureRecognizer()
          swipe.direction = direction
          return swipe
        }
        stage.pad(swipes) { swipe, card in
          let isRight = swipe === swipes[0]
          card.transform = CGAffineTransform(translationX: stage.length(isRight ? 16 : -16), y: 0)
          return isRight ? "right" : "left"
        }
      },
      Specimen("UIPinchGestureRecognizer", note: "scale and velocity") { stage in
        let pinch = UIPinchGestureRecognizer()
        stage.pad([pinch]) { [unowned pinch] _, card in
          card.transform =
            pinch.isOver ? .identity : CGAffineTransform(scaleX: pinch.scale, y: pinch.scale)
          return "scale \(pinch.scale.twoDigits)\nvelocity\n\(pinch.velocity.twoDigits)"
        }
      },
      Specimen("UIRotationGestureRecognizer", note: "radians, clockwise") { stage in
        let rotation = UIRotationGestureRecognizer()
        stage.pad([rotation]) { [unowned rotation] _, card in
          card.transform =
            rotation.isOver ? .identity : CGAffineTransform(rotationAngle: rotation.rotation)
          return "\(rotation.rotation.twoDigits)\nvelocity\n\(rotation.velocity.twoDigits)"
        }
      },
      Specimen("UIScreenEdgePanGestureRecognizer", note: "from the left edge of the screen") {
        stage in
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        let pad = stage.pad([edge]) { [unowned edge] _, card in
          let moved = edge.translation(in: nil)
          card.transform = CGAffineTransform(translationX: edge.isOver ? 0 : moved.x / 10, y: 0)
          return "\(moved.rounded)"
        }
        pad.recognizesInWholeWindow = true
      },
      Specimen("UIHoverGestureRecognizer", note: "the pointer lights the card") { stage in
        let hover = UIHoverGestureRecognizer()
        stage.pad([hover], onCard: true) { [unowned hover] _, card in
          card.backgroundColor = hover.isOver ? DemoPalette.teal : DemoPalette.brass
          return "\(hover.location(in: card).rounded)"
        }
      },
    ])
}

extension Stage {
  /// Adds a card, and recognizers whose actions change it and return what the readout shows.
  @discardableResult
  fileprivate func pad(
    _ recognizers: [UIGestureRecognizer], onCard: Bool = false,
    action: @escaping (UIGestureRecognizer, UIView) -> String
  ) -> GesturePad {
    grid()
    let label = readout(98, 8, 60, 74, text: "possible")
    let pad = GesturePad(frame: view.bounds, readout: label, action: action)
    view.addSubview(pad)
    pad.card.frame = rect(34, 27, 36, 36)
    pad.add(recognizers, onCard: onCard)
    return pad
  }
}

/// A card on a view that sends gestures to a closure.
private final class GesturePad: UIView {
  let card = UIView()
  private let readout: UILabel
  private let action: (UIGestureRecognizer, UIView) -> String
  private var recognizers: [UIGestureRecognizer] = []
  /// Whether the recognizers belong to the window while the view is in it.
  var recognizesInWholeWindow = false

  init(
    frame: CGRect, readout: UILabel, action: @escaping (UIGestureRecognizer, UIView) -> String
  ) {
    (self.readout, self.action) = (readout, action)
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    card.backgroundColor = DemoPalette.teal
    card.layer.cornerRadius = 4
    addSubview(card)
  }

  required init?(coder: NSCoder) { nil }

  func add(_ recognizers: [UIGestureRecognizer], onCard: Bool) {
    self.recognizers = recognizers
    for recognizer in recognizers {
      recognizer.addTarget(self, action: Selector("show:", GesturePad.show))
      (onCard ? card : self).addGestureRecognizer(recognizer)
    }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard recognizesInWholeWindow else { return }
    for recognizer in recognizers {
      recognizer.view?.removeGestureRecognizer(recognizer)
      newWindow?.addGestureRecognizer(recognizer)
    }
  }

  private func show(_ recognizer: UIGestureRecognizer) {
    let values = action(recognizer, card)
    readout.text = "\(recognizer.state)\n\(values)"
  }
}

extension UIGestureRecognizer {
  /// Whether the gesture has ended or was canceled.
  fileprivate var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
}

extension CGPoint {
  fileprivate var rounded: String { "\(Int(x.rounded())), \(Int(y.rounded()))" }
}

extension CGFloat {
  fileprivate var twoDigits: String { "\((self * 100).rounded() / 100)" }
}
