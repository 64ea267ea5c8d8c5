// What a decoder answers: a number that says what follows, and an image or the reason why there is none.

extension DecoderChannel {
  private enum Answer {
    static let image = 0
    static let broken = 1
    static let tooLarge = 2
  }

  /// The most bytes of a message.
  private static let longestMessage = 4096

  func write(_ result: Result<DecodedImage, ImageDecoder.Failure>) throws {
    switch result {
    case .success(let image):
      for number in [Answer.image, image.orientation, image.frames.count] { try write(number) }
      for frame in image.frames { try write(frame) }
    case .failure(.broken(let reason)):
      let text = Data(reason.utf8.prefix(Self.longestMessage))
      try write(Answer.broken)
      try write(text)
    case .failure(.tooLarge(let width, let height, let frames)):
      for number in [Answer.tooLarge, width, height, frames] { try write(number) }
    }
  }

  private func write(_ frame: DecodedImage.Frame) throws {
    let buffer = frame.image.buffer
    try write(buffer.width)
    try write(buffer.height)
    try write(Int(bitPattern: UInt(frame.duration.bitPattern)))
    for y in 0..<buffer.height {
      try unsafe write(UnsafeRawBufferPointer(buffer.bytes(ofRow: y)))
    }
  }

  /// Reads an answer. What a decoder sends is as little trusted as the file.
  func readImage(limit: Int) throws -> Result<DecodedImage, ImageDecoder.Failure> {
    switch try readNumber() {
    case Answer.image: return .success(try readFrames(limit: limit))
    case Answer.broken:
      let text = try readData(count: min(max(readNumber(), 0), Self.longestMessage))
      return .failure(.broken(String(decoding: text, as: UTF8.self)))
    case Answer.tooLarge:
      return .failure(
        .tooLarge(width: try readNumber(), height: try readNumber(), frames: try readNumber()))
    default: throw Failure.invalid
    }
  }

  private func readFrames(limit: Int) throws -> DecodedImage {
    let (orientation, count) = (try readNumber(), try readNumber())
    guard (1...8).contains(orientation), count > 0 else { throw Failure.invalid }
    var (frames, rest): ([DecodedImage.Frame], Int) = ([], limit)
    while frames.count < count {
      let frame = try readFrame(limit: rest)
      rest -= frame.image.width * frame.image.height
      frames.append(frame)
    }
    return DecodedImage(frames: frames, orientation: orientation)
  }

  private func readFrame(limit: Int) throws -> DecodedImage.Frame {
    let (width, height) = (try readNumber(), try readNumber())
    let duration = Double(bitPattern: UInt64(bitPattern: Int64(try readNumber())))
    guard duration.isFinite, duration >= 0,
      case .success(let buffer) = ImageDecoder.buffer(width: width, height: height, limit: limit)
    else { throw Failure.invalid }
    for y in 0..<height { try unsafe read(into: buffer.bytes(ofRow: y)) }
    return DecodedImage.Frame(image: CGImage(buffer), duration: duration)
  }

  /// Writes the number of bytes, and then the bytes.
  func write(_ data: Data) throws {
    try write(data.count)
    try unsafe data.withUnsafeBytes { try unsafe write($0) }
  }

  func readData(count: Int) throws -> Data {
    var data = Data(count: count)
    try unsafe data.withUnsafeMutableBytes { try unsafe read(into: $0) }
    return data
  }
}
