import Foundation

extension UIPageControl {
  private enum Key {
    static let count = "UINumberOfPages"
    static let page = "UICurrentPage"
    static let hides = "UIHideForSinglePage"
    static let tint = "UIPageIndicatorTintColor"
    static let currentTint = "UICurrentPageIndicatorTintColor"
    static let background = "UIBackgroundStyle"
  }

  final func encodePages(with coder: NSCoder) {
    coder.encode(numberOfPages, forKey: Key.count)
    coder.encode(currentPage, forKey: Key.page)
    coder.encode(hidesForSinglePage, forKey: Key.hides)
    coder.encode(pageIndicatorTintColor, forKey: Key.tint)
    coder.encode(currentPageIndicatorTintColor, forKey: Key.currentTint)
    coder.encode(backgroundStyle.rawValue, forKey: Key.background)
  }

  final func decodePages(with coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Key.count) else {
      return
    }
    numberOfPages = min(coder.decodeInteger(forKey: Key.count), 10_000)
    currentPage = coder.decodeInteger(forKey: Key.page)
    hidesForSinglePage = coder.decodeBool(forKey: Key.hides)
    pageIndicatorTintColor = coder.decodeObject(of: UIColor.self, forKey: Key.tint)
    currentPageIndicatorTintColor = coder.decodeObject(of: UIColor.self, forKey: Key.currentTint)
    backgroundStyle =
      BackgroundStyle(rawValue: coder.decodeInteger(forKey: Key.background)) ?? .automatic
  }
}
