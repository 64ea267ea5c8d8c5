import UIKit

final class OverridingSpringLoadedInteraction: UISpringLoadedInteraction {
  override var interactionBehavior: any UISpringLoadedInteractionBehavior {
    called(super.interactionBehavior)
  }
  override var interactionEffect: any UISpringLoadedInteractionEffect {
    called(super.interactionEffect)
  }
  override var view: UIView? { called(super.view) }
  override func willMove(to view: UIView?) { called(super.willMove(to: view)) }
  override func didMove(to view: UIView?) { called(super.didMove(to: view)) }
}

/// A drag above nothing.
final class NoSpringLoading: NSObject, UISpringLoadedInteractionContext {
  let state = UISpringLoadedInteractionEffectState.inactive
  var targetView: UIView?
  var targetItem: Any?
  func location(in view: UIView?) -> CGPoint { .zero }
}

extension Overrides {
  static let springLoadedInteraction = Overrides(
    of: "UISpringLoadedInteraction", by: OverridingSpringLoadedInteraction { _, _ in },
    uses: [
      { interaction in
        UIView().addInteraction(interaction)
        _ = (interaction.view, interaction.interactionBehavior, interaction.interactionEffect)
      }
    ])
}
