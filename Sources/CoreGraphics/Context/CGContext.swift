import Synchronization

/// A drawing destination (a bitmap or the pages of a file) with a current path and a stack of
/// graphics states. Apple: CGContext. Use it from one thread at a time. A call with invalid input
/// (not finite, too large, a transform without inverse) does nothing, and the first of each kind
/// logs one line.
public final class CGContext {
  /// The surface that receives the drawing, and how far it has been created.
  private enum Destination {
    /// Nothing was drawn yet; the first drawing creates the bitmap. `isTransient` means that the
    /// bitmap is short-lived, because its image is taken soon.
    case bitmap(isTransient: Bool)
    /// Nothing was drawn yet; the first drawing creates a group that is composited onto the canvas
    /// later.
    case group(on: CairoCanvas)
    case canvas(CairoCanvas)
    case file(PDFFile)
    /// The bitmap was taken, or there was no memory for it; drawing does nothing.
    case nothing
  }

  /// An open transparency layer.
  struct Layer {
    /// The layer's pixels; nil if no part of the layer can be visible.
    var canvas: CairoCanvas?
    /// The number of saved states when the layer began, including its own.
    var depth: Int
    /// The changes of the pixels before they are composited.
    var filters: [BitmapFilter] = []
  }

  static let lastClipID = Atomic<UInt64>(0)

  /// The width in pixels; 0 for files.
  public let width: Int
  /// The height in pixels; 0 for files.
  public let height: Int
  /// The drawable area, in device units.
  private(set) var extent: CGRect

  let isOpaque: Bool
  /// The transform with which the context, or its current page, began.
  private(set) var baseTransform: CGAffineTransform
  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  var layers: [Layer] = []
  /// The current path in device pixels; each element was mapped by the transform current at that
  /// time.
  var devicePath = PathStorage()
  var text = TextSettings()
  private var destination: Destination
  /// Whether an image shares the pixels; they are then copied before the next change.
  private var isShared = false
  /// The pixel format that the creator of a bitmap context requested; nil if this is not a bitmap
  /// context.
  let format: BitmapFormat?
  /// The memory in that format; nil until it is requested, or if the bitmap itself has that format.
  private(set) var memory: BitmapMemory?
  /// Whether antialiasing is permitted.
  var allowsAntialiasing = true
  /// Whether calls that set colors do nothing, as in the cell of an uncolored pattern.
  var ignoresColors = false
  /// Receives warnings about ignored calls instead of the log; for tests.
  package var onWarning: ((String) -> Void)?

