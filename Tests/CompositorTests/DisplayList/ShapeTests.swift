import CoreGraphics
import LayerTree
import Testing

@testable import Compositor

@Suite("Flatten: shapes and contents")
struct ShapeTests {
  private func list(_ commit: Commit) -> DisplayList {
    var tree = RenderTree()
    tree.apply(commit)
    return tree.list()
  }

  /// The display list of layer 1 in a window, with an image of a given size.
  private func list(
    _ frame: CGRect, _ imageSize: (Int, Int)? = nil, color: SIMD4<Float> = .zero,
    sublayers: [LayerID] = [], edges: LayerEdges? = .all, _ body: (inout LayerStyle) -> Void
  ) -> DisplayList {
    var commit = Commit.window(200, 200, sublayers: [1])
    let image = imageSize.map { CGImage.chart($0.0, $0.1) }
    if let image { commit.upload(LayerContents(1, image), image) }
    commit.set(1, frame, sublayers: sublayers) {
      $0.contents = image.map { LayerContents(1, $0) }
      $0.backgroundColor = color
      $0.allowsEdgeAntialiasing = edges != nil
      $0.edgeAntialiasingMask = edges ?? .all
    }
    for layer in sublayers { commit.paint(layer, CGRect(x: 1, y: 1, width: 3, height: 3)) }
    commit.style(1, body)
    return list(commit)
  }

  private func shape(_ list: DisplayList, _ index: Int = 0) -> ShapeInstance? {
    list.items[index].shape.map { list.shapes[$0].instance }
  }

  private let frame = CGRect(x: 10, y: 20, width: 40, height: 20)
  private let page = SIMD2<Float>(1024, 256)

  // MARK: Corners and borders

  @Test("color, corners and border of a layer without sublayers are one shape")
  func oneShape() throws {
    let list = list(frame, color: .one) {
      $0.cornerRadius = 4
      $0.borderWidth = 2
      $0.borderColor = SIMD4(1, 0, 0, 1)
      $0.roundedCorners = [.minXMinY, .maxXMaxY]
    }
    let shape = try #require(self.shape(list))
    #expect(list.items.count == 1 && list.items[0].program == .shape([.rounded, .bordered]))
    #expect(shape.size == SIMD2(40, 20) && shape.cornerRadius == 4 && shape.borderWidth == 2)
    #expect(shape.borderColor == SIMD4(255, 0, 0, 255))
    #expect(shape.flags == ShapeFlags([.minXMinY, .maxXMaxY] as Corners).union(.antialiasedEdges))
    #expect(list.items[0].box == PixelRect(10, 20, 40, 20))
  }

