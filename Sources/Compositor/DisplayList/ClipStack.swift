import CoreGraphics
import LayerTree

/// The clips of a frame, from layers that mask to their bounds.
struct ClipStack: Sendable {
  struct Clip: Sendable {
    /// The next outer clip that clips something of this one.
    var parent: Index<Clip>?
    /// The index in the list's parameters.
    var parameters: Int32
    /// The pixels outside of which nothing is visible.
    var visible: PixelRect
    /// The intersection of those clips up to the root that are rectangles of whole pixels;
    /// axis-aligned quads are trimmed to it instead of being clipped by the shader.
    var exact: PixelRect
    /// The clip itself, if it is a rectangle of whole pixels.
    var pixels: PixelRect?
    var shape: Shape
    /// What programs need to draw inside it and its ancestors.
    var modifiers: ProgramID.Modifiers
    /// A hash of the clip and its ancestors.
    var hash: UInt64
  }

  /// A rounded rectangle around the origin of its own space.
  struct Shape: Equatable, Sendable {
    /// Converts buffer pixels to that space.
    var inverse: Perspective.Inverse
    var halfSize: SIMD2<Double>
    var radius: Double
    var flags: ShapeFlags
  }

  /// All pixel coordinates, with space for a margin.
  static let unlimited = PixelRect(
    minX: -1 << 30, minY: -1 << 30, maxX: 1 << 30, maxY: 1 << 30)
  /// The maximum number of clips to test before one is kept that may not be needed.
  private static let maximumSearchDepth = 32

  private(set) var clips: [Clip] = []

  subscript(_ index: Index<Clip>) -> Clip { clips[index] }

  mutating func removeAll() {
    clips.removeAll(keepingCapacity: true)
  }

  /// Adds a clip to the bounds of a layer, inside `parent`; `visible` is the visible part of the
  /// parent.
  mutating func push(
    _ bounds: CGRect, radius: Double, flags: ShapeFlags, _ transform: Affine, parent: Index<Clip>?,
    visible: PixelRect, into parameters: inout [SIMD4<Float>]
  ) -> Index<Clip> {
    let quad = Quad(bounds, transform)
    guard let inverse = transform.inverse(centeredOn: bounds), !quad.box.isEmpty else {
      return pushEmpty(parent)
    }
    if radius == 0, quad.isPixelAligned {
      return push(
        quad.pixelAlignedBox, parent: parent, visible: visible, into: &parameters)
    }
    let shape = Shape(
      inverse: Perspective.Inverse(inverse),
      halfSize: SIMD2(bounds.size.width, bounds.size.height) / 2, radius: radius, flags: flags)
    return push(
      shape, box: quad.antialiasedBox, parent: parent, visible: visible, into: &parameters)
  }

  /// Adds a clip to the bounds of a layer in perspective.
  mutating func push(
    _ bounds: CGRect, radius: Double, flags: ShapeFlags, _ perspective: Perspective,
    parent: Index<Clip>?,
    visible: PixelRect, into parameters: inout [SIMD4<Float>]
  ) -> Index<Clip> {
    let outline = Polygon(bounds, perspective).cut(to: visible.expanded(by: 1))
    guard let inverse = perspective.inverse, outline.count > 2 else { return pushEmpty(parent) }
    let middle = SIMD2<Double>(bounds.midX, bounds.midY)
    let shape = Shape(
      inverse: inverse.scaled(at: outline.middle).centered(on: middle),
      halfSize: SIMD2(bounds.size.width, bounds.size.height) / 2, radius: radius, flags: flags)
    return push(
      shape, box: outline.box.expanded(by: 1), parent: parent, visible: visible, into: &parameters)
  }

  private mutating func push(
    _ shape: Shape, box: PixelRect, parent: Index<Clip>?, visible: PixelRect,
    into parameters: inout [SIMD4<Float>]
  ) -> Index<Clip> {
    if let parent, clips[parent].shape == shape { return parent }
    append(
      Clip(
        parent: needed(for: box, from: parent), parameters: 0, visible: visible.intersection(box),
        exact: parent.map { clips[$0].exact } ?? Self.unlimited, pixels: nil, shape: shape,
        modifiers: .clipped, hash: 0),
      to: &parameters)
    return Index(clips.count - 1)
  }

  /// Nested rectangles of whole pixels are merged into one clip.
  private mutating func push(
    _ pixels: PixelRect, parent: Index<Clip>?, visible: PixelRect,
    into parameters: inout [SIMD4<Float>]
  ) -> Index<Clip> {
    var (pixels, outer, exact) = (pixels, parent, pixels)
    if let parent {
      exact = pixels.intersection(clips[parent].exact)
      if let around = clips[parent].pixels {
        pixels = pixels.intersection(around)
        outer = clips[parent].parent
      } else {
        outer = needed(for: pixels, from: parent)
      }
    }
    guard !pixels.isEmpty else { return pushEmpty(parent) }
    let half = SIMD2(Double(pixels.width), Double(pixels.height)) / 2
    let middle = SIMD2(Double(pixels.minX), Double(pixels.minY)) + half
    append(
      Clip(
        parent: outer, parameters: 0, visible: visible.intersection(pixels), exact: exact,
        pixels: pixels,
        shape: Shape(
          inverse: Perspective.Inverse(.identity).centered(on: middle), halfSize: half, radius: 0,
          flags: []),
        modifiers: .clipped, hash: 0),
      to: &parameters)
    return Index(clips.count - 1)
  }

