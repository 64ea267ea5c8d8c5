import CoreGraphics
import RenderServer

/// What the application keeps to save time, and can make again. A new cache needs a line here.
@MainActor enum Caches {
  private static let text: [@MainActor () -> Void] = [
    { LabelLayoutCache.shared.removeAll() },
    { TextCaches.removeAll() },
  ]

  private static let others: [@MainActor () -> Void] = [
    { NamedImages.removeAll() },
    { SymbolCache.removeAll() },
    { PixelMemory.releaseSpare() },
    { for screen in UIScreen.screens { screen.server?.releaseMemory() } },
  ]

  /// Gives everything up, because the system has little memory left.
  static func removeAll() {
    removeText()
    for removeAll in others { removeAll() }
  }

  /// Gives up what is kept for text.
  static func removeText() {
    for removeAll in text { removeAll() }
  }
}
