import Foundation

extension ViewFileClass {
  static let scrollView = ViewFileClass(
    "scrollView", UIScrollView.self,
    [
      .bool("scrollEnabled", \UIScrollView.isScrollEnabled),
      .bool("pagingEnabled", \UIScrollView.isPagingEnabled),
      .bool("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
      .bool("bounces", \UIScrollView.bounces),
      .bool("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
      .bool("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
      .bool("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
      .bool("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
      .choice(
        "indicatorStyle", \UIScrollView.indicatorStyle,
        ["default": .default, "black": .black, "white": .white]),
      .bool("delaysContentTouches", \UIScrollView.delaysContentTouches),
      .bool("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
      .bool("scrollsToTop", \UIScrollView.scrollsToTop),
      .number("minimumZoomScale", \UIScrollView.minimumZoomScale, in: 0.001...1000),
      .number("maximumZoomScale", \UIScrollView.maximumZoomScale, in: 0.001...1000),
      .bool("bouncesZoom", \UIScrollView.bouncesZoom),
      .choice(
        "keyboardDismissMode", \UIScrollView.keyboardDismissMode,
        ["none": .none, "onDrag": .onDrag, "interactive": .interactive]),
      .choice(
        "contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior,
        [
          "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
          "always": .always,
        ]),
      .insets("contentInset", \UIScrollView.contentInset),
      .insets("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets),
      .size("contentSize", \UIScrollView.contentSize),
      .object("refreshControl", \UIScrollView.refreshControl),
    ],
    members: [.property("delegate", \UIScrollView.delegate)])

  static let refreshControl = ViewFileClass(
    "refreshControl", UIRefreshControl.self,
    [.styledText("attributedTitle", \UIRefreshControl.attributedTitle)])
}
