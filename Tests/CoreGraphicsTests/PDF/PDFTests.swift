import CoreGraphics
import TestSupport
import Testing

@Suite("PDF files")
struct PDFTests {
  @Test("text is written as text and can be extracted from its page, in every script")
  func text() throws {
    let file = try pdf { context in
      context.page { context.write("first page, ünï", 10, 10) }
      context.page { context.write("second Ωμέγα", 10, 10) }
    }
    #expect(try file.text(page: 1).contains("first page, ünï"))
    #expect(try file.text(page: 2).contains("second Ωμέγα"))
    #expect(try !file.text(page: 2).contains("first"))
    #expect(try file.images().isEmpty)
  }

  @Test("text in transparency layers, in CGLayers and with shadows is written as text")
  func textInLayers() throws {
    let file = try pdf { context in
      context.page {
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.write("faded", 10, 10)
        context.endTransparencyLayer()
        let size = CGSize(width: 80, height: 20)
        if let layer = CGLayer(context, size: size, auxiliaryInfo: nil) {
          layer.context?.write("layered", 0, 0)
          context.draw(layer, at: CGPoint(x: 10, y: 40))
        }
        context.setShadow(offset: CGSize(width: 2, height: 2), blur: 3)
        context.write("shadowed", 10, 70)
      }
    }
    let text = try file.text()
    for word in ["faded", "layered", "shadowed"] { #expect(text.contains(word), "\(word)") }
    // Only the shadow is an image, no larger than the area it covers.
    let images = try file.images()
    #expect(images.count == 1 && images.allSatisfy { $0.width < 500 && $0.height < 200 })
  }

  @Test("a file has the information of its dictionary, without invalid entries")
  func info() throws {
    let info: CFDictionary = [
      kCGPDFContextTitle: "Tïtle (of) \\ a\0file", kCGPDFContextAuthor: "An Author",
      kCGPDFContextSubject: "Subject", kCGPDFContextKeywords: ["one", "two"],
      kCGPDFContextCreator: "Creator", "unknown": 7,
    ]
    let file = try pdf(info: info) { $0.page {} }.info()
    #expect(file["Title"] == "Tïtle (of) \\ afile" && file["Author"] == "An Author")
    #expect(file["Subject"] == "Subject" && file["Creator"] == "Creator")
    #expect(file["Keywords"] == "one, two")
    #expect(try pdf(info: [kCGPDFContextTitle: 7]) { $0.page {} }.info()["Title"] == nil)
  }

  @Test("a page has the file's media box or its own, limited by its crop box")
  func boxes() throws {
    let file = try pdf(CGRect(x: 0, y: 0, width: 300, height: 150)) { context in
      context.beginPDFPage(nil)
      var pageBox = CGRect(x: 50, y: 60, width: 70.5, height: 80)
      unsafe context.beginPage(mediaBox: &pageBox)
      let crop = CGRect(x: 10, y: 20, width: 90, height: 2000)
      context.beginPDFPage([kCGPDFContextCropBox: crop])
      let bytes = unsafe withUnsafeBytes(of: &pageBox) { unsafe Data($0) }
      context.beginPDFPage([kCGPDFContextMediaBox: bytes])
      context.beginPDFPage([kCGPDFContextMediaBox: NSValue(cgRect: pageBox)])
    }
    #expect(
      try file.pageSizes() == ["300 x 150", "70.5 x 80", "90 x 130", "70.5 x 80", "70.5 x 80"])
  }

  @Test("a page's boxes are clipped to its media box, and do not apply to the next page")
  func printersBoxes() throws {
    let file = try pdf(CGRect(x: 100, y: 50, width: 300, height: 200)) { context in
      context.beginPDFPage([
        kCGPDFContextCropBox: CGRect(x: 110, y: 60, width: 200, height: 100),
        kCGPDFContextBleedBox: CGRect(x: 0, y: 0, width: 1000, height: 1000),
        kCGPDFContextTrimBox: NSValue(cgRect: CGRect(x: 120, y: 70, width: 30.5, height: 40)),
        kCGPDFContextArtBox: CGRect(x: -90, y: 0, width: 20, height: 20),
      ])
      context.setURL(URL(filePath: "/tmp"), for: CGRect(x: 110, y: 60, width: 20, height: 20))
      context.write("whole", 120, 80)
      context.beginPDFPage(nil)
      context.write("second", 120, 80)
    }
    #expect(try file.box("Media") == "0 0 300 200" && file.box("Crop") == "10 10 210 110")
    #expect(try file.box("Bleed") == "0 0 300 200" && file.box("Trim") == "20 20 50.5 60")
    // An art box outside the page is replaced by the crop box.
    #expect(try file.box("Art") == "10 10 210 110")
    #expect(try file.box("Crop", page: 2) == "0 0 300 200")
    #expect(try file.text().contains("whole") && file.addresses().count == 1)
  }

