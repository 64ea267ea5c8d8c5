import CoreGraphics
import LaminaTesting
import Testing

@testable import UIKit

@Suite("Layout guides of views", .serialized)
@MainActor struct LayoutGuideTests {
  private func addView(to superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  /// Constrains a new view to a guide on all sides.
  private func fill(_ guide: UILayoutGuide, in superview: UIView) -> UIView {
    let view = addView(to: superview)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return view
  }

  // Requirement V32.
  @Test("the readable guide is the margins' rectangle, at most 672 points wide and centered")
  func readable() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 60)
    let view = fill(root.readableContentGuide, in: root)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 156, y: 10, width: 672, height: 728))
    root.frame.size.width = 320
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 10, width: 240, height: 728))
    #expect(root.readableContentGuide === root.readableContentGuide)
    #expect(root.readableContentGuide.identifier == "UIViewReadableContentGuide")
  }

  @Test("the keyboard guide without a keyboard is as high as the safe area's inset at the bottom")
  func keyboard() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 200, height: 100))
    let root = screen.window
    let view = fill(root.keyboardLayoutGuide, in: root)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 100, width: 200, height: 0))
    root.changeInsets { $0.window = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0) }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 66, width: 200, height: 34))
    root.keyboardLayoutGuide.usesBottomSafeArea = false
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 100, width: 200, height: 0))
    let guide = UIKeyboardLayoutGuide()
    #expect(!guide.followsUndockedKeyboard && guide.usesBottomSafeArea)
    #expect(guide.keyboardDismissPadding == 0)
  }

  @Test("the keyboard guide is what a keyboard covers of the view")
  func covered() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 200, height: 100))
    let box = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 80))
    screen.window.addSubview(box)
    let view = fill(box.keyboardLayoutGuide, in: box)
    let keyboard = CGRect(x: 0, y: 60, width: 200, height: 40)
    screen.window.screen.keyboard = OnScreenKeyboard(frame: keyboard)
    screen.window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 50, width: 100, height: 30))
    let floating = OnScreenKeyboard(
      frame: CGRect(x: 30, y: 20, width: 50, height: 30), isDocked: false)
    screen.window.screen.keyboard = floating
    screen.window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 80, width: 100, height: 0))
    box.keyboardLayoutGuide.followsUndockedKeyboard = true
    screen.window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 50, height: 30))
    screen.window.screen.keyboard = nil
    screen.window.layoutIfNeeded()
    #expect(view.frame.height == 0)
  }

  @Test("tracked constraints are active while the guide is near their edges, or away from them")
  func tracking() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let guide = UITrackingLayoutGuide()
    root.addLayoutGuide(guide)
    let left = guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    let view = addView(to: root)
    NSLayoutConstraint.activate([
      left, guide.widthAnchor.constraint(equalToConstant: 50),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 150),
      guide.heightAnchor.constraint(equalToConstant: 50),
    ])
    let near = view.leftAnchor.constraint(equalTo: guide.rightAnchor, constant: 5)
    let away = view.rightAnchor.constraint(equalTo: guide.leftAnchor, constant: -5)
    let size = view.widthAnchor.constraint(equalToConstant: 20)
    guide.setConstraints([near, size], activeWhenNearEdge: .leading)
    guide.setConstraints([away], activeWhenAwayFrom: [.leading, .top])
    root.layoutIfNeeded()
    #expect(near.isActive && size.isActive && !away.isActive && view.frame.minX == 65)
    left.constant = 200
    root.layoutIfNeeded()
    #expect(!near.isActive && away.isActive && view.frame.maxX == 195)
    #expect(guide.constraints(activeWhenNearEdge: .leading) == [near, size])
    #expect(guide.constraints(activeWhenAwayFrom: [.leading, .top]) == [away])
    #expect(guide.constraints(activeWhenNearEdge: .top).isEmpty)
    guide.removeAllTrackedConstraints()
    #expect(!away.isActive && guide.constraints(activeWhenNearEdge: .leading).isEmpty)
  }

  @Test("a keyboard at the bottom is near the bottom alone, and only for guides that follow it")
  func docked() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 200, height: 100))
    let guide = screen.window.keyboardLayoutGuide
    let view = addView(to: screen.window)
    let bottom = view.bottomAnchor.constraint(equalTo: guide.topAnchor)
    let leading = view.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
    guide.setConstraints([bottom], activeWhenNearEdge: .bottom)
    guide.setConstraints([leading], activeWhenNearEdge: .leading)
    screen.window.layoutIfNeeded()
    #expect(!bottom.isActive && !leading.isActive)
    guide.followsUndockedKeyboard = true
    screen.window.layoutIfNeeded()
    #expect(bottom.isActive && !leading.isActive)
    screen.window.screen.keyboard = OnScreenKeyboard(
      frame: CGRect(x: 0, y: 0, width: 50, height: 30), isDocked: false)
    screen.window.layoutIfNeeded()
    #expect(!bottom.isActive && leading.isActive)
    screen.window.screen.keyboard = nil
  }

  @Test("a description names the identifier, the frame and the view")
  func description() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let guide = UILayoutGuide()
    guide.identifier = "area"
    #expect(
      guide.description.hasSuffix(
        " - \"area\", layoutFrame = {{0, 0}, {0, 0}}, owningView = (null)>"))
    root.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalToConstant: 12.5).isActive = true
    root.layoutIfNeeded()
    #expect(guide.description.contains("{12.5, 0}}, owningView = <UIView: 0x"))
  }
}
