import LayerTree

/// The way in which the pixels of a display item are filled. Each case has its own file in this
/// folder, with its description, and a shader of the same name in `Shaders/Primitives`.
package enum Primitive: UInt8, CaseIterable, Sendable {
  case solid, bitmap, bitmapOverColor, slicedBitmap, curl, gradient
  // The primitives of effects, in `Effects`.
  case gaussianBlur, colorMatrix, resampledBitmap

  /// The properties of the primitive; the passes and the renderer read these instead of handling
  /// individual primitives.
  package var description: PrimitiveDescription {
    switch self {
    case .solid: .solid
    case .bitmap: .bitmap
    case .bitmapOverColor: .bitmapOverColor
    case .slicedBitmap: .slicedBitmap
    case .curl: .curl
    case .gradient: .gradient
    case .gaussianBlur: .gaussianBlur
    case .colorMatrix: .colorMatrix
    case .resampledBitmap: .resampledBitmap
    }
  }
}

/// The properties of a primitive that the passes and the renderer use.
package struct PrimitiveDescription: Sendable {
  /// The file name of its shader in `Shaders/Primitives`, without the extension.
  package let shader: String
  /// Whether its program samples the item's texture.
  package var readsTexture = false
  /// The variants in which it can be drawn; each is compiled as a separate program.
  package let variants: [ProgramID.Modifiers]
  /// Whether the texture is mapped linearly onto the quad, so that new texels change only the
  /// pixels that they cover.
  package var mapsTextureEvenly = true
  /// The largest distance in pixels between a pixel and the part of a group that it shows;
  /// `Int32.max` where there is no limit.
  package var reach: Int32 = 0
}

/// What fills a piece above its color, with the parameters that the primitive's shader reads.
enum Fill {
  /// The texture, if there is one.
  case plain
  case slices(ContentsPlacement.Slices)
  /// The progress of a page curl.
  case curl(Double)
  case gradient(LayerGradient)

  /// What a layer of the style fills itself with, besides its contents.
  init(_ style: borrowing LayerStyle) {
    self = style.gradient.isVisible ? .gradient(style.gradient) : .plain
  }

  var isPlain: Bool {
    if case .plain = self { true } else { false }
  }

  func primitive(hasTexture: Bool, isInPerspective: Bool) -> Primitive {
    switch self {
    case .plain: hasTexture ? .bitmap : .solid
    case .slices: .slicedBitmap
    // A page curl exists only in the plane of the screen.
    case .curl: isInPerspective ? .bitmap : .curl
    case .gradient: .gradient
    }
  }

  /// Whether nothing below the piece is visible, if that holds for its color and its texture.
  func isOpaque(_ isOpaque: Bool, opacity: Float) -> Bool {
    switch self {
    case .plain, .slices: isOpaque
    case .curl: false
    case .gradient(let gradient): isOpaque || opacity >= 1 && gradient.isOpaque
    }
  }

  /// The filter that the primitive needs; nil where the style decides.
  var filter: TextureFilter? {
    switch self {
    case .plain, .slices, .gradient: nil
    case .curl: .linear
    }
  }

  /// Calls `add` with each of the primitive's parameters. The size is given in points and in pixels.
  func writeParameters(
    points: SIMD2<Double>, pixels: SIMD2<Double>, isInPerspective: Bool,
    to add: (SIMD4<Float>) -> Void
  ) {
    switch self {
    case .plain: break
    case .slices(let slices): SliceParameters.write(slices, to: add)
    case .curl(let progress):
      if !isInPerspective { CurlParameters.write(progress, size: pixels, to: add) }
    case .gradient(let gradient): GradientParameters.write(gradient, size: points, to: add)
    }
  }
}
