import LayerTree

/// The corners of a layer.
///
/// Source: Apple, "CACornerMask".
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The edges of a layer; the bottom one is that of the smaller y.
///
/// Source: Apple, "CAEdgeAntialiasingMask".
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// The shape of rounded corners.
///
/// Source: Apple, "CALayerCornerCurve".
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature changes gradually.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The pixels of the bitmaps that layers draw.
///
/// Source: Apple, "CALayerContentsFormat".
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// 8 bits for each of red, green, blue and alpha.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// 16 bits for each of red, green, blue and alpha.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// 8 bits of gray.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// The alignment and scaling of contents in the bounds. The bottom is the side of the smaller y,
/// which is the upper one on screen, also on iOS: a view's `contentMode` `.top` is `.bottom` here.
///
/// Source: Apple, "CALayerContentsGravity".
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  private static let names = CaseNames<ContentsGravity>()

  init(_ gravity: ContentsGravity) {
    self.init(rawValue: Self.names[gravity])
  }

  /// The gravity with this name; unknown names count as `center`.
  var gravity: ContentsGravity {
    Self.names[rawValue] ?? .center
  }
}

/// The filter for contents whose texels do not match the pixels.
///
/// Source: Apple, "CALayerContentsFilter".
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Uses the nearest texel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Interpolates between the four nearest texels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Interpolates between mipmap levels too, so that contents look smooth at any reduced size.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")

  private static let names = CaseNames<ContentsFilter>()

  init(_ filter: ContentsFilter) {
    self.init(rawValue: Self.names[filter])
  }

  /// The filter with this name; unknown names count as linear.
  var filter: ContentsFilter {
    Self.names[rawValue] ?? .linear
  }
}
