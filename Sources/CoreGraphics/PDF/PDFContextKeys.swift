// Apple's spelling.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Keys of the dictionaries that PDF contexts take; the values are strings where nothing else is said.

public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// A string, or an array of them.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The program that made the document.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// Of a page: a `CGRect`, or a `Data` of its bytes.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
/// Of a page: a `CGRect`, or a `Data` of its bytes.
public let kCGPDFContextCropBox: CFString = "kCGPDFContextCropBox"
/// Of a page: a `CGRect`, or a `Data` of its bytes.
public let kCGPDFContextBleedBox: CFString = "kCGPDFContextBleedBox"
/// Of a page: a `CGRect`, or a `Data` of its bytes.
public let kCGPDFContextTrimBox: CFString = "kCGPDFContextTrimBox"
/// Of a page: a `CGRect`, or a `Data` of its bytes.
public let kCGPDFContextArtBox: CFString = "kCGPDFContextArtBox"

/// Of an entry of the outline.
public let kCGPDFOutlineTitle: CFString = "Title"
/// Of an entry of the outline: an array of entries.
public let kCGPDFOutlineChildren: CFString = "Children"
/// Of an entry of the outline: the number of a page, from 1, or a `URL`.
public let kCGPDFOutlineDestination: CFString = "Destination"

/// Makes the entries below `outline` the table of contents that readers show beside the pages; nil for
/// none. One that says no page, or none that there is, leads to the first.
///
/// Source: Apple, "CGPDFContextSetOutline(_:_:)".
public func CGPDFContextSetOutline(_ context: CGContext, _ outline: CFDictionary?) {
  context.file?.outline = outline.map { PDFOutline($0).children } ?? []
}

/// Puts an XMP packet into the file, the last one that is given. Nil for none.
///
/// Source: Apple, "CGPDFContextAddDocumentMetadata(_:_:)".
public func CGPDFContextAddDocumentMetadata(_ context: CGContext, _ metadata: CFData?) {
  context.file?.metadata = metadata
}