  @Test("the border of a layer with sublayers is drawn after them")
  func borderAboveSublayers() {
    let list = list(frame, color: .one, sublayers: [2]) { $0.borderWidth = 1 }
    #expect(list.items.map(\.part) == [.body, .body, .border])
    #expect(list.items.map(\.slot).first == list.items.map(\.slot).last)
    #expect(
      list.items[0].program == .solid && list.items[2].program == .shape([.rounded, .bordered]))
  }

  @Test("invisible sublayers do not separate the border from its layer")
  func hiddenSublayers() {
    var commit = Commit.window(200, 200, sublayers: [1])
    commit.paint(1, frame, sublayers: [2])
    commit.style(1) { $0.borderWidth = 1 }
    commit.paint(2, frame) { $0.isHidden = true }
    #expect(list(commit).items.map(\.program) == [.shape([.rounded, .bordered])])
  }

  @Test("a border without width or color, and a negative radius, have no effect")
  func nothingToShape() {
    for body: (inout LayerStyle) -> Void in [
      { $0.borderWidth = -1 }, { $0.borderColor.w = 0 }, { $0.cornerRadius = -4 },
      {
        $0.cornerRadius = 4
        $0.roundedCorners = []
      },
    ] { #expect(list(frame, color: .one, body).items.map(\.program) == [.solid]) }
  }

  @Test("corners fit into the smaller side", arguments: CornerCurve.allCases)
  func clampedRadius(curve: CornerCurve) throws {
    let list = list(frame, color: .one) {
      $0.cornerRadius = 1000
      $0.cornerCurve = curve
    }
    let shape = try #require(self.shape(list))
    #expect(shape.cornerRadius == 10)
    #expect(shape.flags.contains(.continuousCorners) == (curve == .continuous))
    let modifiers = try #require(list.items.first).program.modifiers
    #expect(modifiers.contains(.continuousCorners) == (curve == .continuous))
  }

  @Test("the program of continuous corners draws circular ones too")
  func joinedCorners() {
    let circular = ProgramID.shape([.rounded, .bordered])
    let continuous = ProgramID.shape([.rounded, .continuousCorners])
    let both = ProgramID.shape([.rounded, .bordered, .continuousCorners])
    #expect(circular.joined(with: continuous) == both && continuous.joined(with: circular) == both)
  }

  /// A grid of a thousand rounded layers, some of them with a border.
  private func planOfGrid(side: Int = 9, isBordered: (UInt32) -> Bool) -> FramePlan {
    let count: UInt32 = 1000
    var commit = Commit.window(400, 400, sublayers: (1...count).map { LayerID(rawValue: $0) })
    for number in 1...count {
      let layer = LayerID(rawValue: number)
      let (column, row) = (Int(number % 40), Int(number / 40))
      commit.paint(layer, CGRect(x: column * 10, y: row * 10, width: side, height: side))
      commit.style(layer) {
        $0.cornerRadius = Double(number % 5 + 1)
        if isBordered(number) { $0.borderWidth = 1 }
      }
    }
    var pipeline = FramePipeline()
    pipeline.apply(commit)
    _ = pipeline.plan(bufferAge: 0)
    return pipeline.plan
  }

  private let bordered = ProgramID.shape([.rounded, .bordered])

  @Test("a thousand rounded layers are one draw call, with borders or without")
  func manyShapes() {
    for isBordered in [true, false] {
      let plan = planOfGrid { _ in isBordered }
      #expect(plan.batches.map(\.program) == [isBordered ? bordered : .shape(.rounded)])
      #expect(plan.shapes.count == 1000 && plan.instances.isEmpty)
    }
  }

  @Test(
    "rounded layers with and without borders, alternating, are two draw calls", arguments: [9, 14])
  func mixedShapes(side: Int) {
    for step: UInt32 in [2, 3, 7] {
      let plan = planOfGrid(side: side) { $0 % step == 0 }
      #expect(plan.batches.map(\.program) == [.shape(.rounded), bordered])
      #expect(plan.shapes.count == 1000)
    }
  }

  @Test("a layer with a border changes the program of none that it does not touch")
  func oneBorder() {
    let plan = planOfGrid { $0 == 1000 }
    #expect(plan.batches.map(\.program) == [.shape(.rounded), bordered])
    #expect(plan.batches.map(\.instances.count) == [999, 1])
  }

  @Test("a rounded opaque layer hides layers behind its center, but not behind a corner")
  func roundedOccluder() {
    func drawn(_ back: CGRect, _ style: (inout LayerStyle) -> Void) -> Int {
      var commit = Commit.window(200, 200, sublayers: [1, 2])
      commit.paint(1, back)
      commit.paint(2, CGRect(x: 10, y: 10, width: 40, height: 40))
      commit.style(2, style)
      let list = list(commit)
      var visible: [Index<DisplayItem>] = []
      list.culled(to: PixelRect(list.size), into: &visible)
      return visible.count
    }
    let round: (inout LayerStyle) -> Void = { $0.cornerRadius = 10 }
    // 10 · (1 − 1/√2) = 2.93
    #expect(drawn(CGRect(x: 13, y: 13, width: 34, height: 34), round) == 1)
    #expect(drawn(CGRect(x: 12, y: 13, width: 34, height: 34), round) == 2)
    #expect(drawn(CGRect(x: 10, y: 10, width: 40, height: 40)) { $0.borderWidth = 3 } == 1)
  }

  // MARK: Edges

  @Test("edges off the pixel grid are antialiased where the layer allows it")
  func antialiasedEdges() {
    func item(_ x: Double, edges: LayerEdges? = .all) -> DisplayItem {
      list(CGRect(x: x, y: 20, width: 40, height: 20), color: .one, edges: edges) { _ in }.items[0]
    }
    #expect(item(10).program == .solid && item(10.003).program == .solid)
    #expect(item(10.5).program == .shape([]) && item(10.5).edges == .all)
    #expect(item(10.5, edges: nil).program == .solid)
    #expect(item(10.5, edges: [.minX, .maxY]).edges == [.minX, .maxY])
    #expect(item(10.5, edges: []).program == .solid)
    #expect(item(10.5).shape == nil && item(10.5).blending == .over && item(10.5).isOpaque)
  }

  @Test("rotated bitmaps become antialiased shapes in the plan")
  func rotatedBitmaps() {
    let image = CGImage.chart(8, 8)
    var commit = Commit.window(100, 100, sublayers: [1])
    commit.upload(LayerContents(1, image), image)
    commit.set(1, CGRect(x: 20, y: 20, width: 8, height: 8)) {
      $0.contents = LayerContents(1, image)
      $0.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    }
    var pipeline = FramePipeline()
    pipeline.apply(commit)
    _ = pipeline.plan(bufferAge: 0)
    #expect(pipeline.plan.batches.map(\.program) == [.shape([], .bitmap)])
    let shape = pipeline.plan.shapes[0]
    #expect(shape.flags == .antialiasedEdges && shape.clip == -1 && shape.details == -1)
    #expect(abs(shape.size.x - 8) < 1e-4 && shape.textureExtent == SIMD2(8, 8) / page)
  }

  // MARK: Contents

  @Test(
    "gravities that do not resize position the contents in points; the bottom is the smaller y",
    arguments: [
      (.center, 28, 29), (.top, 28, 38), (.bottom, 28, 20), (.left, 10, 29), (.right, 46, 29),
      (.topLeft, 10, 38), (.topRight, 46, 38), (.bottomLeft, 10, 20), (.bottomRight, 46, 20),
    ] as [(ContentsGravity, Float, Float)])
  func gravity(_ gravity: ContentsGravity, x: Float, y: Float) {
    let list = list(frame, (8, 4), color: .one) {
      $0.contentsGravity = gravity
      $0.contentsScale = 2
    }
    #expect(list.items.map(\.part) == [.body, .contents])
    let quad = list.items[1].quad
    #expect(quad.origin == SIMD2(x, y))
    #expect(quad.xAxis == SIMD2(4, 0) && quad.yAxis == SIMD2(0, 2))
    #expect(list.items[1].program == .bitmap)
  }

  @Test("aspect gravities fit the contents into the bounds or fill them, centered")
  func aspect() {
    let square = CGRect(x: 10, y: 20, width: 40, height: 40)
    let fit = list(square, (8, 4)) { $0.contentsGravity = .resizeAspect }.items[0].quad
    #expect(fit.origin == SIMD2(10, 30) && fit.xAxis.x == 40 && fit.yAxis.y == 20)
    let fill = list(square, (8, 4)) { $0.contentsGravity = .resizeAspectFill }.items[0].quad
    #expect(fill.origin == SIMD2(-10, 20) && fill.xAxis.x == 80 && fill.yAxis.y == 40)
    // The aspect ratio is the one of the visible part.
    let part = list(square, (8, 4)) {
      $0.contentsGravity = .resizeAspect
      $0.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    }
    #expect(part.items.map(\.part) == [.body] && part.items[0].quad.xAxis.x == 40)
  }

  @Test("contents that fill the bounds are drawn with the background color")
  func joined() {
    for gravity in [ContentsGravity.resize, .topLeft, .center, .resizeAspect] {
      let list = list(frame, (80, 40), color: SIMD4(1, 1, 1, 0.5)) {
        $0.contentsGravity = gravity
        $0.contentsScale = 2
      }
      #expect(list.items.map(\.part) == [.body])
    }
  }

  @Test("contents have rounded corners only with masksToBounds")
  func cornersOfContents() {
    let separate = list(frame, (40, 20), color: .one) { $0.cornerRadius = 4 }
    #expect(separate.items.map(\.program) == [.shape(.rounded), .bitmap])
    #expect(separate.items.map(\.filter) == [.nearest, .nearest])
    let joined = list(frame, (40, 20), color: .one) {
      $0.cornerRadius = 4
      $0.masksToBounds = true
      $0.borderWidth = 1
    }
    #expect(joined.items.map(\.program) == [.shape([.rounded, .bordered], .bitmap)])
  }

  @Test("contents that fill a rounded layer by aspect are one shape, trimmed to the bounds")
  func avatar() throws {
    let list = list(CGRect(x: 10, y: 10, width: 20, height: 20), (40, 20)) {
      $0.contentsGravity = .resizeAspectFill
      $0.masksToBounds = true
      $0.cornerRadius = 10
    }
    #expect(list.items.count == 1)
    let shape = try #require(self.shape(list))
    #expect(shape.clip == -1 && shape.cornerRadius == 10)
    #expect(shape.textureOrigin == SIMD2(11, 1) / page)
    #expect(shape.textureExtent == SIMD2(20, 20) / page)
    #expect(list.items[0].filter == .nearest)
  }

  @Test("contents beyond bounds without corners are trimmed, and need no shape")
  func trimmed() {
    let list = list(frame, (60, 10)) {
      $0.contentsGravity = .bottomLeft
      $0.masksToBounds = true
    }
    #expect(list.items.map(\.program) == [.bitmap] && list.items[0].part == .contents)
    #expect(list.items[0].quad.xAxis == SIMD2(40, 0) && list.items[0].quad.yAxis == SIMD2(0, 10))
    let texels = list.items[0].quad.textureExtent * page
    #expect(abs(texels.x - 40) < 1e-3 && texels.y == 10)
  }

  @Test("contentsRect shows a part of the contents, at scale 1 without filtering")
  func contentsRect() {
    let list = list(frame, (80, 40)) {
      $0.contentsRect = CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.5)
    }
    let item = list.items[0]
    #expect(item.quad.textureOrigin == SIMD2(41, 11) / page)
    #expect(item.quad.textureExtent == SIMD2(40, 20) / page)
    #expect(item.filter == .nearest && item.program == .bitmap)
    let between = self.list(frame, (80, 40)) {
      $0.contentsRect = CGRect(x: 0.255, y: 0.25, width: 0.5, height: 0.5)
    }
    #expect(between.items[0].filter == .linear)
  }

  @Test("beyond the contents their edge is repeated, and no atlas neighbor is read")
  func contentsRectBeyond() throws {
    let list = list(frame, (8, 8)) {
      $0.contentsRect = CGRect(x: -0.5, y: 0, width: 2, height: 1)
    }
    let shape = try #require(self.shape(list))
    #expect(list.items[0].program == .shape([], .slicedBitmap))
    #expect(shape.textureOrigin == SIMD2(1, 1) / page)
    #expect(shape.textureExtent == SIMD2(8, 8) / page)
    #expect(list.parameters[Int(shape.details)] == SIMD4(0, 0, 1, 1))
    #expect(list.parameters[Int(shape.details) + 1] == SIMD4(0.25, 0, 0.75, 1))
    let outside = self.list(frame, (8, 8)) {
      $0.contentsRect = CGRect(x: 3, y: 0, width: 1, height: 1)
    }
    #expect(self.shape(outside)?.textureOrigin == SIMD2(9, 1) / page)
    #expect(self.shape(outside)?.textureExtent.x == 0)
  }

  @Test(
    "the outer slices keep their size, and shrink proportionally if they do not fit",
    arguments: [(40.0, 1.0, 0.075), (40, 3, 0.025), (4.5, 1, 0.5)])
  func slices(width: Double, scale: Double, first: Float) throws {
    let list = list(CGRect(x: 0, y: 0, width: width, height: 9 / scale), (9, 9)) {
      $0.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
      $0.contentsScale = scale
    }
    let shape = try #require(self.shape(list))
    #expect(list.items.map(\.program) == [.shape([], .slicedBitmap)])
    let texture = list.parameters[Int(shape.details)]
    let quad = list.parameters[Int(shape.details) + 1]
    #expect(abs(texture.x - 1.0 / 3) < 1e-6 && abs(texture.z - 2.0 / 3) < 1e-6)
    #expect(abs(quad.x - first) < 1e-6 && abs(quad.z - (1 - first)) < 1e-6)
    #expect(abs(quad.y - 1.0 / 3) < 1e-6 && abs(quad.w - 2.0 / 3) < 1e-6)
  }

  @Test("an empty contentsCenter is one texel wide, and one at scale 1 needs no shape")
  func smallAndIdleCenters() throws {
    let thin = list(CGRect(x: 0, y: 0, width: 40, height: 10), (10, 10)) {
      $0.contentsCenter = CGRect(x: 0.5, y: 0, width: 0, height: 1)
    }
    let texture = thin.parameters[Int(try #require(self.shape(thin)).details)]
    #expect(abs(texture.x - 0.45) < 1e-6 && abs(texture.z - 0.55) < 1e-6)
    let idle = list(CGRect(x: 0, y: 0, width: 10, height: 10), (10, 10)) {
      $0.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0.1, height: 0.1)
    }
    #expect(idle.items.map(\.program) == [.bitmap])
  }

  @Test("filters are chosen by the scale", arguments: ContentsFilter.allCases)
  func filters(filter: ContentsFilter) {
    func shown(_ width: CGFloat) -> TextureFilter {
      list(CGRect(x: 0, y: 0, width: width, height: width), (16, 16)) {
        if width > 16 { $0.magnificationFilter = filter } else { $0.minificationFilter = filter }
      }.items[0].filter
    }
    #expect(shown(32) == (filter == .nearest ? .nearest : .linear))
    #expect(
      shown(8) == (filter == .nearest ? .nearest : filter == .linear ? .linear : .trilinear))
    #expect(shown(16) == .nearest)
  }

  // MARK: Order and faces

  @Test("a back-facing layer that is not double-sided is hidden, with its sublayers")
  func backFace() {
    func count(_ transform: CATransform3D, isDoubleSided: Bool) -> Int {
      var commit = Commit.window(200, 200, sublayers: [1])
      commit.paint(1, frame, sublayers: [2]) { $0.transform = transform }
      commit.paint(2, CGRect(x: 0, y: 0, width: 5, height: 5))
      commit.style(1) { $0.isDoubleSided = isDoubleSided }
      return list(commit).items.count
    }
    let rotated = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(count(rotated, isDoubleSided: false) == 0 && count(rotated, isDoubleSided: true) == 2)
    let flat = CATransform3DMakeRotation(.pi, 0, 0, 1)
    #expect(count(flat, isDoubleSided: false) == 2)
  }

  @Test("styles of any finite numbers do no harm")
  func extremes() throws {
    for value in [1e300, -1e300, 1e-300, Double(Float.greatestFiniteMagnitude)] {
      var commit = Commit.window(64, 64, sublayers: [1])
      let image = CGImage.chart(4, 4)
      commit.upload(LayerContents(1, image), image)
      commit.set(1, CGRect(x: 0, y: 0, width: 30, height: 20), sublayers: [2]) {
        $0.contents = LayerContents(1, image)
      }
      commit.paint(2, CGRect(x: -1e9, y: 5, width: 2e9, height: 5))
      commit.style(1) {
        $0.cornerRadius = value
        $0.borderWidth = value
        $0.contentsScale = value
        $0.contentsGravity = .center
        $0.zPosition = value
        $0.contentsRect = CGRect(x: value, y: -value, width: value, height: value)
        $0.contentsCenter = $0.contentsRect
        $0.masksToBounds = true
      }
      var (pipeline, backend) = (FramePipeline(), RecordingBackend())
      pipeline.apply(commit)
      _ = pipeline.plan(bufferAge: 0)
      try backend.execute(pipeline.plan)
      #expect(pipeline.plan.passes.count == 1)
    }
  }
}
