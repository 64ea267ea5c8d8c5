import Foundation
import Testing

@testable import UIKit

@Suite("Constraints of visual format strings", .serialized)
@MainActor struct VisualFormatConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  init() {
    for view in [a, b, c] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func constraints(
    _ text: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: text, options: options, metrics: metrics,
      views: ["a": a, "b": b, "c": c])
  }

  private func activate(_ texts: String...) {
    for text in texts { NSLayoutConstraint.activate(constraints(text)) }
    root.layoutIfNeeded()
  }

  // Requirement V32.
  @Test("place views as the string shows them")
  func layout() {
    activate("|-20-[a(50)]-[b]-(>=10)-[c(==a)]-|", "V:|[a(30)]", "V:|-[b(a)]", "V:[c(10)]|")
    #expect(a.frame == CGRect(x: 20, y: 0, width: 50, height: 30))
    #expect(b.frame.minX == 78 && b.frame.minY == 8 && b.frame.height == 30)
    #expect(c.frame == CGRect(x: 262, y: 470, width: 50, height: 10))
    #expect(b.frame.maxX <= 252)
  }

  @Test("come in the order of the string, with its items, relations and priorities")
  func order() {
    let made = constraints("|-m-[a(>=50@750)]-[b]|", metrics: ["m": 12])
    #expect(made.count == 4 && made.allSatisfy { !$0.isActive })
    #expect(made[0].firstItem === a && made[0].secondItem === root && made[0].constant == 12)
    #expect(made[1].firstAttribute == .width && made[1].relation == .greaterThanOrEqual)
    #expect(made[1].priority == .defaultHigh && made[1].secondItem == nil)
    #expect(made[2].firstItem === b && made[2].secondItem === a && made[2].constant == 8)
    #expect(made[3].firstItem === root && made[3].secondItem === b)
    #expect(made[3].firstAttribute == .trailing && made[3].constant == 0)
  }

  @Test("use the superview's margins for the standard distance to it")
  func margins() {
    root.layoutMargins = UIEdgeInsets(top: 11, left: 13, bottom: 17, right: 19)
    activate("|-[a]-|", "V:|-[a]-|")
    #expect(a.frame == root.bounds.inset(by: root.layoutMargins))
  }

  @Test("follow the direction of the layout, or the one of the options")
  func directions() {
    root.semanticContentAttribute = .forceRightToLeft
    for view in [a, b] { view.semanticContentAttribute = .forceRightToLeft }
    activate("|-10-[a(20)]-5-[b(30)]")
    #expect(a.frame.maxX == 310 && b.frame.maxX == 285)
    root.removeConstraints(root.constraints)
    NSLayoutConstraint.activate(constraints("|-10-[a]-5-[b]", .directionLeftToRight))
    root.layoutIfNeeded()
    #expect(a.frame.minX == 10 && b.frame.minX == 35)
    root.removeConstraints(root.constraints)
    NSLayoutConstraint.activate(constraints("|-10-[a]-(>=5)-[b]-200-|", .directionRightToLeft))
    root.layoutIfNeeded()
    #expect(a.frame.maxX == 310 && b.frame.minX == 200 && b.frame.maxX <= a.frame.minX - 5)
  }

  @Test("align views across the axis")
  func alignment() {
    NSLayoutConstraint.activate(
      constraints("|[a(10)][b(10)][c(10)]", [.alignAllTop, .alignAllBottom]))
    activate("V:|-5-[a(40)]")
    #expect([a, b, c].map(\.frame.minY) == [5, 5, 5])
    #expect([a, b, c].map(\.frame.maxY) == [45, 45, 45])
    let column = constraints("V:[a][b]", [.alignAllLeading, .alignAllTrailing, .alignAllCenterX])
    #expect(column.map(\.firstAttribute) == [.top, .leading, .trailing, .centerX])
    let row = constraints(
      "[a][b]", [.alignAllFirstBaseline, .alignAllLastBaseline, .alignAllCenterY])
    #expect(row.map(\.firstAttribute) == [.leading, .centerY, .lastBaseline, .firstBaseline])
  }

  @Test("count from baselines in a column on request")
  func baselines() {
    let made = constraints("V:|-3-[a]-20-[b]-4-|", .spacingBaselineToBaseline)
    #expect(made[1].firstAttribute == .firstBaseline && made[1].secondAttribute == .lastBaseline)
    #expect(made[0].firstAttribute == .top && made[2].firstAttribute == .bottom)
    #expect(constraints("[a]-20-[b]", .spacingBaselineToBaseline)[0].firstAttribute == .leading)
  }

  @Test("take layout guides, and numbers of any type")
  func kinds() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|-a-[g(b)]-c-[v(d@p)]",
      metrics: [
        "a": 1, "b": 2.0, "c": NSNumber(value: 3), "d": CGFloat(4), "p": Float(10),
      ], views: ["g": guide, "v": a])
    #expect(made.map(\.constant) == [1, 2, 3, 4] && made.last?.priority.rawValue == 10)
    NSLayoutConstraint.activate(made)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 1 && a.frame.minX == 6)
  }

  @Test("options have the numbers of iOS")
  func options() {
    typealias Options = NSLayoutConstraint.FormatOptions
    let numbers = [
      Options.alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading,
      .alignAllTrailing, .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline,
      .alignAllFirstBaseline, .alignmentMask, .directionLeftToRight, .directionRightToLeft,
      .directionMask, .spacingBaselineToBaseline, .spacingMask, .directionLeadingToTrailing,
      .spacingEdgeToEdge,
    ].map(\.rawValue)
    #expect(
      numbers == [
        2, 4, 8, 16, 32, 64, 512, 1024, 2048, 4096, 65535, 65536, 131_072, 196_608, 524_288,
        524_288, 0, 0,
      ])
  }

  @Test("need a superview for '|', and views that options can align")
  func errors() {
    func fault(
      _ text: String, _ options: NSLayoutConstraint.FormatOptions = [], _ views: [String: Any]
    ) -> VisualFormatError? {
      #expect(throws: VisualFormatError.self) {
        try VisualFormatBuilder.constraints(of: text, options: options, metrics: [:], views: views)
      }
    }
    let lonely = UIView()
    let leading = fault("|[v]|", [], ["v": lonely])
    #expect(leading?.reason == .missingSuperview && leading?.position == 4)
    #expect(fault("[v]|", [], ["v": lonely])?.position == 4)
    let aligned = fault("[a]-[b]", .alignAllLeading, ["a": a, "b": b])
    #expect(aligned?.reason == .alignedAlongAxis(.horizontal) && aligned?.position == 7)
    #expect(
      fault("V:[a][b]", .alignAllTop, ["a": a, "b": b])?.reason == .alignedAlongAxis(.vertical))
    #expect(fault("[a]", [], ["a": "no view"])?.reason == .unknownView("a"))
    #expect(constraints("[a(5)]", .alignAllLeft).count == 1)
  }

  @Test("that are invalid end the program with UIKit's message")
  nonisolated func trap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-(>=50)-[view(100)]", views: ["view": UIView()])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        """
        Unable to parse constraint format: 
        Unable to interpret '|' character, because the related view doesn't have a superview 
        H:|-(>=50)-[view(100)] 
                              ^
        """))
  }
}
