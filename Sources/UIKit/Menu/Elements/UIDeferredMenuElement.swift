public import Foundation

/// A place in a menu whose elements are provided when the menu appears. Until then the menu shows a
/// row that says that it is loading.
///
/// Main thread only. Source: Apple, "UIDeferredMenuElement".
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// Is called for the elements, and calls its argument with them, at once or later.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var cache: [UIMenuElement]?

  /// Creates an element that asks for its elements once.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(provider: elementProvider, isCached: true)
  }

  /// Creates an element that asks for its elements each time the menu appears.
  ///
  /// Source: Apple, "uncached(_:)".
  open class func uncached(_ elementProvider: @escaping Provider) -> Self {
    self.init(provider: elementProvider, isCached: false)
  }

  public required init(provider: @escaping Provider, isCached: Bool) {
    (self.provider, self.isCached) = (provider, isCached)
    super.init(heading: "", icon: nil)
  }

  /// Returns an element with the same provider.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIDeferredMenuElement(provider: provider, isCached: isCached)
    copy.cache = cache
    return copy
  }

  /// Calls `completion` once with the elements, at once if they are known.
  final func load(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let cache { return completion(cache) }
    var isLoaded = false
    provider { [weak self] elements in
      guard !isLoaded else { return }
      isLoaded = true
      if let self, isCached { cache = elements }
      completion(elements)
    }
  }
}
