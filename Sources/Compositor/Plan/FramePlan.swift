package import CoreGraphics
package import LayerTree

/// A frame as data: the commands that the backend executes, in order.
package struct FramePlan: Sendable {
  /// The target's size; pass clips lie inside it.
  package var size: PixelSize
  /// Executed before the passes, in order.
  package var textureCommands: [TextureCommand] = []
  package var passes: [Pass] = []
  package var batches: [Batch] = []
  package var instances: [QuadInstance] = []
  package var shapes: [ShapeInstance] = []
  /// The values that shapes refer to by index: clips (`ClipParameters`), perspectives
  /// (`PerspectiveParameters`) and the parameters of primitives.
  package var parameters: [SIMD4<Float>] = []
  /// Changes with `instances`, `shapes` and `parameters`, so that a renderer that has them already
  /// does not upload them again; nil where it has to.
  package var instancesVersion: UInt64?
  /// The time for which vertex shaders evaluate the records of animations, in seconds since these were
  /// made.
  package var clock: Float = 0

  /// Whether one of its passes reaches everywhere in the frame.
  package var drawsWholeFrame: Bool {
    passes.contains { $0.target == .frame && $0.clip.size == size }
  }

  package init(size: PixelSize) {
    self.size = size
  }
}

/// A texture of the renderer: an atlas page, or the texture of one large bitmap.
package struct TextureID: Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The texture of a bitmap that was evicted or is not complete yet; nothing is drawn of it.
  package static let none = TextureID(rawValue: 0)
}

/// How exactly the texture of a target stores a component.
package enum TargetPrecision: Sendable {
  /// In eight bits, as windows and bitmaps do.
  case bytes
  /// In 16 bits, where the driver can draw into such textures. The results of effects have it, since
  /// each pass that rounds to bytes adds a quarter of 1/255 to the mean difference from the exact
  /// result.
  case sixteenBits

  /// The number of pixels in bytes that take as much memory as a target of a size.
  func area(_ size: PixelSize) -> Int {
    switch self {
    case .bytes: size.area
    case .sixteenBits: 2 * size.area
    }
  }
}

