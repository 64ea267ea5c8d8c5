import Logging

/// Receives data: into a file, into an object in memory or through callbacks.

/// Apple: CGDataConsumer.
///
/// Use it from one thread at a time.
public final class CGDataConsumer {
  @safe private enum Sink {
    case file(OutputFile)
    case data(NSMutableData)
    case callbacks(UnsafeMutableRawPointer?, CGDataConsumerCallbacks)
  }

  private let sink: Sink
  /// The reason why writing failed; nothing is written afterwards.
  package private(set) var failure: OutputFailure?

  private init(_ sink: Sink) {
    self.sink = sink
  }

  /// Creates or overwrites a file; nil, with a warning, if that fails.
  public convenience init?(url: CFURL) {
    do throws(OutputFailure) {
      try self.init(writing: url)
    } catch {
      Logger(label: "lamina").warning("\(error)")
      return nil
    }
  }

  /// Like `init(url:)`, but throws the failure.
  package convenience init(writing url: URL) throws(OutputFailure) {
    guard url.isFileURL else {
      throw OutputFailure(name: url.absoluteString, reason: "not a file URL")
    }
    self.init(.file(try OutputFile(path: url.path)))
  }

  /// Appends to the contents of `data`.
  public convenience init?(data: CFMutableData) {
    self.init(.data(data))
  }

  /// Calls the program's functions and passes `info` to them.
  public convenience init?(
    info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>
  ) {
    unsafe self.init(.callbacks(info, cbks.pointee))
  }

  deinit {
    if case .callbacks(let info, let functions) = sink {
      unsafe functions.releaseConsumer?(info)
    }
  }

  /// Returns false if the bytes are lost.
  func put(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard failure == nil else { return false }
    switch sink {
    case .data(let data):
      if let start = bytes.baseAddress { unsafe data.append(start, length: bytes.count) }
    case .callbacks(let info, let functions):
      guard let start = bytes.baseAddress, let put = unsafe functions.putBytes else { break }
      if unsafe put(info, start, bytes.count) != bytes.count {
        fail(OutputFailure(name: "data consumer", reason: "it did not take all bytes"))
      }
    case .file(let file):
      do throws(OutputFailure) { try unsafe file.write(bytes) } catch { fail(error) }
    }
    return failure == nil
  }

  /// Completes the output.
  func close() {
    guard case .file(let file) = sink else { return }
    do throws(OutputFailure) { try file.close() } catch { fail(error) }
  }

  private func fail(_ failure: OutputFailure) {
    guard self.failure == nil else { return }
    self.failure = failure
    Logger(label: "lamina").warning("\(failure)")
  }
}

/// Consumes up to `count` bytes and returns the number consumed.
public typealias CGDataConsumerPutBytesCallback =
  @convention(c) (
    _ info: UnsafeMutableRawPointer?, _ buffer: UnsafeRawPointer, _ count: Int
  ) -> Int

/// Called when the consumer is deallocated.
public typealias CGDataConsumerReleaseInfoCallback =
  @convention(c) (_ info: UnsafeMutableRawPointer?) -> Void

/// The callbacks of a custom consumer. Apple: CGDataConsumerCallbacks.
@safe public struct CGDataConsumerCallbacks {
  public var putBytes: CGDataConsumerPutBytesCallback?
  public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

  public init(
    putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?
  ) {
    unsafe self.putBytes = putBytes
    unsafe self.releaseConsumer = releaseConsumer
  }
}
