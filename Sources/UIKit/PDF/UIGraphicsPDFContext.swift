// Apple's function names begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

/// Begins a PDF context that writes into `data`, and makes it the current one of this thread.
///
/// - Parameters:
///   - bounds: the default page bounds. Points; 612 × 792 if they are empty.
///   - documentInfo: `kCGPDFContextTitle` and similar keys.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  guard let consumer = CGDataConsumer(data: data) else { return }
  _ = begin(consumer, bounds: bounds, info: documentInfo)
}

/// Begins a PDF context that writes a file; false, with a logged warning, if it cannot be written.
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard let consumer = CGDataConsumer(url: URL(fileURLWithPath: path)) else { return false }
  return begin(consumer, bounds: bounds, info: documentInfo)
}

/// Ends the page and the file; does nothing if the current context is not a PDF context.
public func UIGraphicsEndPDFContext() {
  guard let drawing = currentDrawing else { return }
  drawing.context.closePDF()
  GraphicsContextStack.current.entries.removeLast()
}

/// Ends the current page, and begins one with the context's bounds and a new graphics state.
public func UIGraphicsBeginPDFPage() {
  currentDrawing?.beginPage()
}

/// Ends the current page, and begins one with other bounds, unless `bounds` is empty.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  currentDrawing?.beginPage(bounds.isEmpty ? nil : bounds, pageInfo)
}

/// Returns the bounds of the page, in points; zero if the current context is not a PDF context.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  currentDrawing?.bounds ?? .zero
}

/// Adds a link from a rectangle of the page to a URL. The rectangle is in the page's coordinates,
/// in points.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  currentDrawing?.context.setURL(url, for: rect)
}

/// Defines a named destination at a point of the page.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  currentDrawing?.context.addDestination(name, at: point)
}

/// Adds a link from a rectangle of the page to a named destination.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  currentDrawing?.context.setDestination(name, for: rect)
}

/// The current context, if it is a PDF context that was begun here.
private var currentDrawing: PDFDrawing? {
  GraphicsContextStack.current.entries.last?.pdf
}

private func begin(
  _ consumer: CGDataConsumer, bounds: CGRect, info: [AnyHashable: Any]?
) -> Bool {
  guard let drawing = PDFDrawing(consumer, bounds: bounds, info: info) else { return false }
  GraphicsContextStack.current.entries.append(.init(context: drawing.context, pdf: drawing))
  return true
}
