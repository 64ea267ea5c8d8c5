/// Counts the OpenGL objects of a context, and the memory of its textures. Used on the context's
/// thread.
package final class ObjectCounts {
  /// Objects created since the context exists. A frame that creates none makes no driver allocate.
  package private(set) var created = 0
  /// Objects that exist.
  package private(set) var live = 0
  /// The bytes of the pixels of all textures, with their mipmap levels, and of framebuffers.
  package var textureBytes = 0
  /// The attempts to allocate a texture, from 1.
  package private(set) var textureAllocations = 0
  /// The attempts that fail as if there were no memory; for tests.
  package var failingTextures: ClosedRange<Int>?

  package init() {}

  package func noteCreated(_ count: Int = 1) {
    created += count
    live += count
  }

  package func noteDeleted(_ count: Int = 1) {
    live -= count
  }

  /// Counts an attempt to allocate a texture; returns whether it may succeed.
  package func noteTextureAllocation() -> Bool {
    textureAllocations += 1
    return !(failingTextures?.contains(textureAllocations) ?? false)
  }
}
