package import CoreGraphics

/// A frame as data: what the backend has to do, in order, and nothing it has to decide.
package struct FramePlan: Sendable {
  /// The target's size; pass clips lie inside it.
  package var size: PixelSize
  /// Carried out before the passes, in order.
  package var textureCommands: [TextureCommand] = []
  package var passes: [Pass] = []
  package var batches: [Batch] = []
  package var instances: [QuadInstance] = []

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
  case create(TextureID, PixelSize)
  /// Writes the whole image with its first row at `y`, and its edge pixels repeated once beyond the
  /// edges in `gutter` (and beyond the corner between two of them), so that linear sampling in an
  /// atlas never reads a neighbour.
  case upload(TextureID, CGImage, x: Int32, y: Int32, gutter: Edges)
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

/// Batches drawn into one rectangle of the target.
package struct Pass: Sendable {
  /// Nothing outside is touched.
  package var clip: PixelRect
  /// Premultiplied RGBA that the clip is filled with first; nil where opaque batches cover it all.
  package var clearColor: SIMD4<Float>?
  /// Indices into the plan's batches.
  package var batches: Range<Int>

  package init(clip: PixelRect, clearColor: SIMD4<Float>? = nil, batches: Range<Int>) {
    self.clip = clip
    self.clearColor = clearColor
    self.batches = batches
  }
}

/// One instanced draw call.
package struct Batch: Equatable, Sendable {
  package var program: QuadProgram
  package var isBlended: Bool
  /// nil for `.solid`.
  package var texture: TextureID?
  package var filter: TextureFilter
  /// Indices into the plan's instances.
  package var instances: Range<Int>

  package init(
    program: QuadProgram, isBlended: Bool, texture: TextureID? = nil,
    filter: TextureFilter = .nearest, instances: Range<Int>
  ) {
    self.program = program
    self.isBlended = isBlended
    self.texture = texture
    self.filter = filter
    self.instances = instances
  }
}

/// How a quad's pixels are made; the cheapest that gives the picture is chosen.
package enum QuadProgram: UInt8, Sendable, CaseIterable {
  /// `color × opacity`
  case solid
  /// `texel × opacity`
  case bitmap
  /// `(texel over color) × opacity`
  case bitmapOverColor
}

/// How a texture is read.
package enum TextureFilter: UInt8, Sendable, CaseIterable {
  /// For bitmaps that lie one to one on the pixel grid: the same picture as `.linear`, and cheaper.
  case nearest
  case linear
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

extension FramePlan: CustomStringConvertible {
  /// One line a command, pass and batch.
  package var description: String {
    var lines = ["frame \(size.width)×\(size.height)"]
    lines += textureCommands.map { "  \($0)" }
    for pass in passes {
      lines.append("  pass \(pass.clip)\(pass.clearColor.map { " clear \($0)" } ?? "")")
      for batch in batches[pass.batches] {
        lines.append(
          "    \(batch.program) ×\(batch.instances.count) \(batch.filter)"
            + (batch.texture.map { " texture \($0.rawValue)" } ?? "")
            + (batch.isBlended ? " blended" : ""))
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension TextureCommand: CustomStringConvertible {
  package var description: String {
    switch self {
    case .create(let texture, let size):
      "create texture \(texture.rawValue) \(size.width)×\(size.height)"
    case .upload(let texture, let image, let x, let y, _):
      "upload \(image.width)×\(image.height) to texture \(texture.rawValue) at (\(x), \(y))"
    case .delete(let texture):
      "delete texture \(texture.rawValue)"
    }
  }
}
