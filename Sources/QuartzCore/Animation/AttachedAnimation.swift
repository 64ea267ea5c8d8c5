import CoreGraphics
import LayerTree

/// An animation on a layer.
struct AttachedAnimation {
  let key: String
  let object: CAAnimation
  let id: Animation.ID
  /// The images that it shows.
  let pictures: [CGImage]
  /// Whether it changes what the layer draws.
  let isDrawn: Bool
  /// The transactions that wait for its end, the innermost first.
  let completions: [CompletionGroup]
  /// The layer's time at which a commit started it; nil before.
  var startTime: CFTimeInterval?
  /// Of a group, what its other animations are called on the render side.
  var otherIDs: [Animation.ID] = []
  var isSent = false
  /// It was told, and runs otherwise since.
  var isRetimed = false
}
