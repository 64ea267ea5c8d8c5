public import CoreGraphics
import Foundation
import LayerTree
import Logging

/// The bitmap that a layer's own drawing made, as the render side knows it; its pixels live there.
struct BackingStore {
  var contents: LayerContents?
  /// What has to be drawn, in the layer's coordinates; nil: everything.
  var dirtyRect: CGRect?
  /// Whether it was drawn with a y that goes up.
  var isFlipped = false
  /// Whether the log has had its warning of a layer that is too large to be drawn.
  var hasWarnedOfSize = false
}

extension CALayer {
  /// A `CGImage` that fills the bounds; nil for none. What the layer draws takes its place.
  public var contents: Any? {
    get { image }
    set {
      let newImage = newValue as? CGImage
      set("contents", differs: newImage !== image || backing.contents != nil) {
        dirt.remove(.display)
        image = newImage
        show(newImage.map(LayerContents.init(image:)))
        backing.contents = nil
      }
    }
  }

  /// Changes what the layer shows, and tells the window's tree.
  private func show(_ contents: LayerContents?) {
    let past = properties.contents
    guard past != contents else { return }
    properties.contents = contents
    updateGround()
    touch(.properties)
    context?.replace(past, of: self, image: image)
  }

  /// Black is laid below a bitmap by the render side and not drawn into it, so that it goes when an
  /// opaque background color comes.
  func updateGround() {
    let isOnBlack =
      isOpaque && backing.contents != nil && backing.contents == properties.contents
    guard isOnBlack != properties.isOnBlack else { return }
    properties.isOnBlack = isOnBlack
    touch(.properties)
  }

  /// Shows a picture that goes to the render side and is not kept here; nil: none.
  func showPassing(_ picture: CGImage?) {
    guard let picture else { return showNothing() }
    let whole = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
    keep(
      picture, at: whole, of: (Int32(picture.width), Int32(picture.height)), replacing: nil)
  }

  private func showNothing() {
    image = nil
    show(nil)
    backing.contents = nil
  }

  /// The bitmap went with the tree that it was in; it is drawn again.
  func loseBackingStore() {
    backing.contents = nil
    properties.contents = nil
    properties.isOnBlack = false
    setNeedsDisplay()
  }

  /// Draws the whole layer again before the next frame.
  public func setNeedsDisplay() {
    backing.dirtyRect = nil
    markForDisplay()
  }

