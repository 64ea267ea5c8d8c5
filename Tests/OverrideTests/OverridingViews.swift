import Testing
import UIKit

/// Overrides every member that a subclass on iOS may override.
@MainActor final class OverridingWindow: UIWindow {
  override var windowLevel: UIWindow.Level {
    get {
      record("windowLevel")
      return super.windowLevel
    }
    set {
      record("windowLevel =")
      super.windowLevel = newValue
    }
  }

  override var screen: UIScreen {
    record("screen")
    return super.screen
  }

  override var isKeyWindow: Bool {
    record("isKeyWindow")
    return super.isKeyWindow
  }

  override var canBecomeKey: Bool {
    record("canBecomeKey")
    return super.canBecomeKey
  }

  override func makeKeyAndVisible() {
    record("makeKeyAndVisible()")
    super.makeKeyAndVisible()
  }

  override func makeKey() {
    record("makeKey()")
    super.makeKey()
  }

  override func becomeKey() {
    record("becomeKey()")
    super.becomeKey()
  }

  override func resignKey() {
    record("resignKey()")
    super.resignKey()
  }

  override func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    record("convert(_:to:) of a point")
    return super.convert(point, to: window)
  }

  override func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    record("convert(_:from:) of a point")
    return super.convert(point, from: window)
  }

  override func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    record("convert(_:to:) of a rectangle")
    return super.convert(rect, to: window)
  }

  override func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    record("convert(_:from:) of a rectangle")
    return super.convert(rect, from: window)
  }
}

let windowMembers: [Member<OverridingWindow>] = [
  Member("windowLevel", ["windowLevel", "windowLevel ="]) { $0.windowLevel = $0.windowLevel },
  Member("screen") { _ = $0.screen },
  Member("isKeyWindow") { _ = $0.isKeyWindow },
  Member("canBecomeKey") { _ = $0.canBecomeKey },
  Member("makeKeyAndVisible()") { $0.makeKeyAndVisible() },
  Member("makeKey()") { $0.makeKeyAndVisible() },
  Member("becomeKey()") { $0.makeKeyAndVisible() },
  Member("resignKey()") { passKey(from: $0) },
  Member("convert(_:to:) of a point") { _ = $0.convert(CGPoint.zero, to: UIWindow?.none) },
  Member("convert(_:from:) of a point") { _ = $0.convert(CGPoint.zero, from: UIWindow?.none) },
  Member("convert(_:to:) of a rectangle") { _ = $0.convert(CGRect.zero, to: UIWindow?.none) },
  Member("convert(_:from:) of a rectangle") { _ = $0.convert(CGRect.zero, from: UIWindow?.none) },
]

/// Overrides every member that a subclass on iOS may override.
@MainActor final class OverridingLabel: UILabel {
  override var text: String? {
    get {
      record("text")
      return super.text
    }
    set {
      record("text =")
      super.text = newValue
    }
  }

  override var attributedText: NSAttributedString? {
    get {
      record("attributedText")
      return super.attributedText
    }
    set {
      record("attributedText =")
      super.attributedText = newValue
    }
  }

  override var font: UIFont! {
    get {
      record("font")
      return super.font
    }
    set {
      record("font =")
      super.font = newValue
    }
  }

  override var textColor: UIColor! {
    get {
      record("textColor")
      return super.textColor
    }
    set {
      record("textColor =")
      super.textColor = newValue
    }
  }

  override var textAlignment: NSTextAlignment {
    get {
      record("textAlignment")
      return super.textAlignment
    }
    set {
      record("textAlignment =")
      super.textAlignment = newValue
    }
  }

  override var lineBreakMode: NSLineBreakMode {
    get {
      record("lineBreakMode")
      return super.lineBreakMode
    }
    set {
      record("lineBreakMode =")
      super.lineBreakMode = newValue
    }
  }

  override var numberOfLines: Int {
    get {
      record("numberOfLines")
      return super.numberOfLines
    }
    set {
      record("numberOfLines =")
      super.numberOfLines = newValue
    }
  }

  override var adjustsFontSizeToFitWidth: Bool {
    get {
      record("adjustsFontSizeToFitWidth")
      return super.adjustsFontSizeToFitWidth
    }
    set {
      record("adjustsFontSizeToFitWidth =")
      super.adjustsFontSizeToFitWidth = newValue
    }
  }

  override var minimumScaleFactor: CGFloat {
    get {
      record("minimumScaleFactor")
      return super.minimumScaleFactor
    }
    set {
      record("minimumScaleFactor =")
      super.minimumScaleFactor = newValue
    }
  }

