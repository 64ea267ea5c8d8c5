import CoreGraphics
import Foundation

/// A property of layers for key-value coding. Numbers are boxed in `NSNumber`, as on Apple's
/// systems.
@MainActor struct LayerKey {
  let get: (CALayer) -> Any?
  /// Ignores values of a type that the property does not accept.
  let set: (CALayer, Any?) -> Void
  /// Whether the property has no effect on a `CATransformLayer`, which draws nothing in its plane.
  private(set) var isPlanar = false

  private var planar: LayerKey {
    var key = self
    key.isPlanar = true
    return key
  }

  /// Finds a property by its Objective-C name, such as `hidden`, or by a Swift name such as
  /// `isHidden`.
  static func named(_ key: String) -> LayerKey? {
    all[key] ?? flags[key]
  }

  /// The result of `CALayer.defaultValue(forKey:)`: nil for geometry, as on Apple's systems.
  static func defaultValue(_ key: String) -> Any? {
    geometryKeys.contains(key) ? nil : defaultLayerValue(key)
  }

  /// The names of all properties, each once, in the order in which they are set from an archive.
  static let names = all.keys.sorted()

  private static let geometryKeys: Set<String> = [
    "bounds", "position", "frame", "autoresizingMask",
  ]

  static func defaultLayerValue(_ key: String) -> Any? {
    named(key)?.get(defaultLayer)
  }

  /// A new layer, whose values replace nil when a property is set.
  private static let defaultLayer = CALayer()

  private static let flags: [String: LayerKey] = [
    "isHidden": flag(\.isHidden), "isOpaque": flag(\.isOpaque),
    "isDoubleSided": flag(\.isDoubleSided), "isGeometryFlipped": flag(\.isGeometryFlipped),
  ]

  private static let all: [String: LayerKey] = [
    "position": value(\.position), "bounds": value(\.bounds), "frame": value(\.frame),
    "anchorPoint": value(\.anchorPoint),
    "transform": transform(\.transform), "sublayerTransform": transform(\.sublayerTransform),
    "anchorPointZ": number(\.anchorPointZ), "geometryFlipped": flag(\.isGeometryFlipped),
    "opacity": number(\.opacity),
    "hidden": flag(\.isHidden), "opaque": flag(\.isOpaque), "doubleSided": flag(\.isDoubleSided),
    "masksToBounds": flag(\.masksToBounds).planar,
    "allowsGroupOpacity": flag(\.allowsGroupOpacity).planar,
    "shouldRasterize": flag(\.shouldRasterize).planar,
    "rasterizationScale": number(\.rasterizationScale),
    "allowsEdgeAntialiasing": flag(\.allowsEdgeAntialiasing),
    "needsDisplayOnBoundsChange": flag(\.needsDisplayOnBoundsChange),
    "backgroundColor": optional(\.backgroundColor).planar,
    "borderColor": optional(\.borderColor).planar,
    "contents": optional(\.contents).planar, "name": optional(\.name),
    "actions": optional(\.actions),
    "sublayers": optional(\.sublayers), "mask": optional(\.mask).planar,
    "filters": optional(\.filters).planar,
    "backgroundFilters": optional(\.backgroundFilters).planar,
    "compositingFilter": optional(\.compositingFilter).planar,
    "delegate": optional(\.delegate),
    "style": optional(\.style),
    "speed": number(\.speed), "beginTime": number(\.beginTime), "duration": number(\.duration),
    "timeOffset": number(\.timeOffset), "repeatCount": number(\.repeatCount),
    "repeatDuration": number(\.repeatDuration), "autoreverses": flag(\.autoreverses),
    "fillMode": name(\.fillMode),
    "shadowColor": optional(\.shadowColor).planar, "shadowPath": optional(\.shadowPath).planar,
    "shadowOpacity": number(\.shadowOpacity).planar, "shadowOffset": value(\.shadowOffset).planar,
    "shadowRadius": number(\.shadowRadius).planar,
    "zPosition": number(\.zPosition), "cornerRadius": number(\.cornerRadius).planar,
    "borderWidth": number(\.borderWidth).planar, "contentsScale": number(\.contentsScale),
    "contentsRect": value(\.contentsRect).planar, "contentsCenter": value(\.contentsCenter).planar,
    "contentsGravity": name(\.contentsGravity).planar, "cornerCurve": name(\.cornerCurve).planar,
    "magnificationFilter": name(\.magnificationFilter),
    "minificationFilter": name(\.minificationFilter),
    "minificationFilterBias": number(\.minificationFilterBias),
    "contentsFormat": name(\.contentsFormat),
    "drawsAsynchronously": flag(\.drawsAsynchronously),
    "wantsExtendedDynamicRangeContent": flag(\.wantsExtendedDynamicRangeContent),
    "maskedCorners": mask(\.maskedCorners).planar, "autoresizingMask": mask(\.autoresizingMask),
    "edgeAntialiasingMask": mask(\.edgeAntialiasingMask),
  ]

