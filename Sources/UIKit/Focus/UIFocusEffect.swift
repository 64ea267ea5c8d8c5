public import Foundation

/// How an item looks while it has the focus: the superclass of the effects.
///
/// Main thread only. Source: Apple, "UIFocusEffect".
@preconcurrency @MainActor open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }
}
