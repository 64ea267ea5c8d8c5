import CoreGraphics
import Foundation
import LaminaTesting
import QuartzCore
import Testing
import UIKit

@Suite("Visual effects", .serialized)
@MainActor struct VisualEffectTests {
  nonisolated private static let styles = (0...20).compactMap(UIBlurEffect.Style.init(rawValue:))

  /// A screen with a white left and a black right half.
  private func screen() throws -> OffscreenScreen {
    let screen = try OffscreenScreen(size: CGSize(width: 200, height: 100))
    screen.window.backgroundColor = .black
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    left.backgroundColor = .white
    screen.window.addSubview(left)
    return screen
  }

  private func view(_ effect: UIVisualEffect?, on screen: OffscreenScreen) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 20, y: 20, width: 160, height: 60)
    screen.window.addSubview(view)
    return view
  }

  private func gray(_ image: CGImage, _ x: Int, _ y: Int = 50) -> Int {
    Int(image.pixel(x: x, y: y).x)
  }

  @Test("a view without an effect shows its content alone, and costs no copy")
  func none() throws {
    let screen = try screen()
    let before = try screen.frame()
    let view = view(nil, on: screen)
    #expect(view.effect == nil && view.subviews == [view.contentView])
    #expect(try ImageComparison(screen.frame(), before).passes(.exact))
    view.contentView.backgroundColor = .red
    #expect(try screen.frame().pixel(x: 100, y: 50) == SIMD4(255, 0, 0, 255))
  }

  @Test("each style blurs what lies behind, and tints it light or dark", arguments: styles)
  func blurs(style: UIBlurEffect.Style) throws {
    let screen = try screen()
    _ = view(UIBlurEffect(style: style), on: screen)
    let image = try screen.frame()
    // The step is blurred inside and sharp outside.
    #expect(gray(image, 95) - gray(image, 105) < 40, "\(style)")
    #expect(gray(image, 95, 5) == 255 && gray(image, 105, 5) == 0)
    let isDark = [.dark].contains(style) || style.rawValue > 15
    #expect((gray(image, 100) < 128) == isDark || style == .light, "\(style)")
  }

  @Test("styles without light and dark in their names follow the interface style")
  func adapting() throws {
    let screen = try screen()
    let view = view(UIBlurEffect(style: .systemMaterial), on: screen)
    let light = gray(try screen.frame(), 100)
    view.overrideUserInterfaceStyle = .dark
    let dark = gray(try screen.frame(), 100)
    #expect(light > 180 && dark < 90, "\(light) \(dark)")
    view.effect = UIBlurEffect(style: .systemMaterialLight)
    #expect(gray(try screen.frame(), 100) == light)
  }

  @Test("in an animation block, blur and tint grow on the render thread; nil removes them")
  func animated() throws {
    let screen = try screen()
    let view = view(nil, on: screen)
    try screen.render()
    UIView.animate(withDuration: 1) { view.effect = UIBlurEffect(style: .extraLight) }
    // The animation begins with the frame in which it is first seen.
    let first = try screen.frame()
    #expect(gray(first, 90) == 255 && gray(first, 110) == 0)
    screen.time += 0.5
    let half = try screen.frame()
    #expect(gray(half, 101) < gray(half, 98) && gray(half, 110) > 60 && gray(half, 170) < 200)
    screen.time += 1
    let end = try screen.frame()
    #expect(gray(end, 170) > 180)
    UIView.animate(withDuration: 1) { view.effect = nil }
    try screen.render()
    screen.time += 0.5
    let closing = try screen.frame()
    #expect(gray(closing, 170) > 20 && gray(closing, 170) < gray(end, 170))
    screen.time += 1
    #expect(gray(try screen.frame(), 101) == 0)
  }

  @Test("vibrant content darkens a light blur and lightens a dark one, whatever its color")
  func vibrancy() throws {
    for (style, isDark) in [(UIBlurEffect.Style.light, false), (.dark, true)] {
      let screen = try screen()
      let blur = UIBlurEffect(style: style)
      let outer = view(blur, on: screen)
      let inner = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
      inner.frame = CGRect(x: 0, y: 0, width: 160, height: 30)
      outer.contentView.addSubview(inner)
      for (index, color) in [UIColor.red, .white, .black].enumerated() {
        let box = UIView(frame: CGRect(x: 20 + index * 20, y: 5, width: 10, height: 20))
        box.backgroundColor = color
        inner.contentView.addSubview(box)
      }
      let image = try screen.frame()
      let levels = (0..<3).map { gray(image, 45 + $0 * 20, 35) }
      let behind = gray(image, 55, 35)
      for level in levels { #expect(isDark ? level > behind + 60 : level < behind - 60) }
    }
  }

  @Test("in an animation block, the strength of a vibrancy changes on the render thread")
  func animatedVibrancy() throws {
    let screen = try screen()
    let blur = UIBlurEffect(style: .extraLight)
    let outer = view(blur, on: screen)
    let inner = UIVisualEffectView(effect: nil)
    inner.frame = outer.bounds
    inner.contentView.backgroundColor = .black
    outer.contentView.addSubview(inner)
    try screen.render()
    var levels: [Int] = []
    for style in [UIVibrancyEffectStyle.quaternaryLabel, .label] {
      UIView.animate(withDuration: 1) {
        inner.effect = UIVibrancyEffect(blurEffect: blur, style: style)
      }
      for _ in 0..<3 {
        levels.append(gray(try screen.frame(), 100))
        screen.time += 0.5
      }
      screen.time += 1
    }
    // Without a strength, then weak, then strong; each second frame is between the others.
    #expect(levels == levels.sorted(by: >) && levels[2] == levels[3], "\(levels)")
    #expect(Set(levels).count == 5 && levels[0] > 200, "\(levels)")
    inner.effect = nil
    #expect(gray(try screen.frame(), 100) == 0)
  }

  @Test("vibrancies have an order from labels to separators")
  func vibrancyStyles() throws {
    var levels: [Int] = []
    for index in 0...7 {
      let style = try #require(UIVibrancyEffectStyle(rawValue: index))
      let screen = try screen()
      let blur = UIBlurEffect(style: .extraLight)
      let outer = view(blur, on: screen)
      let inner = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: style))
      inner.frame = outer.bounds
      inner.contentView.backgroundColor = .black
      outer.contentView.addSubview(inner)
      levels.append(gray(try screen.frame(), 100))
    }
    #expect(levels[0...3].sorted() == Array(levels[0...3]) && Set(levels[0...3]).count == 4)
    #expect(levels[4...6].sorted() == Array(levels[4...6]) && Set(levels[4...6]).count == 3)
  }

  @Test("the content fills the view, and touches reach it")
  func content() throws {
    let screen = try screen()
    let view = view(UIBlurEffect(style: .light), on: screen)
    let button = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.contentView.addSubview(button)
    view.bounds.size = CGSize(width: 80, height: 40)
    try screen.render()
    #expect(view.subviews.allSatisfy { $0.frame == view.bounds })
    #expect(view.subviews.last === view.contentView && view.subviews.count == 2)
    #expect(view.hitTest(CGPoint(x: 15, y: 15), with: nil) === button)
    #expect(view.hitTest(CGPoint(x: 60, y: 35), with: nil) === view.contentView)
  }

  @Test("effects are equal by style, are their own copies, and are archived")
  func effects() throws {
    for style in Self.styles {
      let effect = UIBlurEffect(style: style)
      #expect(effect.copy() as? UIBlurEffect === effect && effect == UIBlurEffect(style: style))
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: effect, requiringSecureCoding: true)
      let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBlurEffect.self, from: data)
      #expect(copy == effect)
    }
    #expect(Self.styles.count == 20 && UIBlurEffect(style: .light) != UIBlurEffect(style: .dark))
    let blur = UIBlurEffect(style: .systemChromeMaterial)
    let vibrancy = UIVibrancyEffect(blurEffect: blur, style: .fill)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: vibrancy, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIVibrancyEffect.self, from: data)
    #expect(copy == vibrancy && copy != UIVibrancyEffect(blurEffect: blur))
    #expect(UIVisualEffect() != blur)
  }

  @Test("an archive has the effect and the content")
  func archive() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .prominent))
    view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let label = UILabel(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    label.text = "inside"
    view.contentView.addSubview(label)
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    let copy = try #require(
      try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIVisualEffectView)
    #expect(copy.effect == view.effect && copy.frame == view.frame)
    #expect((copy.contentView.subviews.first as? UILabel)?.text == "inside")
    #expect(copy.subviews.count == 2 && copy.subviews.last === copy.contentView)
  }

  @Test("a subview added to the effect view itself traps with UIKit's sentence")
  func misuse() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIVisualEffectView(effect: nil).addSubview(UILabel())
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Do not add subviews directly to the visual effect view itself, instead"))
  }
}
