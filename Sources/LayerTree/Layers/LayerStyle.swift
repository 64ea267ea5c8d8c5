package import CoreGraphics

/// Shape, border, clipping, order and placement of contents. Most layers use the defaults, so these
/// are stored apart from `LayerProperties` and cost nothing for such layers.
package struct LayerStyle: Equatable, Sendable {
  /// The order among sublayers: larger values are in front, and equal ones keep their order.
  package var zPosition: CGFloat = 0
  /// Points.
  package var cornerRadius: CGFloat = 0
  /// Points, inside the bounds.
  package var borderWidth: CGFloat = 0
  /// Straight (not premultiplied) RGBA, sRGB.
  package var borderColor = SIMD4<Float>(0, 0, 0, 1)
  /// The visible part of the contents, in their unit coordinates.
  package var contentsRect = LayerStyle.unitRect
  /// The part of `contentsRect` that stretches both ways, in unit coordinates.
  package var contentsCenter = LayerStyle.unitRect
  /// Pixels of the contents per point, for gravities that do not resize them.
  package var contentsScale: CGFloat = 1
  package var contentsGravity = ContentsGravity.resize
  package var magnificationFilter = ContentsFilter.linear
  package var minificationFilter = ContentsFilter.linear
  package var roundedCorners = Corners.all
  package var cornerCurve = CornerCurve.circular
  /// Whether contents and sublayers are clipped to the rounded bounds.
  package var masksToBounds = false
  /// Whether the back of the layer is visible.
  package var isDoubleSided = true
  /// Whether the layer and its sublayers are composited as a group where the opacity is below 1.
  package var allowsGroupOpacity = true
  /// Whether the layer and its sublayers are drawn into a bitmap, which is kept while they do not
  /// change.
  package var shouldRasterize = false
  /// The pixels of that bitmap per point; values that are not positive stand for 1.
  package var rasterizationScale: CGFloat = 1

  /// The gradient of a `CAGradientLayer`, above the background.
  package var gradient = LayerGradient()

  /// The path of a `CAShapeLayer`, above the contents.
  package var shape = LayerShape()

  package var shadow = LayerShadow()

  /// The filters of the layer and its sublayers, the first one first.
  package var filters: [LayerFilter] = []
  /// What the program has set, of which `filters` are the result.
  package var filterSettings: [FilterSettings] = [] {
    didSet { filters = filterSettings.map(\.filter) }
  }

  /// How the layer and its sublayers are combined with what lies below.
  package var blendMode = BlendMode.normal
  /// The filters of what lies below the layer, inside its rounded bounds.
  package var backgroundFilters: [LayerFilter] = []
  /// What the program has set, of which `backgroundFilters` are the result.
  package var backgroundFilterSettings: [FilterSettings] = [] {
    didSet { backgroundFilters = backgroundFilterSettings.map(\.filter) }
  }

  /// What a replicator layer or an emitter layer does; nil for other layers.
  package var kind: LayerKind?

  package init() {}

  /// Mirrors corners and gravity vertically, for a y axis that points the other way.
  package mutating func flipVertically() {
    roundedCorners = Corners(
      rawValue: (roundedCorners.rawValue & 3) << 2 | roundedCorners.rawValue >> 2)
    contentsGravity = contentsGravity.flippedVertically
  }

  package static let unitRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package static let plain = LayerStyle()
}

/// The position of contents in the bounds. The bottom is the side of the smaller y, as in Core
/// Animation, so that `.bottom` here is a view's `.top`.
package enum ContentsGravity: UInt8, Sendable, CaseIterable {
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  case resize, resizeAspect, resizeAspectFill

  fileprivate var flippedVertically: ContentsGravity {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .topLeft: .bottomLeft
    case .bottomLeft: .topLeft
    case .topRight: .bottomRight
    case .bottomRight: .topRight
    case .center, .left, .right, .resize, .resizeAspect, .resizeAspectFill: self
    }
  }
}

/// The texture filter where texels and pixels do not coincide.
package enum ContentsFilter: UInt8, Sendable, CaseIterable {
  case nearest, linear, trilinear
}

/// The shape of rounded corners.
package enum CornerCurve: UInt8, Sendable, CaseIterable {
  case circular, continuous
}

/// Corners of a layer; the raw values are `CACornerMask`'s.
package struct Corners: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let minXMinY = Corners(rawValue: 1)
  package static let maxXMinY = Corners(rawValue: 2)
  package static let minXMaxY = Corners(rawValue: 4)
  package static let maxXMaxY = Corners(rawValue: 8)
  package static let all: Corners = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
}

/// Edges of a layer; the raw values are `CAEdgeAntialiasingMask`'s.
package struct LayerEdges: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let minX = LayerEdges(rawValue: 1)
  package static let maxX = LayerEdges(rawValue: 2)
  package static let minY = LayerEdges(rawValue: 4)
  package static let maxY = LayerEdges(rawValue: 8)
  package static let all: LayerEdges = [.minX, .maxX, .minY, .maxY]

  /// The edges for a y axis that points the other way.
  package var flippedVertically: LayerEdges {
    LayerEdges(rawValue: rawValue & 3 | (rawValue & 4) << 1 | (rawValue & 8) >> 1)
  }
}
