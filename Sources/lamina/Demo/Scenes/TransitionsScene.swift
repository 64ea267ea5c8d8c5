import Foundation
import LaminaTesting
import UIKit

/// Plates that change their contents, each with another transition.
struct TransitionsScene: DemoScene {
  static let name = "transitions"
  static let summary = "images that flip, curl, dissolve, push and slide, each in its own way"

  init(_ options: DemoOptions) {}

  func image(at position: Double, on screen: OffscreenScreen) throws -> CGImage {
    try screen.image(playedTo: position)
  }

  /// A kind of transition.
  @MainActor private struct Change {
    let title: String
    /// Whether contents slide in from an edge, and must be clipped to the plate.
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
    init(_ title: String, _ type: CATransitionType, subtype: CATransitionSubtype? = nil) {
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
    Change("push", .push, subtype: .fromRight), Change("push", .push, subtype: .fromTop),
    Change("move in", .moveIn, subtype: .fromLeft), Change("reveal", .reveal, subtype: .fromBottom),
  ]

  func show(in window: UIWindow) {
    window.clear()
    let hall = HallView(
      window.bounds.size, hall: 6, title: "Changing Places",
      subtitle: "twelve ways from one picture to the next",
      lights: [
        .init(0x1F6F6C, x: 0.2, y: 0.8, size: 0.8, strength: 0.4),
        .init(0x6A4FB0, x: 0.85, y: 0.45, size: 0.8, strength: 0.45),
      ])
    window.addSubview(hall)
    let columns = hall.contentArea.width > 1.2 * hall.contentArea.height ? 4 : 3
    let rows = Self.changes.count / columns
    let cell = CGSize(
      width: hall.contentArea.width / CGFloat(columns),
      height: hall.contentArea.height / CGFloat(rows))
    var plates: [PlateView] = []
    for (index, change) in Self.changes.enumerated() {
      let frame = CGRect(
        x: hall.contentArea.minX + CGFloat(index % columns) * cell.width,
        y: hall.contentArea.minY + CGFloat(index / columns) * cell.height, width: cell.width,
        height: cell.height)
      plates.append(addPlate(change, index, in: frame, to: hall))
    }
    // The transitions start one after the other, along the diagonals.
    let order = plates.indices.sorted {
      ($0 % columns + $0 / columns) < ($1 % columns + $1 / columns)
    }
    _ = Metronome(in: hall, every: 0.25) { beat in
      guard beat > 0 else { return }
      let step = (beat - 1) % (plates.count + 4)
      guard step < plates.count else { return }
      let (plate, change) = (plates[order[step]], Self.changes[order[step]])
      change.run(plate) { plate.showNext() }
    }
  }

  private func addPlate(
    _ change: Change, _ index: Int, in frame: CGRect, to hall: HallView
  ) -> PlateView {
    let text = hall.unit * 0.024
    let area = frame.insetBy(dx: frame.width * 0.06, dy: frame.height * 0.05)
    let plateFrame = CGRect(
      x: area.minX.rounded(), y: area.minY.rounded(), width: area.width.rounded(),
      height: (area.height - text * 1.9).rounded())
    let plate = PlateView(
      frame: change.slides ? CGRect(origin: .zero, size: plateFrame.size) : plateFrame, index: index
    )
    if change.slides {
      let frame = UIView(frame: plateFrame)
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
        change.title, size: text, at: CGPoint(x: area.midX, y: area.maxY - text * 0.3), .center))
    return plate
  }
}
