package import CoreGraphics
package import LayerTree

/// A frame as data: what the backend has to do, in order, and nothing it has to decide.
package struct FramePlan: Sendable {
  /// The target's size; pass clips lie inside it.
  package var size: PixelSize
  /// Carried out before the passes, in order.
  package var textureCommands: [TextureCommand] = []
  package var passes: [Pass] = []
  package var batches: [Batch] = []
  package var instances: [QuadInstance] = []
  package var shapes: [ShapeInstance] = []
  /// What shapes refer to by index: clips (`ClipParameters`), perspectives (`PerspectiveParameters`)
  /// and the parameters of primitives.
  package var parameters: [SIMD4<Float>] = []

  package init(size: PixelSize) {
    self.size = size
  }
}

/// A texture of the renderer: an atlas page, or one large bitmap's own.
package struct TextureID: Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// A change to the renderer's textures. RGBA, 8 bits, premultiplied, one level, clamped to the edge.
package enum TextureCommand: Sendable {
  /// With `isMipmapped` it has all levels; `makeMipmaps` fills those below the first.
  case create(TextureID, PixelSize, isMipmapped: Bool = false)
  /// A texture that passes draw into; its first row is the top one.
  case createTarget(TextureID, PixelSize)
  /// Writes the whole image with its first row at `y`, and its edge pixels repeated once beyond the
  /// edges in `gutter` (and beyond the corner between two of them), so that linear sampling in an
  /// atlas never reads a neighbour.
  case upload(TextureID, CGImage, x: Int32, y: Int32, gutter: Edges)
  /// Copies pixels of one texture into another at its origin.
  case copy(from: TextureID, PixelRect, to: TextureID)
  case makeMipmaps(TextureID)
  case delete(TextureID)
}

/// Sides of a bitmap.
package struct Edges: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let left = Edges(rawValue: 1)
  package static let top = Edges(rawValue: 2)
  package static let right = Edges(rawValue: 4)
  package static let bottom = Edges(rawValue: 8)
  package static let all: Edges = [.left, .top, .right, .bottom]
}

/// What a pass draws into.
package enum PassTarget: Equatable, Sendable {
  case frame
  /// A texture made by `createTarget`; its pixel (0, 0) is the frame's pixel `origin`.
  case texture(TextureID, PixelSize, originX: Int32, originY: Int32)
}

/// Batches drawn into one rectangle of a target. Coordinates are the frame's buffer pixels for all
/// targets.
package struct Pass: Sendable {
  package var target: PassTarget
  /// Nothing outside is touched.
  package var clip: PixelRect
  /// Premultiplied RGBA that the clip is filled with first; nil where opaque batches cover it all.
  package var clearColor: SIMD4<Float>?
  /// Indices into the plan's batches.
  package var batches: Range<Int>

  package init(
    target: PassTarget = .frame, clip: PixelRect, clearColor: SIMD4<Float>? = nil,
    batches: Range<Int>
  ) {
    self.target = target
    self.clip = clip
    self.clearColor = clearColor
    self.batches = batches
  }
}

/// One instanced draw call.
package struct Batch: Equatable, Sendable {
  package var program: ProgramID
  package var blending: Blending
  /// nil where the program reads none.
  package var texture: TextureID?
  package var filter: TextureFilter
  /// Indices into the plan's instances, or its shapes where the program is one of shapes.
  package var instances: Range<Int>

  package init(
    program: ProgramID, blending: Blending, texture: TextureID? = nil,
    filter: TextureFilter = .nearest, instances: Range<Int>
  ) {
    self.program = program
    self.blending = blending
    self.texture = texture
    self.filter = filter
    self.instances = instances
  }
}

/// What becomes of the pixels that lie below those of a batch.
package enum Blending: UInt8, Hashable, Sendable, CaseIterable {
  /// They are replaced.
  case none
  /// They show through where the new ones are transparent.
  case over
  /// The new ones are added to them, alpha and all: two pictures become one that is part of each.
  case plus
}

