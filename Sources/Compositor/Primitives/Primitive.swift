import LayerTree

/// The way in which the pixels of a display item are filled. Each case has its own file in this
/// folder, with its description, and a shader of the same name in `Shaders/Primitives`.
package enum Primitive: UInt8, CaseIterable, Sendable {
  case solid, bitmap, bitmapOverColor, slicedBitmap, curl, gradient, path, tintedBitmap, shadow
  case nearestCornerShadow, softRoundedShadow, roundedShadow
  // The primitives of effects, in `Effects`.
  case gaussianBlur, colorMatrix, reducedBitmap, enlargedWidth, enlargedBitmap, coloredAlpha
  case enlargedAlpha
  // The primitives of items that read their backdrop.
  case blend, filteredBackdrop

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
    case .path: .path
    case .tintedBitmap: .tintedBitmap
    case .shadow: .shadow
    case .nearestCornerShadow: .nearestCornerShadow
    case .softRoundedShadow: .softRoundedShadow
    case .roundedShadow: .roundedShadow
    case .gaussianBlur: .gaussianBlur
    case .colorMatrix: .colorMatrix
    case .reducedBitmap: .reducedBitmap
    case .enlargedWidth: .enlargedWidth
    case .enlargedBitmap: .enlargedBitmap
    case .coloredAlpha: .coloredAlpha
    case .enlargedAlpha: .enlargedAlpha
    case .blend: .blend
    case .filteredBackdrop: .filteredBackdrop
    }
  }
}

/// The properties of a primitive that the passes and the renderer use.
package struct PrimitiveDescription: Sendable {
  /// The file name of its shader in `Shaders/Primitives`, without the extension.
  package let shader: String
  /// The files in `Shaders/Chunks` that the shader needs besides those of all shapes.
  package var chunks: [String] = []
  /// Whether its program samples the item's texture.
  package var readsTexture = false
  /// Whether its texels and its color have high precision, because a filter has several passes whose
  /// errors would add up. Where drivers compute in 16 bits, each pass makes the picture darker by up
  /// to 1/1000. Software renderers have high precision in all programs.
  package var hasHighPrecision = false
  /// Whether its texture may be a bitmap in tiles.
  package var mayBeTiled = false
  /// Whether its program reads a copy of the pixels below.
  package var readsBackdrop = false
  /// The features of layers that need it.
  var demand: ProgramDemand = []
  /// The variants in which it can be drawn; each is compiled as a separate program.
  package let variants: [ProgramID.Modifiers]
  /// Whether the texture is mapped linearly onto the quad, so that new texels change only the
  /// pixels that they cover.
  package var mapsTextureEvenly = true
  /// The largest distance in pixels between a pixel and the part of a group that it shows;
  /// `Int32.max` where there is no limit.
  package var reach: Int32 = 0
  /// Whether its parameters do not depend on the place in the target, so that items can be drawn at
  /// another place.
  package var isTranslatable = false
}

/// What fills a piece above its color, with the parameters that the primitive's shader reads.
enum Fill {
  /// The texture, if there is one.
  case plain
  case slices(ContentsPlacement.Slices)
  /// The progress of a page curl.
  case curl(Double)
  case gradient(LayerGradient)
  /// What lies below, through filters.
  case backdrop
  /// The texture, multiplied with the color.
  case tinted
  case shadow(ShapeShadow)

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
    case .backdrop: .filteredBackdrop
    case .tinted: .tintedBitmap
    case .shadow(let shadow): shadow.primitive
    }
  }

  /// Whether nothing below the piece is visible, if that holds for its color and its texture.
  func isOpaque(_ isOpaque: Bool, opacity: Float) -> Bool {
    switch self {
    case .plain, .slices: isOpaque
    case .curl, .backdrop, .tinted, .shadow: false
    case .gradient(let gradient): isOpaque || opacity >= 1 && gradient.isOpaque
    }
  }

  /// The filter that the primitive needs; nil where the style decides.
  var filter: TextureFilter? {
    switch self {
    case .plain, .slices, .gradient, .backdrop, .tinted, .shadow: nil
    case .curl: .linear
    }
  }

  /// Calls `add` with each of the primitive's parameters. The size is given in points and in pixels.
  func writeParameters(
    points: SIMD2<Double>, pixels: SIMD2<Double>, isInPerspective: Bool,
    to add: (SIMD4<Float>) -> Void
  ) {
    switch self {
    // The parameters of a backdrop are those of its copy, which the plan has.
    case .plain, .backdrop, .tinted: break
    case .slices(let slices): SliceParameters.write(slices, to: add)
    case .curl(let progress):
      if !isInPerspective { CurlParameters.write(progress, size: pixels, to: add) }
    case .gradient(let gradient): GradientParameters.write(gradient, size: points, to: add)
    case .shadow(let shadow): ShadowParameters.write(shadow, to: add)
    }
  }
}
