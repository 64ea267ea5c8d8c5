import UIKit

final class OverridingSegmentedControl: UISegmentedControl {
  override func encode(with coder: NSCoder) {
    called(super.encode(with: coder))
  }
  override var numberOfSegments: Int { called(super.numberOfSegments) }
  override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    called(super.insertSegment(withTitle: title, at: segment, animated: animated))
  }
  override func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    called(super.insertSegment(with: image, at: segment, animated: animated))
  }
  override func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    called(super.insertSegment(action: action, at: segment, animated: animated))
  }
  override func removeSegment(at segment: Int, animated: Bool) {
    called(super.removeSegment(at: segment, animated: animated))
  }
  override func removeAllSegments() {
    called(super.removeAllSegments())
  }
  override func setTitle(_ title: String?, forSegmentAt segment: Int) {
    called(super.setTitle(title, forSegmentAt: segment))
  }
  override func titleForSegment(at segment: Int) -> String? {
    called(super.titleForSegment(at: segment))
  }
  override func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    called(super.setImage(image, forSegmentAt: segment))
  }
  override func imageForSegment(at segment: Int) -> UIImage? {
    called(super.imageForSegment(at: segment))
  }
  override func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    called(super.setAction(action, forSegmentAt: segment))
  }
  override func actionForSegment(at segment: Int) -> UIAction? {
    called(super.actionForSegment(at: segment))
  }
  override func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    called(super.segmentIndex(identifiedBy: actionIdentifier))
  }
  override func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    called(super.setWidth(width, forSegmentAt: segment))
  }
  override func widthForSegment(at segment: Int) -> CGFloat {
    called(super.widthForSegment(at: segment))
  }
  override func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    called(super.setContentOffset(offset, forSegmentAt: segment))
  }
  override func contentOffsetForSegment(at segment: Int) -> CGSize {
    called(super.contentOffsetForSegment(at: segment))
  }
  override func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    called(super.setEnabled(enabled, forSegmentAt: segment))
  }
  override func isEnabledForSegment(at segment: Int) -> Bool {
    called(super.isEnabledForSegment(at: segment))
  }
  override var isMomentary: Bool {
    get { called(super.isMomentary) }
    set { super.isMomentary = assigned(newValue) }
  }
  override var apportionsSegmentWidthsByContent: Bool {
    get { called(super.apportionsSegmentWidthsByContent) }
    set { super.apportionsSegmentWidthsByContent = assigned(newValue) }
  }
  override var selectedSegmentIndex: Int {
    get { called(super.selectedSegmentIndex) }
    set { super.selectedSegmentIndex = assigned(newValue) }
  }
  override var selectedSegmentTintColor: UIColor? {
    get { called(super.selectedSegmentTintColor) }
    set { super.selectedSegmentTintColor = assigned(newValue) }
  }
  override func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    called(super.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics))
  }
  override func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    called(super.backgroundImage(for: state, barMetrics: barMetrics))
  }
  override func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    called(
      super.setDividerImage(
        dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
        barMetrics: barMetrics))
  }
  override func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    called(
      super.dividerImage(
        forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics))
  }
  override func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    called(super.setTitleTextAttributes(attributes, for: state))
  }
  override func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    called(super.titleTextAttributes(for: state))
  }
  override func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    called(
      super.setContentPositionAdjustment(
        adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics))
  }
  override func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    called(
      super.contentPositionAdjustment(
        forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics))
  }
  override var intrinsicContentSize: CGSize { called(super.intrinsicContentSize) }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    called(super.sizeThatFits(size))
  }
  override func layoutSubviews() {
    called(super.layoutSubviews())
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    called(super.traitCollectionDidChange(previousTraitCollection))
  }
  override var semanticContentAttribute: UISemanticContentAttribute {
    get { called(super.semanticContentAttribute) }
    set { super.semanticContentAttribute = assigned(newValue) }
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
  static let segmentedControl = Overrides(
    of: "UISegmentedControl", by: OverridingSegmentedControl(items: ["a", "b"]),
    uses: [
      {
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
        _ = $0.numberOfSegments
        $0.insertSegment(withTitle: nil, at: 0, animated: false)
        $0.insertSegment(with: nil, at: 0, animated: false)
        $0.insertSegment(action: UIAction { _ in }, at: 0, animated: false)
        $0.removeSegment(at: 0, animated: false)
        $0.removeAllSegments()
      },
      {
        $0.setTitle(nil, forSegmentAt: 0)
        _ = $0.titleForSegment(at: 0)
        $0.setImage(nil, forSegmentAt: 0)
        _ = $0.imageForSegment(at: 0)
        $0.setAction(UIAction { _ in }, forSegmentAt: 0)
      },
      {
        _ = $0.actionForSegment(at: 0)
        _ = $0.segmentIndex(identifiedBy: UIAction.Identifier("a"))
        $0.setWidth(0, forSegmentAt: 0)
        _ = $0.widthForSegment(at: 0)
        $0.setContentOffset(.zero, forSegmentAt: 0)
        _ = $0.contentOffsetForSegment(at: 0)
        $0.setEnabled(false, forSegmentAt: 0)
        _ = $0.isEnabledForSegment(at: 0)
        $0.isMomentary = $0.isMomentary
        $0.apportionsSegmentWidthsByContent = $0.apportionsSegmentWidthsByContent
        $0.selectedSegmentIndex = $0.selectedSegmentIndex
        $0.selectedSegmentTintColor = $0.selectedSegmentTintColor
      },
      {
        $0.setBackgroundImage(nil, for: .normal, barMetrics: .default)
        _ = $0.backgroundImage(for: .normal, barMetrics: .default)
        $0.setDividerImage(
          nil, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        _ = $0.dividerImage(
          forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        $0.setTitleTextAttributes(nil, for: .normal)
        _ = $0.titleTextAttributes(for: .normal)
        $0.setContentPositionAdjustment(UIOffset(), forSegmentType: .any, barMetrics: .default)
        _ = $0.contentPositionAdjustment(forSegmentType: .any, barMetrics: .default)
        _ = $0.intrinsicContentSize
        _ = $0.sizeThatFits(.zero)
        $0.layoutSubviews()
        $0.traitCollectionDidChange(nil)
      },
      {
        $0.semanticContentAttribute = $0.semanticContentAttribute
        _ = $0.beginTracking(UITouch(), with: nil)
        _ = $0.continueTracking(UITouch(), with: nil)
        $0.endTracking(UITouch(), with: nil)
        $0.cancelTracking(with: nil)
      },
    ])
}
