import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("Attributes of controls in view files", .serialized)
@MainActor struct ControlAttributeTests {
  @Test("a control has its alignment and its states")
  func control() throws {
    let control: UIControl = try ViewFileSample.object(
      """
      <control enabled="NO" selected="YES" highlighted="YES" contentHorizontalAlignment="left" \
      contentVerticalAlignment="bottom" showsMenuAsPrimaryAction="YES" id="a"/>
      """)
    #expect(!control.isEnabled && control.isSelected && control.isHighlighted)
    #expect(control.contentHorizontalAlignment == .left)
    #expect(control.contentVerticalAlignment == .bottom && control.showsMenuAsPrimaryAction)
  }

  @Test("a button has the content of each state")
  func button() throws {
    let button: UIButton = try ViewFileSample.object(
      """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" \
      lineBreakMode="tailTruncation" adjustsImageWhenHighlighted="NO" \
      adjustsImageWhenDisabled="NO" showsTouchWhenHighlighted="YES" \
      reversesTitleShadowWhenHighlighted="YES" changesSelectionAsPrimaryAction="YES" \
      role="destructive" id="a">
        <fontDescription key="fontDescription" type="system" pointSize="22"/>
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <inset key="titleEdgeInsets" minX="5" minY="0.0" maxX="0.0" maxY="0.0"/>
        <inset key="imageEdgeInsets" minX="6" minY="0.0" maxX="0.0" maxY="0.0"/>
        <size key="titleShadowOffset" width="1" height="1"/>
        <state key="normal" title="Go" image="star" catalog="system">
          <color key="titleColor" systemColor="systemRedColor"/>
          <color key="titleShadowColor" white="0" alpha="1"/>
        </state>
        <state key="highlighted" title="Going"/>
        <state key="disabled"><attributedString key="attributedTitle">
          <fragment content="Off"/></attributedString></state>
      </button>
      """)
    #expect(button.buttonType == .system && button.role == .destructive)
    #expect(button.title(for: .normal) == "Go" && button.title(for: .highlighted) == "Going")
    #expect(button.attributedTitle(for: .disabled)?.string == "Off")
    #expect(button.image(for: .normal) != nil && button.titleColor(for: .normal) == .systemRed)
    #expect(button.titleShadowColor(for: .normal) == UIColor(white: 0, alpha: 1))
    #expect(button.titleLabel?.font == .systemFont(ofSize: 22))
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingTail)
    #expect(button.titleLabel?.shadowOffset == CGSize(width: 1, height: 1))
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.titleEdgeInsets.left == 5 && button.imageEdgeInsets.left == 6)
    #expect(!button.adjustsImageWhenHighlighted && !button.adjustsImageWhenDisabled)
    #expect(button.showsTouchWhenHighlighted && button.reversesTitleShadowWhenHighlighted)
    #expect(button.changesSelectionAsPrimaryAction)
  }

  @Test("a button has the configuration of its element")
  func configuration() throws {
    let button: UIButton = try ViewFileSample.object(
      """
      <button buttonType="system" id="a">
        <state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="now" \
      image="cart" catalog="system" imagePlacement="trailing" imagePadding="6" titlePadding="3" \
      cornerStyle="capsule" buttonSize="large" titleAlignment="leading" \
      titleLineBreakMode="truncatingTail" showsActivityIndicator="YES">
          <fontDescription key="titleFontDescription" type="boldSystem" pointSize="18"/>
          <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
          <color key="baseForegroundColor" systemColor="systemRedColor"/>
          <color key="baseBackgroundColor" systemColor="systemYellowColor"/>
        </buttonConfiguration>
      </button>
      """)
    let configuration = try #require(button.configuration)
    #expect(configuration.title == "Buy" && configuration.subtitle == "now")
    #expect(configuration.imagePlacement == .trailing && configuration.imagePadding == 6)
    #expect(configuration.titlePadding == 3 && configuration.cornerStyle == .capsule)
    #expect(configuration.buttonSize == .large && configuration.titleAlignment == .leading)
    #expect(configuration.titleLineBreakMode == .byTruncatingTail)
    #expect(configuration.showsActivityIndicator)
    #expect(configuration.titleTextAttributesTransformer != nil)
    #expect(
      configuration.contentInsets
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(configuration.baseForegroundColor == .systemRed)
    #expect(configuration.baseBackgroundColor == .systemYellow)
  }

  @Test("a text field has the texts and the modes of its element")
  func textField() throws {
    let field: UITextField = try ViewFileSample.object(
      """
      <textField contentHorizontalAlignment="left" borderStyle="roundedRect" text="Ada" \
      placeholder="Name" textAlignment="right" clearButtonMode="whileEditing" \
      clearsOnBeginEditing="YES" adjustsFontSizeToFit="NO" minimumFontSize="9" \
      adjustsFontForContentSizeCategory="YES" id="a">
        <color key="textColor" systemColor="systemRedColor"/>
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
        <textInputTraits key="textInputTraits" keyboardType="numberPad" returnKeyType="go"/>
      </textField>
      """)
    #expect(field.borderStyle == .roundedRect && field.text == "Ada")
    #expect(field.placeholder == "Name" && field.textAlignment == .right)
    #expect(field.clearButtonMode == .whileEditing && field.clearsOnBeginEditing)
    #expect(!field.adjustsFontSizeToFitWidth && field.minimumFontSize == 9)
    #expect(field.adjustsFontForContentSizeCategory && field.textColor == .systemRed)
    #expect(field.font == .systemFont(ofSize: 14) && field.keyboardType == .numberPad)
    #expect(field.returnKeyType == .go)
  }

  @Test("switches, sliders and steppers have their values")
  func values() throws {
    let control: UISwitch = try ViewFileSample.object(
      """
      <switch on="YES" id="a"><color key="onTintColor" systemColor="systemRedColor"/>
      <color key="thumbTintColor" systemColor="systemBlueColor"/></switch>
      """)
    #expect(control.isOn && control.onTintColor == .systemRed)
    #expect(control.thumbTintColor == .systemBlue)
    let slider: UISlider = try ViewFileSample.object(
      """
      <slider value="150" minValue="100" maxValue="200" continuous="NO" \
      minimumValueImage="minus" maximumValueImage="plus" catalog="system" id="a">
        <color key="minimumTrackTintColor" systemColor="systemRedColor"/>
        <color key="maximumTrackTintColor" systemColor="systemBlueColor"/>
        <color key="thumbTintColor" systemColor="systemGreenColor"/>
      </slider>
      """)
    #expect(slider.value == 150 && slider.minimumValue == 100 && slider.maximumValue == 200)
    #expect(!slider.isContinuous && slider.minimumTrackTintColor == .systemRed)
    #expect(slider.maximumTrackTintColor == .systemBlue && slider.thumbTintColor == .systemGreen)
    let stepper: UIStepper = try ViewFileSample.object(
      """
      <stepper value="150" minimumValue="120" maximumValue="200" stepValue="5" \
      continuous="NO" autorepeat="NO" wraps="YES" id="a"/>
      """)
    #expect(stepper.value == 150 && stepper.minimumValue == 120 && stepper.maximumValue == 200)
    #expect(stepper.stepValue == 5 && !stepper.isContinuous && !stepper.autorepeat)
    #expect(stepper.wraps)
  }

  @Test("a segmented control has its segments")
  func segments() throws {
    let control: UISegmentedControl = try ViewFileSample.object(
      """
      <segmentedControl segmentControlStyle="plain" selectedSegmentIndex="1" momentary="NO" \
      apportionsSegmentWidthsByContent="YES" id="a">
        <segments><segment title="First"/><segment title="Second" width="80"/>
        <segment title="" image="star" catalog="system" enabled="NO"/></segments>
        <color key="selectedSegmentTintColor" systemColor="systemRedColor"/>
      </segmentedControl>
      """)
    #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == 1)
    #expect(control.titleForSegment(at: 0) == "First" && control.widthForSegment(at: 1) == 80)
    #expect(control.imageForSegment(at: 2) != nil && !control.isEnabledForSegment(at: 2))
    #expect(control.apportionsSegmentWidthsByContent)
    #expect(control.selectedSegmentTintColor == .systemRed)
  }

  @Test("page controls and pickers have the values of their elements")
  func pickers() throws {
    let pages: UIPageControl = try ViewFileSample.object(
      """
      <pageControl numberOfPages="5" currentPage="2" hidesForSinglePage="YES" id="a">
        <color key="pageIndicatorTintColor" systemColor="systemRedColor"/>
        <color key="currentPageIndicatorTintColor" systemColor="systemBlueColor"/>
      </pageControl>
      """)
    #expect(pages.numberOfPages == 5 && pages.currentPage == 2 && pages.hidesForSinglePage)
    #expect(pages.pageIndicatorTintColor == .systemRed)
    #expect(pages.currentPageIndicatorTintColor == .systemBlue)
    let picker: UIDatePicker = try ViewFileSample.object(
      """
      <datePicker datePickerMode="date" minuteInterval="5" style="wheels" id="a">
        <date key="date" timeIntervalSinceReferenceDate="700000000"/>
        <date key="minimumDate" timeIntervalSinceReferenceDate="600000000"/>
        <date key="maximumDate" timeIntervalSinceReferenceDate="800000000"/>
        <locale key="locale" localeIdentifier="de_DE"/>
        <timeZone key="timeZone" name="Europe/Berlin"/>
      </datePicker>
      """)
    #expect(picker.datePickerMode == .date && picker.minuteInterval == 5)
    #expect(picker.preferredDatePickerStyle == .wheels)
    #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 600_000_000))
    #expect(picker.maximumDate == Date(timeIntervalSinceReferenceDate: 800_000_000))
    #expect(picker.locale?.identifier == "de_DE")
    #expect(picker.timeZone?.identifier == "Europe/Berlin")
  }

  @Test("a search bar has its texts, buttons and scopes")
  func searchBar() throws {
    let bar: UISearchBar = try ViewFileSample.object(
      """
      <searchBar text="swift" placeholder="Search" prompt="Find" searchBarStyle="minimal" \
      showsBookmarkButton="YES" showsCancelButton="YES" showsScopeBar="YES" translucent="NO" \
      barStyle="black" id="a">
        <color key="barTintColor" systemColor="systemRedColor"/>
        <textInputTraits key="textInputTraits" returnKeyType="search"/>
        <scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles>
      </searchBar>
      """)
    #expect(bar.text == "swift" && bar.placeholder == "Search" && bar.prompt == "Find")
    #expect(bar.searchBarStyle == .minimal && bar.showsBookmarkButton && bar.showsCancelButton)
    #expect(bar.showsScopeBar && !bar.isTranslucent && bar.barStyle == .black)
    #expect(bar.barTintColor == .systemRed && bar.returnKeyType == .search)
    #expect(bar.scopeButtonTitles == ["All", "Mine"])
  }

  @Test("bars have their items")
  func bars() throws {
    let toolbar: UIToolbar = try ViewFileSample.object(
      """
      <toolbar translucent="NO" barStyle="black" id="a">
        <items>
          <barButtonItem title="Go" style="done" tag="3" id="b"/>
          <barButtonItem systemItem="flexibleSpace" id="c"/>
          <barButtonItem systemItem="fixedSpace" width="42" id="d"/>
          <barButtonItem enabled="NO" id="e"><view key="customView" id="f"/></barButtonItem>
        </items>
      </toolbar>
      """)
    let items = try #require(toolbar.items)
    #expect(items.count == 4 && items[0].title == "Go" && items[0].style == .done)
    #expect(items[0].tag == 3 && items[2].width == 42 && !items[3].isEnabled)
    #expect(items[3].customView != nil && !toolbar.isTranslucent && toolbar.barStyle == .black)
    let bar: UINavigationBar = try ViewFileSample.object(
      """
      <navigationBar largeTitles="YES" id="a">
        <color key="barTintColor" systemColor="systemRedColor"/>
        <textAttributes key="titleTextAttributes">
          <color key="textColor" systemColor="systemBlueColor"/></textAttributes>
        <items><navigationItem title="Title" prompt="Prompt" largeTitleDisplayMode="never" \
      hidesBackButton="YES" leftItemsSupplementBackButton="YES" id="b">
          <barButtonItem key="leftBarButtonItem" title="Left" id="c"/>
          <rightBarButtonItems><barButtonItem title="R1" id="d"/>
          <barButtonItem title="R2" id="e"/></rightBarButtonItems>
          <view key="titleView" id="f"/>
        </navigationItem></items>
      </navigationBar>
      """)
    let item = try #require(bar.items?.first)
    #expect(bar.prefersLargeTitles && bar.barTintColor == .systemRed)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .systemBlue)
    #expect(item.title == "Title" && item.prompt == "Prompt" && item.hidesBackButton)
    #expect(item.largeTitleDisplayMode == .never && item.leftItemsSupplementBackButton)
    #expect(item.leftBarButtonItem?.title == "Left" && item.titleView != nil)
    #expect(item.rightBarButtonItems?.map(\.title) == ["R1", "R2"])
    let tabs: UITabBar = try ViewFileSample.object(
      """
      <tabBar id="a"><items><tabBarItem title="One" badgeValue="9" id="b"/>
      <tabBarItem systemItem="search" id="c"/></items></tabBar>
      """)
    #expect(tabs.items?.map(\.title) == ["One", "Search"])
    #expect(tabs.items?.first?.badgeValue == "9")
  }

  @Test("gesture recognizers have the numbers of their elements")
  func gestures() throws {
    let tap: UITapGestureRecognizer = try ViewFileSample.object(
      """
      <tapGestureRecognizer numberOfTapsRequired="2" numberOfTouchesRequired="3" enabled="NO" \
      cancelsTouchesInView="NO" delaysTouchesBegan="YES" delaysTouchesEnded="NO" id="a"/>
      """)
    #expect(tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 3 && !tap.isEnabled)
    #expect(!tap.cancelsTouchesInView && tap.delaysTouchesBegan && !tap.delaysTouchesEnded)
    let press: UILongPressGestureRecognizer = try ViewFileSample.object(
      "<pongPressGestureRecognizer allowableMovement='20' minimumPressDuration='1.5' id='a'/>")
    #expect(press.allowableMovement == 20 && press.minimumPressDuration == 1.5)
    let swipe: UISwipeGestureRecognizer = try ViewFileSample.object(
      "<swipeGestureRecognizer direction='up' numberOfTouchesRequired='2' id='a'/>")
    #expect(swipe.direction == .up && swipe.numberOfTouchesRequired == 2)
    let edge: UIScreenEdgePanGestureRecognizer = try ViewFileSample.object(
      """
      <screenEdgePanGestureRecognizer minimumNumberOfTouches="1" id="a">
      <rectEdge key="edges" left="YES"/></screenEdgePanGestureRecognizer>
      """)
    #expect(edge.edges == .left)
    let pan: UIPanGestureRecognizer = try ViewFileSample.object(
      "<panGestureRecognizer minimumNumberOfTouches='2' maximumNumberOfTouches='4294967295' id='a'/>"
    )
    #expect(pan.minimumNumberOfTouches == 2)
  }
}
