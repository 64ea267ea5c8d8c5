import Foundation
import LaminaTesting
import Testing

@testable import UIKit

// Facts on interaction, "View controllers": a spring of mass 3 and stiffness 1000 with critical damping, the
// lower view moves by 0.3 of the width and is darkened by 0.1; an interactive pop leaves if its place and
// 0.12 s of its velocity are beyond the middle, and moves on a spring of 22/s and damping 0.85.
// Requirement V25; C3 for the transition on the render thread.
@Suite("The transition of a navigation stack", .serialized)
@MainActor struct NavigationTransitionTests {
  private let screen: OffscreenScreen
  private let navigation: UINavigationController
  private let lower = UIViewController()
  private let upper = UIViewController()
  private static let width: CGFloat = 300

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: Self.width, height: 200))
    navigation = UINavigationController(rootViewController: lower)
    lower.view.backgroundColor = .green
    upper.view.backgroundColor = .red
    navigation.isNavigationBarHidden = true
    screen.window.rootViewController = navigation
    try screen.render()
  }

  /// The part that a critically damped spring has covered.
  private func progress(_ time: Double) -> CGFloat {
    let way = (1000.0 / 3).squareRoot() * time
    return CGFloat(1 - (1 + way) * exp(-way))
  }

  /// Where the upper view begins.
  private func edge(at time: CFTimeInterval) throws -> CGFloat {
    let box = try screen.frame(at: time).box(of: red)
    return box.isNull ? Self.width : box.minX
  }

  @Test("push: the upper view moves in on the spring, from the trailing side")
  func push() throws {
    navigation.pushViewController(upper, animated: true)
    try screen.frame(at: 1)
    for time in [0.03, 0.08, 0.15, 0.25] {
      #expect(try near(edge(at: 1 + time), Self.width * (1 - progress(time)), by: 1.5))
    }
    for time in [2.0, 2.1] { try screen.frame(at: time) }
    #expect(try edge(at: 2.2) == 0 && lower.view.superview == nil)
    #expect(upper.view.frame == screen.window.bounds)
  }

  @Test("pop: the way back on the same spring")
  func pop() throws {
    navigation.pushViewController(upper, animated: false)
    try screen.frame(at: 1)
    navigation.popViewController(animated: true)
    try screen.frame(at: 2)
    for time in [0.03, 0.08, 0.15, 0.25] {
      #expect(try near(edge(at: 2 + time), Self.width * progress(time), by: 1.5))
    }
    for time in [3.0, 3.1] { try screen.frame(at: time) }
    #expect(upper.view.superview == nil && lower.view.frame == screen.window.bounds)
  }

  @Test("both views move by whole pixels, so that opaque ones hide what is behind them")
  func wholePixels() throws {
    navigation.pushViewController(upper, animated: true)
    try screen.frame(at: 1)
    for time in [0.031, 0.083, 0.157] {
      try screen.frame(at: 1 + time)
      for view in [lower, upper].compactMap(\.view) {
        let place = try #require(view.layer.presentation()).frame.minX * view.contentScaleFactor
        #expect(place == place.rounded())
      }
    }
  }

  @Test("the lower view moves by 0.3 of the way, and is darkened by up to 0.1")
  func parallax() throws {
    let mark = UIView(frame: CGRect(x: 100, y: 0, width: 20, height: 20))
    mark.backgroundColor = .white
    lower.view.addSubview(mark)
    navigation.pushViewController(upper, animated: true)
    try screen.frame(at: 1)
    let time = 0.08
    try screen.frame(at: 1 + time)
    let shown = try #require(lower.view.layer.presentation()).frame.minX
    #expect(near(shown, -0.3 * Self.width * progress(time), by: 1))
    let image = try screen.frame()
    let gray = image.pixel(x: Int(100 + shown) + 10, y: 10).x
    #expect(near(CGFloat(gray), 255 * (1 - 0.1 * progress(time)), by: 2))
  }

  @Test("the program does nothing for the frames of a push, which go on while it is blocked")
  func renderThread() throws {
    navigation.pushViewController(upper, animated: true)
    try screen.frame(at: 1)
    let commits = screen.statistics.commits
    var places: [CGFloat] = []
    for step in 1...20 { places.append(try edge(at: 1 + Double(step) / 60)) }
    #expect(screen.statistics.commits == commits)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test("from right to left the upper view comes from the left")
  func reversed() throws {
    navigation.view.forEachInSubtree { $0.semanticContentAttribute = .forceRightToLeft }
    navigation.pushViewController(upper, animated: true)
    try screen.frame(at: 1)
    let box = try screen.frame(at: 1.08).box(of: red)
    #expect(box.minX == 0 && near(box.maxX, Self.width * progress(0.08), by: 1.5))
  }

  // MARK: The finger

  private func beginSwipe() throws {
    navigation.isNavigationBarHidden = false
    navigation.pushViewController(upper, animated: false)
    try screen.frame(at: 1)
    screen.touch(.began, at: CGPoint(x: 1, y: 150))
  }

  private func move(to x: CGFloat, at time: CFTimeInterval) throws -> CGFloat {
    screen.time = time
    screen.touch(.moved, at: CGPoint(x: x, y: 150))
    return try edge(at: time)
  }

  @Test("the view follows the finger within a frame, after the 10 points of the gesture")
  func follows() throws {
    try beginSwipe()
    for (step, x) in [31.0, 61, 91, 201, 141].enumerated() {
      #expect(try near(move(to: x, at: 1.1 + Double(step) / 60), CGFloat(x) - 11, by: 1))
    }
    #expect(upper.transitionCoordinator?.isInteractive == true)
    #expect(near(upper.transitionCoordinator?.percentComplete ?? 0, 130 / 300, by: 0.01))
  }

  @Test(
    "let go, the view moves on the spring with the velocity of the finger",
    arguments: [
      (0.4, 600.0, true), (0.8, 60, true), (0.3, 60, false), (0.7, -600, false),
    ])
  func letGo(part: Double, velocity: Double, leaves: Bool) throws {
    try beginSwipe()
    let start = Self.width * CGFloat(part) - CGFloat(velocity) * 0.2
    _ = try move(to: 11 + start / 2, at: 1.1)
    for step in 0...12 {
      let x = start + CGFloat(velocity) * CGFloat(step) / 60
      _ = try move(to: 11 + x, at: 1.2 + Double(step) / 60)
    }
    screen.touch(.ended, at: CGPoint(x: 11 + Self.width * CGFloat(part), y: 150))
    let end = screen.time
    try screen.frame(at: end)
    #expect(upper.transitionCoordinator?.isCancelled == !leaves)
    for frame in 1...24 {
      let time = Double(frame) / 60
      let place = settled(part, velocity, leaves, at: time)
      #expect(
        try near(edge(at: end + time), min(max(place, 0), Self.width), by: 1), "\(frame)")
    }
    for time in [1.0, 1.1] { try screen.frame(at: end + time) }
    #expect(navigation.viewControllers.count == (leaves ? 1 : 2))
  }

  /// The place on the spring of the facts.
  private func settled(
    _ part: Double, _ velocity: Double, _ leaves: Bool, at time: Double
  ) -> CGFloat {
    let (frequency, ratio) = (22.0, 0.85)
    let target = leaves ? Double(Self.width) : 0
    let (start, damping) = (part * Double(Self.width) - target, ratio * frequency)
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let factor = (velocity + damping * start) / swing
    let value =
      exp(-damping * time) * (start * cos(swing * time) + factor * sin(swing * time))
    return CGFloat(target + value)
  }

  @Test("animations alongside follow the finger, and are taken back with it")
  func alongside() throws {
    try beginSwipe()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    navigation.view.addSubview(view)
    let probe = AppearanceProbe()
    navigation.setViewControllers([probe, upper], animated: false)
    try screen.frame(at: 1.05)
    probe.onWillAppear = { controller in
      _ = controller.transitionCoordinator?.animate(
        alongsideTransition: { _ in view.alpha = 0 }, completion: nil)
    }
    _ = try move(to: 11, at: 1.1)
    _ = try move(to: 161, at: 1.12)
    #expect(near(CGFloat(view.layer.presentation()?.opacity ?? 0), 0.5, by: 0.02))
    screen.touch(.cancelled, at: .zero)
    for time in [1.2, 2, 2.1] { try screen.frame(at: time) }
    #expect(view.alpha == 1 && navigation.topViewController === upper)
  }
}

@MainActor private final class AppearanceProbe: UIViewController {
  var onWillAppear: (UIViewController) -> Void = { _ in }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onWillAppear(self)
  }
}
