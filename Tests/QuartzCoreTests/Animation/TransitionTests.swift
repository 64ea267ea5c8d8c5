import CoreGraphics
import Foundation
import LayerTree
import QuartzCore
import Testing

@Suite("CATransition", .serialized) @MainActor
struct TransitionTests {
  private func track(_ transition: CATransition, on layer: CALayer, _ stage: Stage) throws
    -> TransitionTrack
  {
    layer.add(transition, forKey: nil)
    let animation = try #require(stage.flush()?.change(of: layer)?.added.first)
    guard case .composited(.transition(let track)) = animation.track else {
      throw Failure(description: "\(animation.track)")
    }
    return track
  }

  private struct Failure: Error {
    let description: String
  }

  @Test("the defaults are Apple's: a fade without a side, over the whole progress")
  func defaults() throws {
    let transition = CATransition()
    #expect(transition.type == .fade && transition.subtype == nil)
    #expect(transition.startProgress == 0 && transition.endProgress == 1)
    #expect(
      CATransitionType.push.rawValue == "push" && CATransitionType.moveIn.rawValue == "moveIn")
    #expect(CATransitionSubtype.fromTop.rawValue == "fromTop" && kCATransition == "transition")
  }

  @Test("types and sides are sent unchanged; unknown ones fade, and come from the left")
  func types() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    let transition = CATransition()
    let kinds: [(CATransitionType, TransitionTrack.Kind)] = [
      (.fade, .fade), (.push, .push), (.moveIn, .moveIn), (.reveal, .reveal),
      (CATransitionType(rawValue: "rippleEffect"), .fade),
    ]
    for (type, kind) in kinds {
      transition.type = type
      #expect(try track(transition, on: layer, stage) == TransitionTrack(kind))
    }
    let sides: [(CATransitionSubtype?, TransitionTrack.Side)] = [
      (.fromLeft, .minX), (.fromRight, .maxX), (.fromTop, .maxY), (.fromBottom, .minY),
      (nil, .minX), (CATransitionSubtype(rawValue: "90cw"), .minX),
    ]
    transition.type = .push
    for (subtype, side) in sides {
      transition.subtype = subtype
      #expect(try track(transition, on: layer, stage) == TransitionTrack(.push, from: side))
    }
  }

  @Test("progress is clamped to 0…1")
  func progress() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    let transition = CATransition()
    for (start, end, first, last) in [
      (0.25, 0.75, 0.25, 0.75), (-1, 2, 0, 1), (.nan, .infinity, 0, 1), (1, 0, 1, 0),
    ] as [(Float, Float, Double, Double)] {
      (transition.startProgress, transition.endProgress) = (start, end)
      let track = try track(transition, on: layer, stage)
      #expect(track.startProgress == first && track.endProgress == last)
    }
  }

  @Test("a layer has at most one transition, whatever its key, and the last one replaces others")
  func key() throws {
    let stage = Stage()
    defer { stage.end() }
    let (layer, log) = (stage.layer(), AnimationLog())
    let transition = CATransition()
    transition.delegate = log
    layer.add(transition, forKey: "mine")
    #expect(layer.animationKeys() == ["transition"])
    let first = try #require(stage.flush()?.change(of: layer)?.added.first)
    layer.add(transition, forKey: nil)
    #expect(layer.animationKeys() == ["transition"] && log.lines == ["start", "stopped"])
    let change = try #require(stage.flush()?.change(of: layer))
    #expect(change.removed == [first.id] && change.added.count == 1)
    #expect(layer.animation(forKey: kCATransition) is CATransition)
    layer.removeAnimation(forKey: kCATransition)
    #expect(layer.animationKeys() == nil)
  }

  @Test("it takes duration and timing function from the transaction, and reports its end")
  func ends() throws {
    let stage = Stage()
    defer { stage.end() }
    let (layer, log) = (stage.layer(), AnimationLog())
    let transition = CATransition()
    transition.delegate = log
    CATransaction.setAnimationDuration(2)
    layer.add(transition, forKey: nil)
    let animation = try #require(stage.flush()?.change(of: layer)?.added.first)
    #expect(animation.timing.duration == 2 && animation.timing.beginTime == 100)
    #expect(log.lines == ["start"])
    stage.advance(by: 1.9)
    #expect(layer.animationKeys() == ["transition"])
    stage.advance(by: 0.1)
    #expect(log.lines == ["start", "finished"] && layer.animationKeys() == nil)
  }

  @Test("presentation copies do not sample a transition")
  func presentation() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.opacity = 0.5
    layer.add(CATransition(), forKey: nil)
    stage.flush()
    stage.advance(by: 0.125)
    #expect(try #require(layer.presentation()).opacity == 0.75)
  }
}
