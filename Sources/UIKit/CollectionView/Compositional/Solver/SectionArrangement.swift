import CoreGraphics

/// The places of the groups of a section, and of what is around them, from the section's beginning on.
struct SectionArrangement {
  /// A group, with the place of its origin in the section.
  struct Group {
    var origin: CGPoint
    /// The index of its first item.
    var first: Int
    /// Its items, whose indexes begin at `solvedFirst`.
    var solved: SolvedGroup
    var solvedFirst: Int
    var end: Int { first + solved.items.count }
    var frame: CGRect { CGRect(origin: origin, size: solved.size) }
  }

  /// A view at a side of the section.
  struct Boundary {
    var kind: String
    var frame: CGRect
    var zIndex: Int
    var fittedAxes: Set<UIScrollView.Axis>
    var pins: Bool
    /// The side at which it stays visible.
    var isAtEnd: Bool
    /// Its index among the views of its kind.
    var index: Int
  }

  struct Decoration {
    var kind: String
    var frame: CGRect
    var zIndex: Int
  }

  /// What scrolls across the layout.
  struct Strip {
    /// In the section's coordinates.
    var frame: CGRect
    var contentSize: CGSize
    /// Where the content starts and ends inside the strip.
    var insets: (start: CGFloat, end: CGFloat)
  }

  var groups: [Group] = []
  var boundaries: [Boundary] = []
  var decorations: [Decoration] = []
  var strip: Strip?
  /// The length of the section along the direction of scrolling.
  var length: CGFloat = 0
  /// Where the section begins in the content.
  var start: CGFloat = 0
  let count: Int
  /// Along which groups follow one another.
  let stacking: UIScrollView.Axis

  /// The groups of which a part is between two places along the direction in which they are stacked.
  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    func first(where matches: (Group) -> Bool) -> Int {
      var (start, end) = (0, groups.count)
      while start < end {
        let middle = (start + end) / 2
        if matches(groups[middle]) { end = middle } else { start = middle + 1 }
      }
      return start
    }
    let begin = first { $0.origin[stacking] + $0.solved.size[stacking] >= low }
    let end = first { $0.origin[stacking] > high }
    return begin..<max(begin, end)
  }

  /// The index of the group with an item.
  func group(ofItem item: Int) -> Int? {
    var (start, end) = (0, groups.count)
    while end - start > 1 {
      let middle = (start + end) / 2
      if groups[middle].first <= item { start = middle } else { end = middle }
    }
    return groups.indices.contains(start) && groups[start].end > item ? start : nil
  }

  /// The items of a group, in the section's coordinates.
  func items(ofGroup index: Int) -> [SolvedGroup.Item] {
    let group = groups[index]
    return group.solved.items.map { item in
      var placed = item
      placed.index += group.first - group.solvedFirst
      placed.frame = item.frame.offsetBy(dx: group.origin.x, dy: group.origin.y)
      return placed
    }
  }

  func attachments(ofGroup index: Int) -> [SolvedGroup.Attachment] {
    let group = groups[index]
    return group.solved.attachments.map { attachment in
      var placed = attachment
      placed.index += group.first - group.solvedFirst
      placed.frame = attachment.frame.offsetBy(dx: group.origin.x, dy: group.origin.y)
      return placed
    }
  }
}
