import UIKit

/// Bitmaps that move over a photo of 8 megapixels, which is a new one each second.
struct PhotosVariant: GridVariant {
  static let name = "photos"
  static let summary = "moving bitmaps over an image of 8 megapixels, a new one each second"
  private static let (width, height) = (4096, 2048)

  let options: BenchOptions
  private let sprites: UploadVariant
  private let pixels: [[UInt8]]

  init(_ options: BenchOptions) {
    self.options = options
    sprites = UploadVariant(options)
    pixels = (0..<2).map(Self.pixels)
  }

  func makeView(_ index: Int) -> UIView { sprites.makeView(index) }

  func show(in window: UIWindow, _ motion: BenchMotion) {
    let photo = UIView(frame: window.bounds)
    photo.layer.contents = image(0)
    window.addSubview(photo)
    showGrid(in: window, motion)
    guard case .moving = motion else { return }
    FrameTicker.start(in: window) { frame in
      if frame % 60 == 59 { photo.layer.contents = image(frame / 60 + 1) }
    }
  }

  private func image(_ index: Int) -> CGImage {
    CGImage(
      width: Self.width, height: Self.height, premultipliedRGBA: pixels[index % pixels.count])
  }

  /// Bands of gray, opaque.
  private static func pixels(_ pattern: Int) -> [UInt8] {
    var pixels = [UInt8](repeating: 255, count: 4 * width * height)
    for y in 0..<height {
      let gray = UInt8((y / 64 + pattern * 8) % 16 * 16)
      for x in 0..<width {
        for component in 0..<3 { pixels[4 * (y * width + x) + component] = gray }
      }
    }
    return pixels
  }
}
