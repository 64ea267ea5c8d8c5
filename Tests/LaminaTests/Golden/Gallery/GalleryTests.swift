import CoreGraphics
import LaminaTesting
import Testing
import UIKit

@testable import lamina

@Suite("The gallery", .serialized)
@MainActor struct GalleryTests {
  private static let names = Gallery.pages.map(\.name)

  @Test("pages have unique names of lowercase letters, digits and hyphens")
  func names() {
    #expect(Set(Self.names).count == Self.names.count)
    for name in Self.names {
      #expect(name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(name)")
    }
    #expect(!Self.names.contains("all"))
  }

  @Test("a page has a title, a caption and labeled specimens")
  func texts() {
    for page in Gallery.pages {
      #expect(!page.title.isEmpty && page.caption.hasSuffix("."), "\(page.name)")
      #expect(page.specimens.count >= 2, "\(page.name)")
      #expect(page.specimens.allSatisfy { !$0.title.isEmpty }, "\(page.name)")
    }
  }

  @Test("an unknown name throws an error that lists the names")
  func unknown() throws {
    #expect(throws: (any Error).self) { try Gallery.index(of: "nonesuch") }
    do {
      _ = try Gallery.index(of: "nonesuch")
    } catch {
      let text = "\(error)"
      #expect(text.contains("nonesuch") && Self.names.allSatisfy(text.contains))
    }
  }

  @Test("every specimen shows something on its plate")
  func shown() throws {
    let size = CGSize(width: 640, height: 400)
    for (index, page) in Gallery.pages.enumerated() {
      let image = try image(index, size)
      let layout = GalleryLayout(size: size, space: page.space, count: page.specimens.count)
      for (specimen, stage) in zip(page.specimens, layout.stages) {
        #expect(image.shows(stage), "\(page.name): \(specimen.title)")
      }
    }
  }

  @Test("a page fits into a window of any size")
  func sizes() throws {
    for index in Gallery.pages.indices {
      let size = index % 2 == 0 ? CGSize(width: 1, height: 1) : CGSize(width: 40, height: 300)
      let image = try image(index, size)
      #expect(image.width == Int(size.width) && image.height == Int(size.height))
    }
  }

  @Test(
    "a page looks the same whenever it is shown", arguments: ["hierarchy", "alpha", "listing-3-5"])
  func visits(name: String) throws {
    let size = CGSize(width: 320, height: 200)
    let index = try Gallery.index(of: name)
    let screen = try OffscreenScreen(size: size)
    let first = GalleryPageView(index, size: size)
    screen.window.addSubview(first)
    let direct = try screen.frame()
    first.removeFromSuperview()
    let other = GalleryPageView((index + 1) % Gallery.pages.count, size: size)
    screen.window.addSubview(other)
    try screen.render()
    other.removeFromSuperview()
    screen.window.addSubview(GalleryPageView(index, size: size))
    #expect(try screen.frame().isIdentical(to: direct))
  }

  @Test(
    "a page matches its golden image",
    arguments: [
      "hierarchy", "clipping", "alpha", "content-modes", "corners", "listing-3-1",
      "paths", "strokes", "regions", "gradients", "blend-modes", "shadows", "patterns",
      "drawn-images", "fonts", "scripts", "paragraph-styles", "labels", "printing",
      "image-files", "resizable", "tiles", "masks", "layer-filters", "shapes",
      "compositing-filters", "visual-effects", "replicators", "emitters", "layer-shadows",
      "rasterization", "stack-distributions", "stack-alignments", "layout-guides", "baselines",
      "right-to-left", "conflicts", "form", "hit-testing", "gestures", "pointer", "responder-chain",
    ])
  func golden(name: String) throws {
    let size = CGSize(width: 640, height: 400)
    let screen = try OffscreenScreen(size: size)
    let page = Gallery.pages[try Gallery.index(of: name)]
    screen.window.addSubview(GalleryPageView(page, size: size))
    try assertSnapshot(
      of: screen.frame(), named: "gallery-\(name)", tolerance: GoldenTests.tolerance(screen))
  }

  @Test("page marks are centered unless they would overlap the text", arguments: [5, 51, 99])
  func marks(count: Int) {
    for width in [300, 1280, 1920] as [CGFloat] {
      let layout = GalleryLayout(
        size: CGSize(width: width, height: 720), space: CGSize(width: 16, height: 9), count: 1)
      for end in [nil, width / 4] {
        let (start, step) = layout.marks(count, after: end)
        let last = start + step * CGFloat(count) + 12 * layout.unit
        let isMiddle = abs(start + start + step * CGFloat(count + 1) - width) < 0.01
        #expect(start >= (end ?? 0) + 28 * layout.unit && last <= width - 32 * layout.unit)
        #expect(isMiddle || start == end.map { $0 + 28 * layout.unit } ?? 48 * layout.unit)
        #expect(step > 0 && step <= 14 * layout.unit)
      }
    }
  }

  @Test("plates lie side by side inside the window", arguments: [1, 2, 6, 8, 13])
  func plates(count: Int) {
    for size in [CGSize(width: 1280, height: 720), CGSize(width: 600, height: 1000)] {
      let layout = GalleryLayout(size: size, space: CGSize(width: 16, height: 9), count: count)
      #expect(layout.cells.count == count && layout.stages.count == count)
      for (cell, stage) in zip(layout.cells, layout.stages) {
        #expect(CGRect(origin: .zero, size: size).contains(cell) && cell.contains(stage))
      }
      for (number, cell) in layout.cells.enumerated() {
        #expect(layout.cells[..<number].allSatisfy { !$0.intersects(cell) })
      }
    }
  }

  private func image(_ index: Int, _ size: CGSize) throws -> CGImage {
    let screen = try OffscreenScreen(size: size)
    screen.window.addSubview(GalleryPageView(index, size: size))
    return try screen.frame()
  }
}

extension CGImage {
  /// Whether a rectangle contains more than one color.
  fileprivate func shows(_ rect: CGRect) -> Bool {
    let (columns, rows) = (Int(rect.minX)..<Int(rect.maxX), Int(rect.minY)..<Int(rect.maxY))
    return unsafe withPixels { bytes, bytesPerRow in
      func color(_ x: Int, _ y: Int) -> UInt32 {
        unsafe bytes.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) & 0xFF_FFFF
      }
      let first = color(columns.lowerBound, rows.lowerBound)
      return rows.contains { y in columns.contains { color($0, y) != first } }
    }
  }
}
