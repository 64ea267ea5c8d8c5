import CoreGraphics
import Testing

@testable import UIKit

@Suite("Constraints in messages", .serialized)
@MainActor struct ConstraintMessageTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func addView() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  /// The description without addresses, which differ from run to run.
  private func text(_ value: Any) -> String {
    "\(value)".replacing(/0x[0-9a-f]+/, with: "0x0")
  }

  // Requirement V32. The forms are those of Apple's "Auto Layout Guide", "Debugging Tricks and Tips",
  // and of logs of iOS programs.
  @Test("distances to the superview and between neighbors are visual format strings")
  func visual() {
    let (a, b) = (addView(), addView())
    let leading = a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 2)
    leading.isActive = true
    #expect(
      text(leading)
        == "<NSLayoutConstraint:0x0 H:|-(2)-[UIView:0x0]   (active, names: '|':UIView:0x0 )>")
    let bottom = root.bottomAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor)
    bottom.priority = .defaultHigh
    #expect(
      text(bottom) == "<NSLayoutConstraint:0x0 V:[UIView:0x0]-(>=0@750)-|   "
        + "(inactive, names: '|':UIView:0x0 )>")
    let gap = b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 4)
    gap.identifier = "gap"
    #expect(
      text(gap)
        == "<NSLayoutConstraint:0x0 'gap' H:[UIView:0x0]-(4)-[UIView:0x0](LTR)   (inactive)>")
    let spacing = NSLayoutConstraint.constraints(
      withVisualFormat: "[a]-[b]", views: ["a": a, "b": b])[0]
    #expect(
      text(spacing)
        == "<NSLayoutConstraint:0x0 H:[UIView:0x0]-(NSSpace(8))-[UIView:0x0]   (inactive)>")
  }

  @Test("others are equations, with the text of labels and the identifiers of guides")
  func equations() {
    let a = addView()
    #expect(
      text(a.widthAnchor.constraint(equalToConstant: 50))
        == "<NSLayoutConstraint:0x0 UIView:0x0.width == 50   (inactive)>")
    #expect(
      text(a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -2.5))
        == "<NSLayoutConstraint:0x0 UIView:0x0.trailing == UIView:0x0.trailing - 2.5   (inactive)>")
    #expect(
      text(a.heightAnchor.constraint(lessThanOrEqualTo: a.widthAnchor, multiplier: 0.5))
        == "<NSLayoutConstraint:0x0 UIView:0x0.height <= 0.5*UIView:0x0.width   (inactive)>")
    let label = UILabel()
    label.text = "This is a test label that is long"
    root.addSubview(label)
    #expect(
      text(label.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor))
        == "<NSLayoutConstraint:0x0 UILabel:0x0'This is a test label that...'.top == "
        + "UILayoutGuide:0x0'UIViewSafeAreaLayoutGuide'.top   (inactive)>")
  }

  @Test("what follows from a frame or a natural size is named by those who ask")
  func implicit() {
    let fixed = UIView(frame: CGRect(x: 10, y: 0, width: 100, height: 50))
    let label = UILabel()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(fixed)
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: fixed.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let frame = fixed.constraintsAffectingLayout(for: .horizontal).map(text)
    #expect(
      Set(frame) == [
        "<NSAutoresizingMaskLayoutConstraint:0x0 h=--& v=--& UIView:0x0.minX == 10   "
          + "(active, names: '|':UIView:0x0 )>",
        "<NSAutoresizingMaskLayoutConstraint:0x0 h=--& v=--& UIView:0x0.width == 100   (active)>",
      ])
    let size = label.constraintsAffectingLayout(for: .vertical).map(text)
    #expect(size.count == 2 && size[1].hasPrefix("<NSContentSizeLayoutConstraint:0x0 UILabel:0x0'"))
    #expect(size[1].hasSuffix(" Hug:251 CompressionResistance:750   (active)>"))
    fixed.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
    root.layoutIfNeeded()
    let flexible = fixed.constraintsAffectingLayout(for: .horizontal).map(text)
    #expect(flexible.contains { $0.contains(" h=-&- v=&-& ") })
  }

  @Test("a conflict is reported with all constraints that take part, and with the broken one")
  func conflict() {
    let fixed = UIView(frame: CGRect(x: 10, y: 0, width: 100, height: 50))
    root.addSubview(fixed)
    let width = fixed.widthAnchor.constraint(equalToConstant: 20)
    width.isActive = true
    root.layoutIfNeeded()
    let engine = root.layoutEngine
    #expect(engine?.broken.count == 1 && fixed.frame.width == 100)
    let message = text(
      ConflictMessage(constraints: [width, NSAutoresizingMaskLayoutConstraint()], broken: width))
    #expect(message.hasPrefix("Unable to simultaneously satisfy constraints.\n\tProbably at least"))
    #expect(message.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
    #expect(
      message.contains(
        "Will attempt to recover by breaking constraint \n"
          + "<NSLayoutConstraint:0x0 UIView:0x0.width == 20   (active)>\n\n"
          + "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints"))
  }
}
