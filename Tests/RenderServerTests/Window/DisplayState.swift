import Foundation
import TestCompositor
import TestSupport

/// A display with one output, and a window of a size on it.
struct DisplayState: Hashable {
  let hasFractionalScale: Bool
  /// The scale of the window in steps of 1 / 120.
  let scale: UInt32
  let transform: UInt32
  let width: Int32
  let height: Int32

  init(_ hasFractionalScale: Bool, using generator: inout SeededGenerator) {
    self.hasFractionalScale = hasFractionalScale
    scale =
      (hasFractionalScale ? [120, 150, 180, 240] : [120, 240, 360])
      .randomElement(using: &generator) ?? 120
    transform = UInt32.random(in: 0..<8, using: &generator)
    (width, height) = Bool.random(using: &generator) ? (160, 64) : (64, 96)
  }

  /// Leaves one output, of which the window has to hear.
  func apply(to model: CompositorModel) {
    for output in model.outputs { model.remove(output) }
    let output = model.addOutput("TEST-1")
    output.setMode(width: 256, height: 256)
    output.setScale(Int32(scale / 120))
    output.setTransform(.init(rawValue: transform))
  }

  /// Gives the window its scale and its size.
  func configure(_ model: CompositorModel) {
    guard let window = model.windows.first else { return }
    window.fractionalScale?.preferredScale(scale: scale)
    window.window?.configure(width: width, height: height, states: [4])
  }

  /// The pixels of the rows in which nothing moves; nil while the window is not in this state.
  func picture(in model: CompositorModel) -> Data? {
    guard let window = model.windows.first, window.window?.isUpToDate == true,
      let size = window.size, let buffer = window.bufferSize, size == (width, height)
    else { return nil }
    let sides = [width, height].map { (Double($0) * Double(scale) / 120).rounded() }
    guard [buffer.width, buffer.height].map(Double.init) == (isUpright ? sides : sides.reversed())
    else { return nil }
    let movingRows = (Double(TestProgram.movingRows) * Double(scale) / 120).rounded(.up)
    return opaque(Data(window.pixels.dropFirst(Int(movingRows) * Int(buffer.width) * 4)))
  }

  /// A window is opaque, whatever its alpha bytes are. Thousands of pictures are compared, without optimization.
  private func opaque(_ pixels: Data) -> Data {
    var result = pixels
    unsafe result.withUnsafeMutableBytes { bytes in
      var alpha = 3
      while alpha < bytes.count {
        unsafe bytes[alpha] = 255
        alpha += 4
      }
    }
    return result
  }

  private var isUpright: Bool { transform.isMultiple(of: 2) }
}
