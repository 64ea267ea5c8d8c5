import CoreGraphics

@testable import UIKit

/// What a stack view is, as plain arithmetic: the rectangles of its visible arranged subviews, without
/// any constraint.
struct StackDefinition {
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var isReversed = false
  var margins = UIEdgeInsets.zero
  var measuresFromBaselines = false
  var members: [Member] = []

  struct Member {
    var content: Content
    /// The distance to the next visible member.
    var gap = 0.0
    var hugging = 250.0
    var resistance = 750.0
    var isHidden = false
  }

  indirect enum Content {
    /// A view with natural lengths; nil for none.
    case view(width: Double?, height: Double?, baselines: (fromTop: Double, fromBottom: Double)?)
    case stack(StackDefinition)
  }

  var visible: [Member] { members.filter { !$0.isHidden } }

  /// The distances between the edges of visible neighbors.
  var gaps: [Double] {
    zip(visible, visible.dropFirst()).map { member, next in
      guard measuresFromBaselines, axis == .vertical else { return member.gap }
      return member.gap - (member.baselines?.fromBottom ?? 0) - (next.baselines?.fromTop ?? 0)
    }
  }

  var hasFlexibleGaps: Bool { distribution == .equalSpacing || distribution == .equalCentering }

  // MARK: Natural lengths

  func natural(_ direction: NSLayoutConstraint.Axis) -> Double {
    let lengths = visible.map { $0.natural(direction) ?? 0 }
    guard direction == axis else { return (lengths.max() ?? 0) + margin(direction) }
    let sum =
      distribution == .fillEqually
      ? (lengths.max() ?? 0) * Double(lengths.count) : lengths.reduce(0, +)
    return sum + gaps.reduce(0, +) + margin(direction)
  }

  /// The length that is left if all views have none.
  func minimum(_ direction: NSLayoutConstraint.Axis) -> Double {
    let lengths = visible.map { $0.minimum(direction) }
    guard direction == axis else { return (lengths.max() ?? 0) + margin(direction) }
    return lengths.reduce(0, +) + gaps.reduce(0, +) + margin(direction)
  }

  private func margin(_ direction: NSLayoutConstraint.Axis) -> Double {
    direction == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
  }

  // MARK: Rectangles

  /// The rectangles of the visible members in a stack view of a size.
  func frames(in size: CGSize) -> [CGRect] {
    let along = axis == .horizontal ? size.width : size.height
    let across = axis == .horizontal ? size.height : size.width
    let other: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
    let spans = spans(in: along - margin(axis))
    let crossSpans = crossSpans(in: across - margin(other), other)
    return zip(spans, crossSpans).map { span, crossSpan in
      let (x, y) = axis == .horizontal ? (span, crossSpan) : (crossSpan, span)
      let start =
        isReversed ? size.width - margins.right - x.start - x.length : margins.left + x.start
      return CGRect(x: start, y: margins.top + y.start, width: x.length, height: y.length)
    }
  }

  typealias Span = (start: Double, length: Double)

  /// The places along the axis, counted from the leading edge or the top.
  private func spans(in available: Double) -> [Span] {
    let lengths = lengths(in: available)
    let distances = distances(between: lengths, in: available)
    var (spans, start): ([Span], Double) = ([], 0)
    for (index, length) in lengths.enumerated() {
      spans.append((start, length))
      if index < distances.count { start += length + distances[index] }
    }
    return spans
  }

  private func lengths(in available: Double) -> [Double] {
    let room = available - gaps.reduce(0, +)
    let natural = visible.map { $0.natural(axis) }
    switch distribution {
    case .fillEqually: return natural.map { _ in room / Double(natural.count) }
    case .fillProportionally: return proportional(natural, to: room)
    case .fill, .equalSpacing, .equalCentering:
      let sum = natural.reduce(0) { $0 + ($1 ?? 0) }
      if sum > room { return shrunk(natural.map { $0 ?? 0 }, by: sum - room) }
      if hasFlexibleGaps, natural.count > 1 { return natural.map { $0 ?? 0 } }
      return grown(natural, by: room - sum)
    }
  }

  /// Each has the share of its natural length; one without a natural length that of the one before.
  private func proportional(_ natural: [Double?], to room: Double) -> [Double] {
    var share = natural.compactMap { $0 }.first ?? 1
    let shares = natural.map { length in
      share = length ?? share
      return share
    }
    let sum = shares.reduce(0, +)
    return shares.map { room * $0 / sum }
  }

