/// The elements of deferred ones that the menu that is open has asked for.
@MainActor final class DeferredElements {
  private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var requested: Set<ObjectIdentifier> = []
  /// Called when elements were provided later.
  var onLoad: () -> Void = {}

  /// Returns the elements; nil while they are loading.
  func elements(of element: UIDeferredMenuElement) -> [UIMenuElement]? {
    let id = ObjectIdentifier(element)
    if requested.insert(id).inserted {
      var isWaiting = false
      element.load { [weak self] elements in
        self?.loaded[id] = elements
        if isWaiting { self?.onLoad() }
      }
      isWaiting = true
    }
    return loaded[id]
  }
}
