import CoreGraphics

/// The places of the items of a group, in its own coordinates.
struct SolvedGroup {
  struct Item {
    /// The item's index in the section.
    var index: Int
    var frame: CGRect
    var zIndex = 0
    var fittedAxes: Set<UIScrollView.Axis> = []
  }

  /// A view that is attached to an item or to a group.
  struct Attachment {
    var kind: String
    /// The index of the item in the section; of a group, that of its first item.
    var index: Int
    var frame: CGRect
    var zIndex: Int
    var fittedAxes: Set<UIScrollView.Axis>
  }

  var size: CGSize
  var items: [Item] = []
  var attachments: [Attachment] = []

  /// Adds what is in another group, at a place.
  mutating func add(_ other: SolvedGroup, at origin: CGPoint) {
    items += other.items.map { item in
      var moved = item
      moved.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
      return moved
    }
    attachments += other.attachments.map { attachment in
      var moved = attachment
      moved.frame = attachment.frame.offsetBy(dx: origin.x, dy: origin.y)
      return moved
    }
  }
}
