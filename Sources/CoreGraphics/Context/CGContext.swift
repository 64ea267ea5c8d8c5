import Synchronization

/// Where drawing goes: a bitmap, a path under construction and a stack of graphics states.
/// Apple: CGContext. Use it from one thread at a time. A call with invalid input (not finite, too
/// large, a transform without inverse) does nothing, and the first of its kind is told in one line.
public final class CGContext {
  /// What has become of the bitmap.
  private enum Stage {
    /// Nothing was drawn: there is no bitmap yet.
    case untouched
    case drawing(CairoCanvas)
    /// The bitmap was handed over, or there was no memory for it; drawing does nothing.
    case finished
  }

  /// A transparency layer that is open.
  struct Layer {
    /// Nil where nothing of it could be seen.
    var canvas: CairoCanvas?
    /// How many states were saved when it began, its own included.
    var depth: Int
  }

  static let lastClipID = Atomic<UInt64>(0)

  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int

  let isOpaque: Bool
  /// The bitmap will be taken soon, and not be kept.
  private let isPassing: Bool
  /// The transform that the context began with.
  let baseTransform: CGAffineTransform
  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  var layers: [Layer] = []
  /// In device pixels, as each element met the transform of its time.
  var devicePath = PathStorage()
  private var stage = Stage.untouched
  /// An image shares the pixels: they are copied before they change.
  private var isShared = false
  /// The layout that the user of a bitmap context asked for.
  let format: BitmapFormat
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
    self.isPassing = isPassing
    self.format = format ?? BitmapFormat(width: self.width, isOpaque: isOpaque)
    self.memory = memory
    baseTransform = transform
    state = GraphicsState(
      ctm: transform, clipBounds: CGRect(x: 0, y: 0, width: self.width, height: self.height))
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

  /// Whether anything was drawn, so that there is a bitmap.
  package var hasDrawn: Bool {
    if case .untouched = stage { false } else { true }
  }

  /// The bitmap, made now if it was not; nil where it cannot be made or is gone.
  private var baseCanvas: CairoCanvas? {
    switch stage {
    case .drawing(let canvas): return canvas
    case .finished: return nil
    case .untouched:
      guard let pixels = makePixels(), let canvas = CairoCanvas(pixels: pixels) else {
        stage = .finished
        return nil
      }
      stage = .drawing(canvas)
      return canvas
    }
  }

  /// Pixels as the context begins with: what is in the user's memory, or else none or black.
  private func makePixels() -> PixelBuffer? {
    if let pixels = memory?.pixels(width: width, height: height) { return pixels }
    let pixels = PixelBuffer(width: width, height: height, isPassing: isPassing)
    if let pixels { memory?.read(CGRect(x: 0, y: 0, width: width, height: height), into: pixels) }
    if isOpaque { pixels?.makeOpaque() }
    return pixels
  }

  /// What is drawn on, ready for a change in `area`: the innermost transparency layer, or the bitmap.
  func canvasForWriting(_ area: CGRect) -> CairoCanvas? {
    if let layer = layers.last { return layer.canvas }
    guard let canvas = baseCanvas else { return nil }
    if isShared {
      guard let pixels = canvas.pixels.copy(), let fresh = CairoCanvas(pixels: pixels) else {
        return nil
      }
      (stage, isShared) = (.drawing(fresh), false)
      return fresh
    }
    if let memory, !area.isNull {
      canvas.flush()
      memory.read(area, into: canvas.pixels)
      canvas.markDirty()
    }
    return canvas
  }

  /// Brings what was drawn in `area` to the memory that the context's user reads.
  func didWrite(_ area: CGRect) {
    guard layers.isEmpty, let memory, case .drawing(let canvas) = stage else { return }
    canvas.flush()
    memory.write(area, from: canvas.pixels)
  }

  /// The bitmap in the context's layout, top row first. From the first use on it is kept as drawing
  /// changes it. Nil where there is no memory for it, or it was handed over.
  ///
  /// Source: Apple, "CGContext.data".
  public var data: UnsafeMutableRawPointer? {
    if let memory { return unsafe memory.base }
    guard let canvas = canvasForWriting(.null), width > 0, height > 0 else { return nil }
    canvas.flush()
    let pixels = canvas.pixels
    let isBitmap = format.layout.isNative && format.bytesPerRow == pixels.bytesPerRow
    memory =
      isBitmap
      ? unsafe BitmapMemory(format, height: height, base: pixels.bytes.baseAddress, owner: pixels)
      : BitmapMemory(format, height: height)
    memory?.write(CGRect(x: 0, y: 0, width: width, height: height), from: pixels)
    return unsafe memory?.base
  }

  /// What was drawn so far; transparent, or black, where nothing was. The pixels are shared with the
  /// context until it changes them. Source: Apple, "makeImage()".
  public func makeImage() -> CGImage? {
    guard let canvas = baseCanvas else { return nil }
    canvas.flush()
    if isOpaque {
      canvas.pixels.makeOpaque()
      canvas.markDirty()
    }
    guard memory == nil else { return canvas.pixels.copy().map { CGImage($0) } }
    isShared = true
    return CGImage(canvas.pixels)
  }

  /// The bitmap itself, without a copy; the context draws nothing any more. Nil if nothing was drawn.
  package func takeImage() -> CGImage? {
    while !layers.isEmpty { endTransparencyLayer() }
    guard case .drawing(let canvas) = stage else { return nil }
    stage = .finished
    canvas.flush()
    if isOpaque { canvas.pixels.makeOpaque() }
    return CGImage(canvas.pixels)
  }

  /// Makes drawing visible to those who read the bitmap; a bitmap in memory needs no flushing.
  public func flush() {
    if case .drawing(let canvas) = stage { canvas.flush() }
  }

  /// The same as `flush()`: a bitmap is never behind.
  public func synchronize() {
    flush()
  }
}
