import CoreGraphics
import Testing

@Suite("Fonts without a size")
struct FontFaceTests {
  private func font() throws -> CGFont { try #require(CGFont("DejaVuSans" as CFString)) }

  // The values are from the tables of DejaVu Sans 2.37.
  @Test("a font's metrics are those of its tables")
  func metrics() throws {
    let font = try font()
    #expect(font.unitsPerEm == 2048 && font.numberOfGlyphs > 5000)
    #expect(font.ascent == 1901 && font.descent == -483 && font.leading == 0)
    #expect(font.capHeight == 1493 && font.xHeight == 1120 && font.italicAngle == 0)
    #expect(font.fontBBox == CGRect(x: -2090, y: -948, width: 5763, height: 3472))
    // The left edge of "l" is at 193, the right one at 377.
    #expect(abs(font.stemV - 184) <= 1)
  }

  @Test("a font is found by its PostScript name, its full name and its family name")
  func names() throws {
    for name in ["DejaVuSans-Bold", "DejaVu Sans Bold"] {
      let font = try #require(CGFont(name as CFString), "\(name)")
      #expect(font.postScriptName == "DejaVuSans-Bold" && font.fullName == "DejaVu Sans Bold")
    }
    #expect(CGFont("DejaVu Sans" as CFString)?.postScriptName == "DejaVuSans")
    #expect(CGFont("No Such Font" as CFString) == nil && CGFont("" as CFString) == nil)
  }

  @Test("glyphs have names, advances and boxes")
  func glyphs() throws {
    let font = try font()
    let glyph = font.getGlyphWithGlyphName(name: "ampersand")
    #expect(glyph != 0 && font.name(for: glyph) == "ampersand")
    #expect(font.getGlyphWithGlyphName(name: "no such glyph") == 0)
    let glyphs = [font.getGlyphWithGlyphName(name: "l"), glyph]
    var (advances, boxes) = ([Int32](repeating: 0, count: 2), [CGRect](repeating: .zero, count: 2))
    #expect(unsafe font.getGlyphAdvances(glyphs: glyphs, count: 2, advances: &advances))
    #expect(unsafe font.getGlyphBBoxes(glyphs: glyphs, count: 2, bboxes: &boxes))
    #expect(advances == [569, 1597])
    #expect(boxes[0] == CGRect(x: 193, y: 0, width: 184, height: 1556))
  }

  @Test("a glyph that the font lacks has no name, no advance and no bounding box")
  func missing() throws {
    let font = try font()
    let glyph = [CGGlyph.max]
    var (advance, box) = ([Int32(7)], [CGRect.null])
    #expect(font.name(for: glyph[0]) == nil)
    #expect(unsafe !font.getGlyphAdvances(glyphs: glyph, count: 1, advances: &advance))
    #expect(unsafe !font.getGlyphBBoxes(glyphs: glyph, count: 1, bboxes: &box))
    #expect(advance == [7] && box == [.null])
  }

  @Test("a font is created from the bytes of a font file; invalid bytes give no glyphs")
  func data() throws {
    let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let font = try #require(CGDataProvider(data: bytes as CFData).flatMap { CGFont($0) })
    #expect(font.fullName == "DejaVu Sans")
    for broken in [Data(), Data("no font".utf8), bytes.prefix(300), bytes.prefix(9000)] {
      let provider = try #require(CGDataProvider(data: broken as CFData))
      // A truncated file may still have some tables, but no glyphs.
      if let font = CGFont(provider) {
        var box = [CGRect.null]
        _ = unsafe font.getGlyphBBoxes(glyphs: [79], count: 1, bboxes: &box)
        #expect(box[0].isEmpty)
      }
    }
  }

  @Test("tables are read by their tags")
  func tables() throws {
    let font = try font()
    let tags = try #require(font.tableTags as? [UInt32])
    #expect(tags.contains(0x676C_7966))
    #expect(font.table(for: 0x6865_6164)?.count == 54)
    #expect(font.table(for: 0x7A7A_7A7A) == nil)
  }

  @Test("threads may share a font, and create and release fonts concurrently")
  func threads() async throws {
    let font = try font()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for glyph in CGGlyph(36)..<60 {
            let other = CGFont("DejaVuSans-Bold" as CFString)
            #expect(other?.name(for: glyph) == font.name(for: glyph))
            #expect(drawn(width: 20, height: 20) { $0.show(glyph, of: font) } != nil)
          }
        }
      }
    }
  }
}

extension CGContext {
  fileprivate func show(_ glyph: CGGlyph, of font: CGFont) {
    setFont(font)
    setFontSize(16)
    showGlyphs([glyph], at: [.zero])
  }
}
