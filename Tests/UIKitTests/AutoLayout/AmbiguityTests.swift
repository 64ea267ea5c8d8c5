import CoreGraphics
import Testing

@testable import UIKit

@Suite("Ambiguous layouts", .serialized)
@MainActor struct AmbiguityTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = UIView()
  private let maximum: NSLayoutConstraint

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    maximum = view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor), maximum,
      view.widthAnchor.constraint(equalToConstant: 50),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
  }

  // Requirement V32.
  @Test("exercising one shows the view at another place that its constraints allow")
  func exercise() {
    #expect(view.hasAmbiguousLayout)
    var places: Set<CGFloat> = []
    for _ in 0..<20 {
      view.exerciseAmbiguityInLayout()
      root.layoutIfNeeded()
      places.insert(view.frame.minX)
      #expect(view.frame.minX >= 0 && view.frame.maxX <= 300 && view.frame.minY == 0)
      #expect(view.frame.size == CGSize(width: 50, height: 20) && view.hasAmbiguousLayout)
    }
    #expect(places.count > 2)
  }

  @Test("that become clear or disappear are not exercised any more")
  func end() {
    view.exerciseAmbiguityInLayout()
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 9).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 9 && !view.hasAmbiguousLayout)
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame.minX == 9)
    view.removeFromSuperview()
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout)
  }

  @Test("are marked in the trace of Auto Layout, which shows how each view is laid out")
  func trace() {
    let fixed = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let plain = UILabel()
    plain.text = "plain"
    root.addSubview(fixed)
    root.addSubview(plain)
    let guide = UILayoutGuide()
    fixed.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: fixed.leftAnchor),
      guide.topAnchor.constraint(equalTo: fixed.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 1),
      guide.heightAnchor.constraint(equalToConstant: 1),
    ])
    let lines = root.autolayoutTrace().replacing(/0x[0-9a-f]+/, with: "0x0")
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "•UIView:0x0")
    #expect(lines[1] == "|   *UIView:0x0- AMBIGUOUS LAYOUT for UIView:0x0.minX")
    #expect(lines[2] == "|   +UIView:0x0")
    #expect(
      lines[3].hasPrefix("|   |   *<UILayoutGuide: 0x0 - \"\", layoutFrame = {{0, 0}, {1, 1}}"))
    #expect(lines[4] == "|   UILabel:0x0'plain'")
    #expect(lines[6] == "Legend:" && lines.last == "\t• - layout engine host")
    #expect(UIView().autolayoutTrace().hasPrefix("UIView:0x"))
  }
}
