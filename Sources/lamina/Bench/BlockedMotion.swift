import ArgumentParser
import UIKit

/// One kind of animation that has to go on while the main thread is blocked.
@MainActor struct BlockedMotion {
  /// What the command line calls it.
  let name: String
  /// Sets the view in motion, for longer than the main thread is blocked.
  let start: (UIView) -> Void

  /// Seconds that each of them takes at least.
  static let duration = 4.0

  static let all = [basic, keyframe]

  /// - Throws: an error that lists the names.
  static func named(_ name: String) throws -> [BlockedMotion] {
    if name == "all" { return all }
    guard let motion = all.first(where: { $0.name == name }) else {
      let names = all.map(\.name).joined(separator: ", ")
      throw ValidationError("--scene \(name): no such scene; there are all, \(names)")
    }
    return [motion]
  }

  private static let basic = BlockedMotion(name: "basic") { view in
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = view.center.x
    animation.toValue = view.center.x + 400
    animation.duration = duration
    view.layer.add(animation, forKey: nil)
  }

  private static let keyframe = BlockedMotion(name: "keyframe") { view in
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [(0, 0), (300, 60), (500, -40), (200, 90)].map { step in
      CGPoint(x: view.center.x + step.0, y: view.center.y + step.1)
    }
    animation.duration = duration
    view.layer.add(animation, forKey: nil)
  }
}
