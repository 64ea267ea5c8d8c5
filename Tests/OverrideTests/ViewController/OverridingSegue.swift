import UIKit

final class OverridingSegue: UIStoryboardSegue {
  override var identifier: String? { called(super.identifier) }
  override var source: UIViewController { called(super.source) }
  override var destination: UIViewController { called(super.destination) }
  override func perform() { called(super.perform()) }
}

final class OverridingNib: UINib {
  override func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]?
  ) -> [Any] { called(super.instantiate(withOwner: ownerOrNil, options: optionsOrNil)) }
}

extension Overrides {
  static let segue = Overrides(
    of: "UIStoryboardSegue",
    by: OverridingSegue(
      identifier: nil, source: UIViewController(), destination: UIViewController()),
    uses: [
      {
        _ = ($0.identifier, $0.source, $0.destination)
        $0.perform()
      }
    ])

  static let nib = Overrides(
    of: "UINib",
    by: OverridingNib(
      data: Data("<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'/>".utf8), bundle: nil),
    uses: [
      {
        _ = $0.instantiate(withOwner: nil, options: nil)
      }
    ])
}

/// A storyboard in which a button of one controller leads to another one, which has a way back.
@MainActor enum SampleStoryboard {
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
    <scenes><scene sceneID="s1"><objects>
      <viewController storyboardIdentifier="parent" customClass="OverridingViewController" \
    customModule="OverrideTests" id="parent">
        <view key="view" id="v1"><subviews>
          <button id="button"><connections>
            <segue destination="child" kind="custom" identifier="next" id="s"/>
          </connections></button>
          <containerView id="container"><connections>
            <segue destination="child" kind="embed" id="e"/>
          </connections></containerView>
        </subviews></view>
      </viewController>
    </objects></scene><scene sceneID="s2"><objects>
      <viewController customClass="OverridingViewController" customModule="OverrideTests" id="child">
        <view key="view" id="v2"/>
        <connections>
          <segue destination="exit" kind="unwind" identifier="back" unwindAction="goBack:" id="u"/>
        </connections>
      </viewController>
      <exit id="exit"/>
    </objects></scene></scenes></document>
    """

  static func useSegues() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle(url: folder))
    let parent = storyboard.instantiateViewController(withIdentifier: "parent")
    _ = parent.storyboard
    let button = parent.view.subviews.first as? UIButton
    button?.sendActions(for: .touchUpInside)
    parent.performSegue(withIdentifier: "next", sender: nil)
    parent.children.first?.performSegue(withIdentifier: "back", sender: nil)
    let segue = UIStoryboardSegue(identifier: nil, source: parent, destination: parent)
    parent.unwind(for: segue, towards: parent)
  }
}
