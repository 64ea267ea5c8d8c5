import Foundation

/// Lets a drag that rests on a row or an item select it.
final class ItemSpringLoading: NSObject, UISpringLoadedInteractionBehavior {
  private unowned let host: any ItemDragHost
  private(set) lazy var interaction = UISpringLoadedInteraction(
    interactionBehavior: self, interactionEffect: nil
  ) { [weak self] _, context in
    if let path = context.targetItem as? IndexPath { self?.host.activate(path) }
  }

  init(of host: any ItemDragHost) {
    self.host = host
  }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let path = host.item(at: context.location(in: host)) else { return false }
    context.targetView = host.cell(ofItem: path)
    context.targetItem = path
    return host.shouldSpringLoad(path, context)
  }
}

extension ItemDragHost {
  /// Adds the interaction, or removes it.
  func setSpringLoading(_ loading: inout ItemSpringLoading?, isOn: Bool) {
    guard isOn != (loading != nil) else { return }
    if let old = loading { removeInteraction(old.interaction) }
    loading = isOn ? ItemSpringLoading(of: self) : nil
    if let loading { addInteraction(loading.interaction) }
  }
}
