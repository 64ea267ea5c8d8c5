import CoreGraphics
import Foundation

/// The numbers of items in the sections, as the data source has given them.
struct CollectionModel {
  private(set) var counts: [Int] = []
  var isLoaded = false

  mutating func set(_ counts: [Int]) {
    self.counts = counts
    isLoaded = true
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }
}

/// What a collection view remembers while something is going on.
struct CollectionStates {
  /// The direction in which the content is mirrored; nil before the first layout.
  var isFlipped: Bool?
  /// The content's width when the elements were placed, to which mirrored places refer.
  var flipWidth: CGFloat = 0
  /// Whether the content was at its beginning, which is at the right if it is mirrored.
  var hasScrolled = false
  /// Whether the data source is being asked for a view.
  var isAskingForView = false
}
