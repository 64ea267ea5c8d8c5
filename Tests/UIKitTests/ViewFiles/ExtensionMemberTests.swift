import Foundation
import Testing
import UIKit

@Suite("What view files find in extensions of UIKit's classes")
@MainActor struct ExtensionMemberTests {
  @Test("A property that a module adds to views is set on all kinds of views")
  func properties() throws {
    let attributes = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="addedRadius">
      <real key="value" value="6"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      """
    let objects = try ViewFileSample.objects(
      """
      <view id="a">\(attributes)</view><label id="b">\(attributes)</label>
      <view customClass="SampleCard" customModule="UIKitTests" id="c">\(attributes)</view>
      """)
    #expect(objects.compactMap { ($0 as? UIView)?.layer.cornerRadius } == [6, 6, 6])
  }

  @Test("An action that a module adds to views is called")
  func actions() throws {
    let objects = try ViewFileSample.objects(
      """
      <view customClass="SampleCard" customModule="UIKitTests" id="a"/>
      <button id="b"><connections>
      <action selector="addedAction:" destination="a" eventType="touchUpInside" id="c"/>
      </connections></button>
      """)
    let (view, button) = (objects[0] as? UIView, objects[1] as? UIButton)
    button?.sendActions(for: .touchUpInside)
    #expect(view?.tag == 7)
  }
}

extension UIView {
  fileprivate var addedRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }

  fileprivate func addedAction(_ sender: Any) { tag = 7 }
}

final class IBMembersOfUIView: NSObject, IBConnectable {
  static var ibMembers: [IBMember] {
    [
      .property("addedRadius", \UIView.addedRadius),
      .action(Selector("addedAction:", UIView.addedAction(_:))),
    ]
  }
}
