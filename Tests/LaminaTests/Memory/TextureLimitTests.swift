import CoreGraphics
import GLESRenderer
import LaminaTesting
import LayerTree
import RenderServer
import Testing

/// A way to show a bitmap of 180 × 90 pixels, which a limit of 128 divides into six tiles.
struct LimitCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The largest difference of a channel: 0 where each pixel shows one texel, otherwise the rounding
  /// of the filter's weights.
  let tolerance: Int
  let scale: CGFloat
  let change: @Sendable (inout CommitScene.Node) -> Void

  init(
    _ name: String, within tolerance: Int = 1, scale: CGFloat = 1,
    _ change: @escaping @Sendable (inout CommitScene.Node) -> Void = { _ in }
  ) {
    (testDescription, self.tolerance, self.scale, self.change) = (name, tolerance, scale, change)
  }

  static let all: [LimitCase] = [
    LimitCase("whole pixels", within: 0) { $0.properties.bounds.size.height = 90 },
    LimitCase("whole pixels at scale 1.5", within: 0, scale: 1.5) {
      $0.properties.bounds.size = CGSize(width: 120, height: 60)
      $0.properties.position = CGPoint(x: 60, y: 32)
    },
    LimitCase("between pixels") { $0.properties.position.x += 0.3 },
    LimitCase("enlarged") { $0.properties.bounds.size = CGSize(width: 500, height: 250) },
    LimitCase("enlarged, nearest", within: 0) {
      $0.properties.bounds.size = CGSize(width: 500, height: 250)
      $0.style.magnificationFilter = .nearest
    },
    LimitCase("rotated") { $0.rotate(20, about: 0, 0, 1) },
    LimitCase("rotated at scale 1.5", scale: 1.5) { $0.rotate(-35, about: 0, 0, 1) },
    LimitCase("reduced with mipmaps") { $0.style.minificationFilter = .trilinear },
    LimitCase("in perspective") { $0.rotate(30, about: 1, 1, 0) },
    LimitCase("round corners and a border") {
      $0.style.cornerRadius = 15
      $0.style.masksToBounds = true
      ($0.style.borderWidth, $0.style.borderColor) = (5, SIMD4(1, 0, 0, 1))
    },
    LimitCase("a part") { $0.style.contentsRect = CGRect(x: 0.2, y: 0.1, width: 0.5, height: 0.8) },
    LimitCase("nine slices") {
      $0.style.contentsCenter = CGRect(x: 0.3, y: 0.3, width: 0.4, height: 0.4)
    },
    LimitCase("aspect fill") { $0.style.contentsGravity = .resizeAspectFill },
    LimitCase("an opacity over a color") {
      $0.properties.opacity = 0.6
      $0.properties.backgroundColor = SIMD4(0, 0.5, 0, 1)
    },
  ]

  /// Ways to composite a layer as a group.
  static let groups: [LimitCase] = [
    LimitCase("opacity") { $0.properties.opacity = 0.5 },
    LimitCase("shadow") {
      ($0.style.shadow.opacity, $0.style.shadow.radius) = (0.7, 3)
    },
    LimitCase("filter") { $0.style.filters = [.gaussianBlur(radius: 3)] },
    LimitCase("a filter that reaches further than the limit") {
      $0.style.filters = [.gaussianBlur(radius: 30)]
    },
    LimitCase("a filter and blending") {
      ($0.style.filters, $0.style.blendMode) = ([.gaussianBlur(radius: 20)], .difference)
    },
    LimitCase("blending") { $0.style.blendMode = .difference },
    LimitCase("its own backdrop") {
      $0.properties.opacity = 0.8
      $0.properties.backgroundColor = SIMD4(0, 0, 0.2, 0.2)
      $0.style.backgroundFilters = [.gaussianBlur(radius: 3)]
    },
  ]
}

@Suite("Bitmaps and groups above the limit of textures")
struct TextureLimitTests {
  private static let small = DriverLimits(maximumTextureSide: 128)

