import CoreGraphics
import Foundation
import LayerTree

extension CALayer {
  /// The properties that few layers set: shape, border, clipping, order and placement of contents.
  package final var layerStyle: LayerStyle {
    get { styleBox?.value ?? .plain }
    set {
      if let styleBox { styleBox.value = newValue } else { styleBox = StyleBox(newValue) }
    }
  }

  final var hasStyle: Bool { styleBox != nil }

  /// The border's color as it was set; the style has its components.
  final var exactBorderColor: CGColor? {
    get { if let styleBox { styleBox.borderColor } else { .opaqueBlack } }
    set {
      let box = styleBox ?? StyleBox(.plain)
      box.borderColor = newValue
      styleBox = box
    }
  }

  /// The shadow's color as it was set; the style has its components.
  final var exactShadowColor: CGColor? {
    get { if let styleBox { styleBox.shadowColor } else { .opaqueBlack } }
    set {
      let box = styleBox ?? StyleBox(.plain)
      box.shadowColor = newValue
      styleBox = box
    }
  }

  /// Sets one of the style properties. Inlined, so that the compiler replaces the key path by a direct
  /// access.
  @inline(__always) func setStyle<Value: Equatable>(
    _ key: String, at path: WritableKeyPath<LayerStyle, Value>, to value: Value
  ) {
    set(key, dirt: .style, differs: layerStyle[keyPath: path] != value) {
      layerStyle[keyPath: path] = value
    }
  }

  func checked(_ value: CGFloat, _ property: String) -> CGFloat {
    require(value.isFinite, "CALayer \(property) contains NaN: \(value)")
    return value
  }

  func checked(_ rect: CGRect, _ property: String) -> CGRect {
    Self.requireFinite(rect, property)
    return rect
  }
}
