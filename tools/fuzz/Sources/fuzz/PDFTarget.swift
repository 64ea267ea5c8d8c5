import UIKit

extension Target {
  /// Writes a PDF document with random calls, or prints text.
  static let pdf = Target(name: "pdf") { bytes in
    var input = Input(bytes)
    let data = NSMutableData()
    if input.choice(4) == 0 {
      input.print(into: data)
    } else {
      input.write(into: data)
    }
    precondition((data as Data).starts(with: Array("%PDF".utf8)), "no file was written")
  }
}

extension Input {
  fileprivate mutating func write(into data: NSMutableData) {
    var box = rect()
    guard let consumer = CGDataConsumer(data: data),
      let context = unsafe CGContext(consumer: consumer, mediaBox: &box, info())
    else { fatalError("there is no context") }
    for _ in 0..<20 where !isEmpty {
      switch choice(8) {
      case 0: context.beginPDFPage(page())
      case 1: unsafe context.beginPage(mediaBox: nil)
      case 2: context.endPDFPage()
      case 3: context.setURL(url(), for: rect())
      case 4: context.addDestination(string(maxCount: 15) as CFString, at: point())
      case 5: context.setDestination(string(maxCount: 15) as CFString, for: rect())
      default: draw(in: context, maxCount: 8)
      }
    }
    if bool() { context.closePDF() }
    context.closePDF()
  }

  @MainActor
  fileprivate mutating func print(into data: NSMutableData) {
    let renderer = UIPrintPageRenderer()
    renderer.setValue(NSValue(cgRect: rect()), forKey: "paperRect")
    renderer.setValue(NSValue(cgRect: rect()), forKey: "printableRect")
    (renderer.headerHeight, renderer.footerHeight) = (double(), double())
    let formatter = UISimpleTextPrintFormatter(attributedText: attributedString())
    formatter.contentInsets = insets()
    formatter.perPageContentInsets = insets()
    (formatter.maximumContentWidth, formatter.maximumContentHeight) = (double(), double())
    renderer.addPrintFormatter(formatter, startingAtPageAt: choice(4))
    UIGraphicsBeginPDFContextToData(data, rect(), info())
    let pages = min(renderer.numberOfPages, 5)
    renderer.prepare(forDrawingPages: NSRange(location: 0, length: pages))
    for page in 0..<pages {
      UIGraphicsBeginPDFPage()
      renderer.drawPage(at: page, in: UIGraphicsGetPDFContextBounds())
    }
    UIGraphicsEndPDFContext()
  }

  private mutating func info() -> CFDictionary? {
    let keys = [
      kCGPDFContextTitle, kCGPDFContextAuthor, kCGPDFContextSubject, kCGPDFContextKeywords,
      kCGPDFContextCreator,
    ]
    var info: [AnyHashable: Any] = [:]
    for key in keys where bool() {
      info[key] = bool() ? string(maxCount: 15) : [string(maxCount: 7), double()] as [Any]
    }
    return info
  }

  private mutating func page() -> CFDictionary? {
    var info: [AnyHashable: Any] = [:]
    for key in [kCGPDFContextMediaBox, kCGPDFContextCropBox] where bool() {
      var box = rect()
      info[key] =
        bool() ? box : unsafe Data(bytes: &box, count: MemoryLayout<CGRect>.size - choice(2))
    }
    return info
  }

  private mutating func url() -> URL {
    var url = URLComponents()
    (url.scheme, url.host, url.path) = ("https", "example.org", "/" + string(maxCount: 15))
    return url.url ?? URL(fileURLWithPath: "/")
  }

  private mutating func insets() -> UIEdgeInsets {
    UIEdgeInsets(top: double(), left: double(), bottom: double(), right: double())
  }
}
