import CoreGraphics
import LayerTree

/// An animation that was added to a layer. An app may have many: fields are sorted by size to avoid
/// padding.
struct AttachedAnimation {
  let key: String
  let object: CAAnimation
  let id: Animation.ID
  /// The transactions that wait for its end, the innermost first.
  let completions: [CompletionGroup]
  /// For a group, the identifiers of its further animations on the render side.
  var otherIDs: [Animation.ID] = []
  /// The layer's time at which a commit started it; nil before.
  var startTime: CFTimeInterval?
  /// Whether the animation changes what the layer's drawing code draws.
  let isDrawn: Bool
  var isSent = false
  /// Whether the timing changed after the animation was sent to the render side.
  var isRetimed = false

  /// The images among the animation's values, which the render side must hold.
  @MainActor var contentsImages: [CGImage] { object.contentsImages }
}
