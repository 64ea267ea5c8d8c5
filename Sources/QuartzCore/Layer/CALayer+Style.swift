import CoreGraphics
import Foundation
import LayerTree

extension CALayer {
  /// Sets one of the style properties.
  func setStyle<Value: Equatable>(
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
