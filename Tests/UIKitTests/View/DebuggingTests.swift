import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

/// Not private, because its name is printed as iOS prints it.
@MainActor final class NamedImageView: UIImageView {}

@Suite("Descriptions", .serialized)
@MainActor struct DebuggingTests {
  // Requirement V34.
  @Test("a view's description has its class, address, frame and non-default properties")
  func description() {
    let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 100, height: 1.0 / 3))
    let start = "<UIView: \(address(view)); frame = (1 2.5; 100 0.333333)"
    let end = "layer = <CALayer: \(address(view.layer))>>"
    #expect(view.description == "\(start); \(end)")
    #expect("\(view)" == view.description)
    (view.alpha, view.isHidden, view.isOpaque, view.tag) = (0.5, true, false, 7)
    view.clipsToBounds = true
    view.autoresizingMask = [.flexibleHeight, .flexibleWidth, .flexibleTopMargin]
    view.backgroundColor = UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)
    view.tintColor = .black
    #expect(
      view.description
        == "\(start); clipsToBounds = YES; hidden = YES; alpha = 0.5; opaque = NO; autoresize = W+H+TM; tag = 7; "
        + "tintColor = UIExtendedGrayColorSpace 0 1; "
        + "backgroundColor = UIExtendedSRGBColorSpace 0 0.478431 1 1; \(end)")
  }

  @Test("the description has transforms, anchor points and animations")
  func geometry() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(translationX: 30, y: -60)
    view.layer.anchorPoint = .zero
    let animation = CABasicAnimation(keyPath: "opacity")
    view.layer.add(animation, forKey: "fade")
    let description = view.description
    #expect(description.contains("anchorPoint = (0, 0); transform = [1, 0, 0, 1, 30, -60]; "))
    #expect(description.contains("; animations = { fade=<CABasicAnimation: 0x"))
  }

  @Test("the description of a subclass has its module and its UIKit base class")
  func subclass() {
    let view = NamedImageView(image: .filled(.red, width: 3, height: 2, scale: 2))
    let description = view.description
    #expect(description.hasPrefix("<UIKitTests.NamedImageView: 0x"))
    #expect(description.contains("; baseClass = UIImageView; frame = (0 0; 3 2); opaque = NO; "))
    #expect(description.contains("; image = <UIImage:0x") && description.contains("(3 2)@2>; "))
    #expect(ProbeView().description.hasPrefix("<UIKitTests.ProbeView: 0x"))
    #expect(!ProbeView().description.contains("baseClass"))
    #expect(UIImageView().description.contains("image = <(null):0x0 (null) anonymous; (0 0)@0>"))
    #expect(UIWindow(frame: .zero).description.hasPrefix("<UIWindow: 0x"))
  }

  @Test("recursiveDescription has an indented line per view, and layers without views")
  func tree() {
    let (root, child, grandchild) = (UIView(), UIView(), UIView())
    let second = UIView()
    root.addSubview(child)
    child.addSubview(grandchild)
    root.addSubview(second)
    let layer = CALayer()
    child.layer.addSublayer(layer)
    let expected = """
      \(root)
         | \(child)
         |    | \(grandchild)
         |    | <CALayer: \(address(layer))> (layer)
         | \(second)
      """
    #expect(root.recursiveDescription() == expected)
  }

  @Test("a tree deeper than the stack is described in text of linear size")
  func deep() {
    var root = UIView()
    let leaf = root
    for _ in 0..<10_000 {
      let view = UIView()
      view.addSubview(root)
      root = view
    }
    let text = root.recursiveDescription()
    #expect(text.hasPrefix("\(root)\n   | <") && text.hasSuffix(" | (level 10000) \(leaf)"))
    // The size is linear: each line is one description and the bars of at most 100 levels.
    #expect(text.utf8.count < 10_001 * 1000)
  }

  @Test("a layer's description is short, and its debugDescription has its properties")
  func layer() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    (layer.name, layer.borderWidth, layer.cornerRadius) = ("box", 1, 2.5)
    #expect(layer.description == "<CALayer: \(address(layer))>")
    #expect(
      layer.debugDescription
        == "<CALayer:\(address(layer)); name = \"box\"; position = CGPoint (25 40); "
        + "bounds = CGRect (0 0; 30 40); allowsGroupOpacity = YES; borderWidth = 1; "
        + "cornerRadius = 2.5>")
  }

  // Requirement V34; UIKit User Interface Catalog, "Debugging Views".
  @Test("an opaque view that draws transparent pixels is warned about, once and by name")
  func warning() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let views = (0..<7).map { DotView(frame: CGRect(x: $0, y: 0, width: 9, height: 9)) }
        for (index, view) in views.enumerated() { view.tag = index + 1 }
        views[0].alpha = 0.5
        views[1].backgroundColor = .clear
        // The other views do not conflict with isOpaque.
        views[2].backgroundColor = .blue
        (views[3].alpha, views[3].isOpaque) = (0.5, false)
        views[4].alpha = 0
        let plain = UIView(frame: views[0].frame)
        plain.alpha = 0.5
        let screen = try OffscreenScreen.showing(plain)
        for view in views { screen.window.addSubview(view) }
        try screen.render()
        for view in views { view.setNeedsDisplay() }
        try screen.render()
        // A fade that begins after the drawing does not conflict with isOpaque.
        views[5].alpha = 0.3
        try screen.render()
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let lines = output.split(separator: "\n").filter { $0.contains("an opaque view") }
    #expect(lines.count == 2)
    #expect(
      lines.first?.contains("has an alpha of 0.5; set isOpaque to false: <UIKitTests.") == true)
    #expect(lines.first?.contains("tag = 1;") == true)
    #expect(lines.last?.contains("draws transparent pixels; set isOpaque to false: ") == true)
    #expect(lines.last?.contains("tag = 2;") == true)
  }

  private func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}