/// A change of the renderer's textures. They have premultiplied RGBA, in 8 bits unless the command
/// says otherwise, one level, and are clamped to the edge.
package enum TextureCommand: Sendable {
  /// With `isMipmapped`, the texture has all mipmap levels; `makeMipmaps` fills those after the
  /// first. With `isAhead`, it is not used before the backend says that it exists, so that no frame
  /// has to wait for its memory.
  case create(TextureID, PixelSize, isMipmapped: Bool = false, isAhead: Bool = false)
  /// An array texture for a bitmap in tiles, with all mipmap levels.
  case createTiles(TextureID, Tiling, isAhead: Bool = false)
  /// Writes the image into the tiles of a bitmap, with its first pixel at (`x`, `y`) of the bitmap.
  case uploadTiles(TextureID, CGImage, x: Int32, y: Int32, Tiling)
  /// A texture that passes draw into; its first row is the top one.
  case createTarget(TextureID, PixelSize, TargetPrecision = .bytes)
  /// Writes the whole image with its first row at `y`. Its edge pixels are repeated once beyond the
  /// edges in `gutter` (and beyond the corner between two of them), so that linear sampling in an
  /// atlas never reads a neighbor.
  case upload(TextureID, CGImage, x: Int32, y: Int32, gutter: Edges)
  /// Copies pixels of one texture into another one, where they begin at a point.
  case copy(from: TextureID, PixelRect, to: TextureID, x: Int32 = 0, y: Int32 = 0)
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

/// Batches that are drawn into one rectangle of a target.
package struct Pass: Sendable {
  package enum Kind: Equatable, Sendable {
    /// Draws display items. The coordinates are the frame's buffer pixels, whatever the target;
    /// those of items of groups that share a target were moved there.
    case draw
    /// Draws the result of another pass with a primitive of an effect. The coordinates are the
    /// target's pixels.
    case filter
    /// Copies pixels of another target to the same place in this one.
    case copy(from: PassTarget, PixelRect)
  }

  package var kind: Kind
  package var target: PassTarget
  /// The scissor rectangle; no pixel outside of it changes.
  package var clip: PixelRect
  /// The premultiplied RGBA color to clear the clip with; nil where opaque batches cover it
  /// completely.
  package var clearColor: SIMD4<Float>?
  /// Whether some of its batches use depth, which then is cleared in the clip. Only passes into the
  /// frame have depth.
  package var usesDepth: Bool
  /// Indices into the plan's batches.
  package var batches: Range<Int>
  /// Whether it continues an earlier pass of the same target and clip, after a copy of its pixels.
  package var continues = false
  /// Why the items of groups are drawn off screen.
  package var reasons: OffscreenReasons

  package init(
    _ kind: Kind = .draw, target: PassTarget = .frame, clip: PixelRect,
    clearColor: SIMD4<Float>? = nil, usesDepth: Bool = false, batches: Range<Int>,
    reasons: OffscreenReasons = []
  ) {
    self.kind = kind
    self.target = target
    self.clip = clip
    self.clearColor = clearColor
    self.usesDepth = usesDepth
    self.batches = batches
    self.reasons = reasons
  }
}

/// One instanced draw call.
package struct Batch: Equatable, Sendable {
  package var program: ProgramID
  package var blending: Blending
  /// nil where the program reads no texture.
  package var texture: TextureID?
  /// The copy of the pixels below that the program blends with; nil for other programs.
  package var backdrop: TextureID?
  package var filter: TextureFilter
  /// Whether pixels behind those drawn before with depth are left out. Its quads are opaque, and go
  /// from front to back.
  package var usesDepth: Bool
  /// Indices into the plan's instances, or into its shapes if the program draws shapes.
  package var instances: Range<Int>

  package init(
    program: ProgramID, blending: Blending, texture: TextureID? = nil,
    backdrop: TextureID? = nil, filter: TextureFilter = .nearest, usesDepth: Bool = false,
    instances: Range<Int>
  ) {
    self.program = program
    self.blending = blending
    self.texture = texture
    self.backdrop = backdrop
    self.filter = filter
    self.usesDepth = usesDepth
    self.instances = instances
  }
}

/// How the pixels of a batch are combined with those below.
package enum Blending: UInt8, Hashable, Sendable, CaseIterable {
  /// The pixels below are replaced.
  case none
  /// Source over: the pixels below show through where the new ones are transparent.
  case over
  /// The new pixels are added to those below, including alpha, as in a cross-fade.
  case plus
  /// The pixels below are multiplied with the alpha of the new ones: destination in.
  case mask
  /// The product of the colors; exact where the pixels below are opaque.
  case multiply
  /// The blend mode, exact for all pixels.
  case screen
}

/// How a texture is read.
package enum TextureFilter: UInt8, Sendable, CaseIterable {
  /// For bitmaps whose texels lie exactly on the pixels: the result is that of `.linear`, and it is
  /// cheaper.
  case nearest
  case linear
  /// Linear between the two nearest levels of a mipmapped texture.
  case trilinear
}

/// One quad of an instanced draw, as the vertex shader reads it: 48 bytes, no padding.
package struct QuadInstance: Equatable, Sendable {
  /// The quad's corner and its two sides, in buffer pixels: `origin + u·xAxis + v·yAxis`, u, v in
  /// 0…1. For animated programs, `origin.x` is the index of a record instead.
  package var xAxis: SIMD2<Float>
  package var yAxis: SIMD2<Float>
  package var origin: SIMD2<Float>
  /// The part of the texture shown, in texture coordinates 0…1: origin, then extent.
  package var textureOrigin: SIMD2<Float>
  package var textureExtent: SIMD2<Float>
  /// Premultiplied RGBA.
  package var color: SIMD4<UInt8>
  /// For opaque programs, the depth instead: from 0, the nearest, to 1.
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
  /// The rectangle's corner and its two sides, in buffer pixels. The renderer draws one pixel more
  /// around antialiased edges. In perspective, these are the pixels to draw.
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
  /// Index of the innermost clip in the plan's parameters; -1 for none.
  package var clip: Int32 = -1
  /// Index in the plan's parameters of the perspective, if it has one, followed by the primitive's
  /// parameters; -1 for none.
  package var details: Int32 = -1
  package var flags: ShapeFlags = .antialiasedEdges

  package init(
    xAxis: SIMD2<Float>, yAxis: SIMD2<Float>, origin: SIMD2<Float>, size: SIMD2<Float>
  ) {
    (self.xAxis, self.yAxis, self.origin, self.size) = (xAxis, yAxis, origin, size)
  }
}

/// The rounded corners, their curve, and the antialiased edges. An edge without antialiasing covers
/// the pixels whose center lies inside.
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

  /// The clip is followed by a vector with its perspective.
  package static let inPerspective = ShapeFlags(rawValue: 1 << 9)

  /// The flags that apply to clips: corners and the perspective.
  static let ofClips = ShapeFlags(rawValue: 31 | 1 << 9)

  /// All edges antialiased. A literal number, since each shape of a frame is created with it.
  package static let antialiasedEdges = ShapeFlags(rawValue: 15 << 5)
}
