import Foundation
import XMLTree

/// The size classes for which a `variation` element is, from its key, such as
/// `heightClass=compact-widthClass=regular`; none for the key `default`.
struct SizeClassKey {
  private let horizontal: UIUserInterfaceSizeClass
  private let vertical: UIUserInterfaceSizeClass

  init(_ variation: XMLTreeElement) {
    let parts = (variation["key"] ?? "").split(separator: "-")
    func sizeClass(_ name: String) -> UIUserInterfaceSizeClass {
      if parts.contains("\(name)=compact") { return .compact }
      return parts.contains("\(name)=regular") ? .regular : .unspecified
    }
    (horizontal, vertical) = (sizeClass("widthClass"), sizeClass("heightClass"))
  }

  /// How many size classes the key names.
  var rank: Int {
    (horizontal == .unspecified ? 0 : 1) + (vertical == .unspecified ? 0 : 1)
  }

  func matches(_ traits: UITraitCollection) -> Bool {
    (horizontal == .unspecified || horizontal == traits.horizontalSizeClass)
      && (vertical == .unspecified || vertical == traits.verticalSizeClass)
  }
}
