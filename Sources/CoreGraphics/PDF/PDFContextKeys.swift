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