  /// The last of those that hug their content least gets everything.
  private func grown(_ natural: [Double?], by extra: Double) -> [Double] {
    let hugging = zip(visible, natural).map { $1 == nil ? -1 : $0.hugging(axis) }
    let least = hugging.min() ?? 0
    let last = hugging.lastIndex(of: least)
    return natural.enumerated().map { ($1 ?? 0) + ($0 == last ? extra : 0) }
  }

  /// Those that resist least shrink first, and the first of equal ones.
  private func shrunk(_ natural: [Double], by deficit: Double) -> [Double] {
    var (lengths, rest) = (natural, deficit)
    let order = visible.indices.sorted {
      (visible[$0].resistance, $0) < (visible[$1].resistance, $1)
    }
    for index in order {
      let part = min(rest, lengths[index] - visible[index].minimum(axis))
      lengths[index] -= part
      rest -= part
    }
    return lengths
  }

  /// The distances between the edges of neighbors.
  private func distances(between lengths: [Double], in available: Double) -> [Double] {
    guard hasFlexibleGaps else { return gaps }
    // How much of a distance between centers lies inside of the views.
    let inside = zip(lengths, lengths.dropFirst()).map {
      distribution == .equalCentering ? ($0 + $1) / 2 : 0
    }
    let total = available - lengths.reduce(0, +) + inside.reduce(0, +)
    let least = zip(gaps, inside).map(+)
    return zip(leveled(least, to: total), inside).map(-)
  }

  /// Raises the shortest lengths to a common level, until the sum is `total`.
  private func leveled(_ least: [Double], to total: Double) -> [Double] {
    var raised = least.sorted()
    while let longest = raised.last {
      let fixed = least.sorted().dropFirst(raised.count).reduce(0, +)
      let level = (total - fixed) / Double(raised.count)
      if level >= longest { return least.map { max($0, level) } }
      raised.removeLast()
    }
    return least
  }

  /// The places across the axis, counted from the leading edge or the top.
  private func crossSpans(
    in available: Double, _ direction: NSLayoutConstraint.Axis
  ) -> [Span] {
    if alignment == .fill { return visible.map { _ in (0, available) } }
    let lengths = visible.map { min($0.natural(direction) ?? 0, available) }
    if axis == .horizontal, alignment == .firstBaseline || alignment == .lastBaseline {
      return baselineSpans(lengths, in: available)
    }
    return lengths.map { length in
      switch alignment {
      case .fill, .leading, .firstBaseline: (0, length)
      case .center: ((available - length) / 2, length)
      case .trailing, .lastBaseline: (available - length, length)
      }
    }
  }

  private func baselineSpans(_ heights: [Double], in available: Double) -> [Span] {
    let isFirst = alignment == .firstBaseline
    let baselines = zip(visible, heights).map { member, height in
      guard let baselines = member.baselines else { return height }
      return isFirst ? baselines.fromTop : height - baselines.fromBottom
    }
    let descents = zip(heights, baselines).map(-)
    let line = isFirst ? baselines.max() ?? 0 : available - (descents.max() ?? 0)
    return zip(heights, baselines).map { (line - $1, $0) }
  }
}

extension StackDefinition.Member {
  func natural(_ direction: NSLayoutConstraint.Axis) -> Double? {
    switch content {
    case .view(let width, let height, _): direction == .horizontal ? width : height
    case .stack(let stack): stack.natural(direction)
    }
  }

  func minimum(_ direction: NSLayoutConstraint.Axis) -> Double {
    guard case .stack(let stack) = content else { return 0 }
    return stack.minimum(direction)
  }

  /// A stack view with flexible gaps does not hug its content.
  func hugging(_ direction: NSLayoutConstraint.Axis) -> Double {
    guard case .stack(let stack) = content else { return hugging }
    let isFlexible =
      direction == stack.axis
      ? stack.hasFlexibleGaps && stack.visible.count > 1 : stack.alignment != .fill
    return isFlexible ? 0 : hugging
  }

  var baselines: (fromTop: Double, fromBottom: Double)? {
    guard case .view(_, _, let baselines) = content else { return nil }
    return baselines
  }
}