  /// Draws a part of the layer again before the next frame; parts add up to the rectangle around
  /// them.
  ///
  /// - Parameter r: points, in the layer's coordinates.
  public func setNeedsDisplay(_ r: CGRect) {
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

  private func markForDisplay() {
    guard !dirt.contains(.display) else { return }
    dirt.insert(.display)
    context?.enqueue(self, .display)
  }

  /// Whether the layer will draw before the next frame.
  public func needsDisplay() -> Bool {
    dirt.contains(.display)
  }

  /// Draws now what needs it.
  public func displayIfNeeded() {
    guard dirt.contains(.display) else { return }
    dirt.remove(.display)
    if animations.contains(where: \.isDrawn) {
      displayAnimated()
    } else {
      display()
    }
  }

  /// A copy with the values of the moment draws for the layer.
  private func displayAnimated() {
    guard let copy = presentation(at: AnimatedDrawing.shared.time) else { return display() }
    copy.display()
    guard copy.image !== image else { return }
    image = copy.image
    show(image.map(LayerContents.init(image:)))
    backing.contents = nil
  }

  /// Pixels per point of the bitmap that the layer draws: `contentsScale` where it is positive.
  package final var bitmapScale: CGFloat { contentsScale > 0 ? contentsScale : 1 }

  /// Pixels: no driver has larger textures.
  private static let largestSide: CGFloat = 16384

  /// Draws into a new bitmap the size of what is dirty, and sends only that. A layer whose drawing
  /// code draws nothing gets no bitmap.
  package func drawContents() {
    if let modelLayer { modelLayer.drawContents(by: self) } else { drawContents(by: self) }
  }

  /// What has to be drawn; nil: everything. What is invalidated from here on is for the next time.
  final func takeDirtyRect() -> CGRect? {
    dirt.remove(.display)
    defer { backing.dirtyRect = nil }
    return backing.dirtyRect
  }

  /// `painter` is the layer itself, or a copy with the values of a moment.
  private func drawContents(by painter: CALayer) {
    let dirtyRect = takeDirtyRect()
    let (bounds, scale) = (painter.bounds, painter.bitmapScale)
    guard bounds.size.width > 0, bounds.size.height > 0 else { return showNothing() }
    let width = (bounds.size.width * scale).rounded(.up)
    let height = (bounds.size.height * scale).rounded(.up)
    guard width <= Self.largestSide, height <= Self.largestSide else {
      warnOfSize(width, height)
      return showNothing()
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
    guard let patch else { return part == whole ? showNothing() : () }
    keep(patch, at: part, of: size, replacing: known)
  }

  /// Once a layer, since it may be drawn for each frame.
  private func warnOfSize(_ width: CGFloat, _ height: CGFloat) {
    guard !backing.hasWarnedOfSize else { return }
    backing.hasWarnedOfSize = true
    Logger(label: "lamina").warning(
      "a CALayer of \(width)×\(height) pixels is not drawn: no side may be over \(Self.largestSide)"
    )
  }

  /// Whether the layer shows what it drew, and not what it was given.
  package var hasBackingStore: Bool { backing.contents != nil }

  /// Whether the bitmap that the layer drew has no transparent pixel; nil where it drew none.
  package var isDrawnOpaque: Bool? {
    backing.contents?.isOpaque
  }

  /// The whole picture that the layer draws, for those who need its pixels; nil when it draws none.
  func drawWhole(isFlipped: Bool) -> CGImage? {
    let width = (bounds.size.width * bitmapScale).rounded(.up)
    let height = (bounds.size.height * bitmapScale).rounded(.up)
    guard width > 0, height > 0, max(width, height) <= Self.largestSide else { return nil }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    return drawPatch(whole, isWhole: true, isFlipped: isFlipped)
  }

  /// Whole pixels of the bitmap around a rectangle of the layer.
  private func pixels(around rect: CGRect) -> CGRect {
    let rect = contentsAreFlipped() ? rect.applying(flip) : rect
    return CGRect(
      x: (rect.minX - bounds.minX) * bitmapScale, y: (rect.minY - bounds.minY) * bitmapScale,
      width: rect.width * bitmapScale, height: rect.height * bitmapScale
    ).integral
  }

  /// Runs the drawing code for a rectangle of the bitmap; nil when it drew nothing in all of it.
  private func drawPatch(_ part: CGRect, isWhole: Bool, isFlipped: Bool) -> CGImage? {
    let origin = CGPoint(
      x: bounds.minX + part.minX / bitmapScale, y: bounds.minY + part.minY / bitmapScale)
    DrawingLog.connect
    let context = CGContext(
      width: Int(part.width), height: Int(part.height), scale: bitmapScale, origin: origin,
      isPassing: true)
    if isFlipped { context.concatenate(flip) }
    draw(in: context)
    if context.hasDrawn { self.context?.statistics.drawRectCalls += 1 }
    // A part of a bitmap that is there is replaced even by nothing drawn.
    if !context.hasDrawn && !isWhole { return context.makeImage() }
    return context.takeImage()
  }

  private func keep(
    _ patch: CGImage, at part: CGRect, of size: (width: Int32, height: Int32),
    replacing known: LayerContents?
  ) {
    let isWhole = patch.width == Int(size.width) && patch.height == Int(size.height)
    let wasOpaque = known?.isOpaque ?? true
    let contents = LayerContents(
      id: known?.id ?? .next(), width: size.width, height: size.height,
      isOpaque: patch.isOpaque && (isWhole || wasOpaque))
    image = nil
    backing.contents = contents
    backing.isFlipped = contentsAreFlipped()
    context?.send(
      ContentsUpdate(contents: contents, patch: patch, x: Int32(part.minX), y: Int32(part.minY)))
    show(contents)
  }
}

extension LayerContents {
  /// Images and backing stores are counted apart; the top bit keeps their names apart.
  package init(image: CGImage) {
    self.init(
      id: ContentsID(rawValue: image.id | 1 << 63), width: Int32(image.width),
      height: Int32(image.height), isOpaque: image.isOpaque)
  }
}
