import UIKit

/// The members for accessibility; `OverridingResponder` has the others.
class OverridingAccessibility: UIResponder {
  override var isAccessibilityElement: Bool {
    get { called(super.isAccessibilityElement) }
    set { super.isAccessibilityElement = assigned(newValue) }
  }
  override var accessibilityLabel: String? {
    get { called(super.accessibilityLabel) }
    set { super.accessibilityLabel = assigned(newValue) }
  }
  override var accessibilityAttributedLabel: NSAttributedString? {
    get { called(super.accessibilityAttributedLabel) }
    set { super.accessibilityAttributedLabel = assigned(newValue) }
  }
  override var accessibilityHint: String? {
    get { called(super.accessibilityHint) }
    set { super.accessibilityHint = assigned(newValue) }
  }
  override var accessibilityAttributedHint: NSAttributedString? {
    get { called(super.accessibilityAttributedHint) }
    set { super.accessibilityAttributedHint = assigned(newValue) }
  }
  override var accessibilityValue: String? {
    get { called(super.accessibilityValue) }
    set { super.accessibilityValue = assigned(newValue) }
  }
  override var accessibilityAttributedValue: NSAttributedString? {
    get { called(super.accessibilityAttributedValue) }
    set { super.accessibilityAttributedValue = assigned(newValue) }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { called(super.accessibilityTraits) }
    set { super.accessibilityTraits = assigned(newValue) }
  }
  override var accessibilityLanguage: String? {
    get { called(super.accessibilityLanguage) }
    set { super.accessibilityLanguage = assigned(newValue) }
  }
  override var accessibilityUserInputLabels: [String]! {
    get { called(super.accessibilityUserInputLabels) }
    set { super.accessibilityUserInputLabels = assigned(newValue) }
  }
  override var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { called(super.accessibilityAttributedUserInputLabels) }
    set { super.accessibilityAttributedUserInputLabels = assigned(newValue) }
  }
  override var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { called(super.accessibilityTextualContext) }
    set { super.accessibilityTextualContext = assigned(newValue) }
  }
  override var accessibilityIdentifier: String? {
    get { called(super.accessibilityIdentifier) }
    set { super.accessibilityIdentifier = assigned(newValue) }
  }
  override var accessibilityFrame: CGRect {
    get { called(super.accessibilityFrame) }
    set { super.accessibilityFrame = assigned(newValue) }
  }
  override var accessibilityPath: UIBezierPath? {
    get { called(super.accessibilityPath) }
    set { super.accessibilityPath = assigned(newValue) }
  }
  override var accessibilityActivationPoint: CGPoint {
    get { called(super.accessibilityActivationPoint) }
    set { super.accessibilityActivationPoint = assigned(newValue) }
  }
  override var accessibilityElementsHidden: Bool {
    get { called(super.accessibilityElementsHidden) }
    set { super.accessibilityElementsHidden = assigned(newValue) }
  }
  override var accessibilityViewIsModal: Bool {
    get { called(super.accessibilityViewIsModal) }
    set { super.accessibilityViewIsModal = assigned(newValue) }
  }
  override var shouldGroupAccessibilityChildren: Bool {
    get { called(super.shouldGroupAccessibilityChildren) }
    set { super.shouldGroupAccessibilityChildren = assigned(newValue) }
  }
  override var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { called(super.accessibilityNavigationStyle) }
    set { super.accessibilityNavigationStyle = assigned(newValue) }
  }
  override var accessibilityRespondsToUserInteraction: Bool {
    get { called(super.accessibilityRespondsToUserInteraction) }
    set { super.accessibilityRespondsToUserInteraction = assigned(newValue) }
  }
  override var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { called(super.accessibilityDirectTouchOptions) }
    set { super.accessibilityDirectTouchOptions = assigned(newValue) }
  }
  override var accessibilityElements: [Any]? {
    get { called(super.accessibilityElements) }
    set { super.accessibilityElements = assigned(newValue) }
  }
  override var automationElements: [Any]? {
    get { called(super.automationElements) }
    set { super.automationElements = assigned(newValue) }
  }
  override var accessibilityContainerType: UIAccessibilityContainerType {
    get { called(super.accessibilityContainerType) }
    set { super.accessibilityContainerType = assigned(newValue) }
  }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { called(super.accessibilityCustomActions) }
    set { super.accessibilityCustomActions = assigned(newValue) }
  }
  override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { called(super.accessibilityCustomRotors) }
    set { super.accessibilityCustomRotors = assigned(newValue) }
  }
  override var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { called(super.accessibilityDragSourceDescriptors) }
    set { super.accessibilityDragSourceDescriptors = assigned(newValue) }
  }
  override var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { called(super.accessibilityDropPointDescriptors) }
    set { super.accessibilityDropPointDescriptors = assigned(newValue) }
  }
  override func accessibilityElementCount() -> Int {
    called(super.accessibilityElementCount())
  }
  override func accessibilityElement(at index: Int) -> Any? {
    called(super.accessibilityElement(at: index))
  }
  override func index(ofAccessibilityElement element: Any) -> Int {
    called(super.index(ofAccessibilityElement: element))
  }
  override func accessibilityActivate() -> Bool {
    called(super.accessibilityActivate())
  }
  override func accessibilityIncrement() {
    called(super.accessibilityIncrement())
  }
  override func accessibilityDecrement() {
    called(super.accessibilityDecrement())
  }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    called(super.accessibilityScroll(direction))
  }
  override func accessibilityPerformEscape() -> Bool {
    called(super.accessibilityPerformEscape())
  }
  override func accessibilityPerformMagicTap() -> Bool {
    called(super.accessibilityPerformMagicTap())
  }
  override func accessibilityZoomIn(at point: CGPoint) -> Bool {
    called(super.accessibilityZoomIn(at: point))
  }
  override func accessibilityZoomOut(at point: CGPoint) -> Bool {
    called(super.accessibilityZoomOut(at: point))
  }
  override func accessibilityElementDidBecomeFocused() {
    called(super.accessibilityElementDidBecomeFocused())
  }
  override func accessibilityElementDidLoseFocus() {
    called(super.accessibilityElementDidLoseFocus())
  }
  override func accessibilityElementIsFocused() -> Bool {
    called(super.accessibilityElementIsFocused())
  }
  override func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
    UIAccessibility.AssistiveTechnologyIdentifier
  >? {
    called(super.accessibilityAssistiveTechnologyFocusedIdentifiers())
  }
}

