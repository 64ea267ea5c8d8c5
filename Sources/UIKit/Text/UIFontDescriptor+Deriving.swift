import CoreGraphics

extension UIFontDescriptor {
  private final func changed(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
    var description = description(size: pointSize > 0 ? pointSize : FontDescription.defaultSize)
    change(&description)
    return UIFontDescriptor(description, textStyle: textStyle, size: pointSize)
  }

  final func changed(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    let size = FontAttributes.number(attributes[.size]) ?? pointSize
    let description = FontAttributes(attributes).description(
      over: description(size: size > 0 ? size : FontDescription.defaultSize))
    let style = attributes[.textStyle] as? UIFont.TextStyle ?? textStyle
    return UIFontDescriptor(description, textStyle: style, size: size)
  }

  final func changed(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let candidate = changed { description in
      FontAttributes.apply(symbolicTraits, to: &description)
    }
    guard let face = candidate.description(size: 12).face else { return nil }
    // A synthesized face claims to have the traits, so only the family's real faces are searched.
    let isFound = FontLibrary.faces(ofFamily: face.family).contains { face in
      face.isItalic == symbolicTraits.contains(.traitItalic)
        && (face.weight >= 600) == symbolicTraits.contains(.traitBold)
    }
    return isFound ? candidate : nil
  }

  final func changed(_ design: SystemDesign) -> UIFontDescriptor? {
    let families: [SystemDesign: String] = [
      .default: "", .serif: "serif", .monospaced: "monospace",
    ]
    guard let family = families[design] else { return nil }
    return changed { $0.family = family }
  }

  /// Returns descriptors of the installed fonts that match the attributes of the keys.
  final func matches(of keys: Set<AttributeName>) -> [UIFontDescriptor] {
    let wanted = description(size: pointSize > 0 ? pointSize : FontDescription.defaultSize)
    guard let match = wanted.face else { return [] }
    let faces = FontLibrary.faces.filter { face in
      (!keys.contains(.family) || face.family == match.family)
        && (!keys.contains(.name) || face.postScriptName == match.postScriptName)
        && (!keys.contains(.face) || face.style == match.style)
        && (!keys.contains(.traits)
          || face.isItalic == wanted.isItalic && (face.weight >= 600) == (wanted.weight >= 600))
    }
    return faces.map { UIFontDescriptor($0.description(size: wanted.size), size: pointSize) }
  }
}

/// Converts a descriptor's attributes to a font description.
struct FontAttributes {
  private let attributes: [UIFontDescriptor.AttributeName: Any]

  init(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
    self.attributes = attributes
  }

  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as UInt32: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as UIFont.Weight: value.rawValue
    default: nil
    }
  }

  func description(over base: FontDescription) -> FontDescription {
    var description = base
    if let style = attributes[.textStyle] as? UIFont.TextStyle {
      description = style.fontDescription(for: .large).withSize(base.size)
    }
    if let family = attributes[.family] as? String { description.family = family }
    if let name = attributes[.name] as? String, let face = FontLibrary.face(named: name) {
      description = face.description(size: base.size)
    }
    if let style = attributes[.face] as? String, let face = face(style, of: description) {
      description = face.description(size: base.size)
    }
    applyTraits(to: &description)
    return description
  }

  private func face(_ style: String, of description: FontDescription) -> FontFace? {
    guard let family = description.face?.family else { return nil }
    return FontLibrary.faces(ofFamily: family).first { $0.style == style }
  }

  private func applyTraits(to description: inout FontDescription) {
    guard let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] else { return }
    if let bits = Self.number(traits[.symbolic]) {
      Self.apply(.init(rawValue: UInt32(max(bits, 0))), to: &description)
    }
    if let weight = Self.number(traits[.weight]) {
      description.weight = UIFont.Weight(weight).number
    }
    if let width = Self.number(traits[.width]) {
      description.width = UIFont.Width(rawValue: width).number
    }
    if let slant = Self.number(traits[.slant]) { description.isItalic = slant > 0 }
  }

  static func apply(
    _ traits: UIFontDescriptor.SymbolicTraits, to description: inout FontDescription
  ) {
    description.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != (description.weight >= 600) {
      description.weight = traits.contains(.traitBold) ? 700 : 400
    }
    description.width =
      traits.contains(.traitCondensed) ? 3 : traits.contains(.traitExpanded) ? 7 : 5
    if traits.contains(.traitMonoSpace) { description.family = "monospace" }
  }
}
