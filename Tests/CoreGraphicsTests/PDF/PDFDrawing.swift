import CoreGraphics
import TestSupport

/// The PDF file that `body` draws, read.
func pdf(
  _ box: CGRect = CGRect(x: 0, y: 0, width: 200, height: 100), info: CFDictionary? = nil,
  _ body: (CGContext) -> Void
) throws -> PDFReader {
  try PDFReader(pdfData(box, info: info, body))
}

/// A context that writes a file, and one that writes to a consumer.
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
  /// A page on which `body` draws as UIKit does: y down.
  func page(_ size: CGSize = CGSize(width: 200, height: 100), _ body: () -> Void) {
    beginPage(fromTopOf: CGRect(origin: .zero, size: size), nil)
    body()
    endPDFPage()
  }

  /// A line of text, its top left at a point.
  func write(_ text: String, _ x: CGFloat, _ y: CGFloat, size: CGFloat = 12) {
    TextLayout([TextRun(text, style: TextStyle(font: FontDescription(size: size)))])
      .draw(in: self, at: CGPoint(x: x, y: y))
  }
}

/// How far two pictures are from each other, in the mean of all channels over white: 0…255; 255 where
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
