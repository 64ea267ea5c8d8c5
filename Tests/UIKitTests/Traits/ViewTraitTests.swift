import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

private let dark = UITraitCollection(userInterfaceStyle: .dark)
/// A color that is red in light style and blue in dark style.
private let dynamicColor = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }

@Suite("Traits of views", .serialized)
@MainActor struct TraitTests {
  private let view = TraitView(frame: CGRect(x: 10, y: 10, width: 20, height: 10))

  @Test("a view inherits the style of the nearest ancestor that overrides it, or light")
  func inherited() throws {
    let screen = try OffscreenScreen.showing(view)
    let (child, window) = (UIView(), screen.window)
    view.addSubview(child)
    #expect(child.style == .light && child.overrideUserInterfaceStyle == .unspecified)
    window.overrideUserInterfaceStyle = .dark
    #expect(window.style == .dark && child.style == .dark)
    view.overrideUserInterfaceStyle = .light
    #expect(view.style == .light && child.style == .light)
    child.overrideUserInterfaceStyle = .dark
    view.overrideUserInterfaceStyle = .unspecified
    window.overrideUserInterfaceStyle = .unspecified
    #expect(view.style == .light && child.style == .dark)
    child.overrideUserInterfaceStyle = .unspecified
    #expect(child.style == .light)
  }

  @Test("a change notifies all views that inherit it, top down, with the previous traits")
  func notified() {
    let (child, overriding) = (TraitView(), TraitView())
    overriding.overrideUserInterfaceStyle = .light
    view.addSubview(child)
    view.addSubview(overriding)
    var log: [String] = []
    for (name, view) in [("view", view), ("child", child), ("overriding", overriding)] {
      view.onChange = { log.append("\(name) \($0.map { "\($0.userInterfaceStyle)" } ?? "nil")") }
    }
    view.overrideUserInterfaceStyle = .dark
    #expect(log == ["view light", "child light"])
    view.overrideUserInterfaceStyle = .dark
    overriding.overrideUserInterfaceStyle = .unspecified
    #expect(log == ["view light", "child light", "overriding light"])
    #expect(view.styles == [.dark] && child.styles == [.dark] && overriding.styles == [.dark])
  }

  @Test("moving to a superview of another style is a change; a removed view keeps its style")
  func moved() {
    let (night, day) = (UIView(), UIView())
    night.overrideUserInterfaceStyle = .dark
    var changes = 0
    view.onChange = { _ in changes += 1 }
    night.addSubview(view)
    #expect(changes == 1 && view.style == .dark)
    view.removeFromSuperview()
    #expect(changes == 1 && view.style == .dark)
    day.addSubview(view)
    #expect(changes == 2 && view.style == .light)
    UIView().addSubview(view)
    #expect(changes == 2)
  }

  @Test("a new view begins with the current style, and a window with light")
  func new() {
    dark.performAsCurrent {
      #expect(UIView().style == .dark && UIWindow().style == .light)
    }
    #expect(UIView().style == .light)
  }

  @Test("a dynamic background color follows the style without drawing")
  func background() throws {
    let plain = UIView(frame: CGRect(x: 40, y: 10, width: 10, height: 10))
    plain.backgroundColor = dynamicColor
    let screen = try OffscreenScreen.showing(plain)
    #expect(try screen.frame().box(of: red) == plain.frame)
    screen.window.overrideUserInterfaceStyle = .dark
    #expect(try screen.frame().box(of: blue) == plain.frame)
    #expect(screen.statistics.drawRectCalls == 0 && plain.backgroundColor == dynamicColor)
    let other = UIView(frame: CGRect(x: 60, y: 10, width: 10, height: 10))
    other.backgroundColor = dynamicColor
    screen.window.addSubview(other)
    #expect(try screen.frame().box(of: blue) == plain.frame.union(other.frame))
  }

