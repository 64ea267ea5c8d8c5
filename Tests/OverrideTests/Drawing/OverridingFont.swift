import UIKit

final class OverridingFont: UIFont, @unchecked Sendable {
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override class var supportsSecureCoding: Bool { called(super.supportsSecureCoding) }
  override func withSize(_ size: CGFloat) -> UIFont { called(super.withSize(size)) }
  override var pointSize: CGFloat { called(super.pointSize) }
  override var fontDescriptor: UIFontDescriptor { called(super.fontDescriptor) }
  override class var labelFontSize: CGFloat { called(super.labelFontSize) }
  override class var buttonFontSize: CGFloat { called(super.buttonFontSize) }
  override class var smallSystemFontSize: CGFloat { called(super.smallSystemFontSize) }
  override class var systemFontSize: CGFloat { called(super.systemFontSize) }
  override class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    called(super.systemFont(ofSize: fontSize))
  }
  override class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    called(super.systemFont(ofSize: fontSize, weight: weight))
  }
  override class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont { called(super.systemFont(ofSize: fontSize, weight: weight, width: width)) }
  override class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    called(super.boldSystemFont(ofSize: fontSize))
  }
  override class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    called(super.italicSystemFont(ofSize: fontSize))
  }
  override class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight)
    -> UIFont
  { called(super.monospacedSystemFont(ofSize: fontSize, weight: weight)) }
  override class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight)
    -> UIFont
  { called(super.monospacedDigitSystemFont(ofSize: fontSize, weight: weight)) }
  override var familyName: String { called(super.familyName) }
  override var fontName: String { called(super.fontName) }
  override var ascender: CGFloat { called(super.ascender) }
  override var descender: CGFloat { called(super.descender) }
  override var leading: CGFloat { called(super.leading) }
  override var lineHeight: CGFloat { called(super.lineHeight) }
  override var capHeight: CGFloat { called(super.capHeight) }
  override var xHeight: CGFloat { called(super.xHeight) }
  override class var familyNames: [String] { called(super.familyNames) }
  override class func fontNames(forFamilyName familyName: String) -> [String] {
    called(super.fontNames(forFamilyName: familyName))
  }
  override class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    called(super.preferredFont(forTextStyle: style))
  }
  override class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    called(super.preferredFont(forTextStyle: style, compatibleWith: traitCollection))
  }
  override func copy(with zone: NSZone?) -> Any { called(super.copy(with: zone)) }
  override func isEqual(_ object: Any?) -> Bool { called(super.isEqual(object)) }
  override var hash: Int { called(super.hash) }
  override var description: String { called(super.description) }
}

final class OverridingFontDescriptor: UIFontDescriptor, @unchecked Sendable {
  override class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { called(super.preferredFontDescriptor(withTextStyle: style)) }
  override class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    called(super.preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection))
  }
  override var pointSize: CGFloat { called(super.pointSize) }
  override var postscriptName: String { called(super.postscriptName) }
  override var symbolicTraits: UIFontDescriptor.SymbolicTraits { called(super.symbolicTraits) }
  override var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    called(super.fontAttributes)
  }
  override func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    called(super.object(forKey: anAttribute))
  }
  override func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    called(super.withSize(newPointSize))
  }
  override func withFamily(_ newFamily: String) -> UIFontDescriptor {
    called(super.withFamily(newFamily))
  }
  override func withFace(_ newFace: String) -> UIFontDescriptor { called(super.withFace(newFace)) }
  override func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any])
    -> UIFontDescriptor
  { called(super.addingAttributes(attributes)) }
  override func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits)
    -> UIFontDescriptor?
  { called(super.withSymbolicTraits(symbolicTraits)) }
  override func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    called(super.withDesign(design))
  }
  override func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
  ) -> [UIFontDescriptor] {
    called(super.matchingFontDescriptors(withMandatoryKeys: mandatoryKeys))
  }
  override func copy(with zone: NSZone?) -> Any { called(super.copy(with: zone)) }
  override func isEqual(_ object: Any?) -> Bool { called(super.isEqual(object)) }
  override var hash: Int { called(super.hash) }
  override var description: String { called(super.description) }
}

final class OverridingFontMetrics: UIFontMetrics, @unchecked Sendable {
  override class var `default`: UIFontMetrics { called(super.`default`) }
  override func scaledFont(for font: UIFont) -> UIFont { called(super.scaledFont(for: font)) }
  override func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    called(super.scaledFont(for: font, maximumPointSize: maximumPointSize))
  }
  override func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { called(super.scaledFont(for: font, compatibleWith: traitCollection)) }
  override func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    called(
      super.scaledFont(
        for: font, maximumPointSize: maximumPointSize, compatibleWith: traitCollection))
  }
  override func scaledValue(for value: CGFloat) -> CGFloat { called(super.scaledValue(for: value)) }
  override func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { called(super.scaledValue(for: value, compatibleWith: traitCollection)) }
}

extension Overrides {
  static let font = Overrides(
    of: "UIFont", by: OverridingFont(descriptor: UIFontDescriptor(), size: 12),
    uses: [
      {
        _ = ($0.pointSize, $0.fontDescriptor, $0.familyName, $0.fontName)
        _ = ($0.ascender, $0.descender, $0.leading, $0.lineHeight, $0.capHeight, $0.xHeight)
        _ = ($0.withSize(9), $0.copy(with: nil), $0.isEqual($0), $0.hash, $0.description)
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      },
      { _ in
        let type = OverridingFont.self
        _ = (type.labelFontSize, type.buttonFontSize)
        _ = (type.smallSystemFontSize, type.systemFontSize)
        _ = (type.systemFont(ofSize: 9), type.systemFont(ofSize: 9, weight: .bold))
        _ = type.systemFont(ofSize: 9, weight: .bold, width: .condensed)
        _ = (type.boldSystemFont(ofSize: 9), type.italicSystemFont(ofSize: 9))
        _ = type.monospacedSystemFont(ofSize: 9, weight: .bold)
        _ = type.monospacedDigitSystemFont(ofSize: 9, weight: .bold)
        _ = (type.familyNames, type.fontNames(forFamilyName: "none"))
        _ = (type.preferredFont(forTextStyle: .body), type.supportsSecureCoding)
      },
    ])

  static let fontDescriptor = Overrides(
    of: "UIFontDescriptor", by: OverridingFontDescriptor(),
    uses: [
      {
        _ = ($0.pointSize, $0.postscriptName, $0.symbolicTraits, $0.fontAttributes)
        _ = ($0.object(forKey: .family), $0.addingAttributes([.size: 9]))
        _ = ($0.withSize(9), $0.withFamily("none"), $0.withFace("none"))
        _ = ($0.withSymbolicTraits(.traitBold), $0.withDesign(.serif))
        _ = $0.matchingFontDescriptors(withMandatoryKeys: nil)
        _ = ($0.copy(with: nil), $0.isEqual($0), $0.hash, $0.description)
        _ = OverridingFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
      }
    ])

  static let fontMetrics = Overrides(
    of: "UIFontMetrics", by: OverridingFontMetrics(forTextStyle: .body),
    uses: [
      {
        let font = UIFont.systemFont(ofSize: 9)
        _ = ($0.scaledFont(for: font), $0.scaledFont(for: font, maximumPointSize: 8))
        _ = ($0.scaledValue(for: 1), OverridingFontMetrics.default)
      }
    ])
}
