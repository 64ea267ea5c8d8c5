package import CoreGraphics
import Synchronization

/// Identifies contents on the render thread: the pixels of a `CGImage`, shared by all layers that
/// use it, or one layer's backing store.
package struct ContentsID: Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private static let counter = Atomic<UInt64>(0)

  /// An id that no contents had before.
  package static func next() -> ContentsID {
    ContentsID(rawValue: counter.wrappingAdd(1, ordering: .relaxed).newValue)
  }
}

/// The contents that a layer shows.
package struct LayerContents: Hashable, Sendable {
  package var id: ContentsID
  /// The width, in pixels.
  package var width: Int32
  package var height: Int32
  /// Whether every pixel has alpha 1.
  package var isOpaque: Bool
  /// Whether the app can send it once more: an image that it holds, or what a layer draws. Then the
  /// render side may discard it while nothing shows it.
  package var isRecreatable: Bool

  package init(
    id: ContentsID, width: Int32, height: Int32, isOpaque: Bool, isRecreatable: Bool = false
  ) {
    self.id = id
    self.isRecreatable = isRecreatable
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
  }
}

/// New pixels for the render thread, which uploads them once.
package struct ContentsUpdate: Sendable {
  package var contents: LayerContents
  /// The new pixels. Their top left corner goes to (`x`, `y`) of the contents.
  package var patch: CGImage
  package var x: Int32
  package var y: Int32

  package init(contents: LayerContents, patch: CGImage, x: Int32 = 0, y: Int32 = 0) {
    self.contents = contents
    self.patch = patch
    self.x = x
    self.y = y
  }

  package var isWhole: Bool {
    patch.width == Int(contents.width) && patch.height == Int(contents.height)
  }
}
