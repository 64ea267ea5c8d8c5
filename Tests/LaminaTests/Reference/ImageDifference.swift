import CoreGraphics

/// How two pictures of one size differ in red, green and blue. Traps where the sizes differ.
struct ImageDifference {
  /// Pixels.
  private(set) var pixelCount: Int
  /// Of a channel, 0…255, added up.
  private(set) var sum = 0
  /// Pixels with a channel that is off by more than `largeDifference`.
  private(set) var largeCount = 0

  /// Pixels in the middle of 5 × 5 that all have a channel that is off by more than
  /// `areaDifference`: what differs there is no edge.
  private(set) var areaCount = 0

  static let largeDifference = 64
  static let areaDifference = 16

  /// Of a channel, 0…255.
  var mean: Double { Double(sum) / Double(max(pixelCount * 3, 1)) }
  /// In parts of the pixels.
  var largeShare: Double { Double(largeCount) / Double(max(pixelCount, 1)) }

  /// No pictures yet.
  init() {
    pixelCount = 0
  }

  init(_ image: CGImage, _ expected: CGImage) {
    precondition(image.width == expected.width && image.height == expected.height, "sizes differ")
    pixelCount = image.width * image.height
    var (sum, largeCount) = (0, 0)
    var differing: [Int] = []
    Self.forEachDifference(image, expected) { index, difference in
      sum += Int(difference.x) + Int(difference.y) + Int(difference.z)
      if difference.max() > Self.areaDifference { differing.append(index) }
      if difference.max() > Self.largeDifference { largeCount += 1 }
    }
    (self.sum, self.largeCount) = (sum, largeCount)
    areaCount = Self.areaCount(differing, width: image.width)
  }

  /// Of pixels in ascending order: those with all their neighbours up to two pixels away.
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

  /// The difference of each channel, four times as bright, on black.
  static func picture(_ image: CGImage, _ expected: CGImage) -> CGImage {
    var pixels = [UInt8](repeating: 0, count: image.width * image.height * 4)
    for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
    forEachDifference(image, expected) { index, difference in
      for channel in 0..<3 {
        pixels[index * 4 + channel] = UInt8(min(Int(difference[channel]) * 4, 255))
      }
    }
    return CGImage(width: image.width, height: image.height, premultipliedBGRA: pixels)
  }

  /// Calls `body` for the pixels that differ, with their index and blue, green and red.
  private static func forEachDifference(
    _ image: CGImage, _ expected: CGImage, _ body: (Int, SIMD4<Int32>) -> Void
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