  /// 180 × 90 pixels without symmetry.
  private static func picture(isOpaque: Bool) -> CGImage {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(180 * 90 * 4)
    for y in 0..<90 {
      for x in 0..<180 {
        let isVisible = isOpaque || (x / 16 + y / 16) % 2 == 0
        bytes.append(isVisible ? UInt8(128 + x * 3 % 97) : 0)
        bytes.append(isVisible ? UInt8((x + y) % 256) : 0)
        bytes.append(isVisible ? UInt8(200 - y % 101) : 0)
        bytes.append(isVisible ? 255 : 0)
      }
    }
    return CGImage(width: 180, height: 90, premultipliedRGBA: bytes)
  }

  private static let opaque = picture(isOpaque: true)
  private static let translucent = picture(isOpaque: false)

  /// The frame of a commit, and of further ones after it.
  private func frame(_ commits: [Commit], _ limits: DriverLimits) throws -> CGImage {
    let server = try OffscreenServer(limits: limits)
    for commit in commits {
      server.post(commit)
      try server.renderFrame(for: 0)
    }
    let frame = try server.readPixels()
    return CGImage(width: frame.width, height: frame.height, premultipliedRGBA: frame.pixels)
  }

  private func difference(_ commits: [Commit]) throws -> Int {
    let whole = try frame(commits, .none)
    return ImageComparison(try frame(commits, Self.small), whole).largestDifference
  }

  @Test("a bitmap in tiles looks like one in a single texture", arguments: LimitCase.all)
  func bitmaps(_ limitCase: LimitCase) throws {
    for isOpaque in [true, false] {
      var scene = CommitScene(160, 96, scale: limitCase.scale, distance: 250)
      let contents = scene.addContents(isOpaque ? Self.opaque : Self.translucent)
      scene.add(CGRect(x: -4, y: 4, width: 180, height: 90), to: scene.stage) {
        $0.properties.contents = contents
        limitCase.change(&$0)
      }
      #expect(try difference([scene.commit]) <= limitCase.tolerance)
    }
  }

  @Test("new pixels of a part of a bitmap in tiles appear in each tile and around it")
  func updates() throws {
    var scene = CommitScene(160, 96)
    let contents = scene.addContents(Self.opaque)
    scene.add(CGRect(x: 0, y: 0, width: 158, height: 93), to: scene.stage) {
      $0.properties.contents = contents
    }
    for (x, y, width, height) in [(50, 40, 30, 36), (0, 0, 180, 10), (170, 80, 10, 10)] {
      var update = Commit()
      let patch = CGImage(
        width: width, height: height,
        premultipliedRGBA: [UInt8](repeating: 255, count: width * height * 4))
      update.contents = [
        ContentsUpdate(contents: contents, patch: patch, x: Int32(x), y: Int32(y))
      ]
      #expect(try difference([scene.commit, update]) <= 1)
    }
  }

  @Test("groups above the limit are drawn in parts that fit together")
  func groups() throws {
    var scene = CommitScene(160, 96)
    let contents = scene.addContents(Self.translucent)
    let group = scene.paint(SIMD4(1, 0.5, 0, 1), in: CGRect(x: 5, y: 3, width: 150, height: 90)) {
      $0.properties.opacity = 0.5
    }
    scene.add(CGRect(x: 4, y: 4, width: 140, height: 80), to: group) {
      $0.properties.contents = contents
    }
    scene.mask(group, by: CGRect(x: 2, y: 2, width: 144, height: 85)) {
      $0.style.cornerRadius = 20
    }
    #expect(try difference([scene.commit]) <= 1)
  }