  @Test("a crop box limits the visible part of a page without moving what is drawn")
  func crop() throws {
    let file = try pdf(CGRect(x: 0, y: 0, width: 100, height: 100)) { context in
      context.beginPDFPage([kCGPDFContextCropBox: CGRect(x: 20, y: 30, width: 50, height: 40)])
      context.setFillColor(red)
      context.fill(CGRect(x: 20, y: 30, width: 10, height: 10))
    }
    #expect(try file.pageSizes() == ["50 x 40"])
    let image = try ImageDecoder.image(from: file.renderPage())
    #expect(image.pixel(x: 25, y: 65) == SIMD4(255, 0, 0, 255))
  }

  @Test("a file has the XMP metadata that it is given, along with everything else")
  func metadata() throws {
    let packet = "<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?><x:xmpmeta/><?xpacket end='w'?>"
    let file = try pdf(info: [kCGPDFContextTitle: "Title"]) { context in
      context.beginPDFPage([kCGPDFContextCropBox: CGRect(x: 0, y: 0, width: 50, height: 50)])
      context.write("text", 10, 10)
      context.beginPDFPage(nil)
      CGPDFContextAddDocumentMetadata(context, Data(packet.utf8))
      CGPDFContextSetOutline(context, [kCGPDFOutlineChildren: [[kCGPDFOutlineTitle: "entry"]]])
    }
    #expect(try file.metadata().contains("<x:xmpmeta/>") && file.info()["Title"] == "Title")
    #expect(try file.info()["Pages"] == "2" && file.text().contains("text"))
    #expect(try file.outline().count == 1)
  }

