import Foundation
import Testing
import UIKit

@Suite("Localized view files", .serialized)
@MainActor struct ViewFileTextTests {
  @Test("texts come from the strings of the user's language, by the ids of objects")
  func localization() throws {
    let text = String(
      decoding: ViewFileSample.data(
        """
        <view id="v"><subviews>
          <label text="Title" id="l"/>
          <button id="b"><state key="normal" title="Go"/></button>
          <segmentedControl id="s"><segments><segment title="A"/><segment title="B"/></segments>
          </segmentedControl>
          <textField placeholder="Name" id="t"/>
        </subviews></view>
        """), as: UTF8.self)
    let sample = try SampleBundle([
      "Base.lproj/Panel.xib": text,
      "en.lproj/Panel.strings": """
      /* Class = "UILabel"; text = "Title"; ObjectID = "l"; */
      "l.text" = "Localized title";
      "b.normalTitle" = "Start";
      "s.segmentTitles[1]" = "Second";
      "t.placeholder" = "Your name";
      """,
    ])
    let view = try #require(
      sample.bundle.loadNibNamed("Panel", owner: nil)?.first as? UIView)
    #expect((view.subviews[0] as? UILabel)?.text == "Localized title")
    #expect((view.subviews[1] as? UIButton)?.title(for: .normal) == "Start")
    let control = view.subviews[2] as? UISegmentedControl
    #expect(control?.titleForSegment(at: 0) == "A" && control?.titleForSegment(at: 1) == "Second")
    #expect((view.subviews[3] as? UITextField)?.placeholder == "Your name")
  }
}
