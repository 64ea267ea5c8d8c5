import Compositor
import CoreGraphics
import Foundation
import LayerTree
import TestSupport
import Testing

/// Requirement V20: `CATransform3D` with perspective (`m34`, `sublayerTransform`).
@Suite("Layers with 3D transforms")
struct PerspectiveTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 500

  private func list(_ commit: Commit) -> DisplayList {
    var tree = RenderTree()
    tree.apply(commit)
    return tree.list()
  }

  /// The position of a pixel's center in an item, in fractions of its sides; nil behind the camera.
  private func position(
    _ pixel: SIMD2<Double>, in item: DisplayItem, of list: DisplayList
  ) -> SIMD2<Double>? {
    guard let index = item.shape, item.isInPerspective else {
      let (x, y) = (SIMD2<Double>(item.quad.xAxis), SIMD2<Double>(item.quad.yAxis))
      let direction = pixel - SIMD2<Double>(item.quad.origin)
      let determinant = x.x * y.y - x.y * y.x
      return SIMD2(direction.x * y.y - direction.y * y.x, x.x * direction.y - x.y * direction.x)
        / determinant
    }
    let shape = list.shapes[index].instance
    let local = SIMD4(SIMD3(pixel - SIMD2<Double>(shape.origin), 1), 0)
    let rows = (0..<3).map { SIMD4<Double>(list.parameters[Int(shape.details) + $0]) }
    let sums = rows.map { ($0 * local).sum() }
    return sums[2] > 0 ? SIMD2(sums[0], sums[1]) / sums[2] : nil
  }

  @Test("points of random trees are drawn where a reference of plain matrices projects them")
  func projection() {
    var (drawnPoints, inPerspective) = (0, 0)
    for seed in 0..<UInt64(Self.rounds) {
      let spaces = RandomSpaces(seed: seed)
      let list = list(spaces.commit)
      var generator = SeededGenerator(seed: seed)
      for item in list.items {
        let index = Int(item.layer) - 1
        guard index >= 0, item.part == .body else { continue }
        let bounds = spaces.nodes[index].properties.bounds
        for _ in 0..<4 {
          let unit = SIMD2(
            Double.random(in: 0...1, using: &generator),
            Double.random(in: 0...1, using: &generator))
          let at = spaces.project(
            SIMD2(bounds.minX, bounds.minY) + unit * SIMD2(bounds.width, bounds.height),
            of: index)
          guard at.w > 1e-3 else { continue }
          let pixel = SIMD2(at.x, at.y) / at.w
          guard pixel.x > 0, pixel.y > 0, pixel.x < 300, pixel.y < 200 else { continue }
          // Either of two fragments of a layer may show the point.
          let isHere =
            Double(item.box.minX) <= pixel.x && pixel.x <= Double(item.box.maxX)
            && Double(item.box.minY) <= pixel.y && pixel.y <= Double(item.box.maxY)
          #expect(isHere || item.isCut, "seed \(seed) layer \(index)")
          let found = position(pixel, in: item, of: list)
          // Items thinner than 1/100 pixel cannot be distinguished.
          guard item.isWide(list) else { continue }
          let shown = spaces.isMirrored(index) ? SIMD2(unit.x, 1 - unit.y) : unit
          let distance = found.map { ($0 - shown).abs.max() } ?? .infinity
          #expect(distance < 2e-2, "seed \(seed) layer \(index): \(distance)")
          drawnPoints += 1
          if item.isInPerspective { inPerspective += 1 }
        }
      }
    }
    #expect(drawnPoints > Self.rounds && inPerspective > Self.rounds / 4)
  }

  @Test("each visible point of random trees has an item")
  func completeness() {
    var missing = 0
    for seed in 0..<UInt64(Self.rounds) {
      let spaces = RandomSpaces(seed: seed)
      let shown = Set(list(spaces.commit).items.map { Int($0.layer) - 1 })
      for (index, node) in spaces.nodes.enumerated() where !node.space.isTransformLayer {
        let bounds = node.properties.bounds
        let at = spaces.project(SIMD2(bounds.midX, bounds.midY), of: index)
        let isVisible =
          at.w > 1e-2 && at.x > 0 && at.y > 0 && at.x < 300 * at.w && at.y < 200 * at.w
        if isVisible && !shown.contains(index) { missing += 1 }
      }
    }
    #expect(missing == 0)
  }

  private func card(_ body: (inout LayerProperties, inout LayerStyle, inout LayerSpace) -> Void)
    -> DisplayList
  {
    var (properties, style, space) = (LayerProperties(), LayerStyle(), LayerSpace())
    properties.bounds.size = CGSize(width: 100, height: 80)
    properties.position = CGPoint(x: 100, y: 100)
    properties.backgroundColor = LayerID(rawValue: 1).color
    body(&properties, &style, &space)
    var commit = Commit.window(200, 200, sublayers: [1])
    var change = LayerChange(layer: 1)
    (change.properties, change.style, change.space) = (properties, style, space)
    commit.layers.append(change)
    return list(commit)
  }

  @Test("a layer that is rotated without a perspective is still a quad")
  func flat() {
    let list = card { properties, _, _ in
      properties.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    }
    #expect(list.items.map(\.shape) == [nil])
    #expect(abs(Double(list.items[0].quad.xAxis.x) - 100 * cos(1)) < 1e-4)
  }

  @Test("NaN, too large numbers and edge-on planes show nothing")
  func degenerate() {
    let transforms: [CATransform3D] = [
      CATransform3DMakeRotation(.pi / 2, 0, 1, 0).with { $0.m11 = 0 }, CATransform3D(),
      CATransform3DIdentity.with { $0.m14 = .nan }, CATransform3DIdentity.with { $0.m44 = 0 },
      CATransform3DIdentity.with { $0.m44 = -1 }, CATransform3DIdentity.with { $0.m43 = .infinity },
      CATransform3DIdentity.with { ($0.m14, $0.m11) = (1e300, 1e300) },
      CATransform3DIdentity.with { ($0.m14, $0.m24, $0.m44) = (0, 0, -3) },
    ]
    for (index, transform) in transforms.enumerated() {
      let list = card { properties, style, _ in
        properties.transform = transform
        style.masksToBounds = true
      }
      let isEmpty = list.items.allSatisfy { $0.box.isEmpty }
      #expect(isEmpty || index == 5, "\(index): \(list.items)")
    }
  }

  @Test(
    "a layer that is not double-sided is hidden when it is back-facing",
    arguments: [
      (0.0, true), (80, true), (100, false), (180, false), (260, false), (280, true),
    ])
  func oneSided(degrees: Double, isVisible: Bool) {
    for distance in [0.0, 500] {
      let list = card { properties, style, _ in
        style.isDoubleSided = false
        if distance > 0 { properties.transform.m34 = -1 / distance }
        properties.transform = CATransform3DRotate(
          properties.transform, degrees / 180 * .pi, 0, 1, 0)
      }
      #expect(list.items.isEmpty != isVisible)
    }
  }

  @Test("the damage of a rotating layer is the box around both positions; none at rest")
  func damage() {
    func commit(_ angle: Double) -> Commit {
      var commit = Commit.window(200, 200, sublayers: [1])
      commit.paint(1, CGRect(x: 50, y: 50, width: 100, height: 100)) {
        $0.transform.m34 = -1 / 300
        $0.transform = CATransform3DRotate($0.transform, angle, 0, 1, 0)
      }
      return commit
    }
    var pipeline = FramePipeline()
    pipeline.apply(commit(0.5))
    _ = pipeline.plan(bufferAge: 0)
    pipeline.apply(commit(0.5))
    #expect(pipeline.plan(bufferAge: 1).frame.isEmpty)
    pipeline.apply(commit(0.6))
    let box = pipeline.plan(bufferAge: 1).frame.box
    #expect(box.width > 80 && box.width < 110 && box.height > 110 && box.height < 140)
  }

  @Test("a rotation animation moves a layer out of its plane", arguments: [false, true])
  func animation(isOfTransform: Bool) {
    var commit = Commit.window(200, 200, sublayers: [1])
    commit.paint(1, CGRect(x: 50, y: 50, width: 100, height: 100))
    var space = LayerSpace()
    space.sublayerTransform.m34 = -1 / 300
    commit.layers[0].space = isOfTransform ? space : nil
    var timing = MediaTiming()
    timing.duration = 2
    commit.animate(
      1,
      Animation(
        property: .transform, timing: timing,
        track: .transform(
          TransformTrack(
            from: CATransform3DIdentity, to: CATransform3DMakeRotation(2, 0, 1, 0)))))
    var tree = RenderTree()
    tree.apply(commit)
    let item = tree.list(at: 1).items[0]
    #expect(item.isInPerspective == isOfTransform)
    #expect(item.box.width < 70)
  }
}

extension DisplayItem {
  var isInPerspective: Bool { program.modifiers.contains(.perspective) }

  fileprivate var isCut: Bool { fragmentIndex > 0 || program.modifiers.contains(.clipped) }

  fileprivate func isWide(_ list: DisplayList) -> Bool {
    guard isInPerspective, let index = shape else {
      let (x, y) = (quad.xAxis, quad.yAxis)
      return abs(x.x * y.y - x.y * y.x) > 1
    }
    let shape = list.shapes[index].instance
    let rows = (0..<2).map { list.parameters[Int(shape.details) + $0] }
    let area = rows[0].x * rows[1].y - rows[0].y * rows[1].x
    return abs(area) < 0.2
  }
}

extension SIMD2<Double> {
  fileprivate var abs: SIMD2<Double> { SIMD2(Swift.abs(x), Swift.abs(y)) }
}

extension CATransform3D {
  fileprivate func with(_ body: (inout CATransform3D) -> Void) -> CATransform3D {
    var copy = self
    body(&copy)
    return copy
  }
}
