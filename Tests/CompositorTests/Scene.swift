import Compositor
import CoreGraphics
import LayerTree

// Layers are identified by numbers, which also determine their colors.

extension LayerID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: UInt32) {
    self.init(rawValue: value)
  }
}

extension Index: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension Commit {
  /// The first commit of a window with layer 0, of the window's size, as its root.
  static func window(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, sublayers: [LayerID] = []
  ) -> Commit {
    var commit = Commit()
    commit.root = 0
    commit.surface = SurfaceState(size: CGSize(width: width, height: height), scale: scale)
    commit.set(0, CGRect(x: 0, y: 0, width: width, height: height), sublayers: sublayers)
    return commit
  }

  /// Sets a layer's frame and other properties.
  mutating func set(
    _ layer: LayerID, _ frame: CGRect, sublayers: [LayerID]? = nil,
    _ body: (inout LayerProperties) -> Void = { _ in }
  ) {
    var properties = LayerProperties()
    properties.bounds.size = frame.size
    properties.position = CGPoint(x: frame.midX, y: frame.midY)
    body(&properties)
    change(layer) {
      $0.properties = properties
      $0.sublayers = sublayers ?? $0.sublayers
    }
  }

  /// Sets a layer's properties, opaque and with a unique color by which `DisplayItem.layer`
  /// identifies it.
  mutating func paint(
    _ layer: LayerID, _ frame: CGRect, sublayers: [LayerID]? = nil,
    _ body: (inout LayerProperties) -> Void = { _ in }
  ) {
    set(layer, frame, sublayers: sublayers) {
      $0.backgroundColor = layer.color
      body(&$0)
    }
  }

  /// Sets a layer's style.
  mutating func style(_ layer: LayerID, _ body: (inout LayerStyle) -> Void) {
    var style = LayerStyle()
    body(&style)
    change(layer) { $0.style = style }
  }

  mutating func order(_ layer: LayerID, _ sublayers: [LayerID]) {
    change(layer) { $0.sublayers = sublayers }
  }

  mutating func animate(_ layer: LayerID, _ animations: Animation...) {
    change(layer) { $0.animations += animations.map(AnimationChange.add) }
  }

  mutating func upload(_ contents: LayerContents, _ image: CGImage, x: Int32 = 0, y: Int32 = 0) {
    self.contents.append(ContentsUpdate(contents: contents, patch: image, x: x, y: y))
  }

  private mutating func change(_ layer: LayerID, _ body: (inout LayerChange) -> Void) {
    if let index = layers.firstIndex(where: { $0.layer == layer }) {
      body(&layers[index])
    } else {
      var change = LayerChange(layer: layer)
      body(&change)
      layers.append(change)
    }
  }
}

extension LayerID {
  var color: SIMD4<Float> {
    SIMD4(Float(rawValue & 255), Float(rawValue >> 8 & 255), Float(rawValue >> 16), 255) / 255
  }
}

extension DisplayItem {
  /// The layer with this color.
  var layer: UInt32 { quad.layer }
}

extension FramePlan {
  /// The quads and shapes of a pass in the order in which they are drawn.
  func drawn(_ pass: Pass) -> [QuadInstance] {
    batches[pass.batches].flatMap { batch in
      if batch.program.isShape { return shapes[batch.instances].map(\.quad) }
      return Array(instances[batch.instances])
    }
  }
}

extension ShapeInstance {
  /// The properties that it shares with quads.
  var quad: QuadInstance {
    QuadInstance(
      xAxis: xAxis, yAxis: yAxis, origin: origin, textureOrigin: textureOrigin,
      textureExtent: textureExtent, color: color, opacity: opacity)
  }
}

extension QuadInstance {
  var layer: UInt32 { UInt32(color.x) | UInt32(color.y) << 8 | UInt32(color.z) << 16 }
}

extension RenderTree {
  /// The display list at a time.
  mutating func list(at time: Double = 0) -> DisplayList {
    _ = animate(to: time)
    var flattener = Flattener()
    return flattener.flatten(self)
  }
}

extension LayerContents {
  init(_ id: UInt64, _ image: CGImage) {
    self.init(
      id: ContentsID(rawValue: id), width: Int32(image.width), height: Int32(image.height),
      isOpaque: image.isOpaque)
  }
}

extension CGImage {
  /// An image of one premultiplied color.
  static func plain(_ width: Int, _ height: Int, _ color: SIMD4<UInt8> = SIMD4(repeating: 255))
    -> CGImage
  {
    let pixel: [UInt8] = [color.x, color.y, color.z, color.w]
    return CGImage(
      width: width, height: height,
      premultipliedRGBA: Array(repeatElement(pixel, count: width * height).joined()))
  }

  /// An image whose pixels all have different colors.
  static func chart(_ width: Int, _ height: Int) -> CGImage {
    let pixels = (0..<height * width).flatMap { index in
      [UInt8(index % width & 255), UInt8(index / width & 255), 77, 255] as [UInt8]
    }
    return CGImage(width: width, height: height, premultipliedRGBA: pixels)
  }
}

extension PixelRect {
  init(_ x: Int32, _ y: Int32, _ width: Int32, _ height: Int32) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }
}

extension Animation {
  static func moveX(
    from: Double, to: Double, begin: Double = 0, duration: Double = 1,
    _ change: (inout MediaTiming) -> Void = { _ in }
  ) -> Animation {
    var timing = MediaTiming()
    timing.beginTime = begin
    timing.duration = duration
    change(&timing)
    return Animation(
      property: .positionX, timing: timing,
      track: .basic(BasicTrack(from: SIMD4(from, 0, 0, 0), to: SIMD4(to, 0, 0, 0))))
  }
}
