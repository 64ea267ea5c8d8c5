public import UIKit

/// How far a picture may be from the one expected.
public struct Tolerance: Sendable {
  /// The largest difference of a channel, 0…255, that is no difference.
  public var channel: Int
  /// The part of the pixels, 0…1, that may differ by more.
  public var pixels: Double

  public init(channel: Int, pixels: Double) {
    self.channel = channel
    self.pixels = pixels
  }

  /// Every byte the same.
  public static let exact = Tolerance(channel: 0, pixels: 0)
}

/// Two pictures, pixel by pixel.
public struct ImageComparison: Equatable, Sendable {
  /// Whether they have the same size; if not, every pixel differs.
  public let sizesMatch: Bool
  /// Pixels that differ by more than the tolerance's channel value.
  public let differingPixels: Int
  /// All pixels of the expected picture.
  public let pixelCount: Int
  /// The largest difference of a channel.
  public let largestDifference: Int
  /// The mean difference of a channel, 0…255.
  public let meanDifference: Double

  /// Compares two pictures.
  public init(_ image: CGImage, _ expected: CGImage, tolerance: Tolerance = .exact) {
    pixelCount = expected.width * expected.height
    sizesMatch = image.width == expected.width && image.height == expected.height
    guard sizesMatch else {
      (differingPixels, largestDifference, meanDifference) = (pixelCount, 255, 255)
      return
    }
    let (first, second) = (image.premultipliedRGBA, expected.premultipliedRGBA)
    var (differing, largest, sum) = (0, 0, 0)
    for pixel in 0..<pixelCount {
      var most = 0
      for byte in pixel * 4..<pixel * 4 + 4 {
        let difference = abs(Int(first[byte]) - Int(second[byte]))
        most = max(most, difference)
        sum += difference
      }
      largest = max(largest, most)
      if most > tolerance.channel { differing += 1 }
    }
    differingPixels = differing
    largestDifference = largest
    meanDifference = Double(sum) / Double(max(pixelCount * 4, 1))
  }

  /// Whether the pictures are the same within the tolerance.
  public func passes(_ tolerance: Tolerance) -> Bool {
    sizesMatch && Double(differingPixels) <= tolerance.pixels * Double(pixelCount)
  }
}
