/// Identifies one of the programs in `ProgramID.all`: a primitive, and the variant in which it is
/// drawn.
package struct ProgramID: Hashable, Sendable {
  /// The features of a program besides filling the quad. Each set is a separate program, so that a
  /// batch pays only for the features that it uses.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    @inline(__always)
    package init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// Draws a `ShapeInstance`, with antialiased edges, instead of a `QuadInstance`. All other
    /// modifiers except `opaque`, `copied` and `tiled` require it.
    package static let shape = Modifiers(rawValue: 1)
    /// Has rounded corners.
    package static let rounded = Modifiers(rawValue: 2)
    /// Has a border; requires `rounded`. Software renderers compute the border even if its width is
    /// 0: 100 rounded quads of 128 pixels took 21.1 to 22.5 ms of CPU time per frame with it and
    /// 13.9 to 15.1 ms without.
    package static let bordered = Modifiers(rawValue: 4)
    /// Is clipped by a chain of clips.
    package static let clipped = Modifiers(rawValue: 8)
    /// Is projected with a perspective.
    package static let perspective = Modifiers(rawValue: 16)
    /// Some of its clips are projected with a perspective; requires `clipped`.
    package static let clipsInPerspective = Modifiers(rawValue: 32)
    /// A quad without opacity, drawn unblended; `QuadInstance.opacity` is its depth.
    package static let opaque = Modifiers(rawValue: 64)

    /// Reads a bitmap in tiles (`Tiling`).
    package static let tiled = Modifiers(rawValue: 128)

    /// Reads geometry, color and opacity from a record of animations (`VertexAnimation`), for the
    /// plan's clock. The instance's `origin.x` is the index of the record in the plan's parameters.
    package static let animated = Modifiers(rawValue: 256)

    /// Some of its corners, or those of its clips, are continuous; requires `rounded` or `clipped`.
    /// Programs for circles alone are shorter.
    package static let continuousCorners = Modifiers(rawValue: 512)

    /// A quad whose color is its texel, without any computation. Software renderers draw batches with it
    /// whose pixels are copies of texels.
    package static let copied = Modifiers(rawValue: 1024)

    static let count = 11
  }

  /// The primitive and the modifiers together, so that a display item stays small.
  private var rawValue: UInt16

  package var primitive: Primitive {
    @inline(__always) get { Primitive.allCases[index >> Modifiers.count] }
  }

  package var modifiers: Modifiers {
    @inline(__always) get { Modifiers(rawValue: rawValue & (1 << Modifiers.count - 1)) }
    @inline(__always) set {
      rawValue = rawValue & ~(1 << Modifiers.count - 1) | newValue.rawValue
    }
  }

  @inline(__always)
  package init(_ primitive: Primitive, _ modifiers: Modifiers = []) {
    rawValue = UInt16(primitive.rawValue) << Modifiers.count | modifiers.rawValue
  }

  package static let solid = ProgramID(.solid)
  package static let bitmap = ProgramID(.bitmap)
  package static let opaqueBitmap = ProgramID(.bitmap, .opaque)
  package static let copiedBitmap = ProgramID(.bitmap, .copied)
  package static let bitmapOverColor = ProgramID(.bitmapOverColor)

  /// The program of shapes for a primitive.
  @inline(__always)
  package static func shape(
    _ modifiers: Modifiers, _ primitive: Primitive = .solid
  ) -> ProgramID {
    ProgramID(primitive, modifiers.union(.shape))
  }

  @inline(__always)
  package var isShape: Bool { modifiers.contains(.shape) }

  /// Whether its quads are drawn as fans of triangles, in which llvmpipe recognizes rectangles, and not as
  /// strips. Texture coordinates are rounded otherwise in rectangles than in triangles, so only programs have
  /// fans that read none, or copy texels.
  package var drawsFans: Bool {
    !isShape && (primitive == .solid || modifiers.contains(.copied))
  }

  /// The program that draws the same primitive as a shape.
  var asShape: ProgramID {
    .shape(modifiers, primitive == .bitmapOverColor ? .bitmap : primitive)
  }

  /// Whether new texels change only the pixels that they cover.
  var mapsTextureEvenly: Bool {
    primitive.description.mapsTextureEvenly && !modifiers.contains(.perspective)
  }

  /// The program that draws the items of both; nil where there is none. An item without a border is
  /// drawn with a border of width 0, and programs for continuous corners draw circular ones too.
  func joined(with other: ProgramID) -> ProgramID? {
    guard other.primitive == primitive, modifiers.contains(.rounded),
      other.modifiers.contains(.rounded)
    else { return nil }
    let joined = modifiers.union(other.modifiers)
    guard
      joined.symmetricDifference(modifiers.intersection(other.modifiers))
        .isSubset(of: [.bordered, .continuousCorners])
    else { return nil }
    return ProgramID(primitive, joined)
  }

  /// The index in tables of programs; below `endIndex`.
  @inline(__always)
  package var index: Int { Int(rawValue) }

  package static var endIndex: Int { Primitive.allCases.count << Modifiers.count }

  /// All programs that plans may use.
  package static let all: [ProgramID] = Primitive.allCases.flatMap { primitive in
    let plain = primitive.description.variants
    let variants =
      plain
      + plain.filter { !$0.isDisjoint(with: [.rounded, .clipped]) }
      .map { $0.union(.continuousCorners) }
    let tileable = primitive.description.mayBeTiled ? variants.filter { $0 != .copied } : []
    let tiled = tileable.map { $0.union(.tiled) }
    return (variants + tiled).map { ProgramID(primitive, $0) }
  }
}

extension ProgramID.Modifiers {
  /// A quad without antialiased edges.
  static let quad: [Self] = [[], .opaque]

  /// What the vertex shader may animate: the quads and the rectangles of plain layers.
  static let animatedQuads: [Self] = [.animated, [.animated, .opaque]]
  static let animatedRectangles: [Self] = animatedQuads + [[.shape, .animated]]

  /// A rectangle anywhere: with or without clips and perspectives.
  static let rectangles: [Self] = [
    .shape, [.shape, .clipped], [.shape, .clipped, .clipsInPerspective], [.shape, .perspective],
    [.shape, .perspective, .clipped], [.shape, .perspective, .clipped, .clipsInPerspective],
  ]

  /// Every shape that a layer may have.
  static let layerShapes: [Self] = {
    let corners: [Self] = [[], .rounded, [.rounded, .bordered]]
    return rectangles.flatMap { rectangle in corners.map { rectangle.union($0) } }
  }()

  /// A rectangle that may be clipped, as the result of a group is.
  static let groups: [Self] = [.shape, [.shape, .clipped]]
}

extension ProgramID: CustomStringConvertible {
  package var description: String {
    let names: [(Modifiers, String)] = [
      (.rounded, "rounded"), (.bordered, "bordered"), (.clipped, "clipped"),
      (.perspective, "in perspective"), (.clipsInPerspective, "clips in perspective"),
      (.continuousCorners, "continuous corners"), (.tiled, "in tiles"), (.animated, "animated"),
    ]
    let isAnimated = modifiers.contains(.animated)
    guard isShape else {
      return "\(primitive)" + (modifiers.contains(.tiled) ? " in tiles" : "")
        + (isAnimated ? " (animated)" : "")
    }
    let parts = names.filter { modifiers.contains($0.0) }.map(\.1)
    return "\(primitive) shape" + (parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))")
  }
}
