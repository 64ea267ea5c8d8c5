import LaminaTesting
import Testing
import UIKit

@testable import lamina

@Suite("The demo answers", .serialized)
@MainActor struct DemoPlayTests {
  private let screen: OffscreenScreen

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 640, height: 360))
  }

  private func showOrbit() throws -> (objects: [ArtView], play: OrbitPlayView) {
    try OrbitScene(DemoOptions()).show(in: screen.window)
    try screen.render()
    let play = try #require(screen.window.subviews.last as? OrbitPlayView)
    let objects = screen.window.subviews.compactMap { $0 as? ArtView }
    return (objects.filter { !($0 is SparkView) }, play)
  }

  /// The frontmost planet, which nothing covers.
  private func planet(of objects: [ArtView]) throws -> ArtView {
    try #require(objects.last { $0 is ClockView })
  }

  @Test("a finger drags an object, which flies on when it is released and comes back")
  func thrown() throws {
    let planet = try planet(of: showOrbit().objects)
    let start = planet.shownCenter
    screen.touch(.began, at: start)
    for step in 1...6 {
      screen.time += 1.0 / 60
      screen.touch(.moved, at: CGPoint(x: start.x - 10 * CGFloat(step), y: start.y))
    }
    try screen.render()
    #expect(abs(planet.shownCenter.x - (start.x - 60)) < 4)
    screen.touch(.ended, at: CGPoint(x: start.x - 60, y: start.y))
    try screen.render()
    screen.time += 0.1
    try screen.render()
    #expect(planet.shownCenter.x < start.x - 70)
    screen.time += 5
    try screen.render()
    #expect(abs(planet.layer.presentation()?.transform.m41 ?? 1) < 0.1)
  }

  @Test("two fingers throw two objects")
  func fingers() throws {
    let objects = try showOrbit().objects.filter { $0 is ClockView || $0 is GaugeView }.suffix(2)
    let starts = objects.map(\.shownCenter)
    for (finger, start) in starts.enumerated() {
      screen.touch(.began, at: start, finger: finger)
      screen.time += 0.1
      screen.touch(.moved, at: CGPoint(x: start.x + 30, y: start.y), finger: finger)
    }
    #expect(objects.allSatisfy { abs($0.layer.transform.m41 - 30) < 1e-6 })
  }

  @Test("a long press lifts an object until the finger is lifted")
  func lifted() throws {
    let planet = try planet(of: showOrbit().objects)
    screen.touch(.began, at: planet.shownCenter)
    screen.time += 0.6
    #expect(planet.isLifted)
    screen.touch(.ended, at: planet.shownCenter)
    #expect(!planet.isLifted)
  }

  @Test("the pointer lights the object below it")
  func lit() throws {
    let planet = try planet(of: showOrbit().objects)
    screen.pointer(at: planet.shownCenter)
    #expect(planet.layer.shadowOpacity == 1)
    screen.pointer(at: CGPoint(x: 1, y: 1))
    #expect(planet.layer.shadowOpacity == 0)
  }

  @Test("arrow keys move the focus in their direction, and the space bar makes its object jump")
  func keys() throws {
    let play = try showOrbit().play
    screen.key(.keyboardRightArrow)
    let first = try #require(play.focused)
    screen.key(.keyboardRightArrow)
    let second = try #require(play.focused)
    #expect(second.shownCenter.x > first.shownCenter.x)
    #expect(second.layer.shadowOpacity == 1 && first.layer.shadowOpacity == 0)
    screen.key(.keyboardLeftArrow)
    #expect(try #require(play.focused).shownCenter.x < second.shownCenter.x)
    let object = try #require(play.focused)
    screen.key(.keyboardSpacebar)
    try screen.render()
    screen.time += 0.1
    try screen.render()
    #expect((object.layer.presentation()?.transform.m42 ?? 0) < -20)
  }

  @Test("two fingers enlarge and turn a card, which returns when they are lifted")
  func card() throws {
    CardsScene(DemoOptions()).show(in: screen.window)
    try screen.render()
    let stands = screen.window.subviews[0].subviews.compactMap { $0 as? SpaceView }[0].subviews
    let stand = stands[2]
    let (center, pose) = (CGPoint(x: 320, y: 200), stand.layer.transform)
    for (finger, x) in [(0, 300.0), (1, 340.0)] {
      screen.touch(.began, at: CGPoint(x: x, y: center.y), finger: finger)
    }
    screen.time += 0.05
    screen.touch(.moved, at: CGPoint(x: 260, y: 190), finger: 0)
    screen.touch(.moved, at: CGPoint(x: 380, y: 210), finger: 1)
    screen.time += 0.05
    screen.touch(.moved, at: CGPoint(x: 255, y: 180), finger: 0)
    screen.touch(.moved, at: CGPoint(x: 385, y: 220), finger: 1)
    let held = stand.layer.transform
    #expect(hypot(held.m11, held.m12) > 1.5 * hypot(pose.m11, pose.m12) && held.m12 > 0.1)
    for finger in 0..<2 { screen.touch(.ended, at: center, finger: finger) }
    #expect(CATransform3DEqualToTransform(stand.layer.transform, pose))
  }

  @Test("a strip of a touch on a planet matches its golden image")
  func strip() throws {
    let planet = try planet(of: showOrbit().objects)
    let start = planet.shownCenter
    let touch = try #require(
      TouchOption(argument: "\(start.x),\(start.y)-\(start.x - 90),\(start.y - 60)"))
    try assertSnapshot(
      of: screen.strip(of: touch), named: "demo-touch", tolerance: GoldenTests.tolerance(screen))
  }

  @Test("a touch that is not two points is refused", arguments: ["", "1,2", "1,2-3", "a,b-c,d"])
  func invalid(text: String) {
    #expect(TouchOption(argument: text) == nil)
  }
}
