import Foundation
import UIKit

/// What stands deeper in an element than its own attributes.
extension AttributeRow {
  static let fragments: [AttributeRow] = [
    fragment("<font key='NSFont' name='Helvetica' size='31'/>", .font) { (font: UIFont) in
      font.pointSize == 31
    },
    fragment(color("NSColor"), .foregroundColor) { $0 == UIColor.systemRed },
    fragment(color("NSBackgroundColor"), .backgroundColor) { $0 == UIColor.systemRed },
    fragment(color("NSStrokeColor"), .strokeColor) { $0 == UIColor.systemRed },
    fragment("<real key='NSKern' value='3'/>", .kern) { $0 == CGFloat(3) },
    fragment("<real key='NSBaselineOffset' value='4'/>", .baselineOffset) { $0 == CGFloat(4) },
    fragment("<real key='NSStrokeWidth' value='5'/>", .strokeWidth) { $0 == CGFloat(5) },
    fragment("<integer key='NSUnderline' value='1'/>", .underlineStyle) { $0 == 1 },
    fragment("<integer key='NSStrikethrough' value='2'/>", .strikethroughStyle) { $0 == 2 },
  ]

  static let paragraphs: [AttributeRow] = [
    paragraph("alignment='right'") { $0.alignment == .right },
    paragraph("lineBreakMode='truncatingMiddle'") { $0.lineBreakMode == .byTruncatingMiddle },
    paragraph("lineSpacing='3'") { $0.lineSpacing == 3 },
    paragraph("paragraphSpacing='4'") { $0.paragraphSpacing == 4 },
    paragraph("paragraphSpacingBefore='5'") { $0.paragraphSpacingBefore == 5 },
    paragraph("firstLineHeadIndent='6'") { $0.firstLineHeadIndent == 6 },
    paragraph("headIndent='7'") { $0.headIndent == 7 },
    paragraph("tailIndent='-8'") { $0.tailIndent == -8 },
    paragraph("minimumLineHeight='9'") { $0.minimumLineHeight == 9 },
    paragraph("maximumLineHeight='99'") { $0.maximumLineHeight == 99 },
    paragraph("lineHeightMultiple='1.5'") { $0.lineHeightMultiple == 1.5 },
  ]

  static let members: [AttributeRow] = [
    row(
      "textField", outlet("leftView"), \UITextField.leftView?.tag, 7,
      with: "<subviews><view tag='7' id='b'/></subviews>"),
    row(
      "textField", outlet("rightView"), \UITextField.rightView?.tag, 7,
      with: "<subviews><view tag='7' id='b'/></subviews>"),
    row(
      "tabBar", outlet("selectedItem"), \UITabBar.selectedItem?.title, "A",
      with: "<items><tabBarItem title='A' id='b'/></items>"),
    row(
      "view",
      runtime(
        "type='rect' keyPath='bounds'", "<rect key='value' x='1' y='2' width='3' height='4'/>"),
      \UIView.bounds, CGRect(x: 1, y: 2, width: 3, height: 4)),
    row(
      "label", runtime("type='localizedString' keyPath='text' value='Key'"), \UILabel.text, "Key"),
  ]

  private static func fragment<Value: Equatable>(
    _ text: String, _ key: NSAttributedString.Key, isRight: @escaping (Value) -> Bool
  ) -> AttributeRow {
    check(
      "label",
      "<attributedString key='attributedText'><fragment content='a'><attributes>\(text)</attributes>"
        + "</fragment></attributedString>", true
    ) { (label: UILabel) in
      guard let string = label.attributedText, string.length > 0 else { return false }
      let value = unsafe string.attribute(key, at: 0, effectiveRange: nil)
      return (value as? Value).map(isRight) ?? false
    }
  }

  private static func paragraph(
    _ text: String, isRight: @escaping (NSParagraphStyle) -> Bool
  ) -> AttributeRow {
    fragment(
      "<paragraphStyle key='NSParagraphStyle' \(text)/>", .paragraphStyle, isRight: isRight)
  }

  private static func outlet(_ property: String) -> String {
    "<connections><outlet property='\(property)' destination='b' id='c'/></connections>"
  }

  private static func runtime(_ attributes: String, _ value: String = "") -> String {
    "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \(attributes)>\(value)"
      + "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
  }
}
