import CoreGraphics
public import Foundation

/// A size in which a display shows its picture.
///
/// Main thread only. Source: Apple, "UIScreenMode".
@preconcurrency @MainActor open class UIScreenMode: NSObject {
  /// Pixels of the panel, regardless of its rotation.
  open var size: CGSize { pixels }
  /// The width of a pixel divided by its height: always 1.
  open var pixelAspectRatio: CGFloat { 1 }

  private nonisolated let pixels: CGSize

  package init(size: CGSize) {
    pixels = size
  }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UIScreenMode)?.pixels == pixels
  }

  open nonisolated override var hash: Int { pixels.width.hashValue ^ pixels.height.hashValue }
}
