import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import Wayland

@testable import UIKit

@MainActor @Suite("Brightness and burning in", .serialized)
struct DisplayCareTests {
  @Test("a brightness below 1 makes everything darker, also windows in front, and is announced")
  func brightness() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 40, height: 20))
    screen.window.backgroundColor = .white
    let front = UIWindow()
    front.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    front.windowLevel = .alert + 100
    front.backgroundColor = .white
    front.isHidden = false
    #expect(screen.screen.brightness == 1)
    #expect(try screen.frame().pixel(x: 20, y: 10) == SIMD4(255, 255, 255, 255))
    let announced = Counter()
    let observer = NotificationCenter.default.addObserver(
      forName: UIScreen.brightnessDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { announced.count += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    screen.screen.brightness = 0.2
    screen.screen.brightness = 0.2
    #expect(announced.count == 1)
    // The change begins with the frame that has it.
    try screen.render()
    let dark = try screen.frame(at: 2)
    #expect(dark.pixel(x: 5, y: 10) == SIMD4(51, 51, 51, 255))
    #expect(dark.pixel(x: 20, y: 10) == SIMD4(51, 51, 51, 255))
    screen.screen.brightness = 7
    #expect(screen.screen.brightness == 1)
    try screen.render()
    #expect(try screen.frame(at: 4).pixel(x: 20, y: 10) == SIMD4(255, 255, 255, 255))
  }

  @MainActor private final class Counter {
    var count = 0
  }

  @Test("a dimmed display has a share of the brightness, in every size of the screen")
  func rest() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 40, height: 20))
    screen.window.backgroundColor = .white
    screen.screen.restBrightness = 0.4
    screen.screen.brightness = 0.5
    try screen.render()
    #expect(try screen.frame(at: 2).pixel(x: 39, y: 19) == SIMD4(51, 51, 51, 255))
    screen.resize(to: CGSize(width: 20, height: 60))
    try screen.render()
    #expect(try screen.frame(at: 4).pixel(x: 19, y: 59) == SIMD4(51, 51, 51, 255))
    screen.screen.restBrightness = 0
    try screen.render()
    #expect(try screen.frame(at: 6).pixel(x: 19, y: 59) == black)
  }

  @Test("pixels shift by one at a time around their place, and never by more than four")
  func path() {
    var offsets: Set<[CGFloat]> = []
    for step in 0..<100 {
      let (offset, next) = (PixelShift.offset(after: step), PixelShift.offset(after: step + 1))
      #expect(abs(next.dx - offset.dx) + abs(next.dy - offset.dy) == 1)
      #expect(abs(offset.dx) <= 4 && abs(offset.dy) <= 4)
      offsets.insert([offset.dx, offset.dy])
    }
    #expect(offsets.contains([4, 4]) && offsets.contains([-4, -4]) && offsets.count == 36)
  }

  @Test("shifted content is drawn at its new place in all orientations, and touches follow it")
  func shift() throws {
    for orientation in [UIInterfaceOrientation.landscapeRight, .portrait, .landscapeLeft] {
      let screen = try OffscreenScreen(size: CGSize(width: 80, height: 60), scale: 2)
      screen.screen.interfaceOrientation = orientation
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 8, height: 4))
      view.backgroundColor = .red
      screen.window.addSubview(view)
      let box = try screen.frame().box(of: red)
      let before = screen.screen.geometry.displayTransform
      screen.screen.pixelShift = CGVector(dx: 3, dy: -2)
      let shifted = try screen.frame().box(of: red)
      let after = screen.screen.geometry.displayTransform
      let moved = CGPoint(x: (shifted.minX - box.minX) / 2, y: (shifted.minY - box.minY) / 2)
      #expect(moved != .zero && shifted.size == box.size)
      #expect(after.tx - before.tx == moved.x && after.ty - before.ty == moved.y)
      let place = CGPoint(x: 14, y: 22).applying(after)
      #expect(screen.screen.contentPoint(place) == CGPoint(x: 14, y: 22))
    }
  }

  @Test("each step of the shift has its timer, and the content comes back to its place")
  func steps() {
    var due: (@MainActor @Sendable () -> Void)?
    var seconds: [Double] = []
    var offsets: [CGVector] = []
    let shift = PixelShift(
      interval: 60,
      timer: {
        seconds.append($0)
        due = $1
      }, apply: { offsets.append($0) })
    for _ in 0..<40 { due?() }
    #expect(Set(seconds) == [60] && seconds.count == 41)
    #expect(offsets.first == CGVector(dx: 1, dy: 0) && offsets[3] == offsets[35])
    withExtendedLifetime(shift) {}
  }

  @Test("input that nobody has made does not count as use")
  func activity() {
    var activity = UserActivity()
    func note(_ kind: InputEvent.Kind) -> Bool { activity.note([InputEvent(time: 1, kind)]) }
    let place = InputPoint(x: 3, y: 4)
    #expect(!note(.keyboardFocus(true)) && !note(.textFocus(true)) && !note(.touchesCancelled))
    #expect(!note(.pointer(PointerSample(location: place))))
    #expect(!note(.pointer(PointerSample(location: place))) && !note(.pointerLeft))
    #expect(note(.pointer(PointerSample(location: InputPoint(x: 4, y: 4)))))
    #expect(note(.pointer(PointerSample(location: InputPoint(x: 4, y: 4), buttons: .primary))))
    #expect(note(.touches([TouchSample(id: 1, phase: .began, location: place)])))
  }
}
