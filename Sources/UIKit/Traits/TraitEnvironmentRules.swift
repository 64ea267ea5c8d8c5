import CoreGraphics

/// The traits that follow from the size of a screen and of a window.
///
/// The limits lie between the sizes of iPhones and iPads: an iPhone in landscape has at most 440
/// points of height, those with a regular width have at least 736 × 414, and an iPad's window has a
/// regular width from about 640 points on.
enum TraitEnvironmentRules {
  static func sizeClasses(
    of size: CGSize
  ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    guard size.width > 0, size.height > 0 else { return (.unspecified, .unspecified) }
    if size.height < 480 {
      let isLargePhone = size.width >= 736 && size.height >= 414
      return (isLargePhone ? .regular : .compact, .compact)
    }
    return (size.width >= 640 ? .regular : .compact, .regular)
  }

  /// A screen whose shorter side has at least 600 points counts as an iPad.
  static func idiom(ofScreen size: CGSize) -> UIUserInterfaceIdiom {
    min(size.width, size.height) >= 600 ? .pad : .phone
  }
}
