import CoreGraphics

/// The differences of red, green and blue between two images. Traps if their sizes differ.
struct ImageDifference {
  /// The number of compared pixels.
  private(set) var pixelCount: Int
  /// The sum of the differences of all channels, each 0…255.
  private(set) var sum = 0
  /// The number of pixels with a channel that differs by more than `largeDifference`.
  private(set) var largeCount = 0

  /// The number of pixels at the center of 5 × 5 pixels that all have a channel that differs by more
  /// than `areaDifference`. Such a difference is not just an edge.
  private(set) var areaCount = 0

  static let largeDifference = 64
  static let areaDifference = 16

  /// The mean difference of a channel, 0…255.
  var mean: Double { Double(sum) / Double(max(pixelCount * 3, 1)) }
  /// The fraction of pixels with a large difference.
  var largeShare: Double { Double(largeCount) / Double(max(pixelCount, 1)) }

  /// A total of no images.
  init() {
    pixelCount = 0
  }

  init(_ image: CGImage, _ expected: CGImage) {
    precondition(image.width == expected.width && image.height == expected.height, "sizes differ")
    pixelCount = image.width * image.height
    var (sum, largeCount) = (0, 0)
    var differing: [Int] = []
    Self.forEachDifference(of: image, from: expected) { index, difference in
      sum += Int(difference.x) + Int(difference.y) + Int(difference.z)
      if difference.max() > Self.areaDifference { differing.append(index) }
      if difference.max() > Self.largeDifference { largeCount += 1 }
    }
    (self.sum, self.largeCount) = (sum, largeCount)
    areaCount = Self.areaCount(differing, width: image.width)
  }

  /// Counts the pixels, given in ascending order, that have all 24 neighbors within two pixels.
  private static func areaCount(_ pixels: [Int], width: Int) -> Int {
    guard pixels.count >= 25 else { return 0 }
    let all = Set(pixels)
    return pixels.count { pixel in
      (-2...2).allSatisfy { y in
        (-2...2).allSatisfy { x in all.contains(pixel + y * width + x) }
      }
    }
  }

  static func += (total: inout ImageDifference, other: ImageDifference) {
    total.pixelCount += other.pixelCount
    total.sum += other.sum
    total.largeCount += other.largeCount
    total.areaCount += other.areaCount
  }

  /// An image of the difference of each channel, multiplied by four.
  static func differenceImage(_ image: CGImage, _ expected: CGImage) -> CGImage {
    var pixels = [UInt8](repeating: 0, count: image.width * image.height * 4)
    for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
    forEachDifference(of: image, from: expected) { index, difference in
      for channel in 0..<3 {
        pixels[index * 4 + channel] = UInt8(min(Int(difference[channel]) * 4, 255))
      }
    }
    return CGImage(width: image.width, height: image.height, premultipliedBGRA: pixels)
  }

  /// Calls `body` with the index and the blue, green and red differences of each differing pixel.
  private static func forEachDifference(
    of image: CGImage, from expected: CGImage, _ body: (Int, SIMD4<Int32>) -> Void
  ) {
    unsafe image.withPixels { bytes, _ in
      unsafe expected.withPixels { others, _ in
        let pixels = unsafe bytes.bindMemory(to: SIMD4<UInt8>.self)
        let otherPixels = unsafe others.bindMemory(to: SIMD4<UInt8>.self)
        for index in 0..<image.width * image.height {
          let (pixel, other) = unsafe (pixels[index], otherPixels[index])
          guard pixel != other else { continue }
          var difference =
            SIMD4<Int32>(truncatingIfNeeded: pixel)
            &- SIMD4<Int32>(truncatingIfNeeded: other)
          difference.replace(with: 0 &- difference, where: difference .< 0)
          difference.w = 0
          body(index, difference)
        }
      }
    }
  }
}
