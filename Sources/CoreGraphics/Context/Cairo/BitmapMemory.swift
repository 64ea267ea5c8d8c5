/// The memory of a bitmap context, in the pixel format that its user requested.
@safe
final class BitmapMemory {
  let base: UnsafeMutableRawPointer
  private let format: BitmapFormat
  private let converter: PixelConverter
  /// Releases the memory.
  private let release: () -> Void
  /// Whether the context draws directly into this memory.
  private var isBitmap = false

  private init(
    _ format: BitmapFormat, base: UnsafeMutableRawPointer, release: @escaping () -> Void
  ) {
    unsafe self.base = unsafe base
    self.format = format
    self.release = release
    converter = PixelConverter(layout: format.layout, space: format.space)
  }

  /// Allocates zeroed memory; nil if there is none.
  convenience init?(_ format: BitmapFormat, height: Int) {
    guard let base = unsafe calloc(height, format.bytesPerRow) else { return nil }
    unsafe self.init(format, base: base) { unsafe free(base) }
  }

  /// Wraps the memory of the bitmap that the context draws into, which `owner` keeps alive.
  convenience init?(
    _ format: BitmapFormat, height: Int, base: UnsafeMutableRawPointer?, owner: AnyObject
  ) {
    guard let base = unsafe base else { return nil }
    unsafe self.init(format, base: base) { withExtendedLifetime(owner) {} }
    isBitmap = true
  }

  /// Wraps the user's memory, which must stay valid until `release` is called.
  convenience init(
    _ format: BitmapFormat, lent base: UnsafeMutableRawPointer, release: @escaping () -> Void
  ) {
    unsafe self.init(format, base: base, release: release)
  }

  deinit {
    release()
  }

  /// Returns the memory as pixels to draw into; nil if it needs conversion.
  func pixels(width: Int, height: Int) -> PixelBuffer? {
    guard format.isNative, format.bytesPerRow % 4 == 0,
      unsafe UInt(bitPattern: base) % 4 == 0
    else { return nil }
    isBitmap = true
    let pixels = unsafe PixelBuffer(
      width: width, height: height, bytesPerRow: format.bytesPerRow, base: base, owner: self)
    if !format.layout.hasAlpha { pixels.makeOpaque() }
    return pixels
  }

  /// Converts what the user wrote in `area` into `pixels`.
  func read(_ area: CGRect, into pixels: PixelBuffer) {
    unsafe forEachRow(of: area, in: pixels) { row, x, words in
      unsafe converter.read(UnsafeRawBufferPointer(row), from: x, into: words)
    }
  }

  func write(_ area: CGRect, from pixels: PixelBuffer) {
    unsafe forEachRow(of: area, in: pixels) { row, x, words in
      unsafe converter.write(words, into: row, from: x)
    }
  }

  private func forEachRow(
    of area: CGRect, in pixels: PixelBuffer,
    _ body: (UnsafeMutableRawBufferPointer, Int, UnsafeMutableBufferPointer<UInt32>) -> Void
  ) {
    let whole = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    let part = area.integral.intersection(whole)
    guard !isBitmap, !part.isEmpty else { return }
    let columns = Int(part.minX)..<Int(part.maxX)
    for y in Int(part.minY)..<Int(part.maxY) {
      let row = unsafe UnsafeMutableRawBufferPointer(
        start: base + y * format.bytesPerRow, count: format.bytesPerRow)
      unsafe pixels.withRow(y) { words in
        unsafe body(row, columns.lowerBound, UnsafeMutableBufferPointer(rebasing: words[columns]))
      }
    }
  }
}
