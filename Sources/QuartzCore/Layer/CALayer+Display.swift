package import CoreGraphics
import Foundation
import LayerTree
import Logging

/// The bitmap that a layer's drawing code made. Its pixels exist on the render side only.
struct BackingStore {
  var contents: LayerContents?
  /// Whether the bitmap was drawn with y pointing up.
  var isFlipped = false
  /// Whether the warning about the layer's excessive size was logged.
  var hasWarnedOfSize = false
  // In place, the rectangle would take 33 bytes of each layer that draws, and few are drawn in part.
  private var dirtyBox: Box<CGRect>?

  /// The dirty rectangle in the layer's coordinates; nil means everything.
  var dirtyRect: CGRect? {
    get { dirtyBox?.value }
    set { dirtyBox = newValue.map { Box($0) } }
  }

  /// Whether nothing is stored.
  var isEmpty: Bool { contents == nil && !isFlipped && !hasWarnedOfSize && dirtyBox == nil }
}

/// Stores what a layer drew outside the layer, since most layers do not draw.
final class BackingBox {
  var value: BackingStore

  init(_ value: BackingStore) {
    self.value = value
  }
}

extension CALayer {
  final var backing: BackingStore {
    get { backingBox?.value ?? BackingStore() }
    set {
      if let backingBox {
        backingBox.value = newValue
      } else if !newValue.isEmpty {
        backingBox = BackingBox(newValue)
      }
    }
  }

  func changeContents(to contents: Any?) {
    let newImage = contents as? CGImage
    set("contents", differs: newImage !== image || backing.contents != nil) {
      dirt.remove(.display)
      image = newImage
      setLayerContents(newImage.map(LayerContents.init(image:)))
      backing.contents = nil
    }
  }

  /// Sets the layer's contents and updates their use counts in the window.
  private func setLayerContents(_ contents: LayerContents?) {
    let previous = properties.contents
    guard previous != contents else { return }
    properties.contents = contents
    updateBlackBackdrop()
    touch(.properties)
    context?.replace(previous, of: self, image: image)
  }

  /// The render side draws the black backdrop of an opaque layer below the bitmap. It is not part
  /// of the bitmap, so it disappears when an opaque background color is set.
  func updateBlackBackdrop() {
    let hasBlackBackdrop =
      isOpaque && backing.contents != nil && backing.contents == properties.contents
    guard hasBlackBackdrop != properties.hasBlackBackdrop else { return }
    properties.hasBlackBackdrop = hasBlackBackdrop
    touch(.properties)
  }

  /// Sets the contents to an image that is sent to the render side and not kept here; nil removes
  /// the contents.
  func setTransientContents(_ newImage: CGImage?) {
    guard let newImage else { return removeContents() }
    let whole = CGRect(x: 0, y: 0, width: newImage.width, height: newImage.height)
    storePatch(
      newImage, at: whole, of: (Int32(newImage.width), Int32(newImage.height)), replacing: nil)
  }

  private func removeContents() {
    image = nil
    setLayerContents(nil)
    backing.contents = nil
  }

  /// Marks the layer for display, because its bitmap was discarded with its previous window.
  func discardBackingStore() {
    backing.contents = nil
    properties.contents = nil
    properties.hasBlackBackdrop = false
    setNeedsDisplay()
  }

  func invalidate(_ r: CGRect) {
    guard r.origin.x.isFinite, r.origin.y.isFinite, r.size.width.isFinite, r.size.height.isFinite
    else { return setNeedsDisplay() }
    let rect = r.intersection(bounds)
    guard !rect.isNull, !rect.isEmpty else { return }
    if !dirt.contains(.display) {
      backing.dirtyRect = rect
    } else if let dirty = backing.dirtyRect {
      backing.dirtyRect = dirty.union(rect)
    }
    markForDisplay()
  }

  func markForDisplay() {
    guard !dirt.contains(.display) else { return }
    dirt.insert(.display)
    context?.queue.enqueue(self, .display)
  }

  func displayNow() {
    guard dirt.contains(.display) else { return }
    dirt.remove(.display)
    if animations.contains(where: \.isDrawn) {
      displayAnimated()
    } else {
      display()
    }
  }

  /// Draws the layer through a presentation copy with the current animated values.
  private func displayAnimated() {
    guard let copy = presentation(at: AnimatedDrawing.shared.time) else { return display() }
    copy.display()
    guard copy.image !== image else { return }
    image = copy.image
    setLayerContents(image.map(LayerContents.init(image:)))
    backing.contents = nil
  }

  /// Pixels per point of the bitmap that the layer draws: `contentsScale` where it is positive.
  package final var bitmapScale: CGFloat { contentsScale > 0 ? contentsScale : 1 }

  /// The maximum side of a bitmap in pixels; no driver supports larger textures.
  private static let largestSide: CGFloat = 16384

  /// Draws the dirty part into a new bitmap of its size, and sends only that part. A layer whose
  /// drawing code draws nothing gets no bitmap.
  package func drawContents() {
    if let modelLayer { modelLayer.drawContents(by: self) } else { drawContents(by: self) }
  }

  /// Returns and resets the dirty rectangle; nil means everything. Later invalidation applies to
  /// the next display.
  final func takeDirtyRect() -> CGRect? {
    dirt.remove(.display)
    defer { backing.dirtyRect = nil }
    return backing.dirtyRect
  }

