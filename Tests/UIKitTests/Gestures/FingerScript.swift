import Foundation
import LaminaTesting
import UIKit
import Wayland

/// A sequence of finger movements in a short notation, with tokens between spaces:
/// `0+50,60` puts finger 0 down, `0>70,60` moves it, `0-` lifts it, `.100` waits 100 ms,
/// `0>>90,60/8` moves it in eight steps of 10 ms, `x` cancels all touches, and `&` joins changes of
/// one frame.
struct FingerScript {
  private enum Change {
    case down(CGPoint)
    case move(CGPoint)
    case slide(CGPoint, Int)
    case up
  }

  private enum Step {
    case frame([(finger: Int, change: Change)])
    case wait(Double)
    case cancel
  }

  private let steps: [Step]

  init(_ text: String) {
    steps = text.split(separator: " ").map { token in
      if token == "x" { return .cancel }
      if token.hasPrefix(".") { return .wait(Double(token.dropFirst())! / 1000) }
      return .frame(token.split(separator: "&").map(Self.change))
    }
  }

  private static func change(_ text: Substring) -> (Int, Change) {
    let finger = Int(String(text.first!))!
    let rest = text.dropFirst()
    if rest == "-" { return (finger, .up) }
    if rest.hasPrefix(">>") {
      let parts = rest.dropFirst(2).split(separator: "/")
      return (finger, .slide(point(parts[0]), Int(parts[1])!))
    }
    let place = point(rest.dropFirst())
    return (finger, rest.hasPrefix("+") ? .down(place) : .move(place))
  }

  private static func point(_ text: Substring) -> CGPoint {
    let numbers = text.split(separator: ",").map { Double($0)! }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// Performs the movements, and returns the fingers that are still down, with their places.
  @MainActor @discardableResult
  func run(on screen: OffscreenScreen) -> [Int: CGPoint] {
    var places: [Int: CGPoint] = [:]
    for step in steps {
      switch step {
      case .wait(let seconds): screen.time += seconds
      case .cancel:
        screen.touch(.cancelled, at: .zero)
        places = [:]
      case .frame(let changes): Self.run(changes, &places, on: screen)
      }
    }
    return places
  }

  @MainActor private static func run(
    _ changes: [(finger: Int, change: Change)], _ places: inout [Int: CGPoint],
    on screen: OffscreenScreen
  ) {
    var slides: [(finger: Int, from: CGPoint, to: CGPoint, steps: Int)] = []
    var samples: [(Int, TouchSample.Phase, CGPoint)] = []
    for (finger, change) in changes {
      switch change {
      case .down(let place):
        places[finger] = place
        samples.append((finger, .began, place))
      case .move(let place):
        places[finger] = place
        samples.append((finger, .moved, place))
      case .up: samples.append((finger, .ended, places.removeValue(forKey: finger) ?? .zero))
      case .slide(let to, let steps):
        slides.append((finger, places[finger] ?? .zero, to, steps))
        places[finger] = to
      }
    }
    screen.send(samples)
    for step in 1...max(1, slides.first?.steps ?? 1) where !slides.isEmpty {
      screen.time += 0.01
      screen.send(
        slides.map { slide in
          let part = CGFloat(step) / CGFloat(slide.steps)
          return (
            slide.finger, .moved,
            CGPoint(
              x: slide.from.x + (slide.to.x - slide.from.x) * part,
              y: slide.from.y + (slide.to.y - slide.from.y) * part)
          )
        })
    }
  }
}

extension OffscreenScreen {
  /// Sends samples of fingers as one frame, and delivers them at once.
  func send(_ samples: [(finger: Int, phase: TouchSample.Phase, place: CGPoint)]) {
    guard !samples.isEmpty else { return }
    let touches = samples.map { sample in
      TouchSample(
        id: Int32(sample.finger), phase: sample.phase,
        location: InputPoint(x: sample.place.x, y: sample.place.y))
    }
    screen.receive(InputEvent(time: time, .touches(touches)))
    screen.deliverInput()
  }

  /// Sends input to the window at `time`.
  func receive(_ kind: InputEvent.Kind) {
    screen.receive(InputEvent(time: time, kind))
    screen.deliverInput()
  }
}
