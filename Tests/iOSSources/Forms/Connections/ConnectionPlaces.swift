import UIKit

/// Outlets, actions and inspectable properties in each place where a class may have them.
class ConnectedView: UIView {
  @IBOutlet var label: UILabel!
  @IBOutlet weak var button: UIButton?
  @IBOutlet private(set) var field: UITextField!
  @IBOutlet var views: [UIView]!
  @IBOutlet @objc(name) var renamed: UISlider!
  @IBInspectable var radius: CGFloat = 0
  @IBInspectable var note: String?
  @IBInspectable var isBold: Bool = false { didSet { log.append("bold") } }
  @IBInspectable private var hiddenCount: Int = 0
  var log: [String] = []

  @IBAction func plain() { log.append("plain") }
  @IBAction func sent(_ sender: UIButton) { log.append("sent \(sender === button)") }
  @IBAction private func secret(sender: Any?) { log.append("secret") }
  @IBAction func touched(_ sender: Any, for event: UIEvent?) { log.append("event") }

  #if os(iOS)
    @IBOutlet var inRegion: UISwitch!
    @IBInspectable var regionNote: String?
    @IBAction func region(_ sender: Any) { log.append("region") }
  #endif

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(hiddenCount)")
  }
}

extension ConnectedView {
  @IBAction func extended(_ sender: Any) { log.append("extended") }
  @IBAction fileprivate func extendedSecret(_ sender: Any) { log.append("extended secret") }
}

class ConnectedSubview: ConnectedView {
  @IBOutlet var own: UIStepper!
  @IBInspectable var ownNote: String?
  @IBAction func ownAction(_ sender: Any) { log.append("own") }
  override func sent(_ sender: UIButton) { log.append("overridden") }
}

extension UIView {
  @IBInspectable var borderWidth: CGFloat {
    get { return layer.borderWidth }
    set { layer.borderWidth = newValue }
  }
}

enum Owners {
  final class Owner: NSObject {
    @IBOutlet var label: UILabel!
    @IBOutlet private var views: [UIView]!
    private(set) var isTouched = false
    var count: Int { return views.count }

    @IBAction private func touched(_ sender: Any) { isTouched = true }
  }
}

extension Owners.Owner {
  @IBAction func untouched(_ sender: Any) { isTouched = false }
}

private let actions = [
  "plain", "sent:", "secretWithSender:", "touched:for:", "region:", "extended:", "extendedSecret:",
  "ownAction:", "otherFile:", "otherRegion", "otherPrivate:forEvent:",
]

private let file = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
  <view id="v" customClass="ConnectedSubview" customModule="Forms"><subviews>
  <label id="l"/><button id="b"><userDefinedRuntimeAttributes>
  <userDefinedRuntimeAttribute type="boolean" keyPath="isFlagged" value="YES"/>
  </userDefinedRuntimeAttributes><connections>
  <action selector="disable:" destination="b" eventType="touchUpOutside" id="d"/>
  \(actions.enumerated().map { index, action in
    "<action selector='\(action)' destination='v' eventType='touchUpInside' id='a\(index)'/>"
  }.joined())
  </connections></button>
  <textField id="f"/><slider id="s"/><switch id="w"/><stepper id="p"/></subviews>
  <userDefinedRuntimeAttributes>
  <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="8"/>
  </userDefinedRuntimeAttribute>
  <userDefinedRuntimeAttribute type="string" keyPath="otherTitle" value="Note"/>
  <userDefinedRuntimeAttribute type="number" keyPath="shadowLength"><real key="value" value="5"/>
  </userDefinedRuntimeAttribute>
  <userDefinedRuntimeAttribute type="boolean" keyPath="isBold" value="YES"/>
  <userDefinedRuntimeAttribute type="number" keyPath="hiddenCount"><integer key="value" value="3"/>
  </userDefinedRuntimeAttribute>
  <userDefinedRuntimeAttribute type="string" keyPath="regionNote" value="Region"/>
  <userDefinedRuntimeAttribute type="string" keyPath="ownNote" value="Own"/>
  <userDefinedRuntimeAttribute type="number" keyPath="borderWidth"><real key="value" value="2"/>
  </userDefinedRuntimeAttribute>
  </userDefinedRuntimeAttributes>
  <connections>
  <outlet property="label" destination="l" id="1"/><outlet property="button" destination="b" id="2"/>
  <outlet property="field" destination="f" id="3"/><outlet property="name" destination="s" id="4"/>
  <outlet property="inRegion" destination="w" id="5"/><outlet property="own" destination="p" id="6"/>
  <outletCollection property="views" destination="l" id="7"/>
  <outletCollection property="views" destination="f" id="8"/>
  </connections></view></objects></document>
  """

private let ownedFile = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"><connections>
  <outlet property="label" destination="l" id="1"/>
  <outletCollection property="views" destination="l" id="2"/>
  <outletCollection property="views" destination="b" id="3"/>
  </connections></placeholder>
  <label id="l"/><button id="b"><connections>
  <action selector="touched:" destination="-1" eventType="touchUpInside" id="4"/>
  <action selector="untouched:" destination="-1" eventType="touchUpOutside" id="5"/>
  </connections></button></objects></document>
  """

/// Checks a class inside of another type, which owns a file.
private func checkNestedOwner() {
  let owner = Owners.Owner()
  let views = UINib(data: Data(ownedFile.utf8), bundle: nil).instantiate(withOwner: owner)
  expect(owner.label === views.first as? UILabel && owner.count == 2, "outlets of a nested class")
  let button = views.last as? UIButton
  button?.sendActions(for: .touchUpInside)
  expect(owner.isTouched, "an action of a nested class")
  button?.sendActions(for: .touchUpOutside)
  expect(!owner.isTouched, "an action in an extension of a nested class")
}

func checkConnectionPlaces() {
  checkNestedOwner()
  let nib = UINib(data: Data(file.utf8), bundle: nil)
  guard let view = nib.instantiate(withOwner: nil).first as? ConnectedSubview else {
    return expect(false, "the custom class is found")
  }
  expect(view.label != nil && view.button != nil && view.field != nil, "outlets")
  expect(view.renamed != nil && view.inRegion != nil && view.own != nil, "renamed outlets")
  expect(view.views == [view.label, view.field], "a collection")
  expect(view.radius == 8 && view.note == "Note" && view.isBold, "inspectable properties")
  expect(view.regionNote == "Region" && view.ownNote == "Own", "their places")
  expect(view.borderWidth == 2 && view.shadowLength == 5, "an extension's inspectable property")
  expect(view.log == ["bold", "awake 3"], "\(view.log)")
  view.log = []
  view.button?.sendActions(for: .touchUpInside)
  expect(
    view.log == [
      "plain", "overridden", "secret", "event", "region", "extended", "extended secret", "own",
      "other file", "other region", "other private",
    ], "\(view.log)")
  view.button?.sendActions(for: .touchUpOutside)
  expect(view.button?.isEnabled == false && view.button?.tag == 1, "an extension of a button")
}
