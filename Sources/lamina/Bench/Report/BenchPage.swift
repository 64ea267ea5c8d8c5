import Foundation

/// The page of `lamina bench --report`: one file of HTML that needs nothing else.
struct BenchPage {
  private let report: BenchReport
  private let plot: FramePlot

  init(_ report: BenchReport, _ measurement: BenchMeasurement) {
    self.report = report
    plot = FramePlot(frameTimes: measurement.frameTimes, refresh: measurement.refresh)
  }

  var html: String {
    let title = "lamina bench: \(report["variant"]), \(report["mode"])"
    let head =
      "<meta charset=\"utf-8\"/>"
      + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>"
      + Markup.element("title", [:], Markup.text(title))
      + Markup.element("style", [:], Self.style)
    let body =
      Markup.element("h1", [:], Markup.text(title))
      + Markup.element("p", [:], Markup.text(scene)) + figures + plots + table
    return "<!DOCTYPE html>\n"
      + Markup.element(
        "html", ["lang": "en"],
        Markup.element("head", [:], head)
          + Markup.element("body", [:], Markup.element("main", [:], body))) + "\n"
  }

  /// What was measured, in one sentence.
  private var scene: String {
    """
    \(report["n"]) layers of \(report["size"]) points on \(report["w"]) × \(report["h"]) points, \
    \(report["seconds"]) s, drawn by \(report["renderer"]).
    """
  }

  // MARK: Parts

  /// The figures that matter most, in large letters.
  private var figures: String {
    let figures = [
      ("frames a second", "fps"), ("ms of CPU a frame", "cpu_ms_per_frame"),
      ("refreshes missed", "missed"), ("ms, 99 % of frames are shorter", "p99_ms"),
      ("MiB of memory at most", "rss_mb"),
    ].map { name, key in
      Markup.element(
        "div", [:],
        Markup.element("dt", [:], Markup.text(name))
          + Markup.element("dd", [:], Markup.text(report[key])))
    }
    return Markup.element("dl", [:], figures.joined())
  }

  private var plots: String {
    guard !plot.isEmpty else {
      return Markup.element("p", [:], "Fewer than two frames were shown, so there are no plots.")
    }
    let limit = String(format: "%.1f", plot.shownLimit)
    let frames = plot.beyond == 1 ? "One frame" : "\(plot.beyond) frames"
    let caption = plot.beyond > 0 ? "\(frames) took longer than \(limit) ms." : ""
    return section("Frame times", plot.timeline, caption)
      + section("Distribution of frame times", plot.histogram, caption)
  }

  private func section(_ title: String, _ plot: String, _ caption: String) -> String {
    let text = caption.isEmpty ? "" : Markup.element("figcaption", [:], Markup.text(caption))
    return Markup.element("h2", [:], Markup.text(title))
      + Markup.element("figure", [:], plot + text)
  }

  private var table: String {
    let rows = report.values.map { row in
      Markup.element(
        "tr", [:],
        Markup.element("th", ["scope": "row"], Markup.text(row.key))
          + Markup.element("td", [:], Markup.text(row.value.description)))
    }
    return Markup.element("h2", [:], "All figures")
      + Markup.element("table", [:], Markup.element("tbody", [:], rows.joined()))
  }

  /// The style sheet, for light and dark appearance.
  private static let style = """
    :root { color-scheme: light dark; --page: #ffffff; --ink: #1b2130; --quiet: #5b6478;
      --line: #dfe3ea; --bar: #2b66d9; --level: #b4530a; }
    @media (prefers-color-scheme: dark) { :root { --page: #12161f; --ink: #e8ebf2;
      --quiet: #9aa3b5; --line: #2a3140; --bar: #77a9ff; --level: #ffb066; } }
    body { margin: 0; background: var(--page); color: var(--ink);
      font: 15px/1.5 system-ui, sans-serif; }
    main { max-width: 960px; margin: 0 auto; padding: 32px 20px 64px; }
    h1 { font-size: 26px; margin: 0; } h2 { font-size: 18px; margin: 36px 0 8px; }
    p, figcaption { color: var(--quiet); margin: 4px 0; } figure { margin: 0; }
    dl { display: flex; flex-wrap: wrap; gap: 12px 36px; margin: 24px 0 0; }
    dl div { display: flex; flex-direction: column-reverse; }
    dt { color: var(--quiet); } dd { margin: 0; font-size: 28px; font-weight: 600; }
    svg { display: block; width: 100%; height: auto; }
    svg text { font: 12px system-ui, sans-serif; fill: var(--quiet); }
    .grid { stroke: var(--line); } .column { fill: var(--bar); }
    .bars { stroke: var(--bar); }
    .level { stroke: var(--level); stroke-dasharray: 6 4; } svg .level-name { fill: var(--level); }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
    th, td { text-align: left; padding: 5px 8px; border-bottom: 1px solid var(--line);
      font-weight: 400; } td { text-align: right; }
    """
}
