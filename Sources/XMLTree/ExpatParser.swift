import CExpat
import Foundation

/// Owns a parser of expat, which calls a builder.
@safe struct ExpatParser: ~Copyable {
  private let parser: XML_Parser?
  private let builder: XMLTreeBuilder

  init(_ builder: XMLTreeBuilder) {
    self.builder = builder
    unsafe parser = XML_ParserCreate(nil)
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
    unsafe XML_SetElementHandler(parser, Self.start, Self.end)
    unsafe XML_SetCharacterDataHandler(parser, Self.characters)
    unsafe XML_SetStartDoctypeDeclHandler(parser, Self.documentType)
    unsafe builder.parser = parser
  }

  deinit {
    unsafe XML_ParserFree(parser)
  }

  borrowing func parse(_ data: Data) -> Result<XMLTreeElement, XMLFault> {
    let status = unsafe data.withUnsafeBytes { bytes in
      unsafe XML_Parse(
        parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 1)
    }
    if let fault = builder.fault { return .failure(fault) }
    guard status == XML_STATUS_OK, let root = builder.root else {
      let message = unsafe XML_ErrorString(XML_GetErrorCode(parser)).map {
        unsafe String(cString: $0)
      }
      return .failure(XMLFault(line: builder.line, reason: message ?? "the file has no element"))
    }
    return .success(root)
  }

  private static let start: XML_StartElementHandler = { context, name, attributes in
    guard let name = unsafe name, let attributes = unsafe attributes else { return }
    unsafe builder(context).open(String(cString: name), values(attributes))
  }

  private static let end: XML_EndElementHandler = { context, _ in
    unsafe builder(context).close()
  }

  private static let characters: XML_CharacterDataHandler = { context, text, count in
    let bytes = unsafe UnsafeBufferPointer(start: text, count: Int(count))
    unsafe bytes.withMemoryRebound(to: UInt8.self) {
      unsafe builder(context).append(String(decoding: $0, as: UTF8.self))
    }
  }

  private static let documentType: XML_StartDoctypeDeclHandler = { context, _, _, _, _ in
    unsafe builder(context).fail("a document type is not allowed")
  }

  private static func builder(_ context: UnsafeMutableRawPointer?) -> XMLTreeBuilder {
    unsafe Unmanaged<XMLTreeBuilder>.fromOpaque(context!).takeUnretainedValue()
  }

  /// The names and values of attributes, which expat gives as one list that ends with nil.
  private static func values(
    _ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>
  ) -> [String: String] {
    var values: [String: String] = [:]
    var index = 0
    while let name = unsafe list[index], let value = unsafe list[index + 1] {
      unsafe values[String(cString: name)] = unsafe String(cString: value)
      index += 2
    }
    return values
  }
}