  override var baselineAdjustment: UIBaselineAdjustment {
    get {
      record("baselineAdjustment")
      return super.baselineAdjustment
    }
    set {
      record("baselineAdjustment =")
      super.baselineAdjustment = newValue
    }
  }

  override var allowsDefaultTighteningForTruncation: Bool {
    get {
      record("allowsDefaultTighteningForTruncation")
      return super.allowsDefaultTighteningForTruncation
    }
    set {
      record("allowsDefaultTighteningForTruncation =")
      super.allowsDefaultTighteningForTruncation = newValue
    }
  }

  override var preferredMaxLayoutWidth: CGFloat {
    get {
      record("preferredMaxLayoutWidth")
      return super.preferredMaxLayoutWidth
    }
    set {
      record("preferredMaxLayoutWidth =")
      super.preferredMaxLayoutWidth = newValue
    }
  }

  override var shadowColor: UIColor? {
    get {
      record("shadowColor")
      return super.shadowColor
    }
    set {
      record("shadowColor =")
      super.shadowColor = newValue
    }
  }

  override var shadowOffset: CGSize {
    get {
      record("shadowOffset")
      return super.shadowOffset
    }
    set {
      record("shadowOffset =")
      super.shadowOffset = newValue
    }
  }

  override var isHighlighted: Bool {
    get {
      record("isHighlighted")
      return super.isHighlighted
    }
    set {
      record("isHighlighted =")
      super.isHighlighted = newValue
    }
  }

  override var highlightedTextColor: UIColor? {
    get {
      record("highlightedTextColor")
      return super.highlightedTextColor
    }
    set {
      record("highlightedTextColor =")
      super.highlightedTextColor = newValue
    }
  }

  override var isEnabled: Bool {
    get {
      record("isEnabled")
      return super.isEnabled
    }
    set {
      record("isEnabled =")
      super.isEnabled = newValue
    }
  }

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
    -> CGRect
  {
    record("textRect(forBounds:limitedToNumberOfLines:)")
    return super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
  }

  override func drawText(in rect: CGRect) {
    record("drawText(in:)")
    super.drawText(in: rect)
  }
}

let labelMembers: [Member<OverridingLabel>] = [
  Member("text", ["text", "text ="]) { $0.text = $0.text },
  Member("attributedText", ["attributedText", "attributedText ="]) {
    $0.attributedText = $0.attributedText
  },
  Member("font", ["font", "font ="]) { $0.font = $0.font },
  Member("textColor", ["textColor", "textColor ="]) { $0.textColor = $0.textColor },
  Member("textAlignment", ["textAlignment", "textAlignment ="]) {
    $0.textAlignment = $0.textAlignment
  },
  Member("lineBreakMode", ["lineBreakMode", "lineBreakMode ="]) {
    $0.lineBreakMode = $0.lineBreakMode
  },
  Member("numberOfLines", ["numberOfLines", "numberOfLines ="]) {
    $0.numberOfLines = $0.numberOfLines
  },
  Member("adjustsFontSizeToFitWidth", ["adjustsFontSizeToFitWidth", "adjustsFontSizeToFitWidth ="])
  { $0.adjustsFontSizeToFitWidth = $0.adjustsFontSizeToFitWidth },
  Member("minimumScaleFactor", ["minimumScaleFactor", "minimumScaleFactor ="]) {
    $0.minimumScaleFactor = $0.minimumScaleFactor
  },
  Member("baselineAdjustment", ["baselineAdjustment", "baselineAdjustment ="]) {
    $0.baselineAdjustment = $0.baselineAdjustment
  },
  Member(
    "allowsDefaultTighteningForTruncation",
    ["allowsDefaultTighteningForTruncation", "allowsDefaultTighteningForTruncation ="]
  ) { $0.allowsDefaultTighteningForTruncation = $0.allowsDefaultTighteningForTruncation },
  Member("preferredMaxLayoutWidth", ["preferredMaxLayoutWidth", "preferredMaxLayoutWidth ="]) {
    $0.preferredMaxLayoutWidth = $0.preferredMaxLayoutWidth
  },
  Member("shadowColor", ["shadowColor", "shadowColor ="]) { $0.shadowColor = $0.shadowColor },
  Member("shadowOffset", ["shadowOffset", "shadowOffset ="]) { $0.shadowOffset = $0.shadowOffset },
  Member("isHighlighted", ["isHighlighted", "isHighlighted ="]) {
    $0.isHighlighted = $0.isHighlighted
  },
  Member("highlightedTextColor", ["highlightedTextColor", "highlightedTextColor ="]) {
    $0.highlightedTextColor = $0.highlightedTextColor
  },
  Member("isEnabled", ["isEnabled", "isEnabled ="]) { $0.isEnabled = $0.isEnabled },
  Member("textRect(forBounds:limitedToNumberOfLines:)") {
    _ = $0.textRect(forBounds: $0.bounds, limitedToNumberOfLines: 1)
  },
  Member("drawText(in:)") { $0.layer.displayIfNeeded() },
]

