import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

@Suite("Snapshots of views", .serialized)
@MainActor struct SnapshotViewTests {
  private let size = CGSize(width: 60, height: 40)

  /// Returns views with backgrounds, drawing, images, transforms, fading and scrolling.
  private func scene() -> UIView {
    let root = UIView(frame: CGRect(x: 5, y: 4, width: 50, height: 32))
    root.backgroundColor = .blue
    let dot = DotView(frame: CGRect(x: 2, y: 2, width: 10, height: 10))
    let image = UIImageView(image: .filled(.green, width: 6, height: 4))
    image.frame.origin = CGPoint(x: 20, y: 3)
    let box = UIView.plain(30, 10, 10, 10)
    box.alpha = 0.5
    let scrolled = UIView.plain(4, 16, 20, 12)
    scrolled.bounds.origin = CGPoint(x: 3, y: 2)
    let inner = UIView.plain(5, 5, 4, 4)
    inner.backgroundColor = .yellow
    inner.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    scrolled.addSubview(inner)
    let hidden = UIView.plain(0, 0, 50, 50)
    hidden.isHidden = true
    for view in [dot, image, box, scrolled, clipping(), hidden] { root.addSubview(view) }
    // The default would be the scale of the main screen, which other suites change.
    for view in [root, dot] { view.contentScaleFactor = 1 }
    return root
  }

  /// Returns a half-transparent view with round corners and a border, which clips its subviews.
  private func clipping() -> UIView {
    let view = UIView.plain(28, 16, 20, 14)
    view.alpha = 0.7
    view.clipsToBounds = true
    (view.layer.cornerRadius, view.layer.borderWidth) = (5, 2)
    view.layer.borderColor = UIColor.white.cgColor
    let image = UIImageView(image: .filled(.green, width: 6, height: 4))
    image.frame = CGRect(x: -2, y: 2, width: 14, height: 20)
    image.contentMode = .bottomRight
    image.backgroundColor = .cyan
    view.addSubview(image)
    return view
  }

  @Test("render(in:) draws what the screen shows")
  func render() throws {
    let view = scene()
    let screen = try OffscreenScreen(size: size)
    screen.window.addSubview(view)
    let shown = try #require(try screen.frame().cropping(to: view.frame))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = try #require(
      UIGraphicsImageRenderer(bounds: view.bounds, format: format)
        .image { view.layer.render(in: $0.cgContext) }.cgImage)
    // The coverage of curved edges differs by a few parts of 255 at some pixels.
    #expect(drawn.greatestDifference(from: shown) <= 24)
    #expect(drawn.sumOfDifferences(from: shown) < 2_000)
  }

  @Test("a snapshot shows what its view showed, in one bitmap, and does not change")
  func snapshot() throws {
    let view = scene()
    let screen = try OffscreenScreen(size: size)
    screen.window.addSubview(view)
    let before = try screen.frame()
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect(snapshot.frame == view.bounds && snapshot.subviews.isEmpty)
    snapshot.frame = view.frame
    view.removeFromSuperview()
    view.backgroundColor = .red
    screen.window.addSubview(snapshot)
    let after = try screen.frame()
    #expect(after.greatestDifference(from: before) <= 24)
    #expect(after.sumOfDifferences(from: before) < 2_000)
  }

  @Test("afterScreenUpdates performs a pending layout first")
  func afterUpdates() throws {
    let view = ProbeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.onLayout = { view.fillColor = .green }
    let early = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect((early.layer.contents as? CGImage)?.pixel(x: 5, y: 5) == red)
    let late = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect((late.layer.contents as? CGImage)?.pixel(x: 5, y: 5) == green)
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }

  @Test("a resizable snapshot stretches between its cap insets")
  func resizable() throws {
    let view = scene()
    let part = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 2, y: 2, width: 8, height: 8), afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 2, left: 4, bottom: 4, right: 2)))
    #expect(part.frame == CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(part.layer.contentsCenter == CGRect(x: 0.5, y: 0.25, width: 0.25, height: 0.25))
    let image = try #require(part.layer.contents as? CGImage)
    #expect(image.box(of: red) == CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  @Test("drawHierarchy draws into a rectangle of the current context")
  func drawHierarchy() throws {
    let view = scene()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      #expect(
        view.drawHierarchy(in: CGRect(x: 10, y: 8, width: 25, height: 16), afterScreenUpdates: true)
      )
    }.cgImage
    #expect(image?.box(of: blue) == CGRect(x: 10, y: 8, width: 25, height: 16))
    #expect(image?.pixel(x: 12, y: 10) == red && image?.pixel(x: 9, y: 10).w == 0)
    #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: true))
  }
}

extension CGImage {
  /// Returns the greatest difference of any channel of any pixel; 255 if the sizes differ.
  fileprivate func greatestDifference(from other: CGImage) -> Int {
    differences(from: other).max() ?? 0
  }

  fileprivate func sumOfDifferences(from other: CGImage) -> Int {
    differences(from: other).reduce(0, +)
  }

  private func differences(from other: CGImage) -> [Int] {
    guard width == other.width, height == other.height else { return [255] }
    return zip(premultipliedRGBA, other.premultipliedRGBA).map { abs(Int($0) - Int($1)) }
  }
}
