import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

/// Requirement V2.
@Suite("View files match their golden images", .serialized)
@MainActor struct ViewFileGoldenTests {
  private func snapshot(
    _ controller: UIViewController, _ size: CGSize, named name: String,
    style: UIUserInterfaceStyle = .light
  ) throws {
    let screen = try OffscreenScreen(size: size)
    controller.overrideUserInterfaceStyle = style
    screen.window.rootViewController = controller
    try assertSnapshot(
      of: screen.frame(), named: name, tolerance: GoldenTests.tolerance(screen))
  }

  @Test("a form with a stack of labels, fields and controls", arguments: ["light", "dark"])
  func form(style: String) throws {
    let data = Data(Self.form.utf8)
    let owner = UIViewController()
    _ = UINib(data: data, bundle: nil).instantiate(withOwner: owner)
    try snapshot(
      owner, CGSize(width: 320, height: 480), named: "view-file-form-\(style)",
      style: style == "dark" ? .dark : .light)
  }

  @Test("a navigation controller with a table of static cells")
  func table() throws {
    let storyboard = try UIStoryboard(data: Data(Self.table.utf8), name: "Settings")
    let controller = try #require(storyboard.instantiateInitialViewController())
    try snapshot(controller, CGSize(width: 320, height: 480), named: "view-file-table")
  }

  private static let form = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
          <connections><outlet property="view" destination="root" id="o1"/></connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="12" \
    translatesAutoresizingMaskIntoConstraints="NO" id="stack">
              <subviews>
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
    horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Profile" \
    textAlignment="natural" adjustsFontSizeToFit="NO" id="title">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
                  <nil key="textColor"/><nil key="highlightedColor"/>
                </label>
                <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" \
    placeholder="Name" textAlignment="natural" minimumFontSize="17" id="name">
                  <fontDescription key="fontDescription" type="system" pointSize="14"/>
                  <textInputTraits key="textInputTraits"/>
                </textField>
                <segmentedControl opaque="NO" contentMode="scaleToFill" selectedSegmentIndex="1" \
    id="seg"><segments><segment title="Day"/><segment title="Week"/><segment title="Month"/>
                </segments></segmentedControl>
                <slider opaque="NO" contentMode="scaleToFill" value="30" minValue="0.0" \
    maxValue="100" id="slider"><color key="minimumTrackTintColor" systemColor="systemGreenColor"/>
                </slider>
                <stackView opaque="NO" contentMode="scaleToFill" alignment="center" \
    distribution="equalSpacing" id="row"><subviews>
                  <label opaque="NO" userInteractionEnabled="NO" text="Notify me" \
    adjustsFontSizeToFit="NO" id="notify"/>
                  <switch opaque="NO" horizontalHuggingPriority="750" verticalHuggingPriority="750" \
    on="YES" id="switch"/>
                </subviews></stackView>
                <progressView opaque="NO" verticalHuggingPriority="750" progress="0.6" id="bar"/>
                <pageControl opaque="NO" numberOfPages="4" currentPage="1" id="pages">
                  <color key="pageIndicatorTintColor" systemColor="systemGray3Color"/>
                  <color key="currentPageIndicatorTintColor" systemColor="systemRedColor"/>
                </pageControl>
                <view contentMode="scaleToFill" id="swatch">
                  <color key="backgroundColor" red="0.2" green="0.4" blue="0.9" alpha="1" \
    colorSpace="custom" customColorSpace="displayP3"/>
                  <constraints>
                    <constraint firstAttribute="width" secondItem="swatch" secondAttribute="height" \
    multiplier="16:3" id="ratio"/></constraints>
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                      <integer key="value" value="12"/></userDefinedRuntimeAttribute>
                  </userDefinedRuntimeAttributes>
                </view>
                <button opaque="NO" contentMode="scaleToFill" buttonType="system" \
    lineBreakMode="middleTruncation" id="save">
                  <state key="normal" title="Button"/>
                  <buttonConfiguration key="configuration" style="filled" title="Save" \
    image="checkmark" catalog="system" imagePadding="6" cornerStyle="capsule"/>
                </button>
              </subviews>
            </stackView>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          <constraints>
            <constraint firstItem="stack" firstAttribute="leading" secondItem="safe" \
    secondAttribute="leading" constant="20" id="c1"/>
            <constraint firstItem="safe" firstAttribute="trailing" secondItem="stack" \
    secondAttribute="trailing" constant="20" id="c2"/>
            <constraint firstItem="stack" firstAttribute="top" secondItem="safe" \
    secondAttribute="top" symbolic="YES" id="c3"/>
          </constraints>
        </view>
      </objects>
    </document>
    """

  private static let table = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="nav">
      <scenes>
        <scene sceneID="s1"><objects>
          <navigationController sceneMemberID="viewController" id="nav">
            <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="nb"/>
            <connections><segue destination="table" kind="relationship" \
    relationship="rootViewController" id="r1"/></connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <tableViewController sceneMemberID="viewController" id="table">
            <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" \
    alwaysBounceVertical="YES" dataMode="static" style="insetGrouped" separatorStyle="default" \
    rowHeight="44" estimatedRowHeight="-1" sectionHeaderHeight="18" sectionFooterHeight="18" \
    id="tv">
              <color key="backgroundColor" systemColor="systemGroupedBackgroundColor"/>
              <sections>
                <tableViewSection headerTitle="General" id="g"><cells>
                  <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="t1" \
    detailTextLabel="d1" accessoryType="disclosureIndicator" id="c1">
                    <tableViewCellContentView key="contentView" opaque="NO" id="cc1"><subviews>
                      <label opaque="NO" text="Language" id="t1"/>
                      <label opaque="NO" text="English" id="d1"/>
                    </subviews></tableViewCellContentView></tableViewCell>
                  <tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="t2" \
    detailTextLabel="d2" imageView="i2" rowHeight="60" id="c2">
                    <tableViewCellContentView key="contentView" opaque="NO" id="cc2"><subviews>
                      <imageView opaque="NO" image="star.fill" catalog="system" id="i2"/>
                      <label opaque="NO" text="Favorites" id="t2"/>
                      <label opaque="NO" text="Shown first" id="d2"/>
                    </subviews></tableViewCellContentView></tableViewCell>
                </cells></tableViewSection>
                <tableViewSection headerTitle="Sound" footerTitle="Also for alerts." id="s">
                <cells>
                  <tableViewCell selectionStyle="none" id="c3">
                    <tableViewCellContentView key="contentView" opaque="NO" id="cc3"><subviews>
                      <slider opaque="NO" value="0.5" minValue="0.0" maxValue="1" \
    translatesAutoresizingMaskIntoConstraints="NO" id="vol"/></subviews>
                      <constraints>
                        <constraint firstItem="vol" firstAttribute="leading" secondItem="cc3" \
    secondAttribute="leadingMargin" id="k1"/>
                        <constraint firstAttribute="trailingMargin" secondItem="vol" \
    secondAttribute="trailing" id="k2"/>
                        <constraint firstItem="vol" firstAttribute="centerY" secondItem="cc3" \
    secondAttribute="centerY" id="k3"/>
                      </constraints></tableViewCellContentView></tableViewCell>
                </cells></tableViewSection>
              </sections>
              <connections><outlet property="dataSource" destination="table" id="o1"/>
              <outlet property="delegate" destination="table" id="o2"/></connections>
            </tableView>
            <navigationItem key="navigationItem" title="Settings" id="ni">
              <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/>
            </navigationItem>
          </tableViewController>
        </objects></scene>
      </scenes>
    </document>
    """
}
