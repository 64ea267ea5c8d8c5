import CoreGraphics
import TestSupport

/// Returns a reader of the PDF file that `body` draws.
func pdf(
  _ box: CGRect = CGRect(x: 0, y: 0, width: 200, height: 100), info: CFDictionary? = nil,
  _ body: (CGContext) -> Void
) throws -> PDFReader {
  try PDFReader(pdfData(box, info: info, body))
}

/// Returns a context that writes to a file, or to a consumer.
func pdfContext(_ url: URL) -> CGContext? { unsafe CGContext(url as CFURL, mediaBox: nil, nil) }
func pdfContext(_ consumer: CGDataConsumer) -> CGContext? {
  unsafe CGContext(consumer: consumer, mediaBox: nil, nil)
}

func pdfData(
  _ box: CGRect, info: CFDictionary? = nil, _ body: (CGContext) -> Void
) -> Data {
  let data = NSMutableData()
  var box = box
  if let consumer = CGDataConsumer(data: data),
    let context = unsafe CGContext(consumer: consumer, mediaBox: &box, info)
  {
    body(context)
    context.closePDF()
  }
  return data as Data
}

extension CGContext {
  /// Adds a page on which `body` draws with y down, as UIKit does.
  func page(_ size: CGSize = CGSize(width: 200, height: 100), _ body: () -> Void) {
    beginPage(fromTopOf: CGRect(origin: .zero, size: size), nil)
    body()
    endPDFPage()
  }

  /// Draws a line of text with its top left corner at (x, y).
  func write(_ text: String, _ x: CGFloat, _ y: CGFloat, size: CGFloat = 12) {
    TextLayout([TextRun(text, style: TextStyle(font: FontDescription(size: size)))])
      .draw(in: self, at: CGPoint(x: x, y: y))
  }
}

/// Returns the mean difference of all channels of two images composited over white: 0…255; 255 when
/// their sizes differ.
func meanDifference(_ first: CGImage, _ second: CGImage) -> Double {
  guard first.width == second.width, first.height == second.height else { return 255 }
  let (a, b) = (first.premultipliedRGBA, second.premultipliedRGBA)
  var sum = 0
  for index in a.indices where index % 4 != 3 {
    let alpha = index | 3
    sum += abs(Int(a[index]) - Int(a[alpha]) - Int(b[index]) + Int(b[alpha]))
  }
  return Double(sum) / Double(max(a.count / 4 * 3, 1))
}
