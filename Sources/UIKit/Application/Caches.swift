import CoreGraphics
import RenderServer

/// What the application keeps to save time, and can make again. A new cache needs a line here.
@MainActor enum Caches {
  private static let all: [@MainActor () -> Void] = [
    { LabelLayoutCache.shared.removeAll() },
    { TextCaches.removeAll() },
    { NamedImages.removeAll() },
    { SymbolCache.removeAll() },
    { PixelMemory.releaseSpare() },
    { for screen in UIScreen.screens { screen.server?.releaseMemory() } },
  ]

  /// Gives everything up, because the system has little memory left.
  static func removeAll() {
    for removeAll in all { removeAll() }
  }
}
