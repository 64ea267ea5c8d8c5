import TestSupport
import Testing

@testable import UIKit

/// Requirement V39.
@Suite("Places of menus")
struct MenuPlacementTests {
  private let placement = MenuPlacement(area: CGRect(x: 8, y: 8, width: 304, height: 464))
  private let size = CGSize(width: 250, height: 132)

  @Test("a menu at the pointer opens to the right and down, as far as there is room")
  func pointer() {
    #expect(placement.frame(of: size, at: CGPoint(x: 20, y: 30)).origin == CGPoint(x: 20, y: 30))
    #expect(placement.frame(of: size, at: CGPoint(x: 300, y: 470)).maxX == 300)
    #expect(placement.frame(of: size, at: CGPoint(x: 300, y: 470)).maxY == 470)
    var mirrored = placement
    mirrored.isRightToLeft = true
    #expect(mirrored.frame(of: size, at: CGPoint(x: 300, y: 30)).maxX == 300)
  }

  @Test("a menu is below what it belongs to, or above it if it only fits there")
  func beside() {
    let top = CGRect(x: 20, y: 20, width: 40, height: 40)
    #expect(placement.frame(of: size, beside: top).origin == CGPoint(x: 20, y: 68))
    let bottom = CGRect(x: 270, y: 420, width: 40, height: 40)
    #expect(placement.frame(of: size, beside: bottom).maxY == 412)
    #expect(placement.frame(of: size, beside: bottom).maxX == 310)
  }

  @Test("a preview stays where it is if its menu fits below or above it")
  func preview() {
    let preview = CGRect(x: 130, y: 100, width: 60, height: 40)
    let below = placement.frames(ofPreview: preview, withMenu: size)
    #expect(below.preview == preview && below.menu.minY == 152 && below.menu.midX == 160)
    let low = preview.offsetBy(dx: 0, dy: 320)
    let above = placement.frames(ofPreview: low, withMenu: size)
    #expect(above.preview == low && above.menu.maxY == 408)
  }

  @Test("a preview moves where its menu fits on neither side, and shrinks where it is too high")
  func moved() {
    let preview = CGRect(x: 60, y: 100, width: 200, height: 300)
    let moved = placement.frames(ofPreview: preview, withMenu: size)
    #expect(moved.preview.size == preview.size && moved.menu.maxY == 472)
    #expect(moved.menu.minY == moved.preview.maxY + 12)
    let high = CGRect(x: 60, y: 0, width: 200, height: 900)
    let shrunk = placement.frames(ofPreview: high, withMenu: size)
    #expect(abs(shrunk.preview.height / shrunk.preview.width - 4.5) < 0.001)
    #expect(!shrunk.preview.intersects(shrunk.menu))
  }

  @Test("on a screen that is not high enough the menu is beside the preview")
  func side() {
    let low = MenuPlacement(area: CGRect(x: 8, y: 8, width: 600, height: 200))
    let preview = CGRect(x: 20, y: 20, width: 100, height: 100)
    let frames = low.frames(ofPreview: preview, withMenu: size)
    #expect(frames.preview == preview && frames.menu.minX == 132)
    let right = low.frames(ofPreview: preview.offsetBy(dx: 480, dy: 0), withMenu: size)
    #expect(right.menu.maxX == 488 && right.preview.minX == 500)
  }

  @Test("frames are inside the area for any preview and menu")
  func inside() {
    var generator = SeededGenerator(seed: 15)
    for _ in 0..<2000 {
      func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
        .random(in: range, using: &generator)
      }
      let preview = CGRect(
        x: length(-200...400), y: length(-200...600), width: length(1...600),
        height: length(1...900))
      let menu = CGSize(width: 250, height: length(44...2000))
      let frames = placement.frames(ofPreview: preview, withMenu: menu)
      let area = placement.area.insetBy(dx: -0.01, dy: -0.01)
      #expect(area.contains(frames.menu) && area.contains(frames.preview), "\(preview) \(menu)")
      #expect(!frames.menu.insetBy(dx: 0.01, dy: 0.01).intersects(frames.preview))
    }
  }
}
