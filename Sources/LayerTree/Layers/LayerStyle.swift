package import CoreGraphics

/// Shape, border, clipping, order and placement of contents: what most layers leave as it is, kept
/// apart from `LayerProperties` so that those that do cost nothing for it.
package struct LayerStyle: Equatable, Sendable {
  /// Among sublayers, the larger one is in front; equal ones keep their order.
  package var zPosition: CGFloat = 0
  /// Points.
  package var cornerRadius: CGFloat = 0
  /// Points, inside the bounds.
  package var borderWidth: CGFloat = 0
  /// Straight (not premultiplied) RGBA, sRGB.
  package var borderColor = SIMD4<Float>(0, 0, 0, 1)
  /// The part of the contents that is shown, in parts of it.
  package var contentsRect = LayerStyle.unitRect
  /// The part of `contentsRect` that stretches both ways, in parts of the contents.
  package var contentsCenter = LayerStyle.unitRect
  /// Pixels of the contents per point, for gravities that do not resize it.
  package var contentsScale: CGFloat = 1
  package var contentsGravity = ContentsGravity.resize
  package var magnificationFilter = ContentsFilter.linear
  package var minificationFilter = ContentsFilter.linear
  package var roundedCorners = Corners.all
  package var cornerCurve = CornerCurve.circular
  package var edgeAntialiasingMask = LayerEdges.all
  package var allowsEdgeAntialiasing = true
  /// Contents and sublayers are seen inside the rounded bounds only.
  package var masksToBounds = false
  /// Whether the layer is seen from behind.
  package var isDoubleSided = true
  /// With an opacity below 1, the layer and its sublayers fade as one picture.
  package var allowsGroupOpacity = true

  package init() {}

  /// Edges that are smoothed where they do not lie on the pixel grid.
  package var antialiasedEdges: LayerEdges { allowsEdgeAntialiasing ? edgeAntialiasingMask : [] }

  /// Names the places of shape and contents by a y that goes the other way.
  package mutating func turnOver() {
    roundedCorners = Corners(
      rawValue: (roundedCorners.rawValue & 3) << 2 | roundedCorners.rawValue >> 2)
    edgeAntialiasingMask = LayerEdges(
      rawValue: edgeAntialiasingMask.rawValue & 3
        | (edgeAntialiasingMask.rawValue & 4) << 1 | (edgeAntialiasingMask.rawValue & 8) >> 1)
    contentsGravity = contentsGravity.turnedOver
  }

  package static let unitRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package static let plain = LayerStyle()
}

/// Where contents lie in the bounds. As in Core Animation, the bottom is the side of the smaller y,
/// so that what is `.bottom` here is a view's `.top`.
package enum ContentsGravity: UInt8, Sendable, CaseIterable {
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  case resize, resizeAspect, resizeAspectFill

  fileprivate var turnedOver: ContentsGravity {
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

/// How contents are read where texels and pixels do not agree.
package enum ContentsFilter: UInt8, Sendable, CaseIterable {
  case nearest, linear, trilinear
}

/// What joins a rounded corner to its sides.
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
}
