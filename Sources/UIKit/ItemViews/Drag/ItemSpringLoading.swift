import Foundation

/// Lets a drag that rests on a row or an item select it.
final class ItemSpringLoading: NSObject, UISpringLoadedInteractionBehavior {
  private weak var host: (any ItemDragHost)?

  private init(of host: any ItemDragHost) {
    self.host = host
  }

  static func makeInteraction(for host: any ItemDragHost) -> UISpringLoadedInteraction {
    UISpringLoadedInteraction(
      interactionBehavior: ItemSpringLoading(of: host), interactionEffect: nil
    ) { [weak host] _, context in
      if let path = context.targetItem as? IndexPath { host?.activate(path) }
    }
  }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let host, let path = host.item(at: context.location(in: host)) else { return false }
    context.targetView = host.cell(ofItem: path)
    context.targetItem = path
    return host.shouldSpringLoad(path, context)
  }
}

extension ItemDragHost {
  /// Adds the interaction, or removes it.
  func setSpringLoading(_ loading: inout UISpringLoadedInteraction?, isOn: Bool) {
    guard isOn != (loading != nil) else { return }
    if let loading { removeInteraction(loading) }
    loading = isOn ? ItemSpringLoading.makeInteraction(for: self) : nil
    if let loading { addInteraction(loading) }
  }
}
