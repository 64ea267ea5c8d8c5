import CoreGraphics
import Foundation
import LaminaTesting
import QuartzCore
import Testing
import UIKit

/// Trees of 40,000 levels or more, each in its own process, because a recursion overflows the stack.
@Suite("Deep trees") struct DeepTreeTests {
  @Test("100,000 nested layers are freed, whether built from the top or from the bottom")
  func layers() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let top = CALayer()
        var bottom = top
        for _ in 1..<100_000 {
          let layer = CALayer()
          bottom.addSublayer(layer)
          bottom = layer
        }
        var root = CALayer()
        for _ in 1..<100_000 {
          let layer = CALayer()
          layer.addSublayer(root)
          root = layer
        }
      }
    }
  }

  @Test("100,000 nested views are freed, whether built from the top or from the bottom")
  func views() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        _ = DeepTree(levels: 100_000)
        var root = UIView()
        for _ in 1..<100_000 {
          let view = UIView()
          view.addSubview(root)
          root = view
        }
      }
    }
  }

  @Test("40,000 nested views are laid out, drawn, hit-tested and converted")
  func use() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let tree = DeepTree(levels: 40_000)
        let screen = try OffscreenScreen(size: CGSize(width: 40, height: 40))
        screen.window.addSubview(tree.top)
        tree.bottom.backgroundColor = .red
        #expect(try screen.frame().pixel(x: 10, y: 10) == SIMD4(255, 0, 0, 255))
        tree.top.frame = CGRect(x: 5, y: 3, width: 30, height: 10)
        #expect(tree.bottom.bounds.size == CGSize(width: 30, height: 10))
        #expect(try screen.frame().pixel(x: 33, y: 10) == SIMD4(255, 0, 0, 255))
        let point = CGPoint(x: 6, y: 4)
        #expect(screen.window.hitTest(point, with: nil) === tree.bottom)
        #expect(screen.window.layer.hitTest(point) === tree.bottom.layer)
        #expect(tree.bottom.convert(CGPoint.zero, to: nil) == CGPoint(x: 5, y: 3))
        let context = CGContext(width: 40, height: 40)
        screen.window.layer.render(in: context)
        #expect(context.makeImage()?.pixel(x: 10, y: 10) == SIMD4(255, 0, 0, 255))
        #expect(tree.top.viewWithTag(9) === tree.bottom)
        tree.top.removeFromSuperview()
        #expect(tree.bottom.window == nil)
      }
    }
  }
}

/// Nested views, all as large as the topmost one.
@MainActor struct DeepTree {
  let top = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  let bottom: UIView

  init(levels: Int) {
    var last = top
    for _ in 1..<levels {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      last.addSubview(view)
      last = view
    }
    bottom = last
    bottom.tag = 9
  }
}
