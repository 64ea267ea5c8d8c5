import CoreGraphics
import LayerTree
import RenderServer
import Testing

@Suite("Uploaded bitmaps")
struct UploadedBitmapTests {
  /// A window with one layer that shows an image.
  private func commit(showing image: CGImage) -> Commit {
    let contents = LayerContents(
      id: .next(), width: Int32(image.width), height: Int32(image.height), isOpaque: true)
    var change = LayerChange(layer: .next())
    var properties = LayerProperties()
    properties.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    properties.contents = contents
    (change.properties, change.sublayers) = (properties, [])
    var commit = Commit()
    commit.root = change.layer
    commit.surface = SurfaceState(size: CGSize(width: 20, height: 20), scale: 1)
    commit.layers = [change]
    commit.contents = [ContentsUpdate(contents: contents, patch: image)]
    return commit
  }

  @Test("the pixels of a bitmap are freed with the frame that uploads it, also if none follows")
  func release() throws {
    let server = try OffscreenServer()
    weak var uploaded: CGImage?
    func show() throws {
      let image = CGImage.plain(8, 8, pixel: SIMD4(100, 100, 100, 255))
      uploaded = image
      server.post(commit(showing: image))
      try server.renderFrame(for: 0)
    }
    try show()
    #expect(uploaded == nil)
  }
}
