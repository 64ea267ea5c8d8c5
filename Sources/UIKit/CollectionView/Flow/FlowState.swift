import CoreGraphics
import Foundation

/// What a flow layout has found out.
struct FlowState {
  var sections: [FlowSection] = []
  var contentSize = CGSize.zero
  /// The size of the view for which the sections were placed.
  var size: CGSize?
  /// The sizes of items that their contents have determined.
  var fitted: [IndexPath: CGSize] = [:]
  /// What the delegate and the layout have said about the sections.
  var metrics: [FlowSection.Metrics] = []
  var needsMetrics = true
  var needsPlaces = true
  var hasWarned = false

  /// The sections of which a part is between two places.
  func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    func first(where matches: (FlowSection) -> Bool) -> Int {
      var (start, end) = (0, sections.count)
      while start < end {
        let middle = (start + end) / 2
        if matches(sections[middle]) { end = middle } else { start = middle + 1 }
      }
      return start
    }
    let begin = first { $0.end >= low }
    let end = first { $0.start > high }
    return begin..<max(begin, end)
  }
}