  @Test("the outline is a tree of entries, each leading to its page; an invalid page is the first")
  func outline() throws {
    let file = try pdf { context in
      for _ in 0..<3 { context.page {} }
      CGPDFContextSetOutline(
        context,
        [
          kCGPDFOutlineTitle: "all",
          kCGPDFOutlineChildren: [
            [
              kCGPDFOutlineTitle: "Ümläut (1)", kCGPDFOutlineDestination: 2,
              kCGPDFOutlineChildren: [[kCGPDFOutlineTitle: "below", kCGPDFOutlineDestination: 3]],
            ] as CFDictionary,
            [kCGPDFOutlineTitle: "nowhere", kCGPDFOutlineDestination: 99],
          ] as CFArray,
        ])
    }
    #expect(
      try file.outline() == [
        "<item page=\"2\">Ümläut (1)</item>", "<item page=\"3\">below</item>",
        "<item page=\"1\">nowhere</item>",
      ])
  }

  @Test("a file with many pages and links has all crop boxes")
  func manyBoxes() throws {
    let url = try #require(URL(string: "https://example.org/"))
    let file = try pdf { context in
      for page in 1...60 {
        let crop = CGRect(x: 0, y: 0, width: 100 + page, height: 50)
        context.beginPDFPage([kCGPDFContextCropBox: crop])
        for y in 0..<30 { context.setURL(url, for: CGRect(x: 0, y: y, width: 9, height: 1)) }
        context.write(String(repeating: "page \(page) ", count: 300), 0, 0, size: 3)
      }
    }
    #expect(try file.pageSizes() == (1...60).map { "\(100 + $0) x 50" })
  }

  @Test(
    "an invalid page box is replaced by US Letter",
    arguments: [
      CGRect.zero, .null, .infinite, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5),
      CGRect(x: 0, y: 0, width: 1e30, height: 1e30), CGRect(x: 1e30, y: 0, width: 5, height: 5),
      CGRect(x: 0, y: 0, width: 0.01, height: 100), CGRect(x: 0, y: 0, width: 20_000, height: 100),
    ])
  func badBoxes(box: CGRect) throws {
    let file = try pdf(box) { context in
      context.beginPDFPage(nil)
      context.beginPDFPage([kCGPDFContextMediaBox: box])
    }
    #expect(try file.pageSizes() == ["612 x 792", "612 x 792"])
  }

  @Test("user space is PDF's: y up, with the media box visible")
  func space() throws {
    let file = try pdf(CGRect(x: 100, y: 200, width: 40, height: 30)) { context in
      context.beginPDFPage(nil)
      context.setFillColor(red)
      context.fill(CGRect(x: 100, y: 200, width: 10, height: 5))
    }
    let image = try ImageDecoder.image(from: file.renderPage())
    #expect(image.pixel(x: 2, y: 27) == SIMD4(255, 0, 0, 255))
    #expect(image.pixel(x: 12, y: 27) == SIMD4(255, 255, 255, 255))
    #expect(image.pixel(x: 2, y: 20) == SIMD4(255, 255, 255, 255))
  }

  @Test("an image that is drawn several times is in the file once")
  func images() throws {
    let first = try #require(drawn(width: 20, height: 20) { $0.fill(.infinite) })
    let second = try #require(drawn(width: 30, height: 10) { $0.fill(.infinite) })
    let file = try pdf { context in
      for _ in 0..<3 {
        context.page {
          for x in 0..<5 {
            context.draw(first, in: CGRect(x: x * 30, y: 0, width: 20, height: 20))
          }
          context.setAlpha(0.5)
          context.draw(second, in: CGRect(x: 0, y: 50, width: 60, height: 20))
        }
      }
    }
    let images = try file.images()
    #expect(images.count == 18)
    #expect(Set(images.map(\.object)).count == 2)
    #expect(Set(images.map(\.width)) == [20, 30])
  }

  @Test("a pattern is written as a PDF pattern; one with overlapping cells as an image")
  func patterns() throws {
    let file = try pdf { context in
      context.page {
        Motif.setPattern(context, Motif.pattern())
        context.setAlpha(0.5)
        context.rotate(by: 0.1)
        context.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fillEllipse(in: CGRect(x: 80, y: 10, width: 50, height: 50))
        context.endTransparencyLayer()
      }
    }
    #expect(try file.images().isEmpty)
    let overlapping = try pdf { context in
      context.page {
        Motif.setPattern(context, Motif.pattern(step: 5))
        context.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
      }
    }
    #expect(try overlapping.images().count == 1)
  }

  @Test("links lead to URLs and to named destinations on any page")
  func links() throws {
    let file = try pdf { context in
      context.beginPDFPage(nil)
      let url = "https://example.org/a(b)'c?d=e&f=%20g"
      if let url = URL(string: url) {
        context.setURL(url, for: CGRect(x: 10, y: 10, width: 50, height: 20))
      }
      context.setDestination("later", for: CGRect(x: 10, y: 40, width: 50, height: 20))
      context.setDestination("nowhere", for: CGRect(x: 10, y: 70, width: 50, height: 20))
      // The far corner of this rectangle overflows.
      context.setDestination("later", for: CGRect(x: 1e308, y: 1e308, width: 1e308, height: 1e308))
      context.endPDFPage()
      context.page {
        context.addDestination("later", at: CGPoint(x: 5, y: 20))
        context.addDestination("ümläut (1)", at: .zero)
        context.addDestination("never", at: CGPoint(x: CGFloat.nan, y: 0))
      }
    }
    #expect(try file.addresses() == ["https://example.org/a%28b%29%27c?d=e&f=%20g"])
    let destinations = try file.destinations()
    #expect(destinations.count == 2)
    #expect(
      destinations.contains { $0.hasPrefix("2 [ XYZ 5 80 null ] \"later\"") }, "\(destinations)")
  }

  @Test("a file without pages gets an empty page")
  func empty() throws {
    let file = try pdf(CGRect(x: 0, y: 0, width: 50, height: 60)) { _ in }
    #expect(try file.pageSizes() == ["50 x 60"])
  }

  @Test("calls in the wrong order do nothing, and the file stays valid")
  func order() throws {
    let file = try pdf { context in
      context.write("before", 0, 0)
      context.fill(.infinite)
      context.endPDFPage()
      context.beginPDFPage(nil)
      context.saveGState()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.translateBy(x: 1000, y: 0)
      context.setAlpha(0)
      context.beginPDFPage(nil)
      context.restoreGState()
      context.write("second", 10, 10)
      context.endPage()
      context.endPage()
      context.closePDF()
      context.beginPDFPage(nil)
      context.write("after", 0, 0)
    }
    #expect(try file.info()["Pages"] == "2")
    #expect(try file.text().trimmingCharacters(in: .whitespacesAndNewlines) == "second")
  }

  @Test("a context that is released without closePDF() writes its file")
  func dropped() throws {
    let data = NSMutableData()
    do {
      let consumer = try #require(CGDataConsumer(data: data))
      let context = try #require(pdfContext(consumer))
      context.page { context.write("kept", 10, 10) }
    }
    #expect(try PDFReader(data as Data).text().contains("kept"))
  }

  @Test("a PDF context has no pixels and makes no image")
  func noPixels() throws {
    _ = try pdf { context in
      #expect(context.width == 0 && context.height == 0 && context.makeImage() == nil)
      context.page {
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(context.makeImage() == nil)
      }
    }
  }
}
