import Compositor
import CoreGraphics
import LayerTree
import Testing

@Suite("Flatten: clips")
struct ClipTests {
  private func list(_ commit: Commit) -> DisplayList {
    var tree = RenderTree()
    tree.apply(commit)
    return tree.list()
  }

  /// A commit with layer 1, which masks to its bounds, and one sublayer.
  private func commit(
    _ clip: CGRect, _ frame: CGRect, radius: CGFloat = 0, angle: CGFloat = 0
  ) -> Commit {
    var commit = Commit.window(200, 200, sublayers: [1])
    commit.set(1, clip, sublayers: [2])
    commit.style(1) {
      $0.masksToBounds = true
      $0.cornerRadius = radius
    }
    commit.paint(2, frame) { $0.transform = CATransform3DMakeRotation(angle, 0, 0, 1) }
    return commit
  }

  private let bounds = CGRect(x: 10, y: 10, width: 50, height: 50)

  @Test("a rectangular clip on the pixel grid trims axis-aligned quads without a shape")
  func trimming() {
    let image = CGImage.chart(20, 20)
    var commit = commit(bounds, CGRect(x: 40, y: -5, width: 20, height: 20))
    commit.upload(LayerContents(1, image), image)
    commit.paint(2, CGRect(x: 40, y: -5, width: 20, height: 20)) {
      $0.contents = LayerContents(1, image)
    }
    let item = list(commit).items[0]
    #expect(item.program == .bitmap && item.filter == .nearest && item.isOpaque)
    #expect(item.quad.origin == SIMD2(50, 10) && item.box == PixelRect(50, 10, 10, 15))
    #expect(item.quad.xAxis == SIMD2(10, 0) && item.quad.yAxis == SIMD2(0, 15))
    let page = SIMD2<Float>(1024, 256)
    let difference = item.quad.textureOrigin * page - SIMD2(1, 6)
    #expect(abs(difference.x) < 1e-3 && abs(difference.y) < 1e-3)
    #expect(item.quad.textureExtent == SIMD2(10, 15) / page)
  }

