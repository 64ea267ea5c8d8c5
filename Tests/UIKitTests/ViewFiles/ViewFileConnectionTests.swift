import Foundation
import Testing
import UIKit
import XMLTree

@Suite("Connections in view files", .serialized)
@MainActor struct ViewFileConnectionTests {
  @Test("outlets, collections and actions of File's Owner are connected before it is used")
  func owner() throws {
    let owner = SampleOwner()
    _ = try ViewFileSample.objects(
      """
      <view id="v"><subviews>
        <label text="Name" id="l"/>
        <button id="b"><connections>
          <action selector="tap:" destination="-1" eventType="touchUpInside" id="x1"/>
          <action selector="reset" destination="-1" eventType="touchDown" id="x2"/>
        </connections></button>
      </subviews></view>
      """, owner: owner,
      connections: """
        <outlet property="label" destination="l" id="c1"/>
        <outletCollection property="views" destination="b" id="c2"/>
        <outletCollection property="views" destination="l" id="c3"/>
        """)
    #expect(owner.label?.text == "Name" && owner.views?.count == 2)
    let button = try #require(owner.views?.first as? UIButton)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(owner.log == ["tap UIButton", "reset"])
  }

  @Test("a subclass has the outlets of its superclass and its own")
  func inheritance() throws {
    let owner = SampleSubowner()
    _ = try ViewFileSample.objects(
      "<label id='l'/>", owner: owner,
      connections: """
        <outlet property="label" destination="l" id="c1"/>
        <outlet property="other" destination="l" id="c2"/>
        """)
    #expect(owner.label != nil && owner.other === owner.label)
  }

