import UIKit

final class OverridingPageControl: UIPageControl {
  static func make() -> OverridingPageControl {
    let control = OverridingPageControl()
    control.numberOfPages = 3
    return control
  }

  override func encode(with coder: NSCoder) {
    called(super.encode(with: coder))
  }
  override var numberOfPages: Int {
    get { called(super.numberOfPages) }
    set { super.numberOfPages = assigned(newValue) }
  }
  override var currentPage: Int {
    get { called(super.currentPage) }
    set { super.currentPage = assigned(newValue) }
  }
  override var hidesForSinglePage: Bool {
    get { called(super.hidesForSinglePage) }
    set { super.hidesForSinglePage = assigned(newValue) }
  }
  override var progress: UIPageControlProgress? {
    get { called(super.progress) }
    set { super.progress = assigned(newValue) }
  }
  override var pageIndicatorTintColor: UIColor? {
    get { called(super.pageIndicatorTintColor) }
    set { super.pageIndicatorTintColor = assigned(newValue) }
  }
  override var currentPageIndicatorTintColor: UIColor? {
    get { called(super.currentPageIndicatorTintColor) }
    set { super.currentPageIndicatorTintColor = assigned(newValue) }
  }
  override var backgroundStyle: BackgroundStyle {
    get { called(super.backgroundStyle) }
    set { super.backgroundStyle = assigned(newValue) }
  }
  override var direction: Direction {
    get { called(super.direction) }
    set { super.direction = assigned(newValue) }
  }
  override var preferredIndicatorImage: UIImage? {
    get { called(super.preferredIndicatorImage) }
    set { super.preferredIndicatorImage = assigned(newValue) }
  }
  override var preferredCurrentPageIndicatorImage: UIImage? {
    get { called(super.preferredCurrentPageIndicatorImage) }
    set { super.preferredCurrentPageIndicatorImage = assigned(newValue) }
  }
  override func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    called(super.setIndicatorImage(image, forPage: page))
  }
  override func indicatorImage(forPage page: Int) -> UIImage? {
    called(super.indicatorImage(forPage: page))
  }
  override func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    called(super.setCurrentPageIndicatorImage(image, forPage: page))
  }
  override func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    called(super.currentPageIndicatorImage(forPage: page))
  }
  override func size(forNumberOfPages pageCount: Int) -> CGSize {
    called(super.size(forNumberOfPages: pageCount))
  }
  override var intrinsicContentSize: CGSize { called(super.intrinsicContentSize) }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    called(super.sizeThatFits(size))
  }
  override func didMoveToWindow() {
    called(super.didMoveToWindow())
  }
  override func layoutSubviews() {
    called(super.layoutSubviews())
  }
  override var interactionState: InteractionState { called(super.interactionState) }
  override var allowsContinuousInteraction: Bool {
    get { called(super.allowsContinuousInteraction) }
    set { super.allowsContinuousInteraction = assigned(newValue) }
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    called(super.beginTracking(touch, with: event))
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    called(super.continueTracking(touch, with: event))
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    called(super.endTracking(touch, with: event))
  }
  override func cancelTracking(with event: UIEvent?) {
    called(super.cancelTracking(with: event))
  }
}

extension Overrides {
  static let pageControl = Overrides(
    of: "UIPageControl", by: OverridingPageControl.make(),
    uses: [
      {
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
        $0.numberOfPages = $0.numberOfPages
        $0.currentPage = $0.currentPage
        $0.hidesForSinglePage = $0.hidesForSinglePage
        $0.progress = $0.progress
        $0.pageIndicatorTintColor = $0.pageIndicatorTintColor
        $0.currentPageIndicatorTintColor = $0.currentPageIndicatorTintColor
        $0.backgroundStyle = $0.backgroundStyle
        $0.direction = $0.direction
        $0.preferredIndicatorImage = $0.preferredIndicatorImage
        $0.preferredCurrentPageIndicatorImage = $0.preferredCurrentPageIndicatorImage
        $0.setIndicatorImage(nil, forPage: 0)
      },
      {
        _ = $0.indicatorImage(forPage: 0)
        $0.setCurrentPageIndicatorImage(nil, forPage: 0)
        _ = $0.currentPageIndicatorImage(forPage: 0)
        _ = $0.size(forNumberOfPages: 0)
        _ = $0.intrinsicContentSize
        _ = $0.sizeThatFits(.zero)
        $0.didMoveToWindow()
        $0.layoutSubviews()
        _ = $0.interactionState
        $0.allowsContinuousInteraction = $0.allowsContinuousInteraction
        _ = $0.beginTracking(UITouch(), with: nil)
        _ = $0.continueTracking(UITouch(), with: nil)
      },
      {
        $0.endTracking(UITouch(), with: nil)
        $0.cancelTracking(with: nil)
      },
    ])
}