  @Test(
    "groups above the limit are complete where layers below and above them show backdrops",
    arguments: LimitCase.groups, [false, true])
  func groupsBesideBackdrops(_ groupCase: LimitCase, isNested: Bool) throws {
    var scene = CommitScene(300, 200)
    let contents = scene.addContents(Self.opaque)
    var base = scene.add(CGRect(x: 0, y: 0, width: 300, height: 200), to: scene.stage) {
      $0.properties.contents = contents
    }
    if isNested {
      base = scene.add(CGRect(x: 4, y: 4, width: 280, height: 190), to: base) {
        $0.properties.opacity = 0.9
      }
    }
    let blurred = CGRect(x: 10, y: 20, width: 60, height: 90)
    scene.add(blurred, to: base) { $0.style.backgroundFilters = [.gaussianBlur(radius: 2)] }
    let group = scene.paint(
      SIMD4(1, 0.5, 0, 1), in: CGRect(x: 30, y: 30, width: 230, height: 140), to: base
    ) {
      $0.style.cornerRadius = 20
      groupCase.change(&$0)
    }
    scene.paint(SIMD4(0, 1, 0, 1), in: CGRect(x: 150, y: 60, width: 100, height: 30), to: group)
    scene.add(blurred.offsetBy(dx: 150, dy: 40), to: base) {
      $0.style.backgroundFilters = [.gaussianBlur(radius: 2)]
    }
    #expect(try difference([scene.commit]) <= 1)
  }

  @Test(
    "a layer inside of a group above the limit shows all that lies below it",
    arguments: [1, 4, 7])
  func backdropInside(radius: Double) throws {
    var scene = CommitScene(300, 200)
    let contents = scene.addContents(Self.opaque)
    let group = scene.add(CGRect(x: 5, y: 5, width: 280, height: 190), to: scene.stage) {
      ($0.properties.contents, $0.properties.opacity) = (contents, 0.8)
    }
    scene.add(CGRect(x: 10, y: 12, width: 250, height: 160), to: group) {
      $0.style.cornerRadius = 30
      $0.style.backgroundFilters = [.gaussianBlur(radius: radius)]
    }
    #expect(try difference([scene.commit]) <= 1)
  }

  @Test("a filter of a large group is drawn in parts that fit together")
  func filters() throws {
    var scene = CommitScene(160, 96)
    let group = scene.paint(SIMD4(1, 0.5, 0, 1), in: CGRect(x: 5, y: 5, width: 150, height: 86)) {
      $0.style.filters = [.gaussianBlur(radius: 4)]
    }
    scene.paint(SIMD4(0, 0, 1, 1), in: CGRect(x: 20, y: 20, width: 100, height: 50), to: group)
    #expect(try difference([scene.commit]) <= 1)
  }

  @Test("a blur that reaches further than the limit shows all that it blurs", arguments: [12, 40])
  func wideFilters(radius: Double) throws {
    var scene = CommitScene(100, 96)
    let group = scene.paint(SIMD4(1, 0.5, 0, 1), in: CGRect(x: -60, y: -60, width: 90, height: 90))
    {
      $0.style.filters = [.gaussianBlur(radius: radius)]
    }
    scene.paint(SIMD4(0, 0, 1, 1), in: CGRect(x: 70, y: 70, width: 70, height: 70), to: group)
    #expect(try difference([scene.commit]) <= 1)
  }

  @Test(
    "background filters of large layers are drawn in parts that fit together",
    arguments: [1, 4, 7, 25, 40], [false, true])
  func backdrops(radius: Double, isGroup: Bool) throws {
    var scene = CommitScene(300, 200)
    let contents = scene.addContents(Self.opaque)
    let base = scene.add(CGRect(x: 0, y: 0, width: 300, height: 200), to: scene.stage) {
      $0.properties.contents = contents
    }
    scene.add(CGRect(x: 7, y: 5, width: 280, height: 190), to: base) {
      $0.style.cornerRadius = 30
      $0.style.backgroundFilters = [.gaussianBlur(radius: radius)]
    }
    scene.paint(SIMD4(0, 1, 0, 1), in: CGRect(x: 120, y: 60, width: 30, height: 30), to: base) {
      if isGroup { $0.style.blendMode = .difference }
    }
    #expect(try difference([scene.commit]) <= 1)
  }
}
