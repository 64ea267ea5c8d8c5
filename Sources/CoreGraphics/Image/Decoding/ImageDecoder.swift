import Synchronization

/// Decodes PNG, JPEG and WebP files into images.
package enum ImageDecoder {
  private static let limit = Atomic<Int>(1 << 27)

  /// The maximum number of pixels of an image; larger ones are rejected after reading the header,
  /// before memory is allocated. Any thread.
  package static var pixelLimit: Int {
    get { limit.load(ordering: .relaxed) }
    set { limit.store(newValue, ordering: .relaxed) }
  }

  package static func image(atPath path: String) throws(ImageError) -> CGImage {
    try file(atPath: path).image
  }

  /// Decodes the first frame. `name` identifies the data in errors.
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
  ///   - name: the name of the data in errors.
  ///   - limit: the maximum number of pixels, all frames together.
  package static func file(
    from data: Data, name: String = "data", limit: Int = pixelLimit
  ) throws(ImageError) -> DecodedImage {
    guard let kind = ImageKind(of: data) else { throw .notAnImage(name: name) }
    let result =
      DecoderProcess.isRunning
      ? DecoderProcess.decode(data, limit: limit) : decode(data, as: kind, limit)
    switch result {
    case .success(let image): return image
    case .failure(.broken(let reason)):
      throw .broken(name: name, kind: kind, reason: reason)
    case .failure(.tooLarge(let width, let height, let frames)):
      throw .tooLarge(
        name: name, width: width, height: height, frames: frames, limit: limit)
    }
  }

  /// Decodes a file in this process.
  static func decode(
    _ data: Data, as kind: ImageKind, _ limit: Int
  ) -> Result<DecodedImage, Failure> {
    unsafe data.withUnsafeBytes { bytes in
      switch kind {
      case .png: unsafe decodePNG(bytes, limit)
      case .jpeg: unsafe decodeJPEG(bytes, limit)
      case .webP: unsafe decodeWebP(bytes, limit)
      }
    }
  }

  /// A decoder's error, to which the file's name is added later.
  enum Failure: Error {
    case broken(String)
    case tooLarge(width: Int, height: Int, frames: Int)
  }

  /// The failure for a size in a header that is empty or beyond the limits; nil if it is acceptable.
  static func refusal(width: Int, height: Int, frames: Int = 1, limit: Int) -> Failure? {
    guard width > 0, height > 0 else { return .broken("it has no pixels") }
    let (area, isHuge) = width.multipliedReportingOverflow(by: height)
    let (all, areMany) = area.multipliedReportingOverflow(by: frames)
    let isTooLarge = isHuge || areMany || all > limit || max(width, height) > largestSide
    return isTooLarge ? .tooLarge(width: width, height: height, frames: frames) : nil
  }

  /// The largest width or height of a cairo image surface, in pixels.
  private static let largestSide = 32_767

  /// Allocates memory for the size in a header, or fails if it is beyond the limits.
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

/// The system's reason (`strerror`) for failing to read or write the file at `path`, which
/// Foundation's errors do not include.
func systemReason(for path: String, writing: Bool, or error: any Error) -> String {
  var isDirectory: ObjCBool = false
  let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
  if exists && isDirectory.boolValue { return unsafe String(cString: strerror(EISDIR)) }
  if path.isEmpty { return unsafe String(cString: strerror(ENOENT)) }
  let folder = (path as NSString).deletingLastPathComponent
  let checkedPath = writing && !exists ? (folder.isEmpty ? "." : folder) : path
  guard unsafe access(checkedPath, writing ? W_OK : R_OK) != 0 else {
    return error.localizedDescription
  }
  return unsafe String(cString: strerror(errno))
}
