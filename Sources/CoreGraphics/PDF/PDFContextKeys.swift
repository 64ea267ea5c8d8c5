// Apple's spelling.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Keys of the dictionaries that PDF contexts take. Values are strings unless noted otherwise.

public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// A string, or an array of them.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The program that created the document.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// A page key: a `CGRect`, or a `Data` of its bytes.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
/// A page key: a `CGRect`, or a `Data` of its bytes.
public let kCGPDFContextCropBox: CFString = "kCGPDFContextCropBox"
/// A page key: a `CGRect`, or a `Data` of its bytes.
public let kCGPDFContextBleedBox: CFString = "kCGPDFContextBleedBox"
/// A page key: a `CGRect`, or a `Data` of its bytes.
public let kCGPDFContextTrimBox: CFString = "kCGPDFContextTrimBox"
/// A page key: a `CGRect`, or a `Data` of its bytes.
public let kCGPDFContextArtBox: CFString = "kCGPDFContextArtBox"

/// The title of an outline entry.
public let kCGPDFOutlineTitle: CFString = "Title"
/// The array of child entries of an outline entry.
public let kCGPDFOutlineChildren: CFString = "Children"
/// The destination of an outline entry: a page number, counted from 1, or a `URL`.
public let kCGPDFOutlineDestination: CFString = "Destination"

/// Sets the children of `outline` as the table of contents that readers show beside the pages; nil
/// removes it. An entry without a URL or a valid page number leads to the first page.
///
/// Source: Apple, "CGPDFContextSetOutline(_:_:)".
public func CGPDFContextSetOutline(_ context: CGContext, _ outline: CFDictionary?) {
  context.file?.outline = outline.map { PDFOutline($0).children } ?? []
}

/// Sets the file's XMP packet, replacing an earlier one; nil removes it.
///
/// Source: Apple, "CGPDFContextAddDocumentMetadata(_:_:)".
public func CGPDFContextAddDocumentMetadata(_ context: CGContext, _ metadata: CFData?) {
  context.file?.metadata = metadata
}
