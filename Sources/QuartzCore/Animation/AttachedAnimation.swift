import CoreGraphics
import LayerTree

/// An animation that was added to a layer.
struct AttachedAnimation {
  let key: String
  let object: CAAnimation
  let id: Animation.ID
  /// The images among the animation's values, which the render side must hold.
  let contentsImages: [CGImage]
  /// Whether the animation changes what the layer's drawing code draws.
  let isDrawn: Bool
  /// The transactions that wait for its end, the innermost first.
  let completions: [CompletionGroup]
  /// The layer's time at which a commit started it; nil before.
  var startTime: CFTimeInterval?
  /// For a group, the identifiers of its further animations on the render side.
  var otherIDs: [Animation.ID] = []
  var isSent = false
  /// Whether the timing changed after the animation was sent to the render side.
  var isRetimed = false
}
