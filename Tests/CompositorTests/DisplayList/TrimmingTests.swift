import CoreGraphics
import LayerTree
import Testing

@testable import Compositor

@Suite("Bitmaps with transparent margins")
struct TrimmingTests {
  /// An image of 40 by 20 pixels whose visible ones are in a rectangle.
  private func image(_ visible: PixelRect) -> CGImage {
    var pixels: [UInt8] = []
    for y in 0..<20 as Range<Int32> {
      for x in 0..<40 as Range<Int32> {
        let isVisible = visible.contains(PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1))
        pixels += Array(repeating: isVisible ? 100 : 0, count: 4)
      }
    }
    return CGImage(width: 40, height: 20, premultipliedRGBA: pixels)
  }

  /// The item of a layer that shows an image, without antialiased edges.
  private func draw(
    _ image: CGImage, _ change: (inout LayerProperties) -> Void = { _ in },
    style: (inout LayerStyle) -> Void = { _ in }
  ) -> DisplayItem? {
    var commit = Commit.window(200, 200, sublayers: [1])
    commit.upload(LayerContents(1, image), image)
    commit.set(1, CGRect(x: 10, y: 30, width: 40, height: 20)) {
      $0.contents = LayerContents(1, image)
      $0.allowsEdgeAntialiasing = false
      change(&$0)
    }
    commit.style(1, style)
    var tree = RenderTree()
    tree.apply(commit)
    return tree.list().items.first
  }

  private let center = PixelRect(10, 5, 20, 8)

  @Test("a bitmap on the pixel grid is drawn without them")
  func onGrid() throws {
    let item = try #require(draw(image(center)))
    #expect(item.filter == .nearest && item.box == PixelRect(20, 35, 20, 8))
    #expect(item.quad.origin == SIMD2(20, 35))
    #expect(item.quad.xAxis == SIMD2(20, 0) && item.quad.yAxis == SIMD2(0, 8))
    let whole = try #require(draw(.chart(40, 20)))
    #expect(abs(item.quad.textureOrigin.x - whole.quad.textureOrigin.x - 10.0 / 1024) < 1e-7)
    #expect(abs(item.quad.textureExtent.x - whole.quad.textureExtent.x / 2) < 1e-7)
  }

  @Test("a linear filter keeps the texel beside the visible ones")
  func linear() throws {
    let shown = draw(image(center), { $0.transform = CATransform3DMakeScale(2, 2, 1) })
    let item = try #require(shown)
    // The layer is scaled about its center, (30, 40).
    #expect(item.filter == .linear && item.box == PixelRect(8, 28, 44, 20))
  }

  @Test("a bitmap without a visible pixel is not drawn")
  func nothing() {
    #expect(draw(image(.empty))?.box == .empty)
    let colored = draw(image(.empty), { $0.backgroundColor = SIMD4(1, 0, 0, 1) })
    #expect(colored != nil)
  }

  @Test("a part of the contents is trimmed to the visible texels in it")
  func part() throws {
    let shown = draw(
      image(center),
      style: {
        $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        $0.contentsGravity = .topLeft
      })
    let box = try #require(shown).box
    #expect(box.width == 10 && box.height == 8)
  }

  /// Whether a rotated layer is drawn with all 40 texels of a row.
  private func isWhole(
    _ image: CGImage, _ change: (inout LayerProperties) -> Void = { _ in },
    style: (inout LayerStyle) -> Void = { _ in }
  ) throws -> Bool {
    let shown = draw(
      image,
      {
        $0.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
        change(&$0)
      }, style: style)
    let axis = try #require(shown).quad.xAxis
    return abs((axis * axis).sum().squareRoot() - 40) < 0.01
  }

  @Test("colors, narrow margins, antialiased edges and nearest filters keep the whole bitmap")
  func untrimmed() throws {
    #expect(try !isWhole(image(center)))
    #expect(try isWhole(image(center), { $0.allowsEdgeAntialiasing = true }))
    #expect(try isWhole(image(center), { $0.backgroundColor = SIMD4(1, 1, 1, 0.5) }))
    #expect(try !isWhole(image(PixelRect(2, 2, 36, 17))))
    #expect(try isWhole(image(PixelRect(1, 1, 38, 19))))
    let nearest: (inout LayerStyle) -> Void = {
      ($0.magnificationFilter, $0.minificationFilter) = (.nearest, .nearest)
    }
    #expect(try isWhole(image(center), style: nearest))
  }

  @Test("an update of the whole, and of a part outside of the visible one, changes what is visible")
  func updates() throws {
    var table = TextureTable()
    let id = ContentsID(rawValue: 1)
    let contents = LayerContents(id: id, width: 40, height: 20, isOpaque: false)
    func visible() throws -> PixelRect {
      table.placements[try #require(table.placementIndex(of: id))].visible
    }
    table.update(ContentsUpdate(contents: contents, patch: image(center)))
    #expect(try visible() == center)
    table.update(ContentsUpdate(contents: contents, patch: .plain(4, 4), x: 12, y: 7))
    #expect(try visible() == center)
    table.update(ContentsUpdate(contents: contents, patch: .plain(4, 4), x: 30, y: 16))
    #expect(try visible() == PixelRect(0, 0, 40, 20))
    table.update(ContentsUpdate(contents: contents, patch: image(PixelRect(1, 2, 3, 4))))
    #expect(try visible() == PixelRect(1, 2, 3, 4))
    table.findsMargins = false
    table.update(ContentsUpdate(contents: contents, patch: image(center)))
    #expect(try visible() == PixelRect(0, 0, 40, 20))
  }
}
