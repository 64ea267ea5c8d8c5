import CoreGraphics
import LayerTree

/// An animation that was added to a layer. An app may have many: fields are sorted by size to avoid
/// padding, and what few have lies in an object of its own.
struct AttachedAnimation {
  let key: String
  let object: CAAnimation
  let id: Animation.ID
  private var rare: Rare?
  /// `startTime`; not a number before.
  private var start = CFTimeInterval.nan
  /// Whether the animation changes what the layer's drawing code draws.
  let isDrawn: Bool
  var isSent = false
  /// Whether the timing changed after the animation was sent to the render side.
  var isRetimed = false

  private final class Rare {
    let completions: [CompletionGroup]
    let otherIDs: [Animation.ID]

    init(_ completions: [CompletionGroup], _ otherIDs: [Animation.ID]) {
      (self.completions, self.otherIDs) = (completions, otherIDs)
    }
  }

  /// - Parameter completions: the transactions that wait for its end, the innermost first.
  init(
    key: String, object: CAAnimation, id: Animation.ID, completions: [CompletionGroup],
    isDrawn: Bool
  ) {
    (self.key, self.object, self.id, self.isDrawn) = (key, object, id, isDrawn)
    rare = completions.isEmpty ? nil : Rare(completions, [])
  }

  /// The transactions that wait for its end, the innermost first.
  var completions: [CompletionGroup] { rare?.completions ?? [] }

  /// For a group, the identifiers of its further animations on the render side.
  var otherIDs: [Animation.ID] {
    get { rare?.otherIDs ?? [] }
    set { rare = Rare(completions, newValue) }
  }

  /// The layer's time at which a commit started it; nil before.
  var startTime: CFTimeInterval? {
    get { start.isNaN ? nil : start }
    set { start = newValue ?? .nan }
  }

  /// Has the animation sent again, with the same start.
  mutating func markUnsent() {
    (isSent, isRetimed) = (false, false)
    if rare != nil { otherIDs = [] }
  }

  /// The images among the animation's values, which the render side must hold.
  @MainActor var contentsImages: [CGImage] { object.contentsImages }
}
