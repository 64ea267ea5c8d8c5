import CoreGraphics
import LayerTree
import Testing

@testable import Compositor

@Suite("Shadows")
struct ShadowTests {
  private func list(_ body: (inout Commit) -> Void) -> DisplayList {
    var commit = Commit.window(200, 100, sublayers: [1])
    commit.paint(1, CGRect(x: 50, y: 20, width: 100, height: 60))
    commit.style(1) { $0.shadow = Self.shadow }
    body(&commit)
    var tree = RenderTree()
    tree.apply(commit)
    _ = tree.animate(to: 0)
    var flattener = Flattener()
    return flattener.flatten(tree)
  }

  private static let shadow: LayerShadow = {
    var shadow = LayerShadow()
    (shadow.opacity, shadow.radius) = (0.5, 4)
    return shadow
  }()

  private func parts(_ list: DisplayList) -> [DisplayItem.Part] { list.items.map(\.part) }

  /// Whether a primitive draws the shadow, and not a group.
  private func isShape(_ body: (inout Commit) -> Void) -> Bool {
    let list = list(body)
    return !list.items.contains(where: \.isGroup)
      && list.items.contains { $0.part == .shadow || $0.part == .shadowCorners }
  }

  @Test("an opaque layer's shadow is a primitive around the pixels that the layer hides")
  func card() throws {
    let list = list { _ in }
    #expect(parts(list) == [.shadow, .body])
    let shadow = list.items[0]
    #expect(shadow.program == .shape([], .shadow))
    let instances = try #require(list.severalInstances(of: shadow))
    let boxes = list.instances[instances].map {
      Quad(QuadInstance($0)).box
    }
    let body = PixelRect(minX: 50, minY: 20, maxX: 150, maxY: 80)
    #expect(boxes.count == 4 && boxes.allSatisfy { !$0.intersects(body) })
    #expect(shadow.box == PixelRect(minX: 38, minY: 5, maxX: 162, maxY: 89))
  }

