import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

@Suite("Constraints in view files", .serialized)
@MainActor struct ViewFileConstraintTests {
  private func box(_ subviews: String, _ constraints: String, _ more: String = "") throws -> UIView
  {
    let view: UIView = try ViewFileSample.object(
      """
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
      <subviews>\(subviews)</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>\(more)
      <constraints>\(constraints)</constraints></view>
      """)
    view.layoutIfNeeded()
    return view
  }

  private let child = "<view translatesAutoresizingMaskIntoConstraints='NO' id='a'/>"

  @Test("constraints place views, with constants and a multiplier")
  func placement() throws {
    let view = try box(
      child,
      """
      <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      constant="10" id="c1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" \
      constant="20" id="c2"/>
      <constraint firstItem="a" firstAttribute="width" secondItem="v" secondAttribute="width" \
      multiplier="0.5" id="c3"/>
      <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="a" \
      secondAttribute="bottom" constant="30" id="c4"/>
      <constraint firstItem="a" firstAttribute="height" constant="500" priority="700" \
      identifier="tall" id="c5"/>
      """)
    #expect(view.subviews[0].frame == CGRect(x: 10, y: 20, width: 150, height: 150))
    let tall = view.subviews[0].constraints.first { $0.identifier == "tall" }
    #expect(tall?.priority.rawValue == 700)
  }

  @Test("multipliers may be ratios")
  func ratios() throws {
    for (text, height) in [("16:9", 90.0), ("1/2", 320), ("2", 80), ("0:0", 160), ("x", 160)] {
      let view = try box(
        child,
        """
        <constraint firstItem="a" firstAttribute="width" constant="160" id="c1"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" \
        multiplier="\(text)" id="c2"/>
        """)
      #expect(Double(view.subviews[0].frame.height) == height, "\(text)")
    }
  }

  @Test("symbolic distances are 20 points at the superview and 8 between siblings")
  func symbolic() throws {
    let view = try box(
      child + "<view translatesAutoresizingMaskIntoConstraints='NO' id='b'/>",
      """
      <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      symbolic="YES" id="c1"/>
      <constraint firstItem="a" firstAttribute="width" constant="50" id="c2"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" \
      symbolic="YES" id="c3"/>
      """)
    #expect(view.subviews[0].frame.minX == 20 && view.subviews[1].frame.minX == 78)
  }

  @Test("constraints use layout guides of views, of scroll views and of old controllers")
  func guides() throws {
    let view = try box(
      child,
      """
      <constraint firstItem="a" firstAttribute="leading" secondItem="g" secondAttribute="leading" \
      id="c1"/>
      <constraint firstItem="g" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      constant="33" id="c2"/>
      """, "<layoutGuides><layoutGuide identifier='middle' id='g'/></layoutGuides>")
    #expect(view.layoutGuides.map(\.identifier) == ["middle"])
    #expect(view.subviews[0].frame.minX == 33)
    let scroll: UIScrollView = try ViewFileSample.object(
      """
      <scrollView id="s"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
      <subviews>\(child)</subviews>
      <viewLayoutGuide key="contentLayoutGuide" id="content"/>
      <viewLayoutGuide key="frameLayoutGuide" id="frame"/>
      <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="content" \
      secondAttribute="leading" id="c1"/>
        <constraint firstItem="a" firstAttribute="trailing" secondItem="content" \
      secondAttribute="trailing" id="c2"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="content" \
      secondAttribute="top" id="c3"/>
        <constraint firstItem="a" firstAttribute="bottom" secondItem="content" \
      secondAttribute="bottom" id="c4"/>
        <constraint firstItem="a" firstAttribute="height" constant="700" id="c5"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="frame" \
      secondAttribute="width" id="c6"/>
      </constraints></scrollView>
      """)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 700))
  }

  @Test("constraints can be outlets, and placeholders are not active")
  func outlets() throws {
    let owner = SampleConstraintOwner()
    let view = try #require(
      try ViewFileSample.objects(
        """
        <view id="v"><constraints>
        <constraint firstAttribute="height" constant="40" id="h"/>
        <constraint firstAttribute="width" constant="40" placeholder="YES" id="w"/>
        </constraints></view>
        """, owner: owner, connections: "<outlet property='height' destination='h' id='o'/>"
      ).first as? UIView)
    #expect(owner.height?.constant == 40 && view.constraints.count == 1)
  }

  @Test("a constraint that cannot be is an error with its line")
  func faults() throws {
    for constraint in [
      "<constraint firstAttribute='width' secondItem='v' secondAttribute='top' id='c'/>",
      "<constraint firstAttribute='nothing' constant='1' id='c'/>",
      "<constraint firstItem='no' firstAttribute='width' constant='1' id='c'/>",
      "<constraint firstItem='v' firstAttribute='leading' constant='1' id='c'/>",
      "<constraint firstAttribute='top' secondItem='v2' secondAttribute='top' id='c'/>",
    ] {
      let error = ViewFileSample.fault(
        "<view id='v2'/>\n<view id='v'>\n<constraints>\(constraint)</constraints></view>")
      #expect(error != nil, "\(constraint)")
    }
  }

  @Test("size classes change attributes, constants and what takes part")
  func variations() throws {
    let view: UIView = try ViewFileSample.object(
      """
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
      <subviews>
        <label text="wide" id="l">
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <variation key="widthClass=compact" text="narrow">
          <fontDescription key="fontDescription" type="system" pointSize="9"/></variation></label>
        <view id="m"/>
      </subviews>
      <constraints>
        <constraint firstAttribute="height" constant="40" id="h">
          <variation key="widthClass=compact" constant="20"/></constraint>
        <constraint firstAttribute="width" constant="40" id="w"/>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="m"/></mask>
        <mask key="constraints"><exclude reference="w"/></mask></variation>
      <variation key="heightClass=regular-widthClass=compact">
        <mask key="subviews"><include reference="m"/></mask>
        <mask key="constraints"><include reference="w"/></mask></variation>
      </view>
      """)
    let label = try #require(view.subviews.first as? UILabel)
    let screen = try OffscreenScreen(size: CGSize(width: 400, height: 300))
    let controller = UIViewController()
    screen.window.rootViewController = controller
    controller.view.addSubview(view)
    func set(_ width: UIUserInterfaceSizeClass) {
      controller.traitOverrides.horizontalSizeClass = width
      controller.traitOverrides.verticalSizeClass = .regular
      controller.view.updateTraitsIfNeeded()
    }
    func height() -> CGFloat? { view.constraints.first { $0.firstAttribute == .height }?.constant }
    set(.regular)
    #expect(label.text == "wide" && label.font.pointSize == 17 && height() == 40)
    #expect(view.subviews.count == 1 && view.constraints.count == 1)
    set(.compact)
    #expect(label.text == "narrow" && label.font.pointSize == 9 && height() == 20)
    #expect(view.subviews.count == 2 && view.constraints.count == 2)
    set(.regular)
    #expect(label.text == "wide" && label.font.pointSize == 17 && height() == 40)
    #expect(view.subviews.count == 1 && view.constraints.count == 1)
  }
}

final class SampleConstraintOwner: NSObject, IBConnectable {
  weak var height: NSLayoutConstraint?

  static var ibMembers: [IBMember] { [.property("height", \SampleConstraintOwner.height)] }
}
