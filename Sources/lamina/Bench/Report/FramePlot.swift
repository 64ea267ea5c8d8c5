/// The plots of frame times, in milliseconds, as SVG.
struct FramePlot {
  /// The time between each frame and the one before it.
  private let gaps: [Double]
  /// When each of these frames was shown, in seconds from the first one.
  private let times: [Double]
  /// The refresh interval; 0 if nothing paces the frames.
  private let refresh: Double
  /// The end of the axis of frame times. Longer frames reach it, and are counted in the caption.
  private let limit: Double

  private static let (width, height) = (960.0, 260.0)
  private static let area = (left: 52.0, right: 944.0, top: 28.0, bottom: 222.0)
  /// The most bars of a plot; each stands for the longest of some frames if there are more.
  private static let (mostBars, bins) = (446, 60)

  /// - Parameters:
  ///   - frameTimes: when frames were shown, in seconds, ascending.
  ///   - refresh: the refresh interval in seconds.
  init(frameTimes: [Double], refresh: Double) {
    gaps = zip(frameTimes.dropFirst(), frameTimes).map { ($0 - $1) * 1000 }
    times = frameTimes.dropFirst().map { $0 - (frameTimes.first ?? 0) }
    self.refresh = refresh * 1000
    let sorted = gaps.sorted()
    let median = sorted.isEmpty ? 1 : sorted[sorted.count / 2]
    limit = min(sorted.last ?? 1, 6 * max(median, self.refresh)) * 1.05
  }

  var isEmpty: Bool { gaps.isEmpty }

  /// The number of frames that are longer than the plots show.
  var beyond: Int { gaps.count { $0 > limit } }

  /// The plots' upper end in milliseconds.
  var shownLimit: Double { limit }

  // MARK: Frame times

  /// The frame times as bars over the time of the run.
  var timeline: String {
    let area = Self.area
    let x = PlotScale(limit: times.last ?? 1, range: area.left...area.right)
    let y = PlotScale(limit: limit, range: area.top...area.bottom, isReversed: true)
    var content = axes(x, "s", y, "ms")
    let width = (area.right - area.left) / Double(max(1, min(gaps.count, Self.mostBars)))
    content += Markup.element(
      "path",
      [
        "class": "bars", "d": bars(x, y),
        "stroke-width": Markup.number(min(max(0.75 * width, 1.2), 8)),
      ])
    if refresh > 0 { content += level(refresh, "one refresh", y) }
    return svg("The time of each frame", content)
  }

  /// The bars as one path: a stroke from the axis up for each.
  private func bars(_ x: PlotScale, _ y: PlotScale) -> String {
    let count = min(gaps.count, Self.mostBars)
    let bottom = Markup.number(y.position(0))
    return (0..<count).map { bar in
      let part = bar * gaps.count / count..<(bar + 1) * gaps.count / count
      let middle = times[part.lowerBound + part.count / 2]
      let top = Markup.number(y.position(gaps[part].max() ?? 0))
      return "M\(Markup.number(x.position(middle))) \(bottom)V\(top)"
    }.joined()
  }

  private func level(_ value: Double, _ name: String, _ y: PlotScale) -> String {
    let height = Markup.number(y.position(value))
    let path = "M\(Self.area.left) \(height)H\(Self.area.right)"
    return Markup.element("path", ["class": "level", "d": path])
      + label(name, x: Self.area.right - 4, y: y.position(value) - 5, anchor: "end", "level-name")
  }

  // MARK: Distribution

  /// The number of frames in each of many intervals.
  var histogram: String {
    let area = Self.area
    var counts = [Int](repeating: 0, count: Self.bins)
    for gap in gaps { counts[min(Self.bins - 1, Int(gap / limit * Double(Self.bins)))] += 1 }
    let x = PlotScale(limit: limit, range: area.left...area.right)
    let y = PlotScale(
      limit: Double(counts.max() ?? 1) * 1.05, range: area.top...area.bottom, isReversed: true)
    let step = limit / Double(Self.bins)
    let columns = counts.enumerated().filter { $0.element > 0 }.map { bin, count in
      let (left, right) = (x.position(Double(bin) * step), x.position(Double(bin + 1) * step))
      let top = y.position(Double(count))
      return Markup.element(
        "rect",
        [
          "class": "column", "x": Markup.number(left + 1), "y": Markup.number(top),
          "width": Markup.number(right - left - 2), "height": Markup.number(area.bottom - top),
        ],
        Markup.element("title", [:], "\(count) frames"))
    }
    return svg(
      "How often each frame time occurs", axes(x, "ms", y, "frames") + columns.joined())
  }

  // MARK: Parts

  private func axes(
    _ x: PlotScale, _ xUnit: String, _ y: PlotScale, _ yUnit: String
  ) -> String {
    let area = Self.area
    var content = ""
    for mark in y.marks {
      let height = y.position(mark)
      content += Markup.element(
        "path", ["class": "grid", "d": "M\(area.left) \(Markup.number(height))H\(area.right)"])
      content += label(
        Markup.number(mark), x: area.left - 6, y: height + 4, anchor: "end", "mark")
    }
    for mark in x.marks {
      content += label(
        Markup.number(mark), x: x.position(mark), y: area.bottom + 18, anchor: "middle", "mark")
    }
    content += label(xUnit, x: area.right, y: area.bottom + 34, anchor: "end", "mark")
    content += label(yUnit, x: area.left - 6, y: area.top - 14, anchor: "end", "mark")
    return content
  }

  private func label(
    _ text: String, x: Double, y: Double, anchor: String, _ kind: String
  ) -> String {
    Markup.element(
      "text",
      [
        "class": kind, "x": Markup.number(x), "y": Markup.number(y), "text-anchor": anchor,
      ], Markup.text(text))
  }

  private func svg(_ title: String, _ content: String) -> String {
    Markup.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "role": "img",
        "viewBox": "0 0 \(Markup.number(Self.width)) \(Markup.number(Self.height))",
      ], Markup.element("title", [:], Markup.text(title)) + content)
  }
}
