import Synchronization

/// Where drawing goes: a bitmap or the pages of a file, a path under construction and a stack of
/// graphics states. Apple: CGContext. Use it from one thread at a time. A call with invalid input (not
/// finite, too large, a transform without inverse) does nothing, and the first of its kind is told in
/// one line.
public final class CGContext {
  /// What there is to draw on.
  private enum Ground {
    /// Nothing was drawn: the bitmap is made when something is. It may be taken soon, and not kept.
    case bitmap(isPassing: Bool)
    /// Nothing was drawn on what goes onto the canvas as a whole later.
    case group(on: CairoCanvas)
    case canvas(CairoCanvas)
    case file(PDFFile)
    /// The bitmap was handed over, or there was no memory for it; drawing does nothing.
    case nothing
  }

  /// A transparency layer that is open.
  struct Layer {
    /// Nil where nothing of it could be seen.
    var canvas: CairoCanvas?
    /// How many states were saved when it began, its own included.
    var depth: Int
  }

  static let lastClipID = Atomic<UInt64>(0)

  /// Pixels; 0 for files.
  public let width: Int
  /// Pixels; 0 for files.
  public let height: Int
  /// What there is to draw on, in device units.
  private(set) var extent: CGRect

  let isOpaque: Bool
  /// The transform that the context, or its page, began with.
  private(set) var baseTransform: CGAffineTransform
  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  var layers: [Layer] = []
  /// In device pixels, as each element met the transform of its time.
  var devicePath = PathStorage()
  var text = TextSettings()
  private var ground: Ground
  /// An image shares the pixels: they are copied before they change.
  private var isShared = false
  /// The layout that the user of a bitmap context asked for; nil for what is no bitmap.
  let format: BitmapFormat?
  /// Memory in that layout; nil while nobody asks for it, and where it is the bitmap itself.
  private(set) var memory: BitmapMemory?
  /// Whether edges may be smooth.
  var allowsAntialiasing = true
  /// The cell of a pattern that is painted in one colour: calls that set colours do nothing.
  var ignoresColors = false
  /// Takes the sentences about calls that do nothing, instead of the log; for tests.
  package var onWarning: ((String) -> Void)?

