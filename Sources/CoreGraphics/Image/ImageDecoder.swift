import Synchronization

/// Reads PNG, JPEG and WebP files into images.
package enum ImageDecoder {
  private static let limit = Atomic<Int>(1 << 27)

  /// The most pixels an image may have; more are refused from the header, before memory is taken.
  package static var pixelLimit: Int {
    get { limit.load(ordering: .relaxed) }
    set { limit.store(newValue, ordering: .relaxed) }
  }

  package static func image(atPath path: String) throws(ImageError) -> CGImage {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(name: path, reason: systemReason(for: path, writing: false, or: error))
    }
    return try image(from: data, name: path)
  }

  /// `name` is what an error calls the data.
  package static func image(
    from data: Data, name: String = "data"
  ) throws(ImageError) -> CGImage {
    guard let kind = ImageKind(of: data) else { throw .notAnImage(name: name) }
    let result: Result<PixelBuffer, Failure> = unsafe data.withUnsafeBytes { bytes in
      switch kind {
      case .png: unsafe decodePNG(bytes)
      case .jpeg: unsafe decodeJPEG(bytes)
      case .webP: unsafe decodeWebP(bytes)
      }
    }
    switch result {
    case .success(let buffer): return CGImage(buffer)
    case .failure(.broken(let reason)):
      throw .broken(name: name, kind: kind, reason: reason)
    case .failure(.tooLarge(let width, let height)):
      throw .tooLarge(name: name, width: width, height: height, limit: pixelLimit)
    }
  }

  /// What a decoder finds wrong, not yet knowing whose file it is.
  enum Failure: Error {
    case broken(String)
    case tooLarge(width: Int, height: Int)
  }

  /// Memory for the size that a header claims.
  static func buffer(width: Int, height: Int) -> Result<PixelBuffer, Failure> {
    guard width > 0, height > 0 else { return .failure(.broken("it has no pixels")) }
    guard !width.multipliedReportingOverflow(by: height).overflow, width * height <= pixelLimit,
      let buffer = PixelBuffer(width: width, height: height)
    else { return .failure(.tooLarge(width: width, height: height)) }
    return .success(buffer)
  }
}

/// Why the system refuses to read or write the file at `path`; Foundation does not hand it on.
func systemReason(for path: String, writing: Bool, or error: any Error) -> String {
  var isDirectory: ObjCBool = false
  let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
  if exists && isDirectory.boolValue { return unsafe String(cString: strerror(EISDIR)) }
  if path.isEmpty { return unsafe String(cString: strerror(ENOENT)) }
  let folder = (path as NSString).deletingLastPathComponent
  let asked = writing && !exists ? (folder.isEmpty ? "." : folder) : path
  guard unsafe access(asked, writing ? W_OK : R_OK) != 0 else {
    return error.localizedDescription
  }
  return unsafe String(cString: strerror(errno))
}
