import CoreGraphics
import Foundation
import UIKit

extension AttributeRow {
  static let views: [AttributeRow] = [
    row(
      "view", "<rect key='frame' x='1' y='2' width='3' height='4'/>", \UIView.frame,
      CGRect(x: 1, y: 2, width: 3, height: 4)),
    row(
      "view", "<autoresizingMask key='autoresizingMask' flexibleMinX='YES' heightSizable='YES'/>",
      \UIView.autoresizingMask, [.flexibleLeftMargin, .flexibleHeight]),
    row("view", "autoresizesSubviews='NO'", \UIView.autoresizesSubviews, false),
    row("view", "contentMode='bottomLeft'", \UIView.contentMode, .bottomLeft),
    row("view", "tag='-7'", \UIView.tag, -7),
    row("view", "alpha='0.25'", \UIView.alpha, 0.25),
    row("view", "hidden='YES'", \UIView.isHidden, true),
    row("view", "opaque='NO'", \UIView.isOpaque, false),
    row("view", "userInteractionEnabled='NO'", \UIView.isUserInteractionEnabled, false),
    row("view", "multipleTouchEnabled='YES'", \UIView.isMultipleTouchEnabled, true),
    row("view", "exclusiveTouch='YES'", \UIView.isExclusiveTouch, true),
    row("view", "clipsSubviews='YES'", \UIView.clipsToBounds, true),
    row("view", "clearsContextBeforeDrawing='NO'", \UIView.clearsContextBeforeDrawing, false),
    row(
      "view", "semanticContentAttribute='playback'", \UIView.semanticContentAttribute, .playback),
    row("view", color("backgroundColor"), \UIView.backgroundColor, .systemRed),
    row("view", color("tintColor"), \UIView.tintColor, .systemRed),
    row("view", "restorationIdentifier='box'", \UIView.restorationIdentifier, "box"),
    row(
      "view", "preservesSuperviewLayoutMargins='YES'", \UIView.preservesSuperviewLayoutMargins, true
    ),
    row(
      "view", "insetsLayoutMarginsFromSafeArea='NO'", \UIView.insetsLayoutMarginsFromSafeArea,
      false),
    row(
      "view", "<edgeInsets key='layoutMargins' top='2' left='1' bottom='4' right='3'/>",
      \UIView.layoutMargins, insets),
    row(
      "view",
      "<directionalEdgeInsets key='directionalLayoutMargins' top='2' leading='1' bottom='4' "
        + "trailing='3'/>",
      \UIView.directionalLayoutMargins,
      NSDirectionalEdgeInsets(top: 2, leading: 1, bottom: 4, trailing: 3)),
    row(
      "view", "translatesAutoresizingMaskIntoConstraints='NO'",
      \UIView.translatesAutoresizingMaskIntoConstraints, false),
    check("view", "horizontalHuggingPriority='251'", UILayoutPriority(251)) { (view: UIView) in
      view.contentHuggingPriority(for: .horizontal)
    },
    check("view", "verticalHuggingPriority='252'", UILayoutPriority(252)) { (view: UIView) in
      view.contentHuggingPriority(for: .vertical)
    },
    check("view", "horizontalCompressionResistancePriority='9'", UILayoutPriority(9)) {
      (view: UIView) in view.contentCompressionResistancePriority(for: .horizontal)
    },
    check("view", "verticalCompressionResistancePriority='8'", UILayoutPriority(8)) {
      (view: UIView) in view.contentCompressionResistancePriority(for: .vertical)
    },
    check("view", "<layoutGuides><layoutGuide identifier='g' id='b'/></layoutGuides>", ["g"]) {
      (view: UIView) in view.layoutGuides.map(\.identifier).filter { $0 == "g" }
    },
    check("view", "<subviews><label id='b'/></subviews>", 1) { (view: UIView) in
      view.subviews.count
    },
  ]

  static let accessibility: [AttributeRow] = [
    row("view", described("label='Name'"), \UIView.accessibilityLabel, "Name"),
    row(
      "view", described("", "<string key='label'>Two\nlines</string>"), \UIView.accessibilityLabel,
      "Two\nlines"),
    row("view", described("hint='Opens it'"), \UIView.accessibilityHint, "Opens it"),
    row("view", described("identifier='box'"), \UIView.accessibilityIdentifier, "box"),
    row(
      "view", described("", "<accessibilityTraits key='traits' button='YES' header='YES'/>"),
      \UIView.accessibilityTraits, [.button, .header]),
    row(
      "view", described("", "<bool key='isElement' value='YES'/>"), \UIView.isAccessibilityElement,
      true),
    row("barButtonItem", described("label='Name'"), \UIBarButtonItem.accessibilityLabel, "Name"),
  ]

