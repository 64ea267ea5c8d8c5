import Synchronization

/// Where drawing goes: a bitmap, a path under construction and a stack of graphics states.
/// Apple: CGContext. Use it from one thread at a time; invalid input (not finite, a transform
/// without inverse) draws nothing.
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

  /// A context whose user space begins with `transform`; it has no bitmap before it is drawn on.
  init(
    width: Int, height: Int, transform: CGAffineTransform, isOpaque: Bool, isPassing: Bool = false
  ) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    self.isOpaque = isOpaque
    self.isPassing = isPassing
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

  /// A bitmap context: origin bottom-left, y up, one pixel per unit.
  ///
  /// Nil for anything but `data` nil, 8 bits a component, RGB and alpha premultiplied or skipped,
  /// and sides of 1…32,767 pixels; `bytesPerRow` is 0 or at least a row.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    let isSkipped = alpha == .noneSkipFirst || alpha == .noneSkipLast
    guard unsafe data == nil, bitsPerComponent == 8, space.model == .rgb,
      isSkipped || alpha == .premultipliedFirst || alpha == .premultipliedLast,
      (1...32_767).contains(width), (1...32_767).contains(height),
      bytesPerRow == 0 || bytesPerRow >= width * 4
    else { return nil }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    self.init(width: width, height: height, transform: flip, isOpaque: isSkipped)
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
      guard let pixels = PixelBuffer(width: width, height: height, isPassing: isPassing),
        let canvas = CairoCanvas(pixels: pixels)
      else {
        stage = .finished
        return nil
      }
      if isOpaque {
        pixels.makeOpaque()
        canvas.markDirty()
      }
      stage = .drawing(canvas)
      return canvas
    }
  }

  /// What is drawn on: the innermost transparency layer, or else the bitmap.
  var canvas: CairoCanvas? {
    if let layer = layers.last { layer.canvas } else { baseCanvas }
  }

  /// A copy of what was drawn so far; transparent, or black, where nothing was.
  public func makeImage() -> CGImage? {
    guard let canvas = baseCanvas else { return nil }
    canvas.flush()
    guard let pixels = canvas.pixels.copy() else { return nil }
    if isOpaque { pixels.makeOpaque() }
    return CGImage(pixels)
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
}
