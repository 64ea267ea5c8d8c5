import Foundation
import LaminaTesting
import Testing

@testable import UIKit

@Suite("A label that shows a text with attributes", .serialized) @MainActor
struct LabelAttributeTests {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let font = UIFont.systemFont(ofSize: 20, weight: .bold)

  @Test("has a font and a color as properties, and draws the same as with an attributed string")
  func plain() throws {
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.red]
    label.setText("Rooms", attributes)
    #expect(label.content.styled == nil && label.text == "Rooms")
    #expect(label.font == font && label.textColor == .red)
    let image = try OffscreenScreen.showing(label).frame()
    label.attributedText = NSAttributedString(string: "Rooms", attributes: attributes)
    #expect(label.content.styled != nil)
    let other = try OffscreenScreen.showing(label).frame()
    #expect(ImageComparison(other, image).differingPixels == 0)
  }

  @Test("has an attributed string for other attributes, and the defaults again without any")
  func others() {
    label.setText("Rooms", [.font: font, .kern: 2])
    #expect(label.content.styled?.string == "Rooms")
    label.setText("Rooms", [:])
    #expect(label.content.styled == nil && label.text == "Rooms")
    #expect(label.font == UILabel().font && label.textColor == .label)
    label.setText(nil, [:])
    #expect(label.text == nil)
  }

  @Test("tells a text and attributes that it shows from others")
  func comparison() {
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.red]
    label.setText("Rooms", attributes)
    #expect(label.shows("Rooms", attributes) && !label.shows("Plan", attributes))
    #expect(!label.shows("Rooms", [.font: font, .foregroundColor: UIColor.blue]))
    #expect(!label.shows("Rooms", attributes.merging([.kern: 2]) { $1 }))
    label.attributedText = NSAttributedString(string: "Rooms", attributes: attributes)
    #expect(!label.shows("Rooms", attributes))
  }

  @Test("keeps an attributed string that cannot change, and a copy of one that can")
  func copies() {
    let text = NSAttributedString(string: "Rooms")
    label.attributedText = text
    #expect(label.attributedText === text)
    let mutable = NSMutableAttributedString(string: "Rooms")
    label.attributedText = mutable
    mutable.append(NSAttributedString(string: " and works"))
    #expect(label.text == "Rooms")
  }
}
