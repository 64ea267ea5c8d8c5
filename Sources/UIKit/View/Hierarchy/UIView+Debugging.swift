import QuartzCore

extension UIView {
  /// Describes the view and its subtree, one line per view, for debugging. Sublayers without views
  /// are included.
  ///
  /// Main thread. Source: Apple, "Technical Note TN2239: iOS Debugging Magic"; the format is that
  /// of UIKit.
  public func recursiveDescription() -> String {
    var text = ""
    // This avoids recursion because trees may be deeper than the stack allows.
    var pending = [(layer: layer, depth: 0)]
    while let (layer, depth) = pending.popLast() {
      let view = layer.delegate as? UIView
      if depth > 0 { text += "\n  " + Self.indentation(ofLevel: depth) }
      text += view.map(\.description) ?? "\(layer) (layer)"
      for child in (layer.sublayers ?? []).reversed() { pending.append((child, depth + 1)) }
    }
    return text
  }

  /// The number of levels that are drawn as bars. Deeper ones are numbered, so that the text does
  /// not grow with the square of the depth.
  private static let levelsWithBars = 100

  private static func indentation(ofLevel level: Int) -> String {
    let bars = String(repeating: " |   ", count: min(level, levelsWithBars) - 1) + " | "
    return level > levelsWithBars ? bars + "(level \(level)) " : bars
  }

  /// The view in one line: its class, and the properties that differ from a plain view's.
  final var shortDescription: String {
    let name = CALayer.name(of: self)
    var parts = ["<\(name): \(CALayer.address(of: self))"]
    if let base = baseClassName, base != name { parts.append("baseClass = \(base)") }
    parts.append(
      "frame = (\(frame.minX.short) \(frame.minY.short); "
        + "\(frame.width.short) \(frame.height.short))")
    parts += geometryParts + stateParts
    parts.append("layer = \(layer)>")
    return parts.joined(separator: "; ")
  }

  /// The nearest UIKit superclass of the view's class, unless that is `UIView` itself.
  private var baseClassName: String? {
    var next: Mirror? = Mirror(reflecting: self)
    while let mirror = next {
      let name = String(reflecting: mirror.subjectType)
      if name.hasPrefix("UIKit.") {
        return mirror.subjectType == UIView.self ? nil : String(name.dropFirst("UIKit.".count))
      }
      next = mirror.superclassMirror
    }
    return nil
  }

  private var geometryParts: [String] {
    var parts: [String] = []
    let anchor = layer.anchorPoint
    if anchor != CGPoint(x: 0.5, y: 0.5) {
      parts.append("anchorPoint = (\(anchor.x.short), \(anchor.y.short))")
    }
    if transform != .identity {
      let m = transform
      let numbers = [m.a, m.b, m.c, m.d, m.tx, m.ty].map(\.short).joined(separator: ", ")
      parts.append("transform = [\(numbers)]")
    }
    return parts
  }

  private var stateParts: [String] {
    var parts: [String] = []
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if isHidden { parts.append("hidden = YES") }
    if alpha != 1 { parts.append("alpha = \(alpha.short)") }
    if !isOpaque { parts.append("opaque = NO") }
    if autoresizingMask != [] { parts.append("autoresize = \(autoresizingMask.shortDescription)") }
    if !autoresizesSubviews { parts.append("autoresizesSubviews = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let color = explicitTint?.color { parts.append("tintColor = \(color)") }
    let animations = (layer.animationKeys() ?? []).compactMap { key in
      layer.animation(forKey: key).map { animation in
        "\(key)=<\(CALayer.name(of: animation)): \(CALayer.address(of: animation))>; "
      }
    }
    if !animations.isEmpty { parts.append("animations = { \(animations.joined())}") }
    if let backgroundColor { parts.append("backgroundColor = \(backgroundColor)") }
    if let imageView = self as? UIImageView { parts.append("image = \(imageView.imageName)") }
    return parts
  }
}

extension UIView.AutoresizingMask {
  /// The flexible parts in UIKit's format: width, height and margins.
  fileprivate var shortDescription: String {
    let names: [(Self, String)] = [
      (.flexibleWidth, "W"), (.flexibleHeight, "H"), (.flexibleLeftMargin, "LM"),
      (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
