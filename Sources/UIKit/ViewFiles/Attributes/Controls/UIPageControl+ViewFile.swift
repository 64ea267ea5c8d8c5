import Foundation

extension ViewFileClass {
  static let pageControl = ViewFileClass(
    "pageControl", UIPageControl.self,
    [
      .integer("numberOfPages", \UIPageControl.numberOfPages, in: 0...10_000),
      .integer("currentPage", \UIPageControl.currentPage, in: 0...10_000),
      .bool("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
      .color("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
      .color("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
    ])
}