  /// A context whose user space begins with `transform`; it has no bitmap before it is drawn on.
  init(
    width: Int, height: Int, transform: CGAffineTransform, isOpaque: Bool, isPassing: Bool = false,
    format: BitmapFormat? = nil, memory: BitmapMemory? = nil
  ) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    self.isOpaque = isOpaque
    extent = CGRect(x: 0, y: 0, width: self.width, height: self.height)
    ground = .bitmap(isPassing: isPassing)
    self.format = format ?? BitmapFormat(width: self.width, isOpaque: isOpaque)
    self.memory = memory
    baseTransform = transform
    state = GraphicsState(ctm: transform, clipBounds: extent)
  }

  /// A context of the pages of a file, the first of which has yet to begin.
  init(_ file: PDFFile) {
    (width, height, isOpaque, format) = (0, 0, false, nil)
    extent = .zero
    ground = .file(file)
    baseTransform = .identity
    state = GraphicsState(ctm: .identity, clipBounds: .zero)
  }

  /// A context of what goes onto `canvas` as a whole later: origin top-left, y down, in its units.
  init(on canvas: CairoCanvas, size: CGSize) {
    (width, height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
    (isOpaque, format) = (false, nil)
    extent = CGRect(x: 0, y: 0, width: width, height: height)
    ground = .group(on: canvas)
    baseTransform = .identity
    state = GraphicsState(ctm: .identity, clipBounds: extent)
  }

  /// The file that the context writes, if it writes one.
  var file: PDFFile? {
    if case .file(let file) = ground { file } else { nil }
  }

  /// Begins anew, as on a new page.
  func restart(with transform: CGAffineTransform, extent: CGRect) {
    self.extent = extent
    baseTransform = transform
    savedStates = []
    layers = []
    devicePath = PathStorage()
    text.matrix = .identity
    state = GraphicsState(ctm: transform, clipBounds: extent)
  }

  /// A context as UIKit draws in: origin top-left, y down, `scale` pixels per point; the point
  /// `origin` is the top-left corner of the bitmap. The bitmap is made by the first thing drawn.
  package convenience init(
    width: Int, height: Int, scale: CGFloat = 1, origin: CGPoint = .zero, isOpaque: Bool = false,
    isPassing: Bool = false
  ) {
    let transform = CGAffineTransform(translationX: -origin.x, y: -origin.y)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    self.init(
      width: width, height: height, transform: transform, isOpaque: isOpaque, isPassing: isPassing)
  }

  /// Whether anything was drawn, so that there is something to see.
  package var hasDrawn: Bool {
    switch ground {
    case .bitmap, .group: false
    case .canvas, .file, .nothing: true
    }
  }

  /// What there is below all layers, made now if it was not; nil where it cannot be made or is gone.
  var baseCanvas: CairoCanvas? {
    switch ground {
    case .canvas(let canvas): return canvas
    case .file(let file): return file.page
    case .nothing: return nil
    case .bitmap(let isPassing):
      return begin(on: makePixels(isPassing: isPassing).flatMap { CairoCanvas(pixels: $0) })
    case .group(let below):
      return begin(on: below.makeGroup(covering: extent))
    }
  }

  private func begin(on canvas: CairoCanvas?) -> CairoCanvas? {
    ground = canvas.map { .canvas($0) } ?? .nothing
    return canvas
  }

  /// Pixels as the context begins with: what is in the user's memory, or else none or black.
  private func makePixels(isPassing: Bool) -> PixelBuffer? {
    if let pixels = memory?.pixels(width: width, height: height) { return pixels }
    let pixels = PixelBuffer(width: width, height: height, isPassing: isPassing)
    if let pixels { memory?.read(extent, into: pixels) }
    if isOpaque { pixels?.makeOpaque() }
    return pixels
  }

  /// Pixels per device unit, where what is drawn has to become pixels.
  var pixelScale: CGFloat {
    switch ground {
    case .canvas(let canvas), .group(let canvas): canvas.scale
    case .file(let file): file.page?.scale ?? 1
    case .bitmap, .nothing: 1
    }
  }

  /// Whether shapes and letters stay what they are, as on the pages of a file. Makes no bitmap.
  package var keepsShapes: Bool {
    if let canvas = layers.last?.canvas { return canvas.pixels == nil }
    return switch ground {
    case .canvas(let canvas), .group(let canvas): canvas.pixels == nil
    case .file(let file): file.page != nil
    case .bitmap, .nothing: false
    }
  }

  /// What is drawn on, ready for a change in `area`: the innermost transparency layer, or what is below.
  func canvasForWriting(_ area: CGRect) -> CairoCanvas? {
    if let layer = layers.last { return layer.canvas }
    return baseForWriting(area)
  }

  /// What there is below all layers, ready for a change in `area`.
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

  /// Brings what was drawn in `area` to the memory that the context's user reads.
  func didWrite(_ area: CGRect) {
    guard layers.isEmpty, let memory, case .canvas(let canvas) = ground, let pixels = canvas.pixels
    else { return }
    canvas.flush()
    memory.write(area, from: pixels)
  }

  /// The bitmap in the context's layout, top row first. From the first use on it is kept as drawing
  /// changes it. Nil where there is no memory for it, it was handed over, or there is no bitmap.
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

  /// What was drawn so far; transparent, or black, where nothing was. The pixels are shared with the
  /// context until it changes them. Nil for files. Source: Apple, "makeImage()".
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

  /// The bitmap itself, without a copy; the context draws nothing any more. Nil if nothing was drawn.
  package func takeImage() -> CGImage? {
    while !layers.isEmpty { endTransparencyLayer() }
    guard case .canvas(let canvas) = ground, let pixels = canvas.pixels else { return nil }
    ground = .nothing
    canvas.flush()
    if isOpaque { pixels.makeOpaque() }
    return CGImage(pixels)
  }

  /// Makes drawing visible to those who read the bitmap; a bitmap in memory needs no flushing.
  public func flush() {
    if case .canvas(let canvas) = ground { canvas.flush() }
  }

  /// The same as `flush()`: a bitmap is never behind.
  public func synchronize() {
    flush()
  }
}
