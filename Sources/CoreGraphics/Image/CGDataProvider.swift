/// Releases bytes: receives the info pointer, the bytes and their count.
/// Apple: CGDataProviderReleaseDataCallback.
public typealias CGDataProviderReleaseDataCallback =
  @Sendable (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Callbacks that give random access to bytes that the program manages.
/// Apple: CGDataProviderDirectCallbacks.
@safe
public struct CGDataProviderDirectCallbacks: Sendable {
  /// Always 0.
  public var version: UInt32
  public var getBytePointer: (@Sendable (UnsafeMutableRawPointer?) -> UnsafeRawPointer?)?
  public var releaseBytePointer: (@Sendable (UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void)?
  /// Copies bytes from a position to the pointer: receives the info, the destination, the position
  /// and the count; returns how many bytes it copied.
  public var getBytesAtPosition:
    (@Sendable (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, off_t, Int) -> Int)?
  public var releaseInfo: (@Sendable (UnsafeMutableRawPointer?) -> Void)?

  public init(
    version: UInt32,
    getBytePointer: (@Sendable (UnsafeMutableRawPointer?) -> UnsafeRawPointer?)?,
    releaseBytePointer: (@Sendable (UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void)?,
    getBytesAtPosition: (
      @Sendable (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, off_t, Int) -> Int
    )?,
    releaseInfo: (@Sendable (UnsafeMutableRawPointer?) -> Void)?
  ) {
    self.version = version
    unsafe self.getBytePointer = unsafe getBytePointer
    unsafe self.releaseBytePointer = unsafe releaseBytePointer
    unsafe self.getBytesAtPosition = unsafe getBytesAtPosition
    unsafe self.releaseInfo = unsafe releaseInfo
  }
}

/// Callbacks that read bytes as a stream. Apple: CGDataProviderSequentialCallbacks.
@safe
public struct CGDataProviderSequentialCallbacks: Sendable {
  /// Always 0.
  public var version: UInt32
  /// Copies up to the given count of bytes to the pointer; returns how many, 0 at the end.
  public var getBytes: (@Sendable (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) -> Int)?
  public var skipForward: (@Sendable (UnsafeMutableRawPointer?, off_t) -> off_t)?
  public var rewind: (@Sendable (UnsafeMutableRawPointer?) -> Void)?
  public var releaseInfo: (@Sendable (UnsafeMutableRawPointer?) -> Void)?

  public init(
    version: UInt32,
    getBytes: (@Sendable (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) -> Int)?,
    skipForward: (@Sendable (UnsafeMutableRawPointer?, off_t) -> off_t)?,
    rewind: (@Sendable (UnsafeMutableRawPointer?) -> Void)?,
    releaseInfo: (@Sendable (UnsafeMutableRawPointer?) -> Void)?
  ) {
    self.version = version
    unsafe self.getBytes = unsafe getBytes
    unsafe self.skipForward = unsafe skipForward
    unsafe self.rewind = unsafe rewind
    unsafe self.releaseInfo = unsafe releaseInfo
  }
}

/// A source of an image's or a font's bytes. Apple: CGDataProvider.
///
/// It is Sendable because the callbacks are; they may be called on any thread, one at a time.
@safe
public final class CGDataProvider: @unchecked Sendable {
  private let read: () -> Data?
  private let release: () -> Void
  /// The pointer that the callbacks receive; nil for data and files.
  public let info: UnsafeMutableRawPointer?

  private init(
    info: UnsafeMutableRawPointer? = nil, release: @escaping () -> Void = {},
    read: @escaping () -> Data?
  ) {
    unsafe self.info = unsafe info
    self.release = release
    self.read = read
  }

  deinit {
    release()
  }

  /// Provides bytes that are in memory.
  public convenience init?(data: CFData) {
    unsafe self.init { data }
  }

  /// Provides bytes of the caller's memory, which must stay valid until `releaseData` is called.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: @escaping CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    unsafe self.init(
      info: info, release: { unsafe releaseData(info, data, size) },
      read: { unsafe Data(bytes: data, count: size) })
  }

  /// Reads `size` bytes through callbacks: `getBytePointer`, or else `getBytesAtPosition`. Nil if
  /// both are nil.
  public convenience init?(
    directInfo info: UnsafeMutableRawPointer?, size: off_t,
    callbacks: UnsafePointer<CGDataProviderDirectCallbacks>
  ) {
    let calls = unsafe callbacks.pointee
    guard size >= 0, unsafe calls.getBytePointer != nil || calls.getBytesAtPosition != nil else {
      return nil
    }
    unsafe self.init(
      info: info, release: { unsafe calls.releaseInfo?(info) },
      read: { unsafe Self.read(calls, info, size: Int(size)) })
  }

  /// Reads a stream through callbacks, up to its end. Nil without `getBytes`.
  public convenience init?(
    sequentialInfo info: UnsafeMutableRawPointer?,
    callbacks: UnsafePointer<CGDataProviderSequentialCallbacks>
  ) {
    let calls = unsafe callbacks.pointee
    guard let getBytes = unsafe calls.getBytes else { return nil }
    unsafe self.init(
      info: info, release: { unsafe calls.releaseInfo?(info) },
      read: {
        unsafe calls.rewind?(info)
        return unsafe Self.readToEnd { unsafe getBytes(info, $0, $1) }
      })
  }

  /// Provides the bytes of a file; nil if it cannot be read.
  public convenience init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    unsafe self.init { data }
  }

  /// Provides the bytes of a file; nil if it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: unsafe URL(fileURLWithPath: String(cString: filename)))
  }

  /// All bytes; nil if the callbacks fail to provide them. Source: Apple, "CGDataProvider.data".
  public var data: CFData? { read() }

  /// Calls `getBytes` with a 64 KB buffer until it returns 0, and joins the results.
  private static func readToEnd(_ getBytes: (UnsafeMutableRawPointer, Int) -> Int) -> Data {
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { bytes in
        unsafe bytes.baseAddress.map { unsafe getBytes($0, bytes.count) } ?? 0
      }
      guard count > 0 else { return data }
      data.append(contentsOf: chunk.prefix(count))
    }
  }

  private static func read(
    _ calls: CGDataProviderDirectCallbacks, _ info: UnsafeMutableRawPointer?, size: Int
  ) -> Data? {
    if let pointer = unsafe calls.getBytePointer?(info) {
      defer { unsafe calls.releaseBytePointer?(info, pointer) }
      return unsafe Data(bytes: pointer, count: size)
    }
    var data = Data(count: size)
    let count = unsafe data.withUnsafeMutableBytes { bytes in
      unsafe bytes.baseAddress.flatMap { unsafe calls.getBytesAtPosition?(info, $0, 0, size) } ?? 0
    }
    return count == size ? data : nil
  }
}