  @Test("mirrored quads and those rotated by 90° are trimmed as well")
  func trimmingTurned() {
    for transform in [
      CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeScale(-1, -1, 1),
      CATransform3DMakeAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)),
    ] {
      var commit = commit(bounds, .zero)
      commit.paint(2, CGRect(x: 40, y: 10, width: 20, height: 20)) { $0.transform = transform }
      let items = list(commit).items
      #expect(items.map(\.program) == [.solid])
      #expect(items.map(\.box) == [PixelRect(50, 20, 10, 20)])
    }
  }

  @Test("layers outside of a clip are skipped, with their descendants")
  func outside() {
    #expect(list(commit(bounds, CGRect(x: 50, y: 0, width: 9, height: 9))).items.isEmpty)
    #expect(list(commit(bounds, CGRect(x: 60, y: 0, width: 9, height: 9), radius: 9)).items.isEmpty)
    var nothing = commit(.zero, CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(list(nothing).items.isEmpty)
    nothing.set(1, CGRect(x: 300, y: 0, width: 20, height: 20), sublayers: [2])
    #expect(list(nothing).items.isEmpty)
  }

  @Test("the border around an empty clip is still drawn")
  func borderAroundNothing() {
    var commit = Commit.window(200, 200, sublayers: [1])
    commit.set(1, bounds, sublayers: [2])
    commit.style(1) { $0.borderWidth = 1 }
    commit.set(2, .zero, sublayers: [3])
    commit.style(2) { $0.masksToBounds = true }
    commit.paint(3, bounds)
    #expect(list(commit).items.map(\.part) == [.border])
  }

  @Test("rounded and rotated clips clip only layers that they do not contain")
  func needed() {
    let inside = CGRect(x: 10, y: 10, width: 30, height: 30)
    let corner = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(list(commit(bounds, inside, radius: 20)).items.map(\.program) == [.solid])
    #expect(list(commit(bounds, corner, radius: 20)).items.map(\.program) == [.shape(.clipped)])
    #expect(
      list(commit(bounds, inside, radius: 10, angle: 0.2)).items.map(\.program) == [.shape([])])
    #expect(
      list(commit(bounds, inside.offsetBy(dx: 15, dy: 0), angle: 0.2)).items.map(\.program)
        == [.shape(.clipped)])
    var rotated = commit(bounds, CGRect(x: 15, y: 15, width: 20, height: 20))
    rotated.set(1, bounds, sublayers: [2]) {
      $0.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
    }
    #expect(list(rotated).items.map(\.program) == [.shape([])])
  }

  @Test("a masking layer does not clip its own background and border")
  func ownParts() {
    var commit = Commit.window(200, 200, sublayers: [1])
    commit.paint(1, bounds, sublayers: [2])
    commit.paint(2, CGRect(x: 0, y: 0, width: 50, height: 50))
    commit.style(1) {
      $0.cornerRadius = 8
      $0.borderWidth = 2
      $0.masksToBounds = true
    }
    let items = list(commit).items
    #expect(
      items.map(\.program)
        == [.shape(.rounded), .shape(.clipped), .shape([.rounded, .bordered])])
  }

  @Test("a clip's parameters are its inverse transform, size, corners and parent")
  func parameters() throws {
    var commit = Commit.window(200, 200, scale: 2, sublayers: [1])
    commit.set(1, CGRect(x: 10, y: 10, width: 40, height: 20), sublayers: [2])
    commit.set(2, CGRect(x: -5, y: 0, width: 40, height: 20), sublayers: [3])
    commit.paint(3, CGRect(x: 0, y: 0, width: 40, height: 20))
    for layer in [1, 2] as [LayerID] {
      commit.style(layer) {
        $0.masksToBounds = true
        $0.cornerRadius = 4
        $0.roundedCorners = layer == 1 ? .all : [.minXMinY]
      }
    }
    let list = list(commit)
    let shape = try #require(list.items[0].shape)
    let clip = Int(list.shapes[shape].instance.clip)
    #expect(list.parameters[clip] == SIMD4(0.5, 0, -25, 20))
    #expect(list.parameters[clip + 1] == SIMD4(0, 0.5, -20, 10))
    #expect(list.parameters[clip + 2] == SIMD4(4, 1, 0, 0))
    #expect(list.parameters[0] == SIMD4(0.5, 0, -30, 20))
    #expect(list.parameters[2] == SIMD4(4, 15, -1, 0))
  }

  @Test("nested rectangular clips are merged, and so are equal clips")
  func mergedClips() {
    var commit = Commit.window(200, 200, sublayers: [1])
    commit.set(1, bounds, sublayers: [2])
    commit.set(2, CGRect(x: 20, y: 20, width: 50, height: 50), sublayers: [3])
    commit.paint(3, CGRect(x: -10, y: -10, width: 50, height: 50)) {
      $0.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
    }
    for layer in [1, 2] as [LayerID] { commit.style(layer) { $0.masksToBounds = true } }
    let list = list(commit)
    let clip = Int(list.shapes[0].instance.clip)
    #expect(list.parameters[clip] == SIMD4(1, 0, -45, 15))
    #expect(list.parameters[clip + 2].z == -1)
  }

  @Test("clips nested 10,000 deep are followed", arguments: [0, 3] as [CGFloat])
  func deepClips(radius: CGFloat) throws {
    let depth: UInt32 = 10_000
    var commit = Commit.window(8, 6, sublayers: [1])
    for number in 1...depth {
      let layer = LayerID(rawValue: number)
      var change = LayerChange(layer: layer)
      change.properties = LayerProperties()
      change.properties?.position = CGPoint(x: number < 5 ? 0.4 : 0, y: number == 1 ? -38 : 0)
      change.properties?.backgroundColor = number == depth ? layer.color : .zero
      change.properties?.bounds.size = CGSize(width: 40, height: 40 + Double(number % 7))
      change.properties?.anchorPoint = .zero
      change.sublayers = number < depth ? [LayerID(rawValue: number + 1)] : []
      change.style = LayerStyle()
      change.style?.masksToBounds = true
      change.style?.cornerRadius = radius
      commit.layers.append(change)
    }
    var (pipeline, backend) = (FramePipeline(), RecordingBackend())
    pipeline.apply(commit)
    _ = pipeline.plan(bufferAge: 0)
    backend.target = RecordingBackend.Grid(pipeline.plan.size)
    try backend.execute(pipeline.plan)
    let color = SIMD4<Float>(LayerID(rawValue: depth).color)
    #expect(backend.target?[6, 0] == color)
    #expect(backend.target?[6, 4] == SIMD4(0, 0, 0, 1))
  }
}
