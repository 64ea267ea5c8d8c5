import UIKit

final class OverridingImage: UIImage, @unchecked Sendable {
  static func make() -> OverridingImage {
    let context = unsafe CGContext(
      data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    return context?.makeImage().map { OverridingImage(cgImage: $0) } ?? OverridingImage()
  }

  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override class var supportsSecureCoding: Bool { called(super.supportsSecureCoding) }
  override var cgImage: CGImage? { called(super.cgImage) }
  override var scale: CGFloat { called(super.scale) }
  override var imageOrientation: UIImage.Orientation { called(super.imageOrientation) }
  override var size: CGSize { called(super.size) }
  override func copy(with zone: NSZone?) -> Any { called(super.copy(with: zone)) }
  override var images: [UIImage]? { called(super.images) }
  override var duration: TimeInterval { called(super.duration) }
  override class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    called(super.animatedImage(with: images, duration: duration))
  }
  override class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    called(super.animatedImageNamed(name, duration: duration))
  }
  override class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    called(super.animatedResizableImageNamed(name, capInsets: capInsets, duration: duration))
  }
  override class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode,
    duration: TimeInterval
  ) -> UIImage? {
    called(
      super.animatedResizableImageNamed(
        name, capInsets: capInsets, resizingMode: resizingMode, duration: duration))
  }
  override var isSymbolImage: Bool { called(super.isSymbolImage) }
  override var configuration: UIImage.Configuration? { called(super.configuration) }
  override var symbolConfiguration: UIImage.SymbolConfiguration? {
    called(super.symbolConfiguration)
  }
  override func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    called(super.withConfiguration(configuration))
  }
  override func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? { called(super.applyingSymbolConfiguration(configuration)) }
  override var renderingMode: UIImage.RenderingMode { called(super.renderingMode) }
  override func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    called(super.withRenderingMode(renderingMode))
  }
  override var capInsets: UIEdgeInsets { called(super.capInsets) }
  override var resizingMode: UIImage.ResizingMode { called(super.resizingMode) }
  override func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    called(super.resizableImage(withCapInsets: capInsets))
  }
  override func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    called(super.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode))
  }
  override func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    called(super.stretchableImage(withLeftCapWidth: leftCapWidth, topCapHeight: topCapHeight))
  }
  override var leftCapWidth: Int { called(super.leftCapWidth) }
  override var topCapHeight: Int { called(super.topCapHeight) }
  override var alignmentRectInsets: UIEdgeInsets { called(super.alignmentRectInsets) }
  override func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    called(super.withAlignmentRectInsets(alignmentInsets))
  }
  override var baselineOffsetFromBottom: CGFloat? { called(super.baselineOffsetFromBottom) }
  override func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    called(super.withBaselineOffset(fromBottom: baselineOffset))
  }
  override func imageWithoutBaseline() -> UIImage { called(super.imageWithoutBaseline()) }
  override func draw(at point: CGPoint) { called(super.draw(at: point)) }
  override func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    called(super.draw(at: point, blendMode: blendMode, alpha: alpha))
  }
  override func draw(in rect: CGRect) { called(super.draw(in: rect)) }
  override func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    called(super.draw(in: rect, blendMode: blendMode, alpha: alpha))
  }
  override func drawAsPattern(in rect: CGRect) { called(super.drawAsPattern(in: rect)) }
  override func withHorizontallyFlippedOrientation() -> UIImage {
    called(super.withHorizontallyFlippedOrientation())
  }
  override func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    called(super.imageFlippedForRightToLeftLayoutDirection())
  }
  override var flipsForRightToLeftLayoutDirection: Bool {
    called(super.flipsForRightToLeftLayoutDirection)
  }
  override func preparingForDisplay() -> UIImage? { called(super.preparingForDisplay()) }
  override func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    called(super.prepareForDisplay(completionHandler: completionHandler))
  }
  override func byPreparingForDisplay() async -> UIImage? {
    await called(super.byPreparingForDisplay())
  }
  override func preparingThumbnail(of size: CGSize) -> UIImage? {
    called(super.preparingThumbnail(of: size))
  }
  override func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { called(super.prepareThumbnail(of: size, completionHandler: completionHandler)) }
  override func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await called(super.byPreparingThumbnail(ofSize: size))
  }
  override func withTintColor(_ color: UIColor) -> UIImage { called(super.withTintColor(color)) }
  override func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    called(super.withTintColor(color, renderingMode: renderingMode))
  }
  override func isEqual(_ object: Any?) -> Bool { called(super.isEqual(object)) }
  override var hash: Int { called(super.hash) }
  override var description: String { called(super.description) }
}

extension Overrides {
  static let image = Overrides(
    of: "UIImage", by: OverridingImage.make(),
    uses: [
      {
        _ = ($0.cgImage, $0.scale, $0.imageOrientation, $0.size, $0.images, $0.duration)
        _ = ($0.renderingMode, $0.capInsets, $0.resizingMode, $0.leftCapWidth, $0.topCapHeight)
        _ = ($0.alignmentRectInsets, $0.baselineOffsetFromBottom)
        _ = $0.flipsForRightToLeftLayoutDirection
        _ = ($0.isSymbolImage, $0.configuration, $0.symbolConfiguration)
        _ = $0.withConfiguration(UIImage.SymbolConfiguration.unspecified)
        _ = $0.applyingSymbolConfiguration(.unspecified)
        _ = ($0.copy(with: nil), $0.isEqual($0), $0.hash, $0.description)
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      },
      {
        _ = ($0.withRenderingMode(.automatic), $0.withAlignmentRectInsets(.zero))
        _ = ($0.withBaselineOffset(fromBottom: 1), $0.imageWithoutBaseline())
        // The shorter one calls the longer one.
        _ = $0.resizableImage(withCapInsets: .zero)
        _ = $0.stretchableImage(withLeftCapWidth: 0, topCapHeight: 0)
        _ = $0.withHorizontallyFlippedOrientation()
        _ = $0.imageFlippedForRightToLeftLayoutDirection()
        _ = $0.withTintColor(.red)
      },
      { image in
        _ = UIGraphicsImageRenderer(size: image.size).image { _ in
          image.draw(at: .zero)
          image.draw(at: .zero, blendMode: .normal, alpha: 1)
          image.drawAsPattern(in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
      },
      { _ in
        let type = OverridingImage.self
        _ = (type.supportsSecureCoding, type.animatedImage(with: [], duration: 0))
        // This calls `animatedImageNamed(_:duration:)` as well.
        _ = type.animatedResizableImageNamed("none", capInsets: .zero, duration: 0)
      },
      { image in
        let size = CGSize(width: 1, height: 1)
        _ = await (image.byPreparingForDisplay(), image.byPreparingThumbnail(ofSize: size))
        await withCheckedContinuation { continuation in
          image.prepareForDisplay { _ in continuation.resume() }
        }
        await withCheckedContinuation { continuation in
          image.prepareThumbnail(of: size) { _ in continuation.resume() }
        }
      },
    ])
}
