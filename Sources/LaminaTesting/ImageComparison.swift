public import UIKit

/// The largest accepted difference between an image and the expected one.
public struct Tolerance: Sendable {
  /// The largest difference of a channel, 0…255, at which pixels count as equal.
  public var channel: Int
  /// The fraction of pixels, 0…1, that may differ by more.
  public var pixels: Double

  public init(channel: Int, pixels: Double) {
    self.channel = channel
    self.pixels = pixels
  }

  /// Accepts only images that are identical byte for byte.
  public static let exact = Tolerance(channel: 0, pixels: 0)
}

/// The result of comparing two images pixel by pixel.
public struct ImageComparison: Equatable, Sendable {
  /// Whether the images have the same size; otherwise every pixel counts as different.
  public let sizesMatch: Bool
  /// The number of pixels with a channel that differs by more than the tolerance.
  public let differingPixels: Int
  /// The number of pixels of the expected image.
  public let pixelCount: Int
  /// The largest difference of a channel, 0…255.
  public let largestDifference: Int
  /// The mean difference of a channel, 0…255.
  public let meanDifference: Double

  /// Compares two images.
  public init(_ image: CGImage, _ expected: CGImage, tolerance: Tolerance = .exact) {
    pixelCount = expected.width * expected.height
    sizesMatch = image.width == expected.width && image.height == expected.height
    guard sizesMatch else {
      (differingPixels, largestDifference, meanDifference) = (pixelCount, 255, 255)
      return
    }
    guard !image.hasSamePixels(as: expected) else {
      (differingPixels, largestDifference, meanDifference) = (0, 0, 0)
      return
    }
    let (first, second) = (image.premultipliedRGBA, expected.premultipliedRGBA)
    var (differing, largest, sum, byte) = (0, 0, 0, 0)
    while byte < pixelCount * 4 {
      var most = 0
      for channel in byte..<byte + 4 {
        let difference = abs(Int(first[channel]) - Int(second[channel]))
        most = max(most, difference)
        sum += difference
      }
      largest = max(largest, most)
      if most > tolerance.channel { differing += 1 }
      byte += 4
    }
    differingPixels = differing
    largestDifference = largest
    meanDifference = Double(sum) / Double(max(pixelCount * 4, 1))
  }

  /// Whether the images are equal within the tolerance.
  public func passes(_ tolerance: Tolerance) -> Bool {
    sizesMatch && Double(differingPixels) <= tolerance.pixels * Double(pixelCount)
  }
}
