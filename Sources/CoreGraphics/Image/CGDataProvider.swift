/// Apple: CGDataProviderReleaseDataCallback. The info, the bytes and their number.
public typealias CGDataProviderReleaseDataCallback =
  @Sendable (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// How bytes are got from memory that a program manages itself. Apple: CGDataProviderDirectCallbacks.
@safe
public struct CGDataProviderDirectCallbacks: Sendable {
  /// Always 0.
  public var version: UInt32
  public var getBytePointer: (@Sendable (UnsafeMutableRawPointer?) -> UnsafeRawPointer?)?
  public var releaseBytePointer: (@Sendable (UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void)?
  /// Copies to the pointer from a position on, so many bytes; gives how many there were.
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

/// How bytes are read one after the other. Apple: CGDataProviderSequentialCallbacks.
@safe
public struct CGDataProviderSequentialCallbacks: Sendable {
  /// Always 0.
  public var version: UInt32
  /// Copies up to so many bytes to the pointer; gives how many there were, 0 at the end.
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

/// Where an image's bytes come from. Apple: CGDataProvider.
///
/// Sendable as far as the callbacks are: they may be called on any thread, one at a time.
@safe
public final class CGDataProvider: @unchecked Sendable {
  private let read: () -> Data?
  private let release: () -> Void
  /// What the callbacks get; nil for data and files.
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

  /// Bytes that are there.
  public convenience init?(data: CFData) {
    unsafe self.init { data }
  }

  /// Bytes that stay where they are until `releaseData` is called, when nobody needs them any more.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: @escaping CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    unsafe self.init(
      info: info, release: { unsafe releaseData(info, data, size) },
      read: { unsafe Data(bytes: data, count: size) })
  }

  /// `size` bytes by callbacks: by pointer, or else copied. Nil without either.
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

  /// Bytes one after the other by callbacks, to their end. Nil without `getBytes`.
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

  /// A file's bytes; nil where it cannot be read.
  public convenience init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    unsafe self.init { data }
  }

  /// A file's bytes; nil where it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: unsafe URL(fileURLWithPath: String(cString: filename)))
  }

  /// All bytes; nil where the callbacks do not give them. Source: Apple, "CGDataProvider.data".
  public var data: CFData? { read() }

  /// All that `getBytes` copies to a pointer, piece by piece.
  private static func readToEnd(_ getBytes: (UnsafeMutableRawPointer, Int) -> Int) -> Data {
    var data = Data()
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes { bytes in
        unsafe bytes.baseAddress.map { unsafe getBytes($0, bytes.count) } ?? 0
      }
      guard count > 0 else { return data }
      data.append(contentsOf: piece.prefix(count))
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
