import CoreGraphics

/// A section of a flow layout: lines of items one after the other, a header before and a footer after.
struct FlowSection {
  /// What the delegate and the layout say about a section.
  struct Metrics {
    var insets = UIEdgeInsets.zero
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    /// Lengths along the direction of scrolling.
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var count = 0
    /// The sizes of the items; nil if all have `size`.
    var sizes: [CGSize]?
    var size = CGSize.zero
  }

  /// Items side by side.
  struct Line {
    var items: Range<Int>
    /// Where the line begins after the beginning of the first line.
    var start: CGFloat
    /// The length of its longest item along the direction of scrolling.
    var length: CGFloat
  }

  let axes: FlowAxes
  let metrics: Metrics
  /// The space for a line.
  let breadth: CGFloat
  /// The number of pixels per point.
  let scale: CGFloat
  /// The lines of items of several sizes.
  private let lines: [Line]
  /// How many items of one size fit into a line.
  private let itemsPerLine: Int
  /// Where the section begins.
  var start: CGFloat = 0

  /// - Parameter space: the breadth of the content, from which the insets are taken.
  init(_ metrics: Metrics, _ axes: FlowAxes, space: CGFloat, scale: CGFloat) {
    (self.metrics, self.axes, self.scale) = (metrics, axes, scale)
    let sides = axes.sides(metrics.insets)
    let breadth = max(0, space - sides.start - sides.end)
    self.breadth = breadth
    itemsPerLine = Self.count(
      ofItems: axes.breadth(metrics.size), spacing: metrics.itemSpacing, in: breadth)
    lines = metrics.sizes.map { Self.lines(of: $0, metrics, axes, breadth) } ?? []
  }

  /// How many items fit side by side, at least one. Sizes that differ from the space by rounding fit.
  private static func count(
    ofItems item: CGFloat, spacing: CGFloat, in space: CGFloat
  ) -> Int {
    guard item + spacing > 0 else { return Int.max / 2 }
    return max(1, Int(((space + spacing + tolerance) / (item + spacing)).rounded(.down)))
  }

  private static let tolerance: CGFloat = 1e-6

  private static func lines(
    of sizes: [CGSize], _ metrics: Metrics, _ axes: FlowAxes, _ breadth: CGFloat
  ) -> [Line] {
    var lines: [Line] = []
    var (first, used, start) = (0, CGFloat(0), CGFloat(0))
    var length: CGFloat = 0
    for (index, size) in sizes.enumerated() {
      let needed = axes.breadth(size)
      if index > first, used + metrics.itemSpacing + needed > breadth + tolerance {
        lines.append(Line(items: first..<index, start: start, length: length))
        start += length + metrics.lineSpacing
        (first, used, length) = (index, 0, 0)
      }
      used += (index > first ? metrics.itemSpacing : 0) + needed
      length = max(length, axes.length(size))
    }
    if first < sizes.count {
      lines.append(Line(items: first..<sizes.count, start: start, length: length))
    }
    return lines
  }

  // MARK: Lines

  var lineCount: Int {
    metrics.sizes != nil
      ? lines.count : metrics.count / itemsPerLine + (metrics.count % itemsPerLine > 0 ? 1 : 0)
  }

  func line(_ index: Int) -> Line {
    guard metrics.sizes == nil else { return lines[index] }
    let (first, length) = (index * itemsPerLine, axes.length(metrics.size))
    return Line(
      items: first..<min(first + itemsPerLine, metrics.count),
      start: CGFloat(index) * (length + metrics.lineSpacing), length: length)
  }

  func lineIndex(ofItem item: Int) -> Int {
    guard metrics.sizes != nil else { return item / itemsPerLine }
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].items.lowerBound <= item { low = middle } else { high = middle }
    }
    return low
  }

  /// The lines of which a part is between two places after the beginning of the first line.
  func lines(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let count = lineCount
    func first(where matches: (Line) -> Bool) -> Int {
      var (start, end) = (0, count)
      while start < end {
        let middle = (start + end) / 2
        if matches(line(middle)) { end = middle } else { start = middle + 1 }
      }
      return start
    }
    let begin = first { $0.start + $0.length >= low }
    let end = first { $0.start > high }
    return begin..<max(begin, end)
  }

  // MARK: Lengths

  private var itemsLength: CGFloat {
    guard lineCount > 0 else { return 0 }
    let last = line(lineCount - 1)
    return last.start + last.length
  }

  /// Where the first line begins.
  var itemsStart: CGFloat { start + metrics.header + axes.ends(metrics.insets).start }

  var length: CGFloat {
    let ends = axes.ends(metrics.insets)
    return metrics.header + ends.start + itemsLength + ends.end + metrics.footer
  }

  var end: CGFloat { start + length }

  // MARK: Items

  func size(_ item: Int) -> CGSize { metrics.sizes?[item] ?? metrics.size }

  func frame(ofItem item: Int) -> CGRect {
    let line = line(lineIndex(ofItem: item))
    return frames(of: line)[item - line.items.lowerBound]
  }

  /// The frames of the items of a line. The free space is distributed between the items; that of the
  /// last line as if it were filled with more items like its last one, so that columns stay aligned. A
  /// line with space for only one item has it in its middle.
  func frames(of line: Line) -> [CGRect] {
    let isLast = line.items.upperBound == metrics.count
    var used: CGFloat = 0
    for item in line.items {
      used += axes.breadth(size(item)) + (item > line.items.lowerBound ? metrics.itemSpacing : 0)
    }
    var slots = line.items.count
    if isLast, let last = line.items.last {
      let step = axes.breadth(size(last)) + metrics.itemSpacing
      while step > 0, used + step <= breadth + Self.tolerance {
        used += step
        slots += 1
      }
    }
    let free = max(0, breadth - used)
    var side = axes.sides(metrics.insets).start + (slots == 1 ? free / 2 : 0)
    let gap = metrics.itemSpacing + (slots > 1 ? free / CGFloat(slots - 1) : 0)
    return line.items.map { item in
      let size = size(item)
      let middle = itemsStart + line.start + (line.length - axes.length(size)) / 2
      defer { side += axes.breadth(size) + gap }
      return axes.rect(
        start: rounded(middle), length: axes.length(size), side: rounded(side),
        breadth: axes.breadth(size))
    }
  }

  private func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

  // MARK: Header and footer

  /// - Parameter space: the breadth of the content.
  func headerFrame(space: CGFloat) -> CGRect {
    axes.rect(start: start, length: metrics.header, side: 0, breadth: space)
  }

  func footerFrame(space: CGFloat) -> CGRect {
    axes.rect(start: end - metrics.footer, length: metrics.footer, side: 0, breadth: space)
  }
}