  /// Creates a context whose user space begins with `transform`. The first drawing creates its
  /// bitmap.
  init(
    width: Int, height: Int, transform: CGAffineTransform, isOpaque: Bool,
    isTransient: Bool = false,
    format: BitmapFormat? = nil, memory: BitmapMemory? = nil
  ) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    self.isOpaque = isOpaque
    extent = CGRect(x: 0, y: 0, width: self.width, height: self.height)
    destination = .bitmap(isTransient: isTransient)
    self.format = format ?? BitmapFormat(width: self.width, isOpaque: isOpaque)
    self.memory = memory
    baseTransform = transform
    state = GraphicsState(ctm: transform, clipBounds: extent)
  }

  /// Creates a context for the pages of a file, the first of which has not begun yet.
  init(_ file: PDFFile) {
    (width, height, isOpaque, format) = (0, 0, false, nil)
    extent = .zero
    destination = .file(file)
    baseTransform = .identity
    state = GraphicsState(ctm: .identity, clipBounds: .zero)
  }

  /// Creates a context for a group that is composited onto `canvas` later: origin top-left, y down,
  /// in the canvas's units.
  init(on canvas: CairoCanvas, size: CGSize) {
    (width, height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
    (isOpaque, format) = (false, nil)
    extent = CGRect(x: 0, y: 0, width: width, height: height)
    destination = .group(on: canvas)
    baseTransform = .identity
    state = GraphicsState(ctm: .identity, clipBounds: extent)
  }

  /// The file that the context writes, if any.
  var file: PDFFile? {
    if case .file(let file) = destination { file } else { nil }
  }

  /// Resets the context's state, as for a new page.
  func restart(with transform: CGAffineTransform, extent: CGRect) {
    self.extent = extent
    baseTransform = transform
    savedStates = []
    layers = []
    devicePath = PathStorage()
    text.matrix = .identity
    state = GraphicsState(ctm: transform, clipBounds: extent)
  }

  /// Creates a context in UIKit's coordinates: origin top-left, y down, `scale` pixels per point,
  /// with the point `origin` at the top-left corner of the bitmap. The first drawing creates the
  /// bitmap.
  package convenience init(
    width: Int, height: Int, scale: CGFloat = 1, origin: CGPoint = .zero, isOpaque: Bool = false,
    isTransient: Bool = false
  ) {
    let transform = CGAffineTransform(translationX: -origin.x, y: -origin.y)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    self.init(
      width: width, height: height, transform: transform, isOpaque: isOpaque,
      isTransient: isTransient)
  }

  /// Whether anything was drawn.
  package var hasDrawn: Bool {
    switch destination {
    case .bitmap, .group: false
    case .canvas, .file, .nothing: true
    }
  }

  /// The canvas below all transparency layers, created if necessary; nil if it cannot be created or
  /// was taken.
  var baseCanvas: CairoCanvas? {
    switch destination {
    case .canvas(let canvas): return canvas
    case .file(let file): return file.page
    case .nothing: return nil
    case .bitmap(let isTransient):
      return begin(on: makePixels(isTransient: isTransient).flatMap { CairoCanvas(pixels: $0) })
    case .group(let below):
      return begin(on: below.makeGroup(covering: extent))
    }
  }

  private func begin(on canvas: CairoCanvas?) -> CairoCanvas? {
    destination = canvas.map { .canvas($0) } ?? .nothing
    return canvas
  }

  /// The initial pixels: the user's memory or a copy of it, or else transparent or black pixels.
  private func makePixels(isTransient: Bool) -> PixelBuffer? {
    if let pixels = memory?.pixels(width: width, height: height) { return pixels }
    let pixels = PixelBuffer(width: width, height: height, isTransient: isTransient)
    if let pixels { memory?.read(extent, into: pixels) }
    if isOpaque { pixels?.makeOpaque() }
    return pixels
  }

  /// Pixels per device unit, for content that has to be rasterized.
  var pixelScale: CGFloat {
    switch destination {
    case .canvas(let canvas), .group(let canvas): canvas.scale
    case .file(let file): file.page?.scale ?? 1
    case .bitmap, .nothing: 1
    }
  }

  /// Whether output is vector graphics, as on the pages of a file. Does not create the bitmap.
  package var isVectorOutput: Bool {
    if let canvas = layers.last?.canvas { return canvas.pixels == nil }
    return switch destination {
    case .canvas(let canvas), .group(let canvas): canvas.pixels == nil
    case .file(let file): file.page != nil
    case .bitmap, .nothing: false
    }
  }

  /// The current canvas (the innermost transparency layer or the base), ready for a change in
  /// `area`.
  func canvasForWriting(_ area: CGRect) -> CairoCanvas? {
    if let layer = layers.last { return layer.canvas }
    return baseForWriting(area)
  }

  /// The canvas below all layers, ready for a change in `area`.
  private func baseForWriting(_ area: CGRect) -> CairoCanvas? {
    guard let canvas = baseCanvas else { return nil }
    guard let pixels = canvas.pixels else { return canvas }
    if isShared {
      guard let copy = pixels.copy() else { return nil }
      isShared = false
      return begin(on: CairoCanvas(pixels: copy, scale: canvas.scale))
    }
    if let memory, !area.isNull {
      canvas.flush()
      memory.read(area, into: pixels)
      canvas.markDirty()
    }
    return canvas
  }

  /// Copies what was drawn in `area` to the memory that the context's user reads.
  func didWrite(_ area: CGRect) {
    guard layers.isEmpty, let memory, case .canvas(let canvas) = destination,
      let pixels = canvas.pixels
    else { return }
    canvas.flush()
    memory.write(area, from: pixels)
  }

  /// The bitmap in the context's format, top row first. After the first use, drawing keeps it up to
  /// date. Nil if there is no memory for it, it was taken, or there is no bitmap.
  ///
  /// Source: Apple, "CGContext.data".
  public var data: UnsafeMutableRawPointer? {
    if let memory { return unsafe memory.base }
    guard let format, let canvas = baseForWriting(.null), let pixels = canvas.pixels else {
      return nil
    }
    canvas.flush()
    let isBitmap = format.isNative && format.bytesPerRow == pixels.bytesPerRow
    memory =
      isBitmap
      ? unsafe BitmapMemory(format, height: height, base: pixels.bytes.baseAddress, owner: pixels)
      : BitmapMemory(format, height: height)
    memory?.write(extent, from: pixels)
    return unsafe memory?.base
  }

  /// An image of the drawing so far; transparent or black where nothing was drawn. It shares the
  /// pixels with the context until the context changes them. Nil for files.
  /// Source: Apple, "makeImage()".
  public func makeImage() -> CGImage? {
    guard let canvas = baseCanvas, let pixels = canvas.pixels else { return nil }
    canvas.flush()
    if isOpaque {
      pixels.makeOpaque()
      canvas.markDirty()
    }
    guard memory == nil else { return pixels.copy().map { CGImage($0) } }
    isShared = true
    return CGImage(pixels)
  }

  /// Takes the bitmap itself, without a copy; the context draws nothing afterwards. Nil if nothing
  /// was drawn.
  package func takeImage() -> CGImage? {
    while !layers.isEmpty { endTransparencyLayer() }
    guard case .canvas(let canvas) = destination, let pixels = canvas.pixels else { return nil }
    destination = .nothing
    canvas.flush()
    if isOpaque { pixels.makeOpaque() }
    return CGImage(pixels)
  }

  /// Completes pending drawing for readers of the bitmap; a bitmap in memory needs no flushing.
  public func flush() {
    if case .canvas(let canvas) = destination { canvas.flush() }
  }

  /// Same as `flush()`: the bitmap is always up to date.
  public func synchronize() {
    flush()
  }
}
