public import CoreGraphics
import Foundation
import LayerTree

extension CALayer {
  /// Where the layer lies along z, towards the eye: among the sublayers of one layer, the larger one
  /// is in front, and equal ones keep their order. Points; default: 0. Animatable.
  public var zPosition: CGFloat {
    get { layerStyle.zPosition }
    set { setStyle("zPosition", \.zPosition, checked(newValue, "zPosition")) }
  }

  /// Rounds the corners of the background and the border, and of all else where `masksToBounds` is
  /// set. Points; default: 0. Animatable.
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

  /// How corners join their sides. Default: `.circular`.
  public var cornerCurve: CALayerCornerCurve {
    get { layerStyle.cornerCurve == .circular ? .circular : .continuous }
    set {
      setStyle("cornerCurve", \.cornerCurve, newValue == .continuous ? .continuous : .circular)
    }
  }

  /// The border's width, inside the bounds, above the contents and the sublayers. Points; default:
  /// 0. Animatable.
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

  /// Whether contents and sublayers are seen inside the rounded bounds only. Default: false.
  public var masksToBounds: Bool {
    get { layerStyle.masksToBounds }
    set { setStyle("masksToBounds", \.masksToBounds, newValue) }
  }

  /// Where the contents lie in the bounds. Default: `.resize`.
  public var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(layerStyle.contentsGravity) }
    set { setStyle("contentsGravity", \.contentsGravity, newValue.gravity) }
  }

  /// The part of the contents that is shown, in parts of it. Default: (0, 0, 1, 1). Animatable.
  public var contentsRect: CGRect {
    get { layerStyle.contentsRect }
    set { setStyle("contentsRect", \.contentsRect, checked(newValue, "contentsRect")) }
  }

  /// The part of the contents that stretches both ways when the contents are resized, in parts of
  /// it; what lies beside it stretches one way, corners not at all. Default: (0, 0, 1, 1).
  /// Animatable.
  public var contentsCenter: CGRect {
    get { layerStyle.contentsCenter }
    set { setStyle("contentsCenter", \.contentsCenter, checked(newValue, "contentsCenter")) }
  }

  /// How contents are read when they are shown larger than they are. Default: `.linear`.
  public var magnificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(layerStyle.magnificationFilter) }
    set { setStyle("magnificationFilter", \.magnificationFilter, newValue.filter) }
  }

  /// How contents are read when they are shown smaller than they are. Default: `.linear`.
  public var minificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(layerStyle.minificationFilter) }
    set { setStyle("minificationFilter", \.minificationFilter, newValue.filter) }
  }

  /// Whether the layer, with its sublayers, is seen when it shows its back. Default: true.
  public var isDoubleSided: Bool {
    get { layerStyle.isDoubleSided }
    set { setStyle("doubleSided", \.isDoubleSided, newValue) }
  }

  /// Whether an opacity below 1 fades the layer with its sublayers as one picture; else each of them
  /// fades by itself. Default: true.
  public var allowsGroupOpacity: Bool {
    get { layerStyle.allowsGroupOpacity }
    set { setStyle("allowsGroupOpacity", \.allowsGroupOpacity, newValue) }
  }

  /// The edges that are smoothed where they do not lie on the pixel grid. Default: all four.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { CAEdgeAntialiasingMask(rawValue: UInt32(layerStyle.edgeAntialiasingMask.rawValue)) }
    set {
      setStyle(
        "edgeAntialiasingMask", \.edgeAntialiasingMask,
        LayerEdges(rawValue: UInt8(newValue.rawValue & 15)))
    }
  }

  /// Whether edges are smoothed. Default: true, as if the program's Info.plist on iOS said
  /// `UIViewEdgeAntialiasing`.
  public var allowsEdgeAntialiasing: Bool {
    get { layerStyle.allowsEdgeAntialiasing }
    set { setStyle("allowsEdgeAntialiasing", \.allowsEdgeAntialiasing, newValue) }
  }

  /// Changes a property of the style.
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