  @Test("a view is opaque if its background color is opaque in its style")
  func opaque() {
    view.backgroundColor = UIColor {
      $0.userInterfaceStyle == .dark ? .red.withAlphaComponent(0.5) : .red
    }
    #expect(view.layer.isOpaque)
    view.overrideUserInterfaceStyle = .dark
    #expect(!view.layer.isOpaque)
  }

  @Test("a view that draws redraws once in its new style, with that style's colors")
  func drawn() throws {
    let screen = try OffscreenScreen.showing(view)
    #expect(try screen.frame().box(of: red) == view.frame)
    screen.window.overrideUserInterfaceStyle = .dark
    #expect(try screen.frame().box(of: blue) == view.frame)
    #expect(view.drawings == 2 && UITraitCollection.current.userInterfaceStyle == .light)
    view.overrideUserInterfaceStyle = .dark
    try screen.render()
    #expect(view.drawings == 2)
  }

  @Test("layout, trait and tint callbacks run with the view's style as the current one")
  func current() throws {
    let screen = try OffscreenScreen.showing(view)
    let previous = view.layouts.count
    // A view that was created before its screen may get the screen's other traits when it is added.
    let (styles, tints) = (view.styles.count, view.tints.count)
    screen.window.overrideUserInterfaceStyle = .dark
    try screen.render()
    #expect(view.layouts.count == previous + 1 && view.layouts.last == .dark)
    #expect(view.styles.dropFirst(styles) == [.dark] && view.tints.dropFirst(tints) == [.dark])
    screen.window.overrideUserInterfaceStyle = .light
    #expect(view.styles.dropFirst(styles) == [.dark, .light])
    #expect(view.tints.dropFirst(tints) == [.dark, .light])
  }

  @Test("contents that were set explicitly stay when the style changes")
  func given() throws {
    let plain = UIView(frame: CGRect(x: 40, y: 10, width: 10, height: 10))
    plain.layer.contents = UIImage.filled(.red, width: 4, height: 4).cgImage
    let screen = try OffscreenScreen.showing(plain)
    screen.window.overrideUserInterfaceStyle = .dark
    #expect(try screen.frame().box(of: red) == plain.frame)
  }

  @Test("a template image has the tint color of its style, also when dimmed")
  func template() throws {
    let image = UIImage.filled(.white, width: 2, height: 2)
    let templateView = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    func pixel() -> SIMD4<UInt8>? {
      (templateView.layer.contents as? CGImage)?.pixel(x: 0, y: 0)
    }
    templateView.tintColor = dynamicColor
    #expect(pixel() == red)
    templateView.overrideUserInterfaceStyle = .dark
    #expect(pixel() == blue)
    templateView.tintAdjustmentMode = .dimmed
    let darkGray = try #require(pixel())
    #expect(darkGray.x == darkGray.z && darkGray.x == 18)
    templateView.overrideUserInterfaceStyle = .light
    #expect(pixel()?.x == 54)
  }

  @Test("a label measured in one style is drawn in its own style, and follows it")
  func label() throws {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    parent.overrideUserInterfaceStyle = .dark
    let label = UILabel(frame: parent.bounds)
    label.text = "████"
    label.textColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    parent.addSubview(label)
    _ = label.sizeThatFits(label.bounds.size)
    func middle() throws -> SIMD4<UInt8> {
      let image = UIGraphicsImageRenderer(size: label.bounds.size).image {
        label.layer.render(in: $0.cgContext)
      }
      return try #require(image.cgImage).pixel(x: 15, y: 15)
    }
    #expect(try middle().y > 200 && middle().x == 0)
    parent.overrideUserInterfaceStyle = .light
    #expect(try middle().x > 200 && middle().y == 0)
  }

  @Test("tiles are drawn in the view's style, on their own drawing thread")
  func tiles() throws {
    let tiled = TilesView(frame: CGRect(x: 10, y: 10, width: 20, height: 10))
    let screen = try OffscreenScreen.showing(tiled)
    #expect(try screen.frame().box(of: red) == tiled.frame)
    tiled.overrideUserInterfaceStyle = .dark
    #expect(try screen.frame().box(of: blue) == tiled.frame)
  }

