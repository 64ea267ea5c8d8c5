import CoreGraphics
import Foundation

/// What a compositional layout has found out.
@MainActor struct CompositionState {
  /// A description with the places that follow from it.
  struct Section {
    let description: NSCollectionLayoutSection
    let solver: SectionSolver
    var places: SectionArrangement
  }

  var sections: [Section] = []
  /// The views at the sides of the whole layout.
  var boundaries: [SectionArrangement.Boundary] = []
  var contentSize = CGSize.zero
  /// The size of the view for which the sections were placed.
  var size: CGSize?
  var environment: LayoutEnvironment?
  /// The sizes that contents have determined.
  var fitted: [CollectionElement: CGSize] = [:]
  /// The elements whose sizes have changed since the last preparation.
  var refit: Set<CollectionElement> = []
  var needsSections = true
  /// Whether the invalidation that follows is one by scrolling.
  var isScrolling = false
  /// The kinds of views that are attached to items.
  var attachedKinds: Set<String> = []
  var pins = false

  /// The sections of which a part is between two places.
  func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    func first(where matches: (SectionArrangement) -> Bool) -> Int {
      var (start, end) = (0, sections.count)
      while start < end {
        let middle = (start + end) / 2
        if matches(sections[middle].places) { end = middle } else { start = middle + 1 }
      }
      return start
    }
    let begin = first { $0.start + $0.length >= low }
    let end = first { $0.start > high }
    return begin..<max(begin, end)
  }
}
