import CSandbox
import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

@Suite("Decoding image files in other processes")
struct DecoderProcessTests {
  private typealias Outcome = Result<DecodedImage, ImageDecoder.Failure>

  /// Files of each format: images, an animation, a broken file and one that is too large.
  private static var files: [Data] {
    var animation = WebPFile()
    animation.addHeader(flags: 0x12, width: 4, height: 2)
    animation.add("ANIM", [0, 0, 0, 0, 0, 0])
    animation.addFrame(WebPFile.red, width: 4, height: 2, milliseconds: 100)
    animation.addFrame(WebPFile.halfBlue, width: 4, height: 2, milliseconds: 250)
    var png = PNGFile(width: 2, height: 1, color: .rgba)
    png.add("eXIf", exif(orientation: 6))
    png.addPixels([[200, 40, 0, 255, 0, 80, 240, 128]])
    var huge = PNGFile(width: 30_000, height: 30_000, color: .rgb)
    huge.addPixels([])
    return [
      png.data(), huge.data(), png.data().dropLast(30),
      Data(JPEGEncoder().plain([1, 2, 3])), animation.data(),
    ]
  }

  /// Describes the images of an outcome, pixel by pixel, or its error, so that two can be compared.
  private static func words(_ outcome: Outcome) -> String {
    switch outcome {
    case .success(let file):
      "\(file.orientation) "
        + file.frames.map { frame in
          "\(frame.duration) \(frame.image.width) × \(frame.image.height) "
            + "\(unsafe Data(frame.image.buffer.bytes).base64EncodedString())"
        }.joined(separator: ", ")
    case .failure(let failure): "\(failure)"
    }
  }

  @Test("an image or an error is the same as in this process, also after the decoders were killed")
  func outcomes() async {
    await #expect(processExitsWith: .success) {
      #expect(DecoderProcess.start())
      for round in 0..<2 {
        for file in Self.files {
          let kind = try #require(ImageKind(of: file))
          let limit = 1 << 20
          let expected = Self.words(ImageDecoder.decode(file, as: kind, limit))
          #expect(Self.words(DecoderProcess.decode(file, limit: limit)) == expected)
        }
        if round == 0 { Self.killChildren() }
      }
    }
  }

  /// Ends the process that forks decoders, and waits until it has.
  private static func killChildren() {
    for thread in (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? [] {
      let children = try? String(
        contentsOfFile: "/proc/self/task/\(thread)/children", encoding: .utf8)
      for child in (children ?? "").split(separator: " ").compactMap({ pid_t($0) }) {
        kill(child, SIGKILL)
        _ = waitpid(child, nil, 0)
      }
    }
  }

  @Test("after its restriction a process opens no file and no socket, but still has memory")
  func restriction() async {
    await #expect(processExitsWith: .exitCode(3)) {
      guard lamina_restrict_system_calls() == 0 else { _exit(4) }
      let isOpen = unsafe open("/etc/hostname", O_RDONLY) >= 0 || errno != EPERM
      let isConnected = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) >= 0 || errno != EPERM
      let memory = unsafe calloc(1 << 24, 1)
      _exit(isOpen ? 5 : isConnected ? 6 : unsafe memory == nil ? 7 : 3)
    }
  }

  @Test("a decoder that ends early is an error")
  func end() throws {
    let (own, other) = try #require(DecoderChannel.pair())
    try other.write(0)
    shutdown(other.descriptor, Int32(SHUT_RDWR))
    #expect(throws: DecoderChannel.Failure.ended) { try own.readImage(limit: 100) }
    #expect(throws: DecoderChannel.Failure.ended) { try own.write(1) }
  }

  @Test("a decoder that does not answer is an error after some time")
  func silence() throws {
    let (own, other) = try #require(DecoderChannel.pair())
    own.limitWaits(seconds: 1)
    #expect(throws: DecoderChannel.Failure.timedOut) { try own.readImage(limit: 100) }
    #expect(other.descriptor >= 0)
  }

  @Test(
    "what is no image is an error, whatever sizes and numbers it has",
    arguments: [
      [7], [0, 0, 1], [0, 9, 1], [0, 1, 0], [0, 1, -1], [0, 1, .max, 0, 0, 0],
      [0, 1, 1, 11, 10, 0], [0, 1, 1, -1, 1, 0], [0, 1, 1, .max, .max, 0],
      [0, 1, 1, 1, 1, Int(bitPattern: UInt(Double.nan.bitPattern))],
      [0, 1, 1, 1, 1, Int(bitPattern: UInt((-1.0).bitPattern))],
    ])
  func garbage(numbers: [Int]) throws {
    let (own, other) = try #require(DecoderChannel.pair())
    for number in numbers { try other.write(number) }
    #expect(throws: DecoderChannel.Failure.invalid) { try own.readImage(limit: 100) }
  }

  @Test("a message of a wrong length ends with the message that is there")
  func longMessage() throws {
    let (own, other) = try #require(DecoderChannel.pair())
    for number in [1, -5] { try other.write(number) }
    guard case .failure(.broken("")) = try own.readImage(limit: 100) else {
      Issue.record("an answer without a message is not taken for one")
      return
    }
  }
}