  private static func value<Value>(_ path: ReferenceWritableKeyPath<CALayer, Value>) -> LayerKey {
    LayerKey(
      get: { $0[keyPath: path] },
      set: { layer, value in
        let value = AnimationValue.unboxed(value ?? defaultLayer[keyPath: path])
        if let value = value as? Value { layer[keyPath: path] = value }
      })
  }

  private static func transform(
    _ path: ReferenceWritableKeyPath<CALayer, CATransform3D>
  ) -> LayerKey {
    LayerKey(
      get: { $0[keyPath: path] },
      set: { layer, value in
        let value = value ?? defaultLayer[keyPath: path]
        if let value = AnimationValue.transform(value) { layer[keyPath: path] = value }
      })
  }

  private static func optional<Value>(
    _ path: ReferenceWritableKeyPath<CALayer, Value?>
  ) -> LayerKey {
    LayerKey(
      get: { $0[keyPath: path] },
      set: { layer, value in
        // A cast of nil to `Any` would succeed.
        let given = value.flatMap { $0 as? Value }
        if value == nil || given != nil { layer[keyPath: path] = given }
      })
  }

  private static func number(_ path: ReferenceWritableKeyPath<CALayer, Double>) -> LayerKey {
    LayerKey(
      get: { NSNumber(value: $0[keyPath: path]) },
      set: { layer, value in
        if let number = AnimationValue.number(value ?? defaultLayer[keyPath: path]) {
          layer[keyPath: path] = number
        }
      })
  }

  private static func number(_ path: ReferenceWritableKeyPath<CALayer, CGFloat>) -> LayerKey {
    LayerKey(
      get: { NSNumber(value: Double($0[keyPath: path])) },
      set: { layer, value in
        if let number = AnimationValue.number(value ?? defaultLayer[keyPath: path]) {
          layer[keyPath: path] = CGFloat(number)
        }
      })
  }

  /// A double beyond the range of `Float` is clamped to the nearest `Float`.
  private static func number(_ path: ReferenceWritableKeyPath<CALayer, Float>) -> LayerKey {
    LayerKey(
      get: { NSNumber(value: $0[keyPath: path]) },
      set: { layer, value in
        if let number = AnimationValue.number(value ?? defaultLayer[keyPath: path]) {
          layer[keyPath: path] = Float(clamping: number)
        }
      })
  }

  private static func flag(_ path: ReferenceWritableKeyPath<CALayer, Bool>) -> LayerKey {
    LayerKey(
      get: { NSNumber(value: $0[keyPath: path]) },
      set: { layer, value in
        if let flag = value as? Bool {
          layer[keyPath: path] = flag
        } else if let number = AnimationValue.number(value ?? (defaultLayer[keyPath: path] ? 1 : 0))
        {
          layer[keyPath: path] = number != 0
        }
      })
  }

  private static func name<Value: RawRepresentable<String>>(
    _ path: ReferenceWritableKeyPath<CALayer, Value>
  ) -> LayerKey {
    LayerKey(
      get: { $0[keyPath: path].rawValue },
      set: { layer, value in
        if let name = value as? String {
          guard let value = Value(rawValue: name) else { return }
          layer[keyPath: path] = value
        } else if let value = (value ?? defaultLayer[keyPath: path]) as? Value {
          layer[keyPath: path] = value
        }
      })
  }

  private static func mask<Value: OptionSet>(
    _ path: ReferenceWritableKeyPath<CALayer, Value>
  ) -> LayerKey where Value.RawValue: FixedWidthInteger {
    LayerKey(
      get: { NSNumber(value: UInt64($0[keyPath: path].rawValue)) },
      set: { layer, value in
        let value = value ?? defaultLayer[keyPath: path]
        if let mask = value as? Value {
          layer[keyPath: path] = mask
        } else if let number = AnimationValue.number(value),
          let bits = Value.RawValue(exactly: number)
        {
          layer[keyPath: path] = Value(rawValue: bits)
        }
      })
  }
}
