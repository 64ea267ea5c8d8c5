import UIKit

/// Makes recognizers from a short notation: `tap2 pan!c tap<tap2 pan&pinch`. `<` says which one has
/// to fail first, `&` which ones recognize at the same time. After a name, `!c` stands for
/// `cancelsTouchesInView = false`, `!d` for `delaysTouchesBegan`, `!e` for
/// `delaysTouchesEnded = false`, and `!off` for `isEnabled = false`.
@MainActor final class RecognizerSpec: NSObject, UIGestureRecognizerDelegate {
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var simultaneous: [(String, String)] = []

  init(_ text: String, log: TouchLog) {
    super.init()
    let tokens = text.split(separator: " ").map(String.init)
    for token in tokens where !token.contains("<") && !token.contains("&") { add(token, log) }
    for token in tokens {
      let names = token.split(whereSeparator: { "<&".contains($0) }).map(String.init)
      if token.contains("<") {
        self[names[0]].require(toFail: self[names[1]])
      } else if token.contains("&") {
        simultaneous.append((names[0], names[1]))
      }
    }
  }

  subscript(name: String) -> UIGestureRecognizer { recognizers.first { $0.name == name }! }

  private func add(_ token: String, _ log: TouchLog) {
    let parts = token.split(separator: "!").map(String.init)
    let recognizer = Self.make(parts[0])
    recognizer.name = parts[0]
    recognizer.delegate = self
    if parts.contains("c") { recognizer.cancelsTouchesInView = false }
    if parts.contains("d") { recognizer.delaysTouchesBegan = true }
    if parts.contains("e") { recognizer.delaysTouchesEnded = false }
    if parts.contains("off") { recognizer.isEnabled = false }
    recognizer.addAction { recognizer in
      let isDiscrete =
        recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
      let state = ["p", "b", "c", "e", "x", "f"][recognizer.state.rawValue]
      log.add(isDiscrete && state == "e" ? parts[0] : parts[0] + ":" + state)
    }
    recognizers.append(recognizer)
  }

  private static func make(_ name: String) -> UIGestureRecognizer {
    let (kind, rest) = (name.prefix { $0.isLowercase }, name.drop { $0.isLowercase })
    let number = rest.last?.wholeNumberValue ?? 1
    switch kind {
    case "tap":
      let tap = UITapGestureRecognizer()
      if rest.hasPrefix("F") {
        tap.numberOfTouchesRequired = number
      } else {
        tap.numberOfTapsRequired = number
      }
      return tap
    case "press":
      let press = UILongPressGestureRecognizer()
      if rest.hasPrefix("T") { press.numberOfTapsRequired = number }
      if rest.hasPrefix("F") { press.numberOfTouchesRequired = number }
      return press
    case "pan":
      let pan = UIPanGestureRecognizer()
      if rest.hasPrefix("Min") { pan.minimumNumberOfTouches = number }
      if rest.hasPrefix("Max") { pan.maximumNumberOfTouches = number }
      return pan
    case "swipe": return swipe(String(rest), number)
    case "pinch": return UIPinchGestureRecognizer()
    case "rotation": return UIRotationGestureRecognizer()
    default:
      let edge = UIScreenEdgePanGestureRecognizer()
      let edges: [Character: UIRectEdge] = ["L": .left, "R": .right, "T": .top, "B": .bottom]
      edge.edges = rest.reduce(into: []) { $0.formUnion(edges[$1] ?? []) }
      return edge
    }
  }

  private static func swipe(_ rest: String, _ number: Int) -> UIGestureRecognizer {
    let swipe = UISwipeGestureRecognizer()
    let directions: [Character: UISwipeGestureRecognizer.Direction] = [
      "R": .right, "L": .left, "U": .up, "D": .down,
    ]
    swipe.direction = rest.reduce(into: []) { $0.formUnion(directions[$1] ?? []) }
    if rest.contains("F") { swipe.numberOfTouchesRequired = number }
    return swipe
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    simultaneous.contains {
      $0.0 == gestureRecognizer.name && $0.1 == otherGestureRecognizer.name
    }
  }
}