/// Overrides every member that a subclass on iOS may override.
@MainActor final class OverridingImageView: UIImageView {
  override var image: UIImage? {
    get {
      record("image")
      return super.image
    }
    set {
      record("image =")
      super.image = newValue
    }
  }

  override var highlightedImage: UIImage? {
    get {
      record("highlightedImage")
      return super.highlightedImage
    }
    set {
      record("highlightedImage =")
      super.highlightedImage = newValue
    }
  }

  override var isHighlighted: Bool {
    get {
      record("isHighlighted")
      return super.isHighlighted
    }
    set {
      record("isHighlighted =")
      super.isHighlighted = newValue
    }
  }

  override var animationImages: [UIImage]? {
    get {
      record("animationImages")
      return super.animationImages
    }
    set {
      record("animationImages =")
      super.animationImages = newValue
    }
  }

  override var highlightedAnimationImages: [UIImage]? {
    get {
      record("highlightedAnimationImages")
      return super.highlightedAnimationImages
    }
    set {
      record("highlightedAnimationImages =")
      super.highlightedAnimationImages = newValue
    }
  }

  override var animationDuration: TimeInterval {
    get {
      record("animationDuration")
      return super.animationDuration
    }
    set {
      record("animationDuration =")
      super.animationDuration = newValue
    }
  }

  override var animationRepeatCount: Int {
    get {
      record("animationRepeatCount")
      return super.animationRepeatCount
    }
    set {
      record("animationRepeatCount =")
      super.animationRepeatCount = newValue
    }
  }

  override var isAnimating: Bool {
    record("isAnimating")
    return super.isAnimating
  }

  override func startAnimating() {
    record("startAnimating()")
    super.startAnimating()
  }

  override func stopAnimating() {
    record("stopAnimating()")
    super.stopAnimating()
  }
}

let imageViewMembers: [Member<OverridingImageView>] = [
  Member("image", ["image", "image ="]) { $0.image = $0.image },
  Member("highlightedImage", ["highlightedImage", "highlightedImage ="]) {
    $0.highlightedImage = $0.highlightedImage
  },
  Member("isHighlighted", ["isHighlighted", "isHighlighted ="]) {
    $0.isHighlighted = $0.isHighlighted
  },
  Member("animationImages", ["animationImages", "animationImages ="]) {
    $0.animationImages = $0.animationImages
  },
  Member(
    "highlightedAnimationImages", ["highlightedAnimationImages", "highlightedAnimationImages ="]
  ) { $0.highlightedAnimationImages = $0.highlightedAnimationImages },
  Member("animationDuration", ["animationDuration", "animationDuration ="]) {
    $0.animationDuration = $0.animationDuration
  },
  Member("animationRepeatCount", ["animationRepeatCount", "animationRepeatCount ="]) {
    $0.animationRepeatCount = $0.animationRepeatCount
  },
  Member("isAnimating") { _ = $0.isAnimating },
  Member("startAnimating()") { $0.startAnimating() },
  Member("stopAnimating()") { $0.stopAnimating() },
]

/// Overrides every member that a subclass on iOS may override.
@MainActor final class OverridingApplication: UIApplication {
  override var delegate: (any UIApplicationDelegate)? {
    get {
      record("delegate")
      return super.delegate
    }
    set {
      record("delegate =")
      super.delegate = newValue
    }
  }

  override var applicationState: UIApplication.State {
    record("applicationState")
    return super.applicationState
  }

  override var windows: [UIWindow] {
    record("windows")
    return super.windows
  }

  override var keyWindow: UIWindow? {
    record("keyWindow")
    return super.keyWindow
  }

  override var statusBarOrientation: UIInterfaceOrientation {
    record("statusBarOrientation")
    return super.statusBarOrientation
  }

  override var next: UIResponder? {
    record("next")
    return super.next
  }

  override class var shared: UIApplication {
    record("shared")
    return super.shared
  }
}

let applicationMembers: [Member<OverridingApplication>] = [
  Member("delegate", ["delegate", "delegate ="]) { $0.delegate = $0.delegate },
  Member("applicationState") { _ = $0.applicationState },
  Member("windows") { _ = $0.windows },
  Member("keyWindow") { _ = $0.keyWindow },
  Member("statusBarOrientation") { _ = $0.statusBarOrientation },
  Member("next") { _ = $0.next },
  Member("shared") { _ = type(of: $0).shared },
]
