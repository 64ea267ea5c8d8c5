package import Foundation

extension CALayer {
  /// The layer's properties, except for those that most layers leave at their defaults.
  var longDescription: String {
    var parts = ["<\(Self.name(of: self)):\(Self.address(of: self))"]
    if let name { parts.append("name = \"\(name)\"") }
    parts.append("position = CGPoint (\(position.x.short) \(position.y.short))")
    parts.append(
      "bounds = CGRect (\(bounds.minX.short) \(bounds.minY.short); "
        + "\(bounds.width.short) \(bounds.height.short))")
    if let delegate { parts.append("delegate = \(delegate)") }
    if let sublayers {
      parts.append("sublayers = (\(sublayers.map(\.description).joined(separator: ", ")))")
    }
    if let mask { parts.append("mask = \(mask)") }
    if isHidden { parts.append("hidden = YES") }
    if isOpaque { parts.append("opaque = YES") }
    if masksToBounds { parts.append("masksToBounds = YES") }
    if allowsGroupOpacity { parts.append("allowsGroupOpacity = YES") }
    if opacity != 1 { parts.append("opacity = \(CGFloat(opacity).short)") }
    if borderWidth != 0 { parts.append("borderWidth = \(borderWidth.short)") }
    if cornerRadius != 0 { parts.append("cornerRadius = \(cornerRadius.short)") }
    if zPosition != 0 { parts.append("zPosition = \(zPosition.short)") }
    if let backgroundColor { parts.append("backgroundColor = \(backgroundColor)") }
    return parts.joined(separator: "; ") + ">"
  }

  /// The name of an object's class, with its module except for UIKit and QuartzCore.
  package nonisolated static func name(of object: AnyObject) -> String {
    let parts = String(reflecting: type(of: object)).split(separator: ".")
    // The name of a private class includes its file or function in parentheses.
    let names = parts.filter { !$0.hasPrefix("(") }
    return (names.first == "UIKit" || names.first == "QuartzCore" ? names.dropFirst() : names[...])
      .joined(separator: ".")
  }

  /// The object's address as debuggers print it.
  package nonisolated static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}

extension CGFloat {
  /// The number as Apple's descriptions print it: six significant digits, without trailing zeros.
  package var short: String {
    String(format: "%g", self)
  }
}
