import CoreGraphics
import Foundation
import FoundationXML
import LayerTree
import Testing

@testable import lamina

@Suite("The report page of the bench") @MainActor struct BenchPageTests {
  private func page(_ times: [Double], refresh: Double = 1 / 60) -> String {
    var measurement = BenchMeasurement(statistics: FrameStatistics())
    (measurement.frameTimes, measurement.refresh) = (times, refresh)
    measurement.renderer = "a <driver> & \"more\""
    measurement.finish(statistics: FrameStatistics())
    let report = BenchReport(
      of: ("masks", "free"), BenchOptions(), measurement, size: CGSize(width: 1280, height: 720))
    return BenchPage(report, measurement).html
  }

  /// The elements of a page, with their attributes.
  private func elements(_ html: String) throws -> [(name: String, attributes: [String: String])] {
    let collector = ElementCollector()
    let parser = XMLParser(data: Data(html.utf8))
    parser.delegate = collector
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return collector.elements
  }

  private static let steady = (0..<300).map { Double($0) / 60 }

  @Test("the page is well-formed, and needs no other file")
  func wellFormed() throws {
    let html = page(Self.steady)
    let elements = try elements(html)
    #expect(elements.first?.name == "html")
    #expect(elements.count { $0.name == "svg" } == 2)
    for element in elements {
      #expect(!["script", "link", "img", "iframe", "object"].contains(element.name))
      #expect(element.attributes["href"] == nil && element.attributes["src"] == nil)
    }
    #expect(!html.contains("url(") && !html.contains("@import"))
    #expect(html.contains("a &lt;driver&gt; &amp; &quot;more&quot;"))
    #expect(html.contains("prefers-color-scheme: dark"))
  }

  @Test(
    "each frame is a bar, and long runs have a bounded number of them", arguments: [2, 300, 9000])
  func bars(count: Int) throws {
    let html = page((0..<count).map { Double($0) / 60 })
    let path = try #require(try elements(html).first { $0.attributes["class"] == "bars" })
    let bars = path.attributes["d"]?.count { $0 == "M" }
    #expect(bars == min(count - 1, 446))
    #expect(html.utf8.count < 60_000)
  }

  @Test("the columns of the distribution count every frame")
  func distribution() throws {
    var times = Self.steady
    for index in 200..<300 { times[index] += 0.05 }
    let plot = FramePlot(frameTimes: times, refresh: 1 / 60)
    let counts = plot.histogram.split(separator: "<title>").compactMap { part in
      part.contains(" frames</title>") ? Int(part.prefix { $0 != " " }) : nil
    }
    #expect(counts.reduce(0, +) == 299)
    #expect(counts.count == 2)
  }

  @Test("frames beyond the axis are counted in the caption")
  func beyond() {
    var times = Self.steady
    for index in 200..<300 { times[index] += 1 }
    #expect(page(times).contains("One frame took longer than"))
  }

  @Test("a run without frames has a table and no plots", arguments: [[], [1.0]])
  func noFrames(times: [Double]) throws {
    let elements = try elements(page(times))
    #expect(elements.contains { $0.name == "table" } && !elements.contains { $0.name == "svg" })
  }

  @Test("marks are round, and at least three", arguments: [0.013, 1, 7.3, 99, 4200])
  func marks(limit: Double) {
    let marks = PlotScale(limit: limit, range: 0...1).marks
    #expect((3...14).contains(marks.count) && marks.allSatisfy { $0 <= limit * 1.000_001 })
    let step = marks[1] / pow(10, floor(log10(marks[1]) + 1e-9))
    #expect([1, 2, 5].contains { abs($0 - step) < 1e-6 })
  }
}

private final class ElementCollector: NSObject, XMLParserDelegate {
  private(set) var elements: [(name: String, attributes: [String: String])] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    elements.append((elementName, attributeDict))
  }
}