  private static func described(_ attributes: String, _ children: String = "") -> String {
    "<accessibility key='accessibilityConfiguration' \(attributes)>\(children)</accessibility>"
  }

  static let texts: [AttributeRow] = [
    row("label", font, \UILabel.font, .boldSystemFont(ofSize: 33)),
    row("label", color("textColor"), \UILabel.textColor, .systemRed),
    row("label", color("highlightedColor"), \UILabel.highlightedTextColor, .systemRed),
    row("label", color("shadowColor"), \UILabel.shadowColor, .systemRed),
    row(
      "label", "<size key='shadowOffset' width='3' height='5'/>", \UILabel.shadowOffset,
      CGSize(width: 3, height: 5)),
    row("label", "textAlignment='justified'", \UILabel.textAlignment, .justified),
    row("label", "lineBreakMode='headTruncation'", \UILabel.lineBreakMode, .byTruncatingHead),
    row("label", "numberOfLines='0'", \UILabel.numberOfLines, 0),
    row("label", "baselineAdjustment='none'", \UILabel.baselineAdjustment, .none),
    row("label", "adjustsFontSizeToFit='NO'", \UILabel.adjustsFontSizeToFitWidth, false),
    row("label", "minimumScaleFactor='0.5'", \UILabel.minimumScaleFactor, 0.5),
    row(
      "label", "minimumFontSize='11'", \UILabel.minimumScaleFactor, 11 / 33, with: font,
      name: "minimumFontSize"),
    row(
      "label", "adjustsLetterSpacingToFitWidth='YES'",
      \UILabel.allowsDefaultTighteningForTruncation, true),
    row(
      "label", "adjustsFontForContentSizeCategory='YES'",
      \UILabel.adjustsFontForContentSizeCategory, true),
    row("label", "preferredMaxLayoutWidth='120'", \UILabel.preferredMaxLayoutWidth, 120),
    row("label", "highlighted='YES'", \UILabel.isHighlighted, true),
    row("label", "enabled='NO'", \UILabel.isEnabled, false),
    row("label", "text='Text'", \UILabel.text, "Text"),
    row("label", styledText("attributedText"), \UILabel.attributedText?.string, "Text"),
    row("textView", font, \UITextView.font, .boldSystemFont(ofSize: 33)),
    row("textView", color("textColor"), \UITextView.textColor, .systemRed),
    row("textView", "textAlignment='center'", \UITextView.textAlignment, .center),
    row("textView", "editable='NO'", \UITextView.isEditable, false),
    row("textView", "selectable='NO'", \UITextView.isSelectable, false),
    row(
      "textView", "allowsEditingTextAttributes='YES'", \UITextView.allowsEditingTextAttributes,
      true),
    row("textView", "clearsOnInsertion='YES'", \UITextView.clearsOnInsertion, true),
    row(
      "textView", "adjustsFontForContentSizeCategory='YES'",
      \UITextView.adjustsFontForContentSizeCategory, true),
    row(
      "textView", "<textInputTraits key='textInputTraits' returnKeyType='done'/>",
      \UITextView.returnKeyType, .done),
    row("textView", "text='Text'", \UITextView.text, "Text"),
    row("textView", styledText("attributedText"), \UITextView.attributedText?.string, "Text"),
  ]

