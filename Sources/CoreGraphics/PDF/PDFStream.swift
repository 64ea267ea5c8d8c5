/// Passes on the bytes of a PDF file and records objects that an incremental update extends at its
/// end: cairo 1.16 writes only one box per page, and no XMP metadata.
final class PDFStream {
  /// An object's number, and its content between the outermost brackets.
  struct Entry {
    let number: Int
    let content: String
  }

  private let consumer: CGDataConsumer
  /// Whether an update will be needed; objects are recorded only then.
  var isRecording = false
  private var length = 0
  /// The bytes that have not been parsed yet; at the end, the end of the file.
  private var recent = Data()
  /// Keyed by page number, from 1.
  private var pages: [Int: Entry] = [:]
  private var catalog: Entry?

  private static let start = Data(" 0 obj\n<< /Type /".utf8)
  private static let end = Data("\nendobj".utf8)

  init(_ consumer: CGDataConsumer) {
    self.consumer = consumer
  }

  /// Returns false if the bytes are lost.
  func put(_ bytes: UnsafeRawBufferPointer) -> Bool {
    length += bytes.count
    if isRecording { unsafe scan(bytes) }
    return unsafe consumer.put(bytes)
  }

  private func scan(_ bytes: UnsafeRawBufferPointer) {
    unsafe recent.append(contentsOf: bytes)
    while let start = recent.range(of: Self.start) {
      guard let end = recent.range(of: Self.end, in: start.upperBound..<recent.endIndex) else {
        break
      }
      recordObject(start, end.lowerBound)
      recent = Data(recent[end.upperBound...])
    }
    // Large enough for the number before a truncated object start, and for the trailer.
    if recent.count > 8192, recent.range(of: Self.start) == nil {
      recent = Data(recent.suffix(1024))
    }
  }

  private func recordObject(_ start: Range<Data.Index>, _ end: Data.Index) {
    let before = recent[..<start.lowerBound].suffix(10).reversed().prefix { (48...57).contains($0) }
    guard let number = Int(String(decoding: before.reversed(), as: UTF8.self)) else { return }
    let object = String(decoding: recent[(start.upperBound - 7)..<end], as: UTF8.self)
    guard object.hasSuffix("\n>>") else { return }
    let content = String(object.dropLast(3))
    let entry = Entry(number: number, content: content)
    if content.hasPrefix("/Type /Catalog") {
      catalog = entry
    } else if content.hasPrefix("/Type /Page % "),
      let page = Int(content.dropFirst(14).prefix { $0.isNumber })
    {
      pages[page] = entry
    }
  }

  /// Appends an incremental update: the same pages and catalog with additional lines.
  ///
  /// - Parameter lines: keyed by page number, from 1.
  func update(pages lines: [Int: String], metadata: Data?) {
    let beginning = Data("trailer\n<< /Size ".utf8)
    guard let catalog, let trailer = recent.range(of: beginning) else { return }
    let end = String(decoding: recent[trailer.upperBound...], as: UTF8.self)
    guard let size = Int(end.prefix { $0.isNumber }),
      let before = end.components(separatedBy: "startxref\n").last?.prefix(while: { $0.isNumber }),
      let brackets = end.range(of: ">>")
    else { return }
    var update = PDFUpdate(offset: length)
    for (page, text) in lines.sorted(by: { $0.key < $1.key }) {
      if let entry = pages[page] {
        update.appendObject(entry.number, "<< \(entry.content)\n\(text)\n>>")
      }
    }
    if let metadata {
      update.appendObject(catalog.number, "<< \(catalog.content)\n   /Metadata \(size) 0 R\n>>")
      update.appendObject(size, stream: metadata)
    }
    let rest = end[..<brackets.lowerBound].drop { $0.isNumber }
    update.finish(
      trailer: "<< /Size \(metadata == nil ? size : size + 1)\(rest)   /Prev \(before)\n>>")
    _ = unsafe update.bytes.withUnsafeBytes { unsafe consumer.put($0) }
  }
}

/// The bytes of an incremental update, which is appended to a file.
private struct PDFUpdate {
  private(set) var bytes = Data()
  /// The update's offset in the file.
  private let offset: Int
  private var objectOffsets: [(number: Int, offset: Int)] = []

  init(offset: Int) {
    self.offset = offset
  }

  mutating func appendObject(_ number: Int, _ content: String) {
    begin(number)
    append("\(content)\nendobj\n")
  }

  mutating func appendObject(_ number: Int, stream: Data) {
    begin(number)
    append("<< /Type /Metadata\n   /Subtype /XML\n   /Length \(stream.count)\n>>\nstream\n")
    bytes.append(stream)
    append("\nendstream\nendobj\n")
  }

  mutating func finish(trailer: String) {
    let start = offset + bytes.count
    append("xref\n")
    for (number, objectOffset) in objectOffsets.sorted(by: { $0.number < $1.number }) {
      append("\(number) 1\n\(String(format: "%010d", objectOffset)) 00000 n \n")
    }
    append("trailer\n\(trailer)\nstartxref\n\(start)\n%%EOF\n")
  }

  private mutating func begin(_ number: Int) {
    objectOffsets.append((number, offset + bytes.count))
    append("\(number) 0 obj\n")
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
