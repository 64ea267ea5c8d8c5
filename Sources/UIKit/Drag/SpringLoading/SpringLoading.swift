import CoreGraphics
import Foundation
import LayerTree

/// Activates what is below a drag when that rests.
@MainActor final class SpringLoading {
  /// The seconds for which a drag rests before a view is about to be activated, and after that. Estimates.
  private static let (rest, activation) = (0.5, 0.3)

  private var current: (interaction: UISpringLoadedInteraction, context: SpringLoadedContext)?
  private var timer: InputTimers.ID?

  /// The drag is at a point of a window, above a view.
  func move(over view: UIView?, at point: CGPoint, in window: UIWindow) {
    for interaction in interactions(below: view) {
      let context = SpringLoadedContext(interaction.view, at: point, in: window)
      guard interaction.interactionBehavior.shouldAllow(interaction, with: context) else {
        continue
      }
      if let current, current.interaction === interaction, current.context.isSame(as: context) {
        current.context.place = (point, window)
        return
      }
      end()
      current = (interaction, context)
      change(to: .possible)
      return wait(Self.rest, until: .activating)
    }
    end()
  }

  private func interactions(below view: UIView?) -> [UISpringLoadedInteraction] {
    sequence(first: view, next: { $0?.superview }).compactMap(\.self).flatMap { view in
      view.attachedInteractions.compactMap { $0 as? UISpringLoadedInteraction }
    }
  }

  private func wait(_ seconds: Double, until state: UISpringLoadedInteractionEffectState) {
    timer = InputTimers.shared.set(for: MediaClock.now + seconds) { [weak self] in
      guard let self else { return }
      timer = nil
      // The interaction may have been removed meanwhile.
      if current?.interaction.view == nil { end() } else { change(to: state) }
    }
  }

  private func change(to state: UISpringLoadedInteractionEffectState) {
    guard let (interaction, context) = current else { return }
    context.state = state
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
    switch state {
    case .inactive, .possible: break
    case .activating: wait(Self.activation, until: .activated)
    case .activated:
      interaction.activationHandler(interaction, context)
      interaction.interactionBehavior.interactionDidFinish(interaction)
    }
  }

  /// The drag is above no view any more.
  func end() {
    if let timer { InputTimers.shared.cancel(timer) }
    timer = nil
    guard let (interaction, context) = current else { return }
    let wasActivated = context.state == .activated
    change(to: .inactive)
    current = nil
    if !wasActivated { interaction.interactionBehavior.interactionDidFinish(interaction) }
  }
}

final class SpringLoadedContext: NSObject, UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.inactive
  var targetView: UIView?
  var targetItem: Any?
  var place: (point: CGPoint, window: UIWindow)

  init(_ view: UIView?, at point: CGPoint, in window: UIWindow) {
    (targetView, place) = (view, (point, window))
  }

  func location(in view: UIView?) -> CGPoint {
    place.window.convert(place.point, to: view ?? targetView)
  }

  func isSame(as other: SpringLoadedContext) -> Bool {
    targetView === other.targetView
      && (targetItem as? AnyHashable) == (other.targetItem as? AnyHashable)
  }
}

final class StandardSpringLoadedBehavior: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}

/// Covers the target by a tint while it is about to be activated.
final class StandardSpringLoadedEffect: NSObject, UISpringLoadedInteractionEffect {
  private let cover = UIView()

  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    guard context.state == .activating, let view = context.targetView else {
      return cover.removeFromSuperview()
    }
    cover.isUserInteractionEnabled = false
    cover.frame = view.bounds
    cover.layer.cornerRadius = view.layer.cornerRadius
    cover.backgroundColor = view.tintColor.withAlphaComponent(0.3)
    view.addSubview(cover)
  }
}
