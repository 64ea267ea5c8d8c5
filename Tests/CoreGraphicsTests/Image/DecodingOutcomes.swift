import CoreGraphics
import Foundation
import Testing

/// Collects the results of decoding damaged files. They must be valid images and errors that name
/// the file, and at least one of each.
struct DecodingOutcomes {
  private var images = 0
  private var errors = 0
  private var faults: [String] = []

  mutating func decode(_ file: Data) {
    do throws(ImageError) {
      let image = try ImageDecoder.image(from: file, name: "damaged")
      images += 1
      if let fault = Self.fault(of: image) { faults.append(fault) }
    } catch {
      errors += 1
      if !error.description.contains("damaged") { faults.append("\(error)") }
    }
  }

  /// Describes what is invalid in an image; nil if its byte count matches its size and no color
  /// component exceeds its alpha.
  private static func fault(of image: CGImage) -> String? {
    let bytes = image.premultipliedRGBA
    guard image.width > 0, image.height > 0, bytes.count == image.width * image.height * 4 else {
      return "\(image.width)×\(image.height), \(bytes.count) bytes"
    }
    let isPremultiplied = stride(from: 0, to: bytes.count, by: 4).allSatisfy { start in
      bytes[start..<start + 3].allSatisfy { $0 <= bytes[start + 3] }
    }
    return isPremultiplied ? nil : "a color above its alpha"
  }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(faults.isEmpty, "\(faults.prefix(3))", sourceLocation: sourceLocation)
    #expect(images > 0 && errors > 0, "\(images), \(errors)", sourceLocation: sourceLocation)
  }
}