  private mutating func pushEmpty(_ parent: Index<Clip>?) -> Index<Clip> {
    let shape = Shape(
      inverse: Perspective.Inverse(.identity), halfSize: .zero, radius: 0, flags: [])
    clips.append(
      Clip(
        parent: parent, parameters: 0, visible: .empty, exact: .empty, pixels: .empty, shape: shape,
        modifiers: .clipped, hash: 0))
    return Index(clips.count - 1)
  }

  private mutating func append(_ clip: Clip, to parameters: inout [SIMD4<Float>]) {
    var clip = clip
    clip.parameters = Int32(parameters.count)
    let (m, shape) = (clip.shape.inverse, clip.shape)
    let outer = clip.parent.map { clips[$0].parameters } ?? ClipParameters.none
    let flags = m.isAffine ? shape.flags : shape.flags.union(.inPerspective)
    let rows = ClipParameters.make(
      a: Float(m.x.x), b: Float(m.y.x), c: Float(m.x.y), d: Float(m.y.y), tx: Float(m.x.z),
      ty: Float(m.y.z), halfSize: SIMD2<Float>(shape.halfSize),
      cornerRadius: Float(shape.radius), flags: flags, parent: outer)
    parameters.append(rows.0)
    parameters.append(rows.1)
    parameters.append(rows.2)
    var hash = StableHash(clip.parent.map { clips[$0].hash } ?? 0)
    hash.combine(rows.0)
    hash.combine(rows.1)
    hash.combine(SIMD4(rows.2.x, rows.2.y, 0, 0))
    if !m.isAffine {
      let row = SIMD4<Float>(SIMD4(m.w, 0))
      parameters.append(row)
      hash.combine(row)
    }
    if let parent = clip.parent { clip.modifiers.formUnion(clips[parent].modifiers) }
    if !m.isAffine { clip.modifiers.insert(.clipsInPerspective) }
    if shape.radius > 0, shape.flags.contains(.continuousCorners) {
      clip.modifiers.insert(.continuousCorners)
    }
    clip.hash = hash.value
    clips.append(clip)
  }

  /// The innermost clip that clips something of `box`, if there is one. It may return one that does
  /// not clip it.
  func needed(for box: PixelRect, from clip: Index<Clip>?) -> Index<Clip>? {
    var (clip, steps) = (clip, 0)
    while let inner = clip, steps < Self.maximumSearchDepth, clips[inner].contains(box) {
      clip = clips[inner].parent
      steps += 1
    }
    return clip
  }
}

extension ClipStack.Clip {
  /// Whether all of `box` certainly lies inside, including the antialiased edges. Conservative.
  fileprivate func contains(_ box: PixelRect) -> Bool {
    if let pixels { return pixels.contains(box) }
    // The shape is convex.
    let box = box.expanded(by: 1)
    return shape.contains(box.minX, box.minY) && shape.contains(box.maxX, box.minY)
      && shape.contains(box.minX, box.maxY) && shape.contains(box.maxX, box.maxY)
  }
}

extension ClipStack.Shape {
  fileprivate func contains(_ x: Int32, _ y: Int32) -> Bool {
    let (x, y) = (Double(x), Double(y))
    let point = inverse.unproject(SIMD3(x, y, 1))
    guard point.z > 0 else { return false }
    let inset = SIMD2(
      halfSize.x - abs(point.x / point.z), halfSize.y - abs(point.y / point.z))
    guard inset.x >= 0, inset.y >= 0 else { return false }
    // All four corners are taken as rounded.
    return radius == 0 || CornerShape.contains(inset, radius: radius, flags: flags)
  }
}

/// The shader parameters of a clip: three vectors. Its shape is a rounded rectangle with antialiased
/// edges, under an affine or perspective transform.
///
///     [ m.a, m.c, m.tx, half the width  ]    m: from buffer pixels to the clip's points, with the
///     [ m.b, m.d, m.ty, half the height ]       middle of the rectangle at (0, 0)
///     [ cornerRadius, flags, parent, 0  ]    flags: the first five bits of `ShapeFlags`, and
///                                               `inPerspective`
///     [ w.x, w.y, w.one, 0 ]                 in perspective only: the divisor of m's points
///
/// `parent` is the index of the next outer clip's parameters, or `none`.
package enum ClipParameters {
  /// Stands for no clip, in `parent` and in `ShapeInstance.clip`.
  package static let none: Int32 = -1

  package static func make(
    a: Float, b: Float, c: Float, d: Float, tx: Float, ty: Float, halfSize: SIMD2<Float>,
    cornerRadius: Float, flags: ShapeFlags, parent: Int32
  ) -> (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) {
    (
      SIMD4(a, c, tx, halfSize.x), SIMD4(b, d, ty, halfSize.y),
      SIMD4(cornerRadius, Float(flags.intersection(.ofClips).rawValue), Float(parent), 0)
    )
  }
}