  static let containers: [AttributeRow] = [
    check(
      "imageView",
      "<preferredSymbolConfiguration key='preferredSymbolConfiguration' scale='large'/>", true
    ) { (view: UIImageView) in
      view.preferredSymbolConfiguration == UIImage.SymbolConfiguration(scale: .large)
    },
    check("imageView", "image='star' catalog='system'", true) { (view: UIImageView) in
      view.image != nil
    },
    check("imageView", "highlightedImage='star' catalog='system'", true) { (view: UIImageView) in
      view.highlightedImage != nil
    },
    row("imageView", "highlighted='YES'", \UIImageView.isHighlighted, true),
    row("activityIndicatorView", "style='large'", \UIActivityIndicatorView.style, .large),
    row("activityIndicatorView", color("color"), \UIActivityIndicatorView.color, .systemRed),
    row(
      "activityIndicatorView", "hidesWhenStopped='YES'", \UIActivityIndicatorView.hidesWhenStopped,
      true),
    row("activityIndicatorView", "animating='YES'", \UIActivityIndicatorView.isAnimating, true),
    row("progressView", "progressViewStyle='bar'", \UIProgressView.progressViewStyle, .bar),
    row("progressView", "progress='0.75'", \UIProgressView.progress, 0.75),
    row("progressView", color("progressTintColor"), \UIProgressView.progressTintColor, .systemRed),
    row("progressView", color("trackTintColor"), \UIProgressView.trackTintColor, .systemRed),
    check("progressView", "progressImage='star' catalog='system'", true) {
      (view: UIProgressView) in view.progressImage != nil
    },
    check("progressView", "trackImage='star' catalog='system'", true) { (view: UIProgressView) in
      view.trackImage != nil
    },
    row("stackView", "axis='vertical'", \UIStackView.axis, .vertical),
    row("stackView", "distribution='fillEqually'", \UIStackView.distribution, .fillEqually),
    row("stackView", "alignment='center'", \UIStackView.alignment, .center),
    row("stackView", "spacing='12'", \UIStackView.spacing, 12),
    row("stackView", "spacingType='standard'", \UIStackView.spacing, 8),
    row(
      "stackView", "baselineRelativeArrangement='YES'", \UIStackView.isBaselineRelativeArrangement,
      true),
    row(
      "stackView", "layoutMarginsRelativeArrangement='YES'",
      \UIStackView.isLayoutMarginsRelativeArrangement, true),
    row(
      "stackView", "<subviews><label id='b'/></subviews>", \UIStackView.arrangedSubviews.count, 1),
    check("visualEffectView", "<blurEffect style='dark'/>", true, name: "effect") {
      (view: UIVisualEffectView) in view.effect is UIBlurEffect
    },
    row(
      "visualEffectView", view("contentView"), \UIVisualEffectView.contentView.tag, 7),
    row("scrollView", "scrollEnabled='NO'", \UIScrollView.isScrollEnabled, false),
    row("scrollView", "pagingEnabled='YES'", \UIScrollView.isPagingEnabled, true),
    row("scrollView", "directionalLockEnabled='YES'", \UIScrollView.isDirectionalLockEnabled, true),
    row("scrollView", "bounces='NO'", \UIScrollView.bounces, false),
    row("scrollView", "alwaysBounceVertical='YES'", \UIScrollView.alwaysBounceVertical, true),
    row("scrollView", "alwaysBounceHorizontal='YES'", \UIScrollView.alwaysBounceHorizontal, true),
    row(
      "scrollView", "showsVerticalScrollIndicator='NO'",
      \UIScrollView.showsVerticalScrollIndicator, false),
    row(
      "scrollView", "showsHorizontalScrollIndicator='NO'",
      \UIScrollView.showsHorizontalScrollIndicator, false),
    row("scrollView", "indicatorStyle='white'", \UIScrollView.indicatorStyle, .white),
    row("scrollView", "delaysContentTouches='NO'", \UIScrollView.delaysContentTouches, false),
    row(
      "scrollView", "canCancelContentTouches='NO'", \UIScrollView.canCancelContentTouches, false),
    row("scrollView", "scrollsToTop='NO'", \UIScrollView.scrollsToTop, false),
    row("scrollView", "minimumZoomScale='0.5'", \UIScrollView.minimumZoomScale, 0.5),
    row("scrollView", "maximumZoomScale='4'", \UIScrollView.maximumZoomScale, 4),
    row("scrollView", "bouncesZoom='NO'", \UIScrollView.bouncesZoom, false),
    row("scrollView", "keyboardDismissMode='onDrag'", \UIScrollView.keyboardDismissMode, .onDrag),
    row(
      "scrollView", "contentInsetAdjustmentBehavior='never'",
      \UIScrollView.contentInsetAdjustmentBehavior, .never),
    row("scrollView", insets("contentInset"), \UIScrollView.contentInset, insets),
    row(
      "scrollView", insets("scrollIndicatorInsets"), \UIScrollView.verticalScrollIndicatorInsets,
      insets),
    row(
      "scrollView", "<size key='contentSize' width='50' height='60'/>", \UIScrollView.contentSize,
      CGSize(width: 50, height: 60)),
    check("scrollView", "<refreshControl key='refreshControl' id='b'/>", true) {
      (view: UIScrollView) in view.refreshControl != nil
    },
    row(
      "refreshControl", styledText("attributedTitle"), \UIRefreshControl.attributedTitle?.string,
      "Text"),
  ]
}
