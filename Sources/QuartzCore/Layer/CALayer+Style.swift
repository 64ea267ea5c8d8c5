public import CoreGraphics
import Foundation
import LayerTree

extension CALayer {
  /// The layer's position along z, towards the camera. Among the sublayers of one layer, larger
  /// values are in front, and equal ones keep their order. Points; default: 0. Animatable.
  public var zPosition: CGFloat {
    get { layerStyle.zPosition }
    set { setStyle("zPosition", \.zPosition, checked(newValue, "zPosition")) }
  }

  /// The radius of the corners of background and border, and of contents and sublayers if
  /// `masksToBounds` is set. Points; default: 0. Animatable.
  public var cornerRadius: CGFloat {
    get { layerStyle.cornerRadius }
    set { setStyle("cornerRadius", \.cornerRadius, checked(newValue, "cornerRadius")) }
  }

  /// The corners that `cornerRadius` rounds. Default: all four.
  public var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(layerStyle.roundedCorners.rawValue)) }
    set {
      setStyle(
        "maskedCorners", \.roundedCorners, Corners(rawValue: UInt8(newValue.rawValue & 15)))
    }
  }

  /// The shape of rounded corners. Default: `.circular`.
  public var cornerCurve: CALayerCornerCurve {
    get { layerStyle.cornerCurve == .circular ? .circular : .continuous }
    set {
      setStyle("cornerCurve", \.cornerCurve, newValue == .continuous ? .continuous : .circular)
    }
  }

  /// The width of the border, which lies inside the bounds, above the contents and the sublayers.
  /// Points; default: 0. Animatable.
  public var borderWidth: CGFloat {
    get { layerStyle.borderWidth }
    set { setStyle("borderWidth", \.borderWidth, checked(newValue, "borderWidth")) }
  }

  /// The border's colour. Default: opaque black. Animatable.
  public var borderColor: CGColor? {
    get { exactBorderColor }
    set {
      set("borderColor", .style, differs: newValue != exactBorderColor) {
        layerStyle.borderColor = SIMD4<Float>(newValue?.rgba ?? .zero)
        exactBorderColor = newValue
      }
    }
  }

  /// Whether contents and sublayers are clipped to the rounded bounds. Default: false.
  public var masksToBounds: Bool {
    get { layerStyle.masksToBounds }
    set { setStyle("masksToBounds", \.masksToBounds, newValue) }
  }

  /// The alignment and scaling of the contents in the bounds. Default: `.resize`.
  public var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(layerStyle.contentsGravity) }
    set { setStyle("contentsGravity", \.contentsGravity, newValue.gravity) }
  }

  /// The part of the contents that is shown, in unit coordinates. Default: (0, 0, 1, 1).
  /// Animatable.
  public var contentsRect: CGRect {
    get { layerStyle.contentsRect }
    set { setStyle("contentsRect", \.contentsRect, checked(newValue, "contentsRect")) }
  }

  /// The part of the contents that stretches in both directions when the contents are resized, in
  /// unit coordinates. The parts beside it stretch in one direction, and the corners do not
  /// stretch. Default: (0, 0, 1, 1). Animatable.
  public var contentsCenter: CGRect {
    get { layerStyle.contentsCenter }
    set { setStyle("contentsCenter", \.contentsCenter, checked(newValue, "contentsCenter")) }
  }

  /// The filter for contents that are enlarged. Default: `.linear`.
  public var magnificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(layerStyle.magnificationFilter) }
    set { setStyle("magnificationFilter", \.magnificationFilter, newValue.filter) }
  }

  /// The filter for contents that are reduced. Default: `.linear`.
  public var minificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(layerStyle.minificationFilter) }
    set { setStyle("minificationFilter", \.minificationFilter, newValue.filter) }
  }

  /// Whether the layer and its sublayers are visible from behind. Default: true.
  public var isDoubleSided: Bool {
    get { layerStyle.isDoubleSided }
    set { setStyle("doubleSided", \.isDoubleSided, newValue) }
  }

  /// Whether an opacity below 1 applies to the layer and its sublayers as one group, instead of to
  /// each of them separately. Default: true.
  public var allowsGroupOpacity: Bool {
    get { layerStyle.allowsGroupOpacity }
    set { setStyle("allowsGroupOpacity", \.allowsGroupOpacity, newValue) }
  }

  /// The edges that are antialiased where they do not lie on the pixel grid. Default: all four.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { CAEdgeAntialiasingMask(rawValue: UInt32(layerStyle.edgeAntialiasingMask.rawValue)) }
    set {
      setStyle(
        "edgeAntialiasingMask", \.edgeAntialiasingMask,
        LayerEdges(rawValue: UInt8(newValue.rawValue & 15)))
    }
  }

  /// Whether edges are antialiased. Default: true, as with `UIViewEdgeAntialiasing` in the
  /// Info.plist of an iOS app.
  public var allowsEdgeAntialiasing: Bool {
    get { layerStyle.allowsEdgeAntialiasing }
    set { setStyle("allowsEdgeAntialiasing", \.allowsEdgeAntialiasing, newValue) }
  }

  /// Sets one of the style properties.
  private func setStyle<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<LayerStyle, Value>, _ value: Value
  ) {
    set(key, .style, differs: layerStyle[keyPath: path] != value) {
      layerStyle[keyPath: path] = value
    }
  }

  func checked(_ value: CGFloat, _ property: String) -> CGFloat {
    require(value.isFinite, "CALayer \(property) contains NaN: \(value)")
    return value
  }

  private func checked(_ rect: CGRect, _ property: String) -> CGRect {
    Self.requireFinite(rect, property)
    return rect
  }
}
