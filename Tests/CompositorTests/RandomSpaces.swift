import CoreGraphics
import Foundation
import LayerTree
import TestSupport

/// Random trees of layers with 3D transforms, and a reference that projects their points by
/// multiplying one matrix for each step.
struct RandomSpaces {
  struct Node {
    var parent: Int
    var properties = LayerProperties()
    var style = LayerStyle()
    var space = LayerSpace()
  }

  private(set) var nodes: [Node] = []
  static let size = CGSize(width: 300, height: 200)

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func random(_ range: ClosedRange<Double>) -> Double {
      .random(in: range, using: &generator)
    }
    for index in 0..<7 {
      var node = Node(parent: index == 0 ? -1 : Int(random(0...Double(index) - 0.001)))
      node.properties.bounds = CGRect(
        x: random(-40...40), y: random(-40...40), width: random(1...150), height: random(1...150))
      node.properties.position = CGPoint(x: random(0...200), y: random(0...150))
      node.properties.anchorPoint = CGPoint(x: random(-0.5...1.5), y: random(0...1))
      node.properties.backgroundColor = LayerID(rawValue: UInt32(index + 1)).color
      var matrix = CATransform3DIdentity
      switch Int(random(0...5)) {
      case 0:
        matrix = CATransform3DMakeRotation(
          random(-3...3), random(-1...1), random(-1...1), random(-1...1))
      case 1: matrix = CATransform3DMakeScale(random(-2...2), random(0.2...2), random(0.5...2))
      case 2: matrix = CATransform3DMakeTranslation(random(-50...50), 0, random(-200...200))
      case 3:
        matrix = CATransform3DMakeRotation(random(-2...2), 0, 1, 0)
        matrix.m34 = -1 / random(100...600)
        matrix = CATransform3DRotate(matrix, random(-2...2), 1, random(-1...1), 0)
      default: break
      }
      node.properties.transform = matrix
      node.style.zPosition = random(0...1) < 0.3 ? random(-100...100) : 0
      if random(0...1) < 0.3 { node.space.anchorPointZ = random(-50...50) }
      if random(0...1) < 0.4 { node.space.sublayerTransform.m34 = -1 / random(150...800) }
      if random(0...1) < 0.2 {
        node.space.sublayerTransform = CATransform3DRotate(
          node.space.sublayerTransform, random(-1...1), random(-1...1), random(-1...1), 0)
      }
      node.space.isGeometryFlipped = random(0...1) < 0.2
      node.space.isTransformLayer = random(0...1) < 0.25
      nodes.append(node)
    }
  }

  /// The commit that adds the layers, numbered from 1, to a root layer that fills the window.
  var commit: Commit {
    func children(_ parent: Int) -> [LayerID] {
      nodes.indices.filter { nodes[$0].parent == parent }.map { LayerID(rawValue: UInt32($0 + 1)) }
    }
    var commit = Commit.window(Self.size.width, Self.size.height, sublayers: children(-1))
    for (index, node) in nodes.enumerated() {
      var change = LayerChange(layer: LayerID(rawValue: UInt32(index + 1)))
      change.properties = node.properties
      change.style = node.style
      change.space = node.space
      change.sublayers = children(index)
      commit.layers.append(change)
    }
    return commit
  }

  /// Whether an odd number of ancestors flip their geometry; the layer's own contents are then
  /// flipped back.
  func isMirrored(_ layer: Int) -> Bool {
    var (isMirrored, parent) = (false, nodes[layer].parent)
    while parent >= 0 {
      if nodes[parent].space.isGeometryFlipped { isMirrored.toggle() }
      parent = nodes[parent].parent
    }
    return isMirrored
  }

  /// The position of a layer's point in homogeneous pixel coordinates.
  func project(_ point: SIMD2<Double>, of layer: Int) -> (x: Double, y: Double, w: Double) {
    var (vector, index) = (SIMD4(point.x, point.y, 0, 1), layer)
    while true {
      let node = nodes[index]
      vector = vector.times(.move(-node.anchor)).times(node.properties.transform.rows)
      vector = vector.times(
        .move(
          SIMD3(node.properties.position.x, node.properties.position.y, node.style.zPosition)))
      guard node.parent >= 0 else { return (vector.x, vector.y, vector.w) }
      let parent = nodes[node.parent]
      vector = vector.times(.move(-parent.anchor)).times(parent.space.sublayerTransform.rows)
      vector = vector.times(.move(parent.anchor))
      if parent.space.isGeometryFlipped {
        let bounds = parent.properties.bounds
        vector.y = (bounds.minY + bounds.maxY) * vector.w - vector.y
      }
      if !parent.space.isTransformLayer { vector.z = 0 }
      index = node.parent
    }
  }
}

private struct Rows {
  var rows: [SIMD4<Double>]

  static func move(_ by: SIMD3<Double>) -> Rows {
    Rows(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], SIMD4(by, 1)])
  }
}

extension RandomSpaces.Node {
  fileprivate var anchor: SIMD3<Double> {
    SIMD3(
      properties.bounds.minX + properties.anchorPoint.x * properties.bounds.width,
      properties.bounds.minY + properties.anchorPoint.y * properties.bounds.height,
      space.anchorPointZ)
  }
}

extension CATransform3D {
  fileprivate var rows: Rows {
    Rows(rows: [
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44),
    ])
  }
}

extension SIMD4<Double> {
  fileprivate func times(_ matrix: Rows) -> Self {
    x * matrix.rows[0] + y * matrix.rows[1] + z * matrix.rows[2] + w * matrix.rows[3]
  }
}