/// How a texture is read.
package enum TextureFilter: UInt8, Sendable, CaseIterable {
  /// For bitmaps that lie one to one on the pixel grid: the same picture as `.linear`, and cheaper.
  case nearest
  case linear
  /// Between the two nearest levels of a mipmapped texture.
  case trilinear
}

/// One quad of an instanced draw, as the vertex shader reads it: 48 bytes, no padding.
package struct QuadInstance: Equatable, Sendable {
  /// The quad's corner, and its two sides, in buffer pixels: `origin + u·xAxis + v·yAxis`, u, v in 0…1.
  package var xAxis: SIMD2<Float>
  package var yAxis: SIMD2<Float>
  package var origin: SIMD2<Float>
  /// The part of the texture shown, in texture coordinates 0…1: origin, then extent.
  package var textureOrigin: SIMD2<Float>
  package var textureExtent: SIMD2<Float>
  /// Premultiplied RGBA.
  package var color: SIMD4<UInt8>
  package var opacity: Float

  package init(
    xAxis: SIMD2<Float>, yAxis: SIMD2<Float>, origin: SIMD2<Float>,
    textureOrigin: SIMD2<Float> = .zero, textureExtent: SIMD2<Float> = .zero,
    color: SIMD4<UInt8> = .zero, opacity: Float = 1
  ) {
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.origin = origin
    self.textureOrigin = textureOrigin
    self.textureExtent = textureExtent
    self.color = color
    self.opacity = opacity
  }
}

/// One shape of an instanced draw, as the vertex shader reads it: 80 bytes, no padding.
///
/// Its pixels are `(border over texel over color) × opacity × coverage`, where the coverage is that
/// of the rounded rectangle and of all clips; the border lies inside the rectangle.
package struct ShapeInstance: Equatable, Sendable {
  /// The rectangle's corner, and its two sides, in buffer pixels. The renderer draws a pixel more
  /// around it where edges are smooth. Of one in perspective: the pixels to draw.
  package var xAxis: SIMD2<Float>
  package var yAxis: SIMD2<Float>
  package var origin: SIMD2<Float>
  /// Its width and height in the unit of `cornerRadius` and `borderWidth`: points.
  package var size: SIMD2<Float>
  package var textureOrigin: SIMD2<Float> = .zero
  package var textureExtent: SIMD2<Float> = .zero
  /// At most half the smaller side.
  package var cornerRadius: Float = 0
  package var borderWidth: Float = 0
  package var opacity: Float = 1
  /// Premultiplied RGBA.
  package var color: SIMD4<UInt8> = .zero
  package var borderColor: SIMD4<UInt8> = .zero
  /// Index of the innermost clip in the plan's parameters; -1: none.
  package var clip: Int32 = -1
  /// Index in the plan's parameters of the perspective, if it has one, and of the primitive's
  /// parameters, which follow; -1: none.
  package var details: Int32 = -1
  package var flags: ShapeFlags = .antialiasedEdges

  package init(
    xAxis: SIMD2<Float>, yAxis: SIMD2<Float>, origin: SIMD2<Float>, size: SIMD2<Float>
  ) {
    (self.xAxis, self.yAxis, self.origin, self.size) = (xAxis, yAxis, origin, size)
  }
}

/// The corners that are round, how, and the edges that are smooth; an edge that is not covers the
/// pixels whose middle lies inside.
package struct ShapeFlags: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Bits 0…3 are `Corners`.
  package init(_ corners: Corners) {
    self.init(rawValue: UInt32(corners.rawValue))
  }

  package static let continuousCorners = ShapeFlags(rawValue: 1 << 4)
  /// Bits 5…8 are `LayerEdges`.
  package init(_ edges: LayerEdges) {
    self.init(rawValue: UInt32(edges.rawValue) << 5)
  }

  /// Says of a clip that a row with its perspective follows.
  package static let inPerspective = ShapeFlags(rawValue: 1 << 9)

  /// What clips have: corners, and a perspective.
  static let ofClips = ShapeFlags(rawValue: 31 | 1 << 9)

  /// All edges. A number, since each shape of a frame is made with it.
  package static let antialiasedEdges = ShapeFlags(rawValue: 15 << 5)
}
