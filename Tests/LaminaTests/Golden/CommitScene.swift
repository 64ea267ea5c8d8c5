import CoreGraphics
import Foundation
import GLESRenderer
import LaminaTesting
import LayerTree
import RenderServer

/// A layer tree in the form of a commit, which is rendered off screen.
struct CommitScene {
  struct Node {
    var properties = LayerProperties()
    var style = LayerStyle()
    var space = LayerSpace()
  }

  private var nodes: [Node] = []
  private var sublayers: [[LayerID]] = []
  private var masks: [LayerID: LayerID] = [:]
  private var contents: [ContentsUpdate] = []
  private let size: CGSize
  private let scale: CGFloat
  /// The layer that fills the screen and applies the perspective to its sublayers.
  private(set) var stage = LayerID(rawValue: 0)

  /// - Parameter distance: the distance of the camera, in points; 0 stands for no perspective.
  init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, distance: CGFloat = 0) {
    (size, self.scale) = (CGSize(width: width, height: height), scale)
    let frame = CGRect(origin: .zero, size: size)
    let root = append(frame) { $0.properties.backgroundColor = SIMD4(0.13, 0.15, 0.2, 1) }
    stage = add(frame, to: root) {
      if distance > 0 { $0.space.sublayerTransform.m34 = -1 / distance }
    }
  }

  private mutating func append(_ frame: CGRect, _ body: (inout Node) -> Void) -> LayerID {
    var node = Node()
    node.properties.bounds.size = frame.size
    node.properties.position = CGPoint(x: frame.midX, y: frame.midY)
    body(&node)
    nodes.append(node)
    sublayers.append([])
    return LayerID(rawValue: UInt32(nodes.count - 1))
  }

  @discardableResult
  mutating func add(
    _ frame: CGRect, to superlayer: LayerID, _ body: (inout Node) -> Void = { _ in }
  ) -> LayerID {
    let layer = append(frame, body)
    sublayers[Int(superlayer.rawValue)].append(layer)
    return layer
  }

  /// Adds the mask of a layer.
  @discardableResult
  mutating func mask(
    _ layer: LayerID, by frame: CGRect, _ body: (inout Node) -> Void = { _ in }
  ) -> LayerID {
    let mask = append(frame) {
      $0.properties.backgroundColor = SIMD4(0, 0, 0, 1)
      body(&$0)
    }
    masks[layer] = mask
    return mask
  }

  /// Adds a layer of one color to the stage or to another layer.
  @discardableResult
  mutating func paint(
    _ color: SIMD4<Float>, in frame: CGRect, to superlayer: LayerID? = nil,
    _ body: (inout Node) -> Void = { _ in }
  ) -> LayerID {
    add(frame, to: superlayer ?? stage) {
      $0.properties.backgroundColor = color
      body(&$0)
    }
  }

  /// Adds an image that layers can have as their contents.
  mutating func addContents(_ image: CGImage) -> LayerContents {
    let layerContents = LayerContents(
      id: .next(), width: Int32(image.width), height: Int32(image.height),
      isOpaque: image.isOpaque)
    contents.append(ContentsUpdate(contents: layerContents, patch: image))
    return layerContents
  }

  var commit: Commit {
    var commit = Commit()
    commit.root = LayerID(rawValue: 0)
    commit.surface = SurfaceState(size: size, scale: scale)
    commit.contents = contents
    commit.layers = nodes.indices.map { index in
      var change = LayerChange(layer: LayerID(rawValue: UInt32(index)))
      change.properties = nodes[index].properties
      change.style = nodes[index].style
      change.space = nodes[index].space
      change.sublayers = sublayers[index]
      change.mask = masks[change.layer]
      return change
    }
    return commit
  }

  /// Renders the scene off screen.
  func render(_ limits: DriverLimits = .environment) throws -> CGImage {
    let server = try OffscreenServer(limits: limits)
    server.post(commit)
    try server.renderFrame(for: 0)
    let frame = try server.readPixels()
    return CGImage(width: frame.width, height: frame.height, premultipliedRGBA: frame.pixels)
  }

  /// Compares the rendered scene with its golden image.
  func check(_ name: String, testFile: String = #filePath) throws {
    let server = try OffscreenServer()
    let tolerance =
      server.rendererName.hasPrefix("llvmpipe")
      ? Tolerance.exact : Tolerance(channel: 6, pixels: 0.001)
    try assertSnapshot(
      of: render(), named: "perspective-\(name)", tolerance: tolerance, testFile: testFile)
  }
}

extension CommitScene.Node {
  /// Appends a rotation about an axis to the transform, in degrees.
  mutating func rotate(_ degrees: CGFloat, about x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    properties.transform = CATransform3DConcat(
      properties.transform, CATransform3DMakeRotation(degrees / 180 * .pi, x, y, z))
  }

  mutating func translate(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    properties.transform = CATransform3DConcat(
      properties.transform, CATransform3DMakeTranslation(x, y, z))
  }
}