  /// The boxes of the shadow of a layer that shows a bitmap and has a shadow path.
  private func boxes(_ image: CGImage) -> [PixelRect] {
    let list = list { commit in
      let contents = LayerContents(1, image)
      commit.upload(contents, image)
      commit.set(1, CGRect(x: 50, y: 20, width: 100, height: 60)) {
        $0.contents = contents
      }
      commit.style(1) {
        $0.shadow = Self.shadow
        $0.shadow.path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 60), transform: nil)
      }
    }
    let shadow = list.items[0]
    guard let instances = list.severalInstances(of: shadow) else { return [shadow.box] }
    return list.instances[instances].map { Quad(QuadInstance($0)).box }
  }

  @Test("an opaque bitmap hides its shadow as an opaque color does")
  func bitmap() {
    let around = boxes(.plain(100, 60))
    let middle = PixelRect(minX: 51, minY: 21, maxX: 149, maxY: 79)
    #expect(around.count == 4 && around.allSatisfy { !$0.intersects(middle) })
    let translucent = CGImage.plain(100, 60, SIMD4(repeating: 254))
    #expect(boxes(translucent).count == 1)
  }

  @Test("near round corners it is drawn by a program of their own")
  func corners() throws {
    let list = list { commit in
      commit.style(1) {
        $0.shadow = Self.shadow
        $0.cornerRadius = 6
      }
    }
    #expect(parts(list) == [.shadow, .shadowCorners, .body])
    #expect(list.items[1].program == .shape([], .nearestCornerShadow))
    // No pixel is drawn twice.
    let all = list.items[0...1].compactMap(list.severalInstances)
      .flatMap { list.instances[$0].map { Quad(QuadInstance($0)).box } }
    for (index, box) in all.enumerated() {
      #expect(!all[(index + 1)...].contains { $0.intersects(box) })
    }
  }

  @Test("where a pixel sees more than one corner, the program with all corners draws it")
  func smallShape() {
    let list = list { commit in
      commit.style(1) {
        $0.shadow = Self.shadow
        $0.shadow.radius = 10
        $0.cornerRadius = 6
      }
    }
    let corners = list.items.first { $0.part == .shadowCorners }
    #expect(corners?.program == .shape([], .softRoundedShadow))
  }

  @Test("around a rotated opaque layer, its parts fit together to the last bit")
  func rotated() throws {
    for angle in stride(from: 0.1, to: 3, by: 0.37) {
      let list = list { commit in
        commit.paint(1, CGRect(x: 30, y: 0, width: 140, height: 100)) {
          $0.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
        }
        commit.style(1) {
          $0.shadow = Self.shadow
          $0.cornerRadius = 6
        }
      }
      #expect(parts(list) == [.shadow, .body])
      let instances = try #require(list.severalInstances(of: list.items[0]))
      #expect(instances.count == 8)
      let quads = list.instances[instances]
      let corners = quads.flatMap { quad in
        [.zero, quad.xAxis, quad.yAxis, quad.xAxis + quad.yAxis].map { quad.origin + $0 }
      }
      // A grid of three columns and rows has sixteen corners, all of which are in use.
      #expect(Set(corners).count == 16)
      let hole = quads[quads.startIndex + 1].xAxis.length * quads[quads.startIndex + 3].yAxis.length
      #expect(abs(hole - (140 - 2 * 3.757) * (100 - 2 * 3.757)) < 5)
    }
  }

  @Test("a rotated layer that hides little has the whole shadow below it")
  func rotatedWithoutHole() {
    func count(_ size: CGFloat) -> Int? {
      let list = list { commit in
        commit.paint(1, CGRect(x: 50, y: 0, width: size, height: size)) {
          $0.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
        }
      }
      return list.severalInstances(of: list.items[0])?.count
    }
    #expect(count(100) == 8)
    #expect(count(60) == nil)
  }

  @Test("what a layer shows beyond its body makes it a group with an effect")
  func groups() {
    #expect(isShape { $0.paint(2, CGRect(x: 10, y: 10, width: 20, height: 20), in: 1) })
    #expect(isShape { $0.set(2, CGRect(x: 90, y: 10, width: 20, height: 20), in: 1) })
    #expect(
      isShape { commit in
        commit.paint(2, CGRect(x: 90, y: 10, width: 20, height: 20), in: 1) { $0.opacity = 0 }
      })
    #expect(!isShape { $0.paint(2, CGRect(x: 90, y: 10, width: 20, height: 20), in: 1) })
    #expect(
      !isShape { commit in
        commit.paint(2, CGRect(x: 10, y: 10, width: 20, height: 20), in: 1) {
          $0.transform = CATransform3DMakeRotation(0.8, 0, 0, 1)
          $0.position.x = 12
        }
      })
    #expect(
      !isShape { commit in
        commit.paint(1, CGRect(x: 50, y: 20, width: 100, height: 60)) { $0.backgroundColor.w = 0.5 }
      })
    for change: (inout LayerStyle) -> Void in [
      { $0.filters = [.gaussianBlur(radius: 2)] },
      { ($0.cornerRadius, $0.cornerCurve) = (12, .continuous) },
    ] {
      #expect(
        !isShape { commit in
          commit.style(1) {
            $0.shadow = Self.shadow
            change(&$0)
          }
        })
    }
  }

  @Test("a clear layer casts the shadow of an opaque sublayer that has all others inside")
  func clearContainer() {
    func isShape(_ change: @escaping (inout LayerStyle) -> Void, opacity: Float = 1) -> Bool {
      self.isShape { commit in
        commit.set(1, CGRect(x: 50, y: 20, width: 100, height: 60), sublayers: [2])
        commit.paint(2, CGRect(x: 0, y: 0, width: 100, height: 60), sublayers: [3]) {
          $0.opacity = opacity
        }
        commit.style(2) {
          ($0.cornerRadius, $0.masksToBounds) = (8, true)
          change(&$0)
        }
        commit.paint(3, CGRect(x: 60, y: 20, width: 80, height: 60))
      }
    }
    #expect(isShape { _ in })
    #expect(!isShape { $0.masksToBounds = false })
    #expect(!isShape { $0.blendMode = .multiply })
    #expect(!isShape { $0.filters = [.gaussianBlur(radius: 2)] })
    #expect(!isShape({ _ in }, opacity: 0.5))
  }

  @Test("a bitmap casts no shadow where it is transparent")
  func transparentMargins() {
    func isShape(transparentRows: Int) -> Bool {
      let pixels = (0..<20).flatMap { row in
        Array(repeating: row < transparentRows ? 0 : 255 as UInt8, count: 20 * 4)
      }
      let image = CGImage(width: 20, height: 20, premultipliedRGBA: pixels)
      return self.isShape { commit in
        commit.upload(LayerContents(1, image), image)
        // The upper half lies outside of the card.
        commit.set(2, CGRect(x: 10, y: -10, width: 20, height: 20)) {
          $0.contents = LayerContents(1, image)
        }
        commit.order(1, [2])
      }
    }
    #expect(!isShape(transparentRows: 0) && !isShape(transparentRows: 9))
    #expect(isShape(transparentRows: 11) && isShape(transparentRows: 20))
  }

  @Test("a round card inside of round bounds casts no shadow of its own")
  func nested() {
    func isShape(_ radius: CGFloat) -> Bool {
      self.isShape { commit in
        commit.style(1) {
          $0.shadow = Self.shadow
          $0.cornerRadius = 10
        }
        commit.paint(2, CGRect(x: 0, y: 0, width: 100, height: 60), in: 1)
        commit.style(2) {
          $0.cornerRadius = radius
          $0.masksToBounds = true
        }
        commit.paint(3, CGRect(x: -50, y: 0, width: 300, height: 10), in: 2)
      }
    }
    #expect(isShape(10) && isShape(14) && !isShape(8))
  }

  @Test("a path that is a rectangle or an ellipse is a primitive whatever the layer shows")
  func paths() {
    for path in [
      CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
      CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 20), transform: nil),
    ] {
      #expect(
        isShape { commit in
          commit.paint(1, CGRect(x: 50, y: 20, width: 100, height: 60)) {
            $0.backgroundColor.w = 0.5
          }
          commit.style(1) {
            $0.shadow = Self.shadow
            $0.shadow.path = path
          }
        })
    }
  }

  @Test("an invisible shadow leaves a layer plain, and one that masks to its bounds has none")
  func none() {
    for change: (inout LayerStyle) -> Void in [
      { $0.shadow.opacity = 0 }, { $0.shadow.color.w = 0 }, { $0.shadow.path = CGMutablePath() },
      { $0.masksToBounds = true },
    ] {
      let list = list { commit in
        commit.style(1) {
          $0.shadow = Self.shadow
          change(&$0)
        }
      }
      #expect(parts(list) == [.body])
    }
  }

  @Test("a group with a shadow reaches as far as its blur and its offset")
  func reach() {
    var chain = EffectChain(filters: [], scale: 1)
    let box = PixelRect(minX: 100, minY: 100, maxX: 120, maxY: 120)
    chain.shadow = GroupShadow(color: SIMD4(0, 0, 0, 1), offset: SIMD2(0, 12.5), deviation: 2)
    #expect(chain.reach >= 13 + 6 && chain.reach <= 13 + 10 && chain.reduction == 1)
    chain.shadow?.deviation = 40
    chain.extent = box.expanded(by: chain.reach)
    let source = chain.source(of: box)
    #expect(chain.reduction == 1 && source.minX % 8 == 0 && source.width % 8 == 0)
  }

  @Test("huge radii and offsets stay within the limit of textures")
  func limits() {
    for (radius, offset) in [(1e9, 1e12), (1e300, 1e300), (5, -1e5)] as [(CGFloat, CGFloat)] {
      var commit = Commit.window(200, 100, sublayers: [1])
      commit.set(1, CGRect(x: 0, y: 0, width: 50, height: 50), sublayers: [2])
      commit.paint(2, CGRect(x: 10, y: 10, width: 20, height: 20))
      for layer in [1, 2] as [LayerID] {
        commit.style(layer) {
          $0.shadow = Self.shadow
          $0.shadow.radius = radius
          $0.shadow.offset = CGSize(width: offset, height: offset)
        }
      }
      var pipeline = FramePipeline(maximumTextureSide: 2048)
      pipeline.apply(commit)
      _ = pipeline.animate(to: 0)
      _ = pipeline.plan(bufferAge: 0)
      for case .createTarget(_, let size, _) in pipeline.plan.textureCommands {
        #expect(max(size.width, size.height) <= 2048)
      }
    }
  }
}

extension Commit {
  /// Adds a painted layer to another one.
  fileprivate mutating func paint(
    _ layer: LayerID, _ frame: CGRect, in superlayer: LayerID,
    _ body: (inout LayerProperties) -> Void = { _ in }
  ) {
    paint(layer, frame, body)
    order(superlayer, [layer])
  }

  /// Adds a layer that shows nothing to another one.
  fileprivate mutating func set(_ layer: LayerID, _ frame: CGRect, in superlayer: LayerID) {
    set(layer, frame)
    order(superlayer, [layer])
  }
}

extension SIMD2<Float> {
  fileprivate var length: Float { (self * self).sum().squareRoot() }
}
