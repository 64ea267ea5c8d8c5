import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("Attributes of views in view files", .serialized)
@MainActor struct ViewAttributeTests {
  @Test("a view has the geometry and the flags of its element")
  func view() throws {
    let view: UIView = try ViewFileSample.object(
      """
      <view contentMode="topRight" tag="7" alpha="0.5" hidden="YES" opaque="NO" \
      userInteractionEnabled="NO" multipleTouchEnabled="YES" exclusiveTouch="YES" \
      clipsSubviews="YES" clearsContextBeforeDrawing="NO" autoresizesSubviews="NO" \
      semanticContentAttribute="forceRightToLeft" restorationIdentifier="box" \
      preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" \
      translatesAutoresizingMaskIntoConstraints="NO" horizontalHuggingPriority="251" \
      verticalHuggingPriority="252" horizontalCompressionResistancePriority="751" \
      verticalCompressionResistancePriority="752" id="a">
        <rect key="frame" x="10" y="20" width="30" height="40.5"/>
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" \
      flexibleMaxY="YES"/>
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
        <color key="backgroundColor" red="1" green="0.5" blue="0.25" alpha="0.75" \
      colorSpace="custom" customColorSpace="sRGB"/>
        <color key="tintColor" systemColor="systemRedColor"/>
      </view>
      """)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40.5))
    #expect(view.autoresizingMask == [.flexibleLeftMargin, .flexibleWidth, .flexibleBottomMargin])
    #expect(view.contentMode == .topRight && view.tag == 7 && view.alpha == 0.5 && view.isHidden)
    #expect(!view.isOpaque && !view.isUserInteractionEnabled && view.clipsToBounds)
    #expect(view.isMultipleTouchEnabled && view.isExclusiveTouch)
    #expect(!view.clearsContextBeforeDrawing && !view.autoresizesSubviews)
    #expect(view.semanticContentAttribute == .forceRightToLeft)
    #expect(view.restorationIdentifier == "box" && view.preservesSuperviewLayoutMargins)
    #expect(!view.insetsLayoutMarginsFromSafeArea)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 252)
    #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 751)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 752)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75))
    #expect(view.tintColor == .systemRed)
  }

  @Test("attributes that are left out have the defaults of Interface Builder")
  func defaults() throws {
    let label: UILabel = try ViewFileSample.object("<label id='a'/>")
    #expect(label.isOpaque && label.isUserInteractionEnabled && label.adjustsFontSizeToFitWidth)
    #expect(label.contentHuggingPriority(for: .horizontal) == .defaultLow)
    let field: UITextField = try ViewFileSample.object("<textField id='a'/>")
    #expect(field.adjustsFontSizeToFitWidth && field.borderStyle == .none)
  }

  @Test("subviews are in the order of the file")
  func subviews() throws {
    let view: UIView = try ViewFileSample.object(
      """
      <view id="a"><subviews><label text="1" id="b"/><imageView id="c"/>
      <view id="d"><subviews><switch on="YES" id="e"/></subviews></view></subviews></view>
      """)
    #expect(view.subviews.map { "\(type(of: $0))" } == ["UILabel", "UIImageView", "UIView"])
    #expect((view.subviews[2].subviews.first as? UISwitch)?.isOn == true)
  }

  @Test("a label has the text, the font and the colors of its element")
  func label() throws {
    let label: UILabel = try ViewFileSample.object(
      """
      <label opaque="NO" userInteractionEnabled="NO" text="Title" textAlignment="center" \
      lineBreakMode="middleTruncation" numberOfLines="3" baselineAdjustment="alignCenters" \
      adjustsFontSizeToFit="NO" minimumScaleFactor="0.5" adjustsLetterSpacingToFitWidth="YES" \
      adjustsFontForContentSizeCategory="YES" preferredMaxLayoutWidth="120" highlighted="YES" \
      enabled="NO" id="a">
        <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
        <color key="textColor" white="0.25" alpha="1" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/>
        <color key="highlightedColor" systemColor="systemBlueColor"/>
        <color key="shadowColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
        <size key="shadowOffset" width="1" height="2"/>
      </label>
      """)
    #expect(label.text == "Title" && label.textAlignment == .center && label.numberOfLines == 3)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.baselineAdjustment == .alignCenters && label.minimumScaleFactor == 0.5)
    #expect(!label.adjustsFontSizeToFitWidth && label.allowsDefaultTighteningForTruncation)
    #expect(label.adjustsFontForContentSizeCategory && label.preferredMaxLayoutWidth == 120)
    #expect(label.isHighlighted && !label.isEnabled && !label.isUserInteractionEnabled)
    #expect(label.font == .boldSystemFont(ofSize: 20))
    #expect(label.textColor == UIColor(white: 0.25, alpha: 1))
    #expect(label.highlightedTextColor == .systemBlue)
    #expect(label.shadowColor == UIColor(white: 0, alpha: 1))
    #expect(label.shadowOffset == CGSize(width: 1, height: 2))
  }

  @Test("texts may be children, also with several lines or encoded")
  func texts() throws {
    let label: UILabel = try ViewFileSample.object(
      "<label id='a'><string key='text'>one\ntwo</string></label>")
    #expect(label.text == "one\ntwo")
    let encoded: UILabel = try ViewFileSample.object(
      "<label id='a'><string key='text' base64-UTF8='YES'>\nYcKgYg\n</string></label>")
    #expect(encoded.text == "a\u{a0}b")
  }

  @Test("fonts are of the system, of a style, or have a name")
  func fonts() throws {
    for (description, font) in [
      ("type='system' pointSize='14'", UIFont.systemFont(ofSize: 14)),
      (
        "type='system' weight='semibold' pointSize='14'", .systemFont(ofSize: 14, weight: .semibold)
      ),
      ("type='italicSystem' pointSize='14'", .italicSystemFont(ofSize: 14)),
      ("style='UICTFontTextStyleHeadline'", .preferredFont(forTextStyle: .headline)),
      ("name='No-Such-Font' family='No' pointSize='12'", .systemFont(ofSize: 12)),
    ] {
      let label: UILabel = try ViewFileSample.object(
        "<label id='a'><fontDescription key='fontDescription' \(description)/></label>")
      #expect(label.font == font, "\(description)")
    }
  }

  @Test("colors are of the system, of components in several spaces, or noted by the file")
  func colors() throws {
    let resources = """
      <namedColor name="Accent"><color red="0" green="1" blue="0" alpha="1"/></namedColor>
      <systemColor name="futureColor"><color white="0.5" alpha="1"/></systemColor>
      """
    for (attributes, color) in [
      ("systemColor='labelColor'", UIColor.label),
      ("systemColor='futureColor'", UIColor(white: 0.5, alpha: 1)),
      ("cocoaTouchSystemColor='darkTextColor'", .darkText),
      ("name='Accent'", UIColor(red: 0, green: 1, blue: 0, alpha: 1)),
      ("red='1' green='0' blue='0' alpha='1' colorSpace='calibratedRGB'", .red),
      ("cyan='1' magenta='0' yellow='0' black='0' alpha='1'", .cyan),
      (
        "red='1' green='0' blue='0' alpha='1' colorSpace='custom' customColorSpace='displayP3'",
        UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
      ),
    ] {
      let view: UIView = try ViewFileSample.object(
        "<view id='a'><color key='backgroundColor' \(attributes)/></view>", resources: resources)
      #expect(view.backgroundColor == color, "\(attributes)")
    }
  }

  @Test("an attributed text has the attributes of its fragments")
  func attributedText() throws {
    let label: UILabel = try ViewFileSample.object(
      """
      <label id="a"><attributedString key="attributedText">
        <fragment content="red"><attributes>
          <color key="NSColor" systemColor="systemRedColor"/>
          <font key="NSFont" size="20" name="No-Such-Font"/>
          <integer key="NSUnderline" value="1"/>
          <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="4"/>
        </attributes></fragment>
        <fragment><string key="content"> and plain</string></fragment>
      </attributedString></label>
      """)
    let text = try #require(label.attributedText)
    #expect(text.string == "red and plain")
    let attributes = unsafe text.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .systemRed)
    #expect((attributes[.font] as? UIFont)?.pointSize == 20)
    #expect(attributes[.underlineStyle] as? Int == 1)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 4)
  }

  @Test("an image view shows symbols")
  func imageView() throws {
    let view: UIImageView = try ViewFileSample.object(
      """
      <imageView image="star.fill" catalog="system" highlighted="YES" id="a">
        <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large"/>
      </imageView>
      """)
    #expect(view.image != nil && view.isHighlighted)
    #expect(view.preferredSymbolConfiguration == UIImage.SymbolConfiguration(scale: .large))
    let noted: UIImageView = try ViewFileSample.object(
      "<imageView image='star.fill' id='a'/>",
      resources: "<image name='star.fill' catalog='system' width='20' height='20'/>")
    #expect(noted.image != nil)
  }

  @Test("a stack view arranges its subviews")
  func stackView() throws {
    let stack: UIStackView = try ViewFileSample.object(
      """
      <stackView axis="vertical" distribution="equalSpacing" alignment="center" spacing="12" \
      baselineRelativeArrangement="YES" id="a">
        <subviews><label text="1" id="b"/><label text="2" id="c"/></subviews>
      </stackView>
      """)
    #expect(stack.axis == .vertical && stack.distribution == .equalSpacing)
    #expect(stack.alignment == .center && stack.spacing == 12)
    #expect(stack.isBaselineRelativeArrangement && stack.arrangedSubviews.count == 2)
    let standard: UIStackView = try ViewFileSample.object(
      "<stackView spacingType='standard' id='a'/>")
    #expect(standard.spacing == 8)
  }

  @Test("a scroll view has the flags of its element")
  func scrollView() throws {
    let view: UIScrollView = try ViewFileSample.object(
      """
      <scrollView clipsSubviews="YES" scrollEnabled="NO" pagingEnabled="YES" bounces="NO" \
      directionalLockEnabled="YES" alwaysBounceVertical="YES" alwaysBounceHorizontal="YES" \
      showsVerticalScrollIndicator="NO" showsHorizontalScrollIndicator="NO" \
      indicatorStyle="white" delaysContentTouches="NO" canCancelContentTouches="NO" \
      scrollsToTop="NO" minimumZoomScale="0.5" maximumZoomScale="4" bouncesZoom="NO" \
      keyboardDismissMode="interactive" contentInsetAdjustmentBehavior="never" id="a">
        <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
        <size key="contentSize" width="500" height="600"/>
        <refreshControl key="refreshControl" id="b"/>
      </scrollView>
      """)
    #expect(!view.isScrollEnabled && view.isPagingEnabled && !view.bounces)
    #expect(view.isDirectionalLockEnabled && view.alwaysBounceVertical)
    #expect(view.alwaysBounceHorizontal && !view.showsVerticalScrollIndicator)
    #expect(!view.showsHorizontalScrollIndicator && view.indicatorStyle == .white)
    #expect(!view.delaysContentTouches && !view.canCancelContentTouches && !view.scrollsToTop)
    #expect(view.minimumZoomScale == 0.5 && view.maximumZoomScale == 4 && !view.bouncesZoom)
    #expect(view.keyboardDismissMode == .interactive)
    #expect(view.contentInsetAdjustmentBehavior == .never)
    #expect(view.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(view.contentSize == CGSize(width: 500, height: 600) && view.refreshControl != nil)
  }

  @Test("an effect view has an effect, and subviews in its content view")
  func effectView() throws {
    let view: UIVisualEffectView = try ViewFileSample.object(
      """
      <visualEffectView id="a">
        <view key="contentView" id="b"><subviews><label text="1" id="c"/></subviews></view>
        <vibrancyEffect style="fill"><blurEffect style="systemMaterial"/></vibrancyEffect>
      </visualEffectView>
      """)
    #expect(view.effect is UIVibrancyEffect)
    #expect(view.contentView.subviews.first is UILabel)
  }

  @Test("a text view has the text and the traits of its element")
  func textView() throws {
    let view: UITextView = try ViewFileSample.object(
      """
      <textView editable="NO" selectable="NO" textAlignment="right" \
      allowsEditingTextAttributes="YES" text="Lorem" id="a">
        <color key="textColor" systemColor="systemGreenColor"/>
        <fontDescription key="fontDescription" type="system" pointSize="13"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="none" \
      keyboardType="emailAddress" returnKeyType="done" autocorrectionType="no" \
      spellCheckingType="yes" smartDashesType="no" smartQuotesType="no" \
      smartInsertDeleteType="no" keyboardAppearance="alert" secureTextEntry="YES" \
      enablesReturnKeyAutomatically="YES" textContentType="email"/>
      </textView>
      """)
    #expect(!view.isEditable && !view.isSelectable && view.textAlignment == .right)
    #expect(view.allowsEditingTextAttributes && view.text == "Lorem")
    #expect(view.textColor == .systemGreen && view.font == .systemFont(ofSize: 13))
    #expect(view.autocapitalizationType == .none && view.keyboardType == .emailAddress)
    #expect(view.returnKeyType == .done && view.autocorrectionType == .no)
    #expect(view.spellCheckingType == .yes && view.smartDashesType == .no)
    #expect(view.smartQuotesType == .no && view.smartInsertDeleteType == .no)
    #expect(view.keyboardAppearance == .dark && view.isSecureTextEntry)
    #expect(view.enablesReturnKeyAutomatically && view.textContentType?.rawValue == "email")
  }

  @Test("indicators have the values of their elements")
  func indicators() throws {
    let activity: UIActivityIndicatorView = try ViewFileSample.object(
      """
      <activityIndicatorView hidesWhenStopped="YES" animating="YES" style="large" id="a">
        <color key="color" systemColor="systemRedColor"/>
      </activityIndicatorView>
      """)
    #expect(activity.isAnimating && activity.hidesWhenStopped && activity.style == .large)
    #expect(activity.color == .systemRed)
    let progress: UIProgressView = try ViewFileSample.object(
      """
      <progressView progress="0.75" progressViewStyle="bar" id="a">
        <color key="progressTintColor" systemColor="systemRedColor"/>
        <color key="trackTintColor" systemColor="systemGrayColor"/>
      </progressView>
      """)
    #expect(progress.progress == 0.75 && progress.progressViewStyle == .bar)
    #expect(progress.progressTintColor == .systemRed && progress.trackTintColor == .systemGray)
  }
}
