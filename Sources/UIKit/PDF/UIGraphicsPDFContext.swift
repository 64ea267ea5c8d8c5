// Apple's spelling.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

/// Begins a PDF context, the current one of this thread, that writes into `data`.
///
/// - Parameters:
///   - bounds: of the pages that begin without their own. Points; 612 × 792 where they are none.
///   - documentInfo: `kCGPDFContextTitle` and its like.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  guard let consumer = CGDataConsumer(data: data) else { return }
  _ = begin(consumer, bounds, documentInfo)
}

/// Begins a PDF context that writes a file; false, with a warning, where it cannot be written.
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard let consumer = CGDataConsumer(url: URL(fileURLWithPath: path)) else { return false }
  return begin(consumer, bounds, documentInfo)
}

/// Ends the page and the file; does nothing where the current context is no PDF context.
public func UIGraphicsEndPDFContext() {
  guard let drawing = currentDrawing else { return }
  drawing.context.closePDF()
  GraphicsContextStack.current.entries.removeLast()
}

/// Ends the page that is open, and begins one with the context's bounds and a new graphics state.
public func UIGraphicsBeginPDFPage() {
  currentDrawing?.beginPage()
}

/// As `UIGraphicsBeginPDFPage()`, with other bounds where `bounds` are any.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  currentDrawing?.beginPage(bounds.isEmpty ? nil : bounds, pageInfo)
}

/// Of the page, in points; zero where the current context is no PDF context.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  currentDrawing?.bounds ?? .zero
}

/// A click on a rectangle of the page leads to a page of the world. The page's coordinates, in points.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  currentDrawing?.context.setURL(url, for: rect)
}

/// Gives a point of the page a name.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  currentDrawing?.context.addDestination(name, at: point)
}

/// A click on a rectangle of the page leads to the place that has the name.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  currentDrawing?.context.setDestination(name, for: rect)
}

/// Of the current context, if it is one that was begun here.
private var currentDrawing: PDFDrawing? {
  GraphicsContextStack.current.entries.last?.pdf
}

private func begin(
  _ consumer: CGDataConsumer, _ bounds: CGRect, _ info: [AnyHashable: Any]?
) -> Bool {
  guard let drawing = PDFDrawing(consumer, bounds: bounds, info: info) else { return false }
  GraphicsContextStack.current.entries.append(.init(context: drawing.context, pdf: drawing))
  return true
}
