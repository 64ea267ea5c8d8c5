import Foundation
import Testing

@testable import UIKit

@Suite("Constraints and guides in archives", .serialized)
@MainActor struct ConstraintCodingTests {
  private func copy(_ view: UIView) throws -> UIView {
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    return try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIView)
  }

  // Requirement V32.
  @Test("constraints that are to be archived hold again between the views that were unarchived")
  func constraints() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (box, view) = (UIView(), UIView())
    root.addSubview(box)
    box.addSubview(view)
    for view in [box, view] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.setContentHuggingPriority(UILayoutPriority(300), for: .vertical)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    let guide = UILayoutGuide()
    guide.identifier = "area"
    box.addLayoutGuide(guide)
    let constraints =
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-10-[box]-20-|", views: ["box": box])
      + NSLayoutConstraint.constraints(withVisualFormat: "V:|[box(50)]", views: ["box": box]) + [
        guide.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
        guide.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
        view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 7),
        view.heightAnchor.constraint(equalToConstant: 8),
      ]
    constraints[0].identifier = "left"
    constraints[0].priority = UILayoutPriority(900)
    for constraint in constraints { constraint.shouldBeArchived = true }
    NSLayoutConstraint.activate(constraints)
    let copy = try copy(root)
    copy.layoutIfNeeded()
    let boxCopy = copy.subviews[0]
    #expect(boxCopy.frame == CGRect(x: 10, y: 0, width: 170, height: 50))
    #expect(boxCopy.subviews[0].frame == CGRect(x: 90, y: 8, width: 7, height: 8))
    #expect(boxCopy.layoutGuides.map(\.identifier) == ["area"])
    #expect(!boxCopy.translatesAutoresizingMaskIntoConstraints)
    let left = copy.constraints.first { $0.identifier == "left" }
    #expect(left?.priority.rawValue == 900 && left?.shouldBeArchived == true)
    #expect(boxCopy.subviews[0].contentHuggingPriority(for: .vertical).rawValue == 300)
    #expect(boxCopy.subviews[0].contentCompressionResistancePriority(for: .horizontal) == .required)
  }

  @Test("by default a constraint is not archived")
  func standard() throws {
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: 5).isActive = true
    #expect(try copy(view).constraints.isEmpty)
    #expect(try copy(view).translatesAutoresizingMaskIntoConstraints)
  }

  @Test("a guide is archived with its class and identifier")
  func guides() throws {
    let guide = UITrackingLayoutGuide()
    guide.identifier = "tracked"
    let data = try NSKeyedArchiver.archivedData(withRootObject: guide, requiringSecureCoding: false)
    let copy = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UITrackingLayoutGuide
    #expect(copy?.identifier == "tracked" && copy?.owningView == nil)
  }

  @Test("constraints that a damaged archive contains are left out")
  func damage() throws {
    let texts = [
      "no JSON", "[]", "[{}]",
      constraint(first: #"{"path":[3],"attribute":7}"#),
      constraint(first: #"{"path":[],"attribute":7,"guide":4}"#),
      constraint(first: #"{"path":[],"attribute":1}"#),
      constraint(first: #"{"path":[],"attribute":99}"#),
      constraint(first: #"{"path":[-1],"attribute":7}"#),
      constraint(first: #"{"path":[],"attribute":7}"#, priority: 0),
      constraint(first: #"{"path":[],"attribute":7}"#, priority: 5000),
      constraint(first: #"{"path":[],"attribute":7,"systemGuide":0}"#),
    ]
    for text in texts {
      #expect(try unarchive(constraints: text).constraints.isEmpty, "\(text)")
    }
    let valid = constraint(first: #"{"path":[],"attribute":7}"#)
    #expect(try unarchive(constraints: valid).constraints.count == 1)
  }

  private func constraint(first: String, priority: Int = 1000) -> String {
    #"[{"first":\#(first),"relation":0,"multiplier":1,"constant":5,"priority":\#(priority)}]"#
  }

  /// Decodes a view whose archive has this text as its constraints.
  private func unarchive(constraints text: String) throws -> UIView {
    let view = DamagedView()
    view.text = text
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    return try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIView)
  }
}

/// Writes other data in the place of its constraints.
final class DamagedView: UIView {
  var text = ""

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(true, forKey: "UITranslatesAutoresizingMask")
    coder.encode(Data(text.utf8) as NSData, forKey: "UIConstraints")
  }
}
