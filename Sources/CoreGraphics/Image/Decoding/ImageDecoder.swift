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
    try file(atPath: path).image
  }

  /// The first picture. `name` is what an error calls the data.
  package static func image(
    from data: Data, name: String = "data"
  ) throws(ImageError) -> CGImage {
    try file(from: data, name: name).image
  }

  package static func file(atPath path: String) throws(ImageError) -> DecodedImage {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(name: path, reason: systemReason(for: path, writing: false, or: error))
    }
    return try file(from: data, name: path)
  }

  /// - Parameters:
  ///   - name: what an error calls the data.
  ///   - limit: the most pixels that the image may have.
  package static func file(
    from data: Data, name: String = "data", limit: Int = pixelLimit
  ) throws(ImageError) -> DecodedImage {
    guard let kind = ImageKind(of: data) else { throw .notAnImage(name: name) }
    let result: Result<DecodedImage, Failure> = unsafe data.withUnsafeBytes { bytes in
      switch kind {
      case .png: unsafe decodePNG(bytes, limit)
      case .jpeg: unsafe decodeJPEG(bytes, limit)
      case .webP: unsafe decodeWebP(bytes, limit)
      }
    }
    switch result {
    case .success(let image): return image
    case .failure(.broken(let reason)):
      throw .broken(name: name, kind: kind, reason: reason)
    case .failure(.tooLarge(let width, let height, let frames)):
      throw .tooLarge(
        name: name, width: width, height: height, frames: frames, limit: limit)
    }
  }

  /// What a decoder finds wrong, not yet knowing whose file it is.
  enum Failure: Error {
    case broken(String)
    case tooLarge(width: Int, height: Int, frames: Int)
  }

  /// Why a header's claim is not believed; nil where it may be tried.
  static func refusal(width: Int, height: Int, frames: Int = 1, limit: Int) -> Failure? {
    guard width > 0, height > 0 else { return .broken("it has no pixels") }
    let (area, isHuge) = width.multipliedReportingOverflow(by: height)
    let (all, areMany) = area.multipliedReportingOverflow(by: frames)
    let isTooLarge = isHuge || areMany || all > limit || max(width, height) > largestSide
    return isTooLarge ? .tooLarge(width: width, height: height, frames: frames) : nil
  }

  /// What cairo can address.
  private static let largestSide = 32_767

  /// Memory for the size that a header claims.
  static func buffer(width: Int, height: Int, limit: Int) -> Result<PixelBuffer, Failure> {
    if let failure = refusal(width: width, height: height, limit: limit) {
      return .failure(failure)
    }
    guard let buffer = PixelBuffer(width: width, height: height) else {
      return .failure(.broken("there is no memory for \(width) × \(height) pixels"))
    }
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
