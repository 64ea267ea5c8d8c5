import CoreGraphics
import Foundation
import TestSupport
import UIKit

/// Trees of views that are randomly positioned, scrolled, rotated and scaled.
@MainActor enum RandomViews {
  static func number(_ range: ClosedRange<CGFloat>, _ random: inout SeededGenerator) -> CGFloat {
    CGFloat.random(in: range, using: &random)
  }

  static func point(_ random: inout SeededGenerator) -> CGPoint {
    CGPoint(x: number(-50...50, &random), y: number(-50...50, &random))
  }

  static func view(_ random: inout SeededGenerator) -> UIView {
    let view = UIView(
      frame: CGRect(
        x: number(-10...60, &random), y: number(-10...40, &random),
        width: number(4...60, &random), height: number(4...40, &random)))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: view.transform = CGAffineTransform(rotationAngle: number(-4...4, &random))
    case 1:
      view.transform = CGAffineTransform(rotationAngle: number(-4...4, &random))
        .scaledBy(x: number(0.5...2, &random), y: number(-2 ... -0.5, &random))
    case 2: view.bounds.origin = point(&random)
    default: break
    }
    return view
  }

  /// Returns views of which the first is the root.
  static func tree(count: Int, _ random: inout SeededGenerator) -> [UIView] {
    var views = [view(&random)]
    for _ in 1..<count {
      let next = view(&random)
      views.randomElement(using: &random)?.addSubview(next)
      views.append(next)
    }
    return views
  }
}

/// The number of random cases that a test tries, if `LAMINA_ROUNDS` is set.
let rounds: Int? = ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap { Int($0) }