  @Test("in an animation block, a dynamic background color animates to that of the other style")
  func animated() throws {
    let plain = UIView(frame: CGRect(x: 40, y: 10, width: 10, height: 10))
    plain.backgroundColor = dynamicColor
    let screen = try OffscreenScreen.showing(plain)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      screen.window.overrideUserInterfaceStyle = .dark
    }
    try screen.frame(at: 0)
    let middle = try screen.frame(at: 0.5).pixel(x: 45, y: 15)
    #expect((126...129).contains(middle.x) && (126...129).contains(middle.z))
    #expect(try screen.frame(at: 1).box(of: blue) == plain.frame)
  }

  @Test("a view is rendered and printed in its style")
  func rendered() throws {
    // A new view has the main screen's scale, which other tests change.
    view.contentScaleFactor = 1
    view.overrideUserInterfaceStyle = .dark
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect((snapshot.layer.contents as? CGImage)?.pixel(x: 5, y: 5) == blue)
    let printing = UIPrintPageRenderer()
    let paper = CGRect(x: 0, y: 0, width: 40, height: 40)
    for key in ["paperRect", "printableRect"] { printing.setValue(paper, forKey: key) }
    printing.addPrintFormatter(view.viewPrintFormatter(), startingAtPageAt: 0)
    UIGraphicsBeginImageContext(paper.size)
    printing.drawPage(at: 0, in: paper)
    let page = UIGraphicsGetImageFromCurrentImageContext()?.cgImage
    UIGraphicsEndImageContext()
    #expect(page?.box(of: blue) == view.bounds)
  }

  @Test("a tree deeper than the stack changes its style, and a callback may change the tree")
  func deep() {
    let deepest = UIView()
    var top = deepest
    for _ in 0..<10_000 {
      let outer = UIView()
      outer.addSubview(top)
      top = outer
    }
    view.addSubview(top)
    let (leaving, other) = (TraitView(), UIView())
    view.insertSubview(leaving, at: 0)
    view.onChange = { _ in
      leaving.removeFromSuperview()
      other.addSubview(leaving)
    }
    view.overrideUserInterfaceStyle = .dark
    #expect(deepest.style == .dark && leaving.style == .light)
    // Freeing the whole tree at once would need a stack as deep as the tree.
    while let child = top.subviews.first {
      child.removeFromSuperview()
      top = child
    }
  }
}

/// Fills itself with a dynamic color, and records which style is current in each callback.
@MainActor private final class TraitView: UIView {
  var onChange: (UITraitCollection?) -> Void = { _ in }
  private(set) var styles: [UIUserInterfaceStyle] = []
  private(set) var layouts: [UIUserInterfaceStyle] = []
  private(set) var tints: [UIUserInterfaceStyle] = []
  private(set) var drawings = 0

  private var current: UIUserInterfaceStyle { UITraitCollection.current.userInterfaceStyle }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    styles.append(current)
    onChange(previousTraitCollection)
  }

  override func layoutSubviews() { layouts.append(current) }

  override func tintColorDidChange() { tints.append(current) }

  override func draw(_ rect: CGRect) {
    drawings += 1
    dynamicColor.setFill()
    UIRectFill(rect)
  }
}

/// Fills its tiles with a dynamic color.
@MainActor private final class TilesView: UIView {
  private final class PlainLayer: CATiledLayer {
    override class func fadeDuration() -> CFTimeInterval { 0 }
  }

  override class var layerClass: AnyClass { PlainLayer.self }

  nonisolated override func draw(_ rect: CGRect) {
    dynamicColor.setFill()
    UIRectFill(rect)
  }
}

extension UIView {
  fileprivate var style: UIUserInterfaceStyle { traitCollection.userInterfaceStyle }
}
