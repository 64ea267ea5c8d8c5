import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

// Requirement V16: `UIImage`.
@Suite("Images", .serialized)
@MainActor struct ImageTests {
  private let image = UIImage.filled(.red, width: 6, height: 4, scale: 2)

  /// Returns the 8 pixels of the row that `drawing` draws into.
  private func row(_ drawing: () -> Void) throws -> [SIMD4<UInt8>] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 1), format: format)
      .image { _ in drawing() }
    let rendered = try #require(drawn.cgImage)
    return (0..<8).map { rendered.pixel(x: $0, y: 0) }
  }

  private func striped(_ colors: [SIMD4<UInt8>]) -> UIImage {
    let bytes = colors.flatMap { [$0.x, $0.y, $0.z, $0.w] }
    return UIImage(cgImage: CGImage(width: colors.count, height: 1, premultipliedRGBA: bytes))
  }

  // MARK: Caps

  @Test("a stretchable image has one point between its caps, or none where a cap is 0")
  func stretchable() {
    let image = UIImage.filled(.red, width: 9, height: 7).stretchableImage(
      withLeftCapWidth: 3, topCapHeight: 2)
    #expect(image.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
    #expect(image.resizingMode == .stretch && image.leftCapWidth == 3 && image.topCapHeight == 2)
    let plain = self.image.stretchableImage(withLeftCapWidth: 0, topCapHeight: 0)
    #expect(plain.capInsets == .zero)
  }

  @Test("drawn larger, the part between the caps is tiled or stretched")
  func resizable() throws {
    let image = striped([blue, red, green, blue])
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let rect = CGRect(x: 0, y: 0, width: 8, height: 1)
    let tiled = try row { image.resizableImage(withCapInsets: caps).draw(in: rect) }
    #expect(tiled == [blue, red, green, red, green, red, green, blue])
    let stretched = try row {
      image.resizableImage(withCapInsets: caps, resizingMode: .stretch).draw(in: rect)
    }
    #expect(stretched.first == blue && stretched.last == blue)
    #expect(stretched[1] == red && stretched[6] == green)
  }

  @Test("drawn smaller than its caps, an image scales them and stays inside its rectangle")
  func smallerThanCaps() throws {
    let image = striped([blue, red, green, blue]).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 1), resizingMode: .stretch)
    let pixels = try row { image.draw(in: CGRect(x: 2, y: 0, width: 2, height: 1)) }
    #expect(pixels[1] == .zero && pixels[4] == .zero)
    #expect(pixels[2].w == 255 && pixels[3].w == 255)
  }

  // MARK: Drawing

  @Test("an image is drawn at a point in its own size, with a blend mode and alpha")
  func drawing() throws {
    let image = striped([red, green])
    let plain = try row { image.draw(at: CGPoint(x: 3, y: 0)) }
    #expect(plain == [.zero, .zero, .zero, red, green, .zero, .zero, .zero])
    let half = try row { image.draw(at: .zero, blendMode: .normal, alpha: 0.5) }
    #expect(half[0] == SIMD4(128, 0, 0, 128))
    let multiplied = try row {
      UIColor.green.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 1))
      image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 1), blendMode: .multiply, alpha: 1)
    }
    #expect(multiplied[0] == black && multiplied[1] == green)
  }

  @Test("drawAsPattern tiles an image from the origin, inside the rectangle")
  func pattern() throws {
    let tiles = try row {
      striped([red, green, blue]).drawAsPattern(in: CGRect(x: 1, y: 0, width: 6, height: 1))
    }
    #expect(tiles == [.zero, green, blue, red, green, blue, red, .zero])
    let nothing = try row {
      striped([red]).drawAsPattern(in: CGRect(x: CGFloat.nan, y: 0, width: 6, height: 1))
      UIImage().drawAsPattern(in: CGRect(x: 1, y: 0, width: 6, height: 1))
      striped([red]).drawAsPattern(in: .null)
    }
    #expect(nothing.allSatisfy { $0 == .zero })
  }

  @Test("without a context, or without pixels, nothing is drawn")
  func nothing() {
    image.draw(at: .zero)
    image.drawAsPattern(in: CGRect(x: 0, y: 0, width: 9, height: 9))
    UIImage().draw(in: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(UIImage().size == .zero && UIImage().cgImage == nil)
  }

  // MARK: What images say of themselves

  @Test("alignment insets and a baseline are kept, and an image view uses them in layout")
  func alignment() {
    #expect(image.alignmentRectInsets == .zero && image.baselineOffsetFromBottom == nil)
    let insets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 2)
    let aligned = image.withAlignmentRectInsets(insets).withBaselineOffset(fromBottom: 1.5)
    #expect(aligned.alignmentRectInsets == insets && aligned.baselineOffsetFromBottom == 1.5)
    #expect(aligned.imageWithoutBaseline().baselineOffsetFromBottom == nil)
    #expect(aligned.cgImage === image.cgImage && aligned.size == image.size)
    let view = UIImageView(image: aligned)
    #expect(view.alignmentRectInsets == insets)
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 3))
    #expect(view.frame.size == image.size)
  }

  @Test("a modified copy of an image keeps the other attributes")
  func modifiedCopies() {
    let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let changed = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
      .withRenderingMode(.alwaysTemplate).withBaselineOffset(fromBottom: 2)
      .imageFlippedForRightToLeftLayoutDirection().withAlignmentRectInsets(caps)
    for image in [changed.withTintColor(.blue), changed.withHorizontallyFlippedOrientation()] {
      #expect(image.capInsets == caps && image.resizingMode == .stretch)
      #expect(image.renderingMode == .alwaysTemplate && image.baselineOffsetFromBottom == 2)
      #expect(image.flipsForRightToLeftLayoutDirection && image.alignmentRectInsets == caps)
    }
  }

  @Test("images with equal pixels and attributes are equal")
  func equality() {
    let twin = UIImage.filled(.red, width: 6, height: 4, scale: 2)
    #expect(twin == image && twin.hash == image.hash && twin !== image)
    #expect(Set([twin, image]).count == 1)
    #expect(UIImage.filled(.red, width: 12, height: 8) != image)
    #expect(UIImage.filled(.blue, width: 6, height: 4, scale: 2) != image)
    #expect(image.withBaselineOffset(fromBottom: 1) != image && UIImage() == UIImage())
    #expect(!image.isEqual(nil) && !image.isEqual("image"))
  }

  @Test("an image survives archiving")
  func archive() throws {
    let rotated = UIImage(cgImage: try #require(image.cgImage), scale: 2, orientation: .left)
      .withRenderingMode(.alwaysTemplate)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0))
    let animated = try #require(UIImage.animatedImage(with: [image, rotated], duration: 2))
    for image in [rotated, animated, UIImage()] {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: image, requiringSecureCoding: true)
      let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data)
      #expect(copy == image && copy?.duration == image.duration)
    }
  }

  // MARK: Animation

  @Test("an animated image has its first image's size, and lasts 1/30 s per image by default")
  func animated() throws {
    #expect(image.images == nil && image.duration == 0)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    let other = UIImage.filled(.blue, width: 6, height: 4)
    let animated = try #require(UIImage.animatedImage(with: [image, other], duration: 0))
    #expect(animated.duration == 2.0 / 30 && animated.images == [image, other])
    #expect(
      animated.size == image.size && animated.scale == 2 && animated.cgImage === image.cgImage)
    #expect(
      animated.withRenderingMode(.alwaysTemplate).images?.last?.renderingMode == .alwaysTemplate)
    #expect(UIImage.animatedImageNamed("no such image", duration: 1) == nil)
  }

  @Test("an image view animates an animated image, and stops for another image")
  func animatedView() throws {
    let images = [UIColor.red, .green].map { UIImage.filled($0, width: 8, height: 8) }
    let view = UIImageView(image: UIImage.animatedImage(with: images, duration: 1))
    #expect(view.isAnimating && view.frame.size == CGSize(width: 8, height: 8))
    let screen = try OffscreenScreen.showing(view)
    func color(at time: Double) throws -> SIMD4<UInt8> {
      try screen.frame(at: time).pixel(x: 4, y: 4)
    }
    #expect(try color(at: 0.25) == red && color(at: 0.75) == green && color(at: 7.25) == red)
    view.stopAnimating()
    #expect(try !view.isAnimating && color(at: 7.75) == red)
    view.startAnimating()
    #expect(try color(at: 7.75) == red && color(at: 8.4) == green)
    view.image = .filled(.blue, width: 8, height: 8)
    #expect(try !view.isAnimating && color(at: 9) == blue)
  }

  @Test("animationImages override an animated image, and start only with startAnimating()")
  func animationImagesFirst() {
    let animated = UIImage.animatedImage(with: [image, image], duration: 1)
    let view = UIImageView()
    view.animationImages = [image]
    view.image = animated
    #expect(!view.isAnimating)
    view.highlightedImage = animated
    view.animationImages = nil
    view.isHighlighted = true
    #expect(view.isAnimating)
  }

  // MARK: Preparing

  @Test("a thumbnail has the requested size, in the image's scale")
  func thumbnail() async throws {
    let thumbnail = try #require(image.preparingThumbnail(of: CGSize(width: 3, height: 1)))
    #expect(thumbnail.size == CGSize(width: 3, height: 1) && thumbnail.scale == 2)
    #expect(thumbnail.cgImage?.width == 6 && thumbnail.cgImage?.pixel(x: 5, y: 1) == red)
    for size in [CGSize.zero, CGSize(width: -1, height: 3), CGSize(width: CGFloat.nan, height: 3)] {
      #expect(image.preparingThumbnail(of: size) == nil)
    }
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 1, height: 1)) == nil)
    let late = await image.byPreparingThumbnail(ofSize: CGSize(width: 2, height: 2))
    #expect(late?.size == CGSize(width: 2, height: 2))
  }

  @Test("preparing an image for display does not change it")
  func preparing() async {
    #expect(image.preparingForDisplay() == image && UIImage().preparingForDisplay() == nil)
    #expect(await image.byPreparingForDisplay() == image)
    let image = image
    let prepared = await withCheckedContinuation { continuation in
      image.prepareForDisplay { continuation.resume(returning: $0) }
    }
    #expect(prepared == image)
  }
}