  @Test("an outlet that the class does not have is an error with its line")
  func unknownOutlet() throws {
    let error = try #require(
      ViewFileSample.fault(
        "<label id='l'/>", owner: SampleOwner(),
        connections: "<outlet property='nobody' destination='l' id='c'/>"))
    #expect(error.line == 10 && error.reason.contains("coding-compliant for the key nobody"))
  }

  @Test("an outlet of another type is an error")
  func wrongType() throws {
    let error = try #require(
      ViewFileSample.fault(
        "<button id='l'/>", owner: SampleOwner(),
        connections: "<outlet property='label' destination='l' id='c'/>"))
    #expect(error.reason == "the outlet \"label\" of SampleOwner cannot be UIButton")
  }

  @Test("outlets of UIKit's classes are connected")
  func delegates() throws {
    let owner = SampleOwner()
    let field: UITextField = try #require(
      try ViewFileSample.objects(
        """
        <textField id="t"><connections>
          <outlet property="delegate" destination="-1" id="c1"/>
          <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="c2"/>
        </connections></textField>
        <tapGestureRecognizer id="g"><connections>
          <action selector="reset" destination="-1" id="c3"/>
        </connections></tapGestureRecognizer>
        """, owner: owner
      ).first as? UITextField)
    #expect(field.delegate === owner)
    #expect(field.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } == true)
  }

  @Test("an action of the first responder has no target")
  func firstResponder() throws {
    let button: UIButton = try ViewFileSample.object(
      """
      <button id="b"><connections>
        <action selector="copy:" destination="-2" eventType="touchUpInside" id="c"/>
      </connections></button>
      """)
    #expect(button.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["copy:"])
  }

  @Test("objects are woken after outlets and actions are connected, and the owner is not")
  func awakening() throws {
    let owner = SampleOwner()
    let objects = try ViewFileSample.objects(
      """
      <view customClass="SampleCard" customModule="UIKitTests" customModuleProvider="target" id="v">
        <subviews><label text="inside" id="l"/></subviews>
        <color key="backgroundColor" systemColor="systemRedColor"/>
        <connections><outlet property="label" destination="l" id="c"/></connections>
      </view>
      <customObject customClass="SampleHelper" customModule="UIKitTests" id="h"/>
      """, owner: owner)
    let card = try #require(objects.first as? SampleCard)
    #expect(card.log == ["init 1 subviews, red true, label false", "awake inside"])
    #expect(card.backgroundColor == .systemGreen)
    #expect((objects.last as? SampleHelper)?.isAwake == true && !owner.isAwake)
  }

  @Test(
    "user-defined runtime attributes are set by key path; those that the object lacks are left out")
  func runtimeAttributes() throws {
    let card: SampleCard = try ViewFileSample.object(
      """
      <view customClass="SampleCard" customModule="UIKitTests" id="v">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <integer key="value" value="8"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor">
            <color key="value" red="1" green="0" blue="0" alpha="1"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
          <userDefinedRuntimeAttribute type="number" keyPath="level">
            <real key="value" value="0.5"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="string" keyPath="name" value="Ada"/>
          <userDefinedRuntimeAttribute type="size" keyPath="extent">
            <size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="nil" keyPath="hint"/>
          <userDefinedRuntimeAttribute type="number" keyPath="tag">
            <integer key="value" value="12"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
      </view>
      """)
    #expect(card.layer.cornerRadius == 8 && card.layer.masksToBounds)
    #expect(card.layer.borderColor == UIColor.red.cgColor)
    #expect(card.level == 0.5 && card.name == "Ada" && card.extent == CGSize(width: 1, height: 2))
    #expect(card.hint == nil && card.tag == 12)
    let view: UIView = try ViewFileSample.object(
      """
      <view tag="3" id="v"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="nobody" value="x"/>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(view.tag == 3)
  }

  @Test("an object of an unknown class is one of UIKit's, of an unknown element a plain view")
  func unknownClasses() throws {
    let objects = try ViewFileSample.objects(
      """
      <label text="1" customClass="Nobody" customModule="Nowhere" id="a"/>
      <label text="2" customClass="SampleHelper" customModule="UIKitTests" id="b"/>
      <view id="c"><subviews><mapView id="d"><rect key="frame" x="1" y="2" width="3" height="4"/>
      </mapView></subviews></view>
      """)
    #expect((objects[0] as? UILabel)?.text == "1" && (objects[1] as? UILabel)?.text == "2")
    let plain = try #require((objects[2] as? UIView)?.subviews.first)
    #expect(type(of: plain) == UIView.self && plain.frame.width == 3)
  }

  @Test("placeholders of a file stand for objects that the program gives")
  func externalObjects() throws {
    let helper = SampleOwner()
    let objects = try ViewFileSample.objects(
      """
      <placeholder placeholderIdentifier="helper" id="p"/>
      <textField id="t"><connections>
        <outlet property="delegate" destination="p" id="c"/></connections></textField>
      """, options: [.externalObjects: ["helper": helper]])
    #expect(objects.count == 1 && (objects[0] as? UITextField)?.delegate === helper)
  }

  @Test("a nib creates new objects each time")
  func instances() throws {
    let nib = UINib(data: ViewFileSample.data("<view tag='1' id='a'/>"), bundle: nil)
    let (first, second) = (nib.instantiate(withOwner: nil), nib.instantiate(withOwner: nil))
    #expect(first.count == 1 && (first[0] as? UIView)?.tag == 1)
    #expect(first[0] as? UIView !== second[0] as? UIView)
  }

  @Test("a bundle loads its view files by name, and controllers theirs")
  func bundles() throws {
    let text = String(
      decoding: ViewFileSample.data(
        "<view tag='5' id='v'/>",
        owner: "<connections><outlet property='view' destination='v' id='c'/></connections>"),
      as: UTF8.self)
    let sample = try SampleBundle(["Panel.xib": text, "SampleView.xib": text])
    let controller = UIViewController(nibName: "Panel", bundle: sample.bundle)
    #expect(controller.view.tag == 5)
    let named = SampleViewController(nibName: nil, bundle: sample.bundle)
    #expect(named.view.tag == 5)
    let owner = UIViewController()
    #expect(sample.bundle.loadNibNamed("Panel", owner: owner)?.count == 1)
    #expect(owner.viewIfLoaded?.tag == 5)
  }

  @Test("a missing view file ends the program with UIKit's message")
  func missing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil)
    }
    #expect(output(of: result).contains("Could not load NIB in bundle: 'NSBundle <"))
  }
}

final class SampleViewController: UIViewController {}

class SampleOwner: NSObject, UITextFieldDelegate, IBConnectable {
  weak var label: UILabel?
  var views: [UIView]?
  var log: [String] = []
  var isAwake = false

  class var ibMembers: [IBMember] {
    [
      .property("label", \SampleOwner.label), .property("views", \SampleOwner.views),
      .action(Selector("tap:", SampleOwner.tap(_:))),
      .action(Selector("reset", SampleOwner.reset)),
    ]
  }

  func tap(_ sender: Any?) { log.append("tap \(type(of: sender!))") }
  func reset() { log.append("reset") }
  func awakeFromNib() { isAwake = true }
}

final class SampleSubowner: SampleOwner {
  var other: UILabel!

  override class var ibMembers: [IBMember] {
    super.ibMembers + [.property("other", \SampleSubowner.other)]
  }
}

final class SampleHelper: NSObject, IBConnectable {
  var isAwake = false
  static var ibMembers: [IBMember] { [] }
  func awakeFromNib() { isAwake = true }
}

final class SampleCard: UIView, IBConnectable {
  weak var label: UILabel!
  var level: CGFloat = 0
  var name = ""
  var hint: String? = "hint"
  var extent = CGSize.zero
  var log: [String] = []

  class var ibMembers: [IBMember] {
    [
      .property("label", \SampleCard.label), .property("level", \SampleCard.level),
      .property("name", \SampleCard.name), .property("hint", \SampleCard.hint),
      .property("extent", \SampleCard.extent),
    ]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append(
      "init \(subviews.count) subviews, red \(backgroundColor == .systemRed), label \(label != nil)"
    )
    backgroundColor = .systemGreen
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    if let label { log.append("awake \(label.text ?? "")") }
  }
}