  /// Draws the contents with `painter`, which is the layer itself or a presentation copy.
  private func drawContents(by painter: CALayer) {
    let dirtyRect = takeDirtyRect()
    let (bounds, scale) = (painter.bounds, painter.bitmapScale)
    guard bounds.size.width > 0, bounds.size.height > 0 else { return removeContents() }
    let width = (bounds.size.width * scale).rounded(.up)
    let height = (bounds.size.height * scale).rounded(.up)
    guard width <= Self.largestSide, height <= Self.largestSide else {
      warnOfSize(width, height)
      return removeContents()
    }
    let size = (width: Int32(width), height: Int32(height))
    let known = backing.contents.flatMap { contents in
      contents.width == size.width && contents.height == size.height ? contents : nil
    }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let dirty = known == nil || painter !== self ? nil : dirtyRect
    let part = dirty.map { pixels(around: $0).finiteIntersection(whole) } ?? whole
    guard !part.isEmpty else { return }
    painter.delegate?.layerWillDraw(painter)
    let patch = painter.drawPatch(part, isWhole: part == whole, isFlipped: contentsAreFlipped())
    if painter !== self, patch != nil { context?.statistics.drawRectCalls += 1 }
    guard let patch else { return part == whole ? removeContents() : () }
    storePatch(patch, at: part, of: size, replacing: known, isRecreatable: painter === self)
  }

  /// Logs a warning once per layer, since the layer may be drawn for each frame.
  private func warnOfSize(_ width: CGFloat, _ height: CGFloat) {
    guard !backing.hasWarnedOfSize else { return }
    backing.hasWarnedOfSize = true
    Logger(label: "lamina").warning(
      "a CALayer of \(width)×\(height) pixels is not drawn: no side may be over \(Self.largestSide)"
    )
  }

  /// Whether the layer shows a bitmap that it drew instead of an image that was set.
  package var hasBackingStore: Bool { backing.contents != nil }

  /// Whether the layer's bitmap has no transparent pixels; nil if there is no bitmap.
  package var isDrawnOpaque: Bool? {
    backing.contents?.isOpaque
  }

  /// Draws the whole layer into a new image, for callers that need its pixels; nil if it draws
  /// nothing.
  func drawFullImage(isFlipped: Bool) -> CGImage? {
    let width = (bounds.size.width * bitmapScale).rounded(.up)
    let height = (bounds.size.height * bitmapScale).rounded(.up)
    guard width > 0, height > 0, max(width, height) <= Self.largestSide else { return nil }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    return drawPatch(whole, isWhole: true, isFlipped: isFlipped)
  }

  /// The whole pixels of the bitmap that cover a rectangle of the layer.
  private func pixels(around rect: CGRect) -> CGRect {
    let rect = contentsAreFlipped() ? rect.applying(properties.bounds.verticalFlip) : rect
    return CGRect(
      x: (rect.minX - bounds.minX) * bitmapScale, y: (rect.minY - bounds.minY) * bitmapScale,
      width: rect.width * bitmapScale, height: rect.height * bitmapScale
    ).integral
  }

  /// Runs the drawing code for a rectangle of the bitmap; nil if the rectangle is the whole bitmap
  /// and nothing was drawn.
  private func drawPatch(_ part: CGRect, isWhole: Bool, isFlipped: Bool) -> CGImage? {
    let origin = CGPoint(
      x: bounds.minX + part.minX / bitmapScale, y: bounds.minY + part.minY / bitmapScale)
    DrawingLog.connect
    let context = CGContext(
      width: Int(part.width), height: Int(part.height), scale: bitmapScale, origin: origin,
      isTransient: true)
    if isFlipped { context.concatenate(properties.bounds.verticalFlip) }
    draw(in: context)
    if context.hasDrawn { self.context?.statistics.drawRectCalls += 1 }
    // A part of an existing bitmap is replaced even if nothing was drawn.
    if !context.hasDrawn && !isWhole { return context.makeImage() }
    return context.takeImage()
  }

  private func storePatch(
    _ patch: CGImage, at part: CGRect, of size: (width: Int32, height: Int32),
    replacing known: LayerContents?, isRecreatable: Bool = false
  ) {
    let isWhole = patch.width == Int(size.width) && patch.height == Int(size.height)
    let wasOpaque = known?.isOpaque ?? true
    let contents = LayerContents(
      id: known?.id ?? .next(), width: size.width, height: size.height,
      isOpaque: patch.isOpaque && (isWhole || wasOpaque), isRecreatable: isRecreatable)
    image = nil
    backing.contents = contents
    backing.isFlipped = contentsAreFlipped()
    context?.send(
      ContentsUpdate(contents: contents, patch: patch, x: Int32(part.minX), y: Int32(part.minY)))
    setLayerContents(contents)
  }
}

/// Forwards warnings of Core Graphics, which has no logger of its own, to the log.
package enum DrawingLog {
  /// Installs the handler once per process.
  package static let connect: Void = DrawingWarnings.setHandler { message in
    Logger(label: "lamina").warning("\(message)")
  }
}

extension LayerContents {
  /// Identifies images and backing stores, which are numbered separately; the top bit keeps their
  /// identifiers distinct.
  package init(image: CGImage) {
    self.init(
      id: ContentsID(rawValue: image.id | 1 << 63), width: Int32(image.width),
      height: Int32(image.height), isOpaque: image.isOpaque, isRecreatable: true)
  }
}
