import CoreGraphics
import TestSupport
import Testing

@Suite("Writing PDF files")
struct PDFWritingTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "pdf-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Writes a page with an image that is larger than any buffer.
  private func fill(_ context: CGContext) {
    context.page {
      let noise = (0..<160_000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) | 3 }
      let pixels = zip(noise, noise.indices).map { $1 % 4 == 3 ? 255 : $0 }
      let image = CGImage(width: 200, height: 200, premultipliedBGRA: pixels)
      context.draw(image, in: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    context.closePDF()
  }

  @Test("an existing file is overwritten")
  func file() throws {
    let url = folder.appending(path: "file.pdf")
    try Data(repeating: 7, count: 100_000).write(to: url)
    let context = try #require(pdfContext(url))
    context.page { context.write("written", 10, 10) }
    context.closePDF()
    let data = try Data(contentsOf: url)
    #expect(data.count < 100_000)
    #expect(try PDFReader(data).text().contains("written"))
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("a context for an unwritable file is nil")
  func unwritable() throws {
    let missing = folder.appending(path: "missing/file.pdf")
    for url in [missing, folder, URL(string: "https://example.org/a.pdf")] {
      #expect(pdfContext(try #require(url)) == nil)
    }
    do throws(OutputFailure) {
      _ = try CGDataConsumer(writing: missing)
      Issue.record("a folder that is missing was written into")
    } catch {
      #expect(
        error.description == "\(missing.path): cannot write: No such file or directory")
    }
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("a full disk is reported as the consumer's failure and does not trap")
  func full() throws {
    let consumer = try CGDataConsumer(writing: URL(fileURLWithPath: "/dev/full"))
    let context = try #require(pdfContext(consumer))
    fill(context)
    #expect(consumer.failure?.description == "/dev/full: cannot write: No space left on device")
  }

  @Test("a pipe without a reader is an error and raises no signal")
  func pipe() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    let path = "/proc/self/fd/\(descriptor)"
    let consumer = try CGDataConsumer(writing: URL(fileURLWithPath: path))
    try pipe.fileHandleForReading.close()
    let context = try #require(pdfContext(consumer))
    fill(context)
    #expect(consumer.failure?.reason == "Broken pipe")
  }

  @Test("a custom consumer receives all bytes and is released")
  func callbacks() throws {
    final class Received {
      var bytes = Data()
      var isReleased = false
    }
    let received = Received()
    var functions = unsafe CGDataConsumerCallbacks { info, bytes, count in
      guard let info = unsafe info else { return 0 }
      let received = unsafe Unmanaged<Received>.fromOpaque(info).takeUnretainedValue()
      unsafe received.bytes.append(bytes.assumingMemoryBound(to: UInt8.self), count: count)
      return count
    } releaseConsumer: { info in
      guard let info = unsafe info else { return }
      unsafe Unmanaged<Received>.fromOpaque(info).takeUnretainedValue().isReleased = true
    }
    do {
      let info = unsafe Unmanaged.passUnretained(received).toOpaque()
      let consumer = try #require(unsafe CGDataConsumer(info: info, cbks: &functions))
      fill(try #require(pdfContext(consumer)))
    }
    #expect(received.isReleased)
    #expect(try PDFReader(received.bytes).images().count == 1)
  }

  @Test("a consumer that accepts no bytes is a failure and does not trap")
  func stubborn() throws {
    var functions = unsafe CGDataConsumerCallbacks(
      putBytes: { _, _, _ in 0 }, releaseConsumer: nil)
    let consumer = try #require(unsafe CGDataConsumer(info: nil, cbks: &functions))
    fill(try #require(pdfContext(consumer)))
    #expect(consumer.failure != nil)
  }
}
