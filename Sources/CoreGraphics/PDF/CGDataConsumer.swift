import Logging

/// Where data goes: a file, an object in memory or the program's own functions. Apple: CGDataConsumer.
///
/// Any one thread at a time.
public final class CGDataConsumer {
  @safe private enum Sink {
    case file(OutputFile)
    case data(NSMutableData)
    case callbacks(UnsafeMutableRawPointer?, CGDataConsumerCallbacks)
  }

  private let sink: Sink
  /// Why what was written last is lost; nothing is written after it.
  package private(set) var failure: OutputFailure?

  private init(_ sink: Sink) {
    self.sink = sink
  }

  /// Writes a new file, or over the one there is; nil, with a warning, where that cannot be done.
  public convenience init?(url: CFURL) {
    do throws(OutputFailure) {
      try self.init(writing: url)
    } catch {
      Logger(label: "lamina").warning("\(error)")
      return nil
    }
  }

  /// As `init(url:)`.
  package convenience init(writing url: URL) throws(OutputFailure) {
    guard url.isFileURL else {
      throw OutputFailure(name: url.absoluteString, reason: "not a file URL")
    }
    self.init(.file(try OutputFile(path: url.path)))
  }

  /// Adds to what is in `data`.
  public convenience init?(data: CFMutableData) {
    self.init(.data(data))
  }

  /// Calls functions of the program; `info` is handed to them.
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

  /// False where the bytes are lost.
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

  /// Nothing more comes.
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

/// Takes `count` bytes and says how many of them it took.
public typealias CGDataConsumerPutBytesCallback =
  @convention(c) (
    _ info: UnsafeMutableRawPointer?, _ buffer: UnsafeRawPointer, _ count: Int
  ) -> Int

/// Is called when the consumer goes.
public typealias CGDataConsumerReleaseInfoCallback =
  @convention(c) (_ info: UnsafeMutableRawPointer?) -> Void

/// The functions of a consumer that a program makes. Apple: CGDataConsumerCallbacks.
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
