import Foundation
import LaminaTesting
import UIKit

/// Plates that change their picture, each in a way of its own.
struct TransitionsScene: DemoScene {
  static let name = "transitions"
  static let summary = "pictures that flip, curl, dissolve, push and slide, each in its own way"

  init(_ options: DemoOptions) {}

  func picture(at place: Double, on screen: OffscreenScreen) throws -> CGImage {
    try screen.picture(playedTo: place)
  }

  /// A way from one picture to the next.
  @MainActor private struct Change {
    let title: String
    /// Whether pictures come in from the side, and are to be seen within the plate only.
    let slides: Bool
    let run: (UIView, @escaping () -> Void) -> Void

    /// `UIView.transition(with:)`
    init(_ title: String, _ option: UIView.AnimationOptions) {
      self.title = title
      slides = false
      run = { view, change in
        UIView.transition(
          with: view, duration: 0.9, options: option, animations: change, completion: nil)
      }
    }

    /// `CATransition`
    init(_ title: String, _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) {
      self.title = title
      slides = type != .fade
      run = { view, change in
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = 0.9
        transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        view.layer.add(transition, forKey: kCATransition)
        change()
      }
    }
  }

  private static let changes = [
    Change("flip from left", .transitionFlipFromLeft),
    Change("flip from right", .transitionFlipFromRight),
    Change("flip from top", .transitionFlipFromTop),
    Change("flip from bottom", .transitionFlipFromBottom),
    Change("curl up", .transitionCurlUp), Change("curl down", .transitionCurlDown),
    Change("cross dissolve", .transitionCrossDissolve), Change("fade", .fade),
    Change("push", .push, .fromRight), Change("push", .push, .fromTop),
    Change("move in", .moveIn, .fromLeft), Change("reveal", .reveal, .fromBottom),
  ]

  func show(in window: UIWindow) {
    window.clear()
    let hall = HallView(
      window.bounds.size, hall: 6, "Changing Places",
      "twelve ways from one picture to the next",
      lights: [.init(0x1F6F6C, 0.2, 0.8, 0.8, 0.4), .init(0x6A4FB0, 0.85, 0.45, 0.8, 0.45)])
    window.addSubview(hall)
    let columns = hall.room.width > 1.2 * hall.room.height ? 4 : 3
    let rows = Self.changes.count / columns
    let cell = CGSize(
      width: hall.room.width / CGFloat(columns), height: hall.room.height / CGFloat(rows))
    var plates: [PlateView] = []
    for (index, change) in Self.changes.enumerated() {
      let frame = CGRect(
        x: hall.room.minX + CGFloat(index % columns) * cell.width,
        y: hall.room.minY + CGFloat(index / columns) * cell.height, width: cell.width,
        height: cell.height)
      plates.append(addPlate(change, index, in: frame, to: hall))
    }
    // They go one after the other, in waves.
    let order = plates.indices.sorted {
      ($0 % columns + $0 / columns) < ($1 % columns + $1 / columns)
    }
    _ = Metronome(in: hall, every: 0.25) { beat in
      guard beat > 0 else { return }
      let turn = (beat - 1) % (plates.count + 4)
      guard turn < plates.count else { return }
      let (plate, change) = (plates[order[turn]], Self.changes[order[turn]])
      change.run(plate) { plate.showNext() }
    }
  }

  private func addPlate(
    _ change: Change, _ index: Int, in frame: CGRect, to hall: HallView
  ) -> PlateView {
    let text = hall.unit * 0.024
    let room = frame.insetBy(dx: frame.width * 0.06, dy: frame.height * 0.05)
    let place = CGRect(
      x: room.minX.rounded(), y: room.minY.rounded(), width: room.width.rounded(),
      height: (room.height - text * 1.9).rounded())
    let plate = PlateView(
      frame: change.slides ? CGRect(origin: .zero, size: place.size) : place, index: index)
    if change.slides {
      let frame = UIView(frame: place)
      frame.layer.cornerRadius = plate.layer.cornerRadius
      frame.clipsToBounds = true
      plate.layer.cornerRadius = 0
      frame.addSubview(plate)
      hall.addSubview(frame)
    } else {
      hall.addSubview(plate)
    }
    hall.addSubview(
      CaptionView(
        change.title, size: text, at: CGPoint(x: room.midX, y: room.maxY - text * 0.3), .center))
    return plate
  }
}
