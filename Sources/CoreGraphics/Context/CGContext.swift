import Synchronization

/// Where drawing goes: a bitmap or the pages of a file, a path under construction and a stack of
/// graphics states. Apple: CGContext. Use it from one thread at a time; invalid input (not finite, a transform
/// without inverse) draws nothing.
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
  private var ground: Ground

  /// A context whose user space begins with `transform`; it has no bitmap before it is drawn on.
  init(
    width: Int, height: Int, transform: CGAffineTransform, isOpaque: Bool, isPassing: Bool = false
  ) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    self.isOpaque = isOpaque
    extent = CGRect(x: 0, y: 0, width: self.width, height: self.height)
    ground = .bitmap(isPassing: isPassing)
    baseTransform = transform
    state = GraphicsState(ctm: transform, clipBounds: extent)
  }

  /// A context of the pages of a file, the first of which has yet to begin.
  init(_ file: PDFFile) {
    (width, height, isOpaque) = (0, 0, false)
    extent = .zero
    ground = .file(file)
    baseTransform = .identity
    state = GraphicsState(ctm: .identity, clipBounds: .zero)
  }

  /// A context of what goes onto `canvas` as a whole later: origin top-left, y down, in its units.
  init(on canvas: CairoCanvas, size: CGSize) {
    (width, height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
    isOpaque = false
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
      let pixels = PixelBuffer(width: width, height: height, isPassing: isPassing)
      if isOpaque { pixels?.makeOpaque() }
      return begin(on: pixels.flatMap { CairoCanvas(pixels: $0) })
    case .group(let below):
      return begin(on: below.makeGroup(covering: extent))
    }
  }

  private func begin(on canvas: CairoCanvas?) -> CairoCanvas? {
    ground = canvas.map { .canvas($0) } ?? .nothing
    return canvas
  }

  /// What is drawn on: the innermost transparency layer, or else the bitmap.
  var canvas: CairoCanvas? {
    if let layer = layers.last { layer.canvas } else { baseCanvas }
  }

  /// A copy of what was drawn so far; transparent, or black, where nothing was. Nil for files.
  public func makeImage() -> CGImage? {
    guard let canvas = baseCanvas else { return nil }
    canvas.flush()
    guard let pixels = canvas.pixels?.copy() else { return nil }
    if isOpaque { pixels.makeOpaque() }
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
}