extension Overrides {
  static let useAccessibility: @MainActor (UIResponder) -> Void = {
    $0.isAccessibilityElement = $0.isAccessibilityElement
    $0.accessibilityLabel = $0.accessibilityLabel
    $0.accessibilityAttributedLabel = $0.accessibilityAttributedLabel
    $0.accessibilityHint = $0.accessibilityHint
    $0.accessibilityAttributedHint = $0.accessibilityAttributedHint
    $0.accessibilityValue = $0.accessibilityValue
    $0.accessibilityAttributedValue = $0.accessibilityAttributedValue
    $0.accessibilityTraits = $0.accessibilityTraits
    $0.accessibilityLanguage = $0.accessibilityLanguage
    $0.accessibilityUserInputLabels = $0.accessibilityUserInputLabels
    $0.accessibilityAttributedUserInputLabels = $0.accessibilityAttributedUserInputLabels
    $0.accessibilityTextualContext = $0.accessibilityTextualContext
    $0.accessibilityIdentifier = $0.accessibilityIdentifier
    $0.accessibilityFrame = $0.accessibilityFrame
    $0.accessibilityPath = $0.accessibilityPath
    $0.accessibilityActivationPoint = $0.accessibilityActivationPoint
    $0.accessibilityElementsHidden = $0.accessibilityElementsHidden
    $0.accessibilityViewIsModal = $0.accessibilityViewIsModal
    $0.shouldGroupAccessibilityChildren = $0.shouldGroupAccessibilityChildren
    $0.accessibilityNavigationStyle = $0.accessibilityNavigationStyle
    $0.accessibilityRespondsToUserInteraction = $0.accessibilityRespondsToUserInteraction
    $0.accessibilityDirectTouchOptions = $0.accessibilityDirectTouchOptions
    $0.accessibilityElements = $0.accessibilityElements
    $0.automationElements = $0.automationElements
    $0.accessibilityContainerType = $0.accessibilityContainerType
    $0.accessibilityCustomActions = $0.accessibilityCustomActions
    $0.accessibilityCustomRotors = $0.accessibilityCustomRotors
    $0.accessibilityDragSourceDescriptors = $0.accessibilityDragSourceDescriptors
    $0.accessibilityDropPointDescriptors = $0.accessibilityDropPointDescriptors
    _ = $0.accessibilityElementCount()
    _ = $0.accessibilityElement(at: 0)
    _ = $0.index(ofAccessibilityElement: $0)
    _ = $0.accessibilityActivate()
    $0.accessibilityIncrement()
    $0.accessibilityDecrement()
    _ = $0.accessibilityScroll(.up)
    _ = $0.accessibilityPerformEscape()
    _ = $0.accessibilityPerformMagicTap()
    _ = $0.accessibilityZoomIn(at: .zero)
    _ = $0.accessibilityZoomOut(at: .zero)
    $0.accessibilityElementDidBecomeFocused()
    $0.accessibilityElementDidLoseFocus()
    _ = $0.accessibilityElementIsFocused()
    _ = $0.accessibilityAssistiveTechnologyFocusedIdentifiers()
  }
}
