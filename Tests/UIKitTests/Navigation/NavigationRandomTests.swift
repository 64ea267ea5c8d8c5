import Foundation
import LaminaTesting
import Testing

@testable import UIKit

// Requirement V25: callbacks come in pairs, whatever happens while transitions are going on.
@Suite("Random navigation", .serialized)
@MainActor struct NavigationRandomTests {
  private var rounds: Int {
    ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 150
  }

  @Test(
    "random changes leave callbacks in pairs, views that agree with the stack, and nothing behind",
    arguments: [UInt64(1), 2, 3])
  func random(seed: UInt64) throws {
    var player = try RandomNavigation(seed: seed)
    for round in 0..<rounds {
      player.step()
      player.checkAlways()
      if round.isMultiple(of: 50) { try player.draw() }
    }
    try player.checkAtRest()
    try player.checkReleases()
  }
}

/// Changes a stack at random, and checks what must always be.
@MainActor private struct RandomNavigation {
  private let stage: NavigationStage
  private var generator: SeededGenerator
  private var states: [String: String] = [:]
  private var isDown = false

  init(seed: UInt64) throws {
    stage = try NavigationStage("a")
    generator = SeededGenerator(seed)
    states["a"] = "didAppear"
  }

  private mutating func number(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }
  private mutating func coin() -> Bool { Bool.random(using: &generator) }

  /// A page that is not on the stack.
  private mutating func freshName() -> String? {
    let names = "abcdefgh".map(String.init).filter { !stage.names.contains($0) }
    return names.randomElement(using: &generator)
  }

  mutating func step() {
    let navigation = stage.navigation
    switch number(0..<14) {
    case 0, 1: if let name = freshName() { stage.push(name, animated: coin()) }
    case 2, 3: stage.pop(animated: coin())
    case 4: navigation.popToRootViewController(animated: coin())
    case 5: setRandomStack()
    case 6:
      if let page = navigation.viewControllers.randomElement(using: &generator) {
        navigation.popToViewController(page, animated: coin())
      }
    case 7: navigation.setNavigationBarHidden(coin(), animated: coin())
    case 8: navigation.setToolbarHidden(coin(), animated: coin())
    case 9: stage.delegate.animator = number(0..<4) == 0 ? FadingAnimator() : nil
    case 10, 11: moveFinger()
    case 12: if number(0..<6) == 0 { rotate() }
    default: pass(CFTimeInterval(number(1..<40)) / 100)
    }
    if coin() { pass(0.02) }
  }

  /// Lets time pass without drawing, which costs more than all that is checked here.
  private func pass(_ seconds: CFTimeInterval) {
    for _ in 0..<4 {
      stage.screen.time += seconds / 4
      stage.screen.update()
    }
  }

  func draw() throws { try stage.screen.render() }

  private mutating func setRandomStack() {
    let names = "abcdefgh".map(String.init).shuffled(using: &generator).prefix(number(1..<5))
    stage.set(names.joined(), animated: coin())
  }

  private mutating func moveFinger() {
    if !isDown {
      stage.screen.touch(.began, at: CGPoint(x: 2, y: 300))
      isDown = true
    } else if number(0..<3) == 0 {
      stage.screen.touch(coin() ? .ended : .cancelled, at: CGPoint(x: number(10..<300), y: 300))
      isDown = false
    } else {
      stage.screen.touch(.moved, at: CGPoint(x: number(10..<300), y: 300))
    }
  }

  private func rotate() {
    let size = stage.screen.window.bounds.size
    stage.screen.resize(to: CGSize(width: size.height, height: size.width))
  }

  // MARK: Checks

  private static let following: [String: Set<String>] = [
    "willAppear": ["didAppear", "willDisappear"],
    "didAppear": ["willDisappear"],
    "willDisappear": ["didDisappear", "willAppear"],
    "didDisappear": ["willAppear"],
  ]

  /// Checks that the callbacks of each page follow one another as they must.
  mutating func checkAlways() {
    for word in stage.log.take().split(separator: " ") {
      let parts = word.split(separator: ".").map(String.init)
      guard parts.count == 2, Self.following[parts[1]] != nil else { continue }
      let previous = states[parts[0]] ?? "didDisappear"
      #expect(Self.following[previous]?.contains(parts[1]) == true, "\(previous) before \(word)")
      states[parts[0]] = parts[1]
    }
    let navigation = stage.navigation
    let children = navigation.children.filter { !navigation.leaving.contains($0) }
    #expect(children == navigation.viewControllers)
    #expect(navigation.contentView.subviews.count <= 3)
  }

  mutating func checkAtRest() throws {
    if isDown { stage.screen.touch(.cancelled, at: .zero) }
    for _ in 0..<6 { try stage.pass() }
    checkAlways()
    let navigation = stage.navigation
    #expect(navigation.transition == nil && navigation.leaving.isEmpty)
    #expect(
      navigation.contentView.subviews == [navigation.topViewController?.view].compactMap(\.self))
    #expect(navigation.navigationBar.items == navigation.viewControllers.map(\.navigationItem))
    #expect(navigation.navigationBar.subviews.count { $0 is NavigationItemView } == 1)
    for (name, state) in states {
      let isShown = navigation.topViewController === stage.page(name)
      #expect(state == (isShown ? "didAppear" : "didDisappear"), "\(name) \(state)")
      #expect(stage.page(name).view.frame.size == navigation.view.bounds.size || !isShown)
    }
  }

  /// Checks that pages which have left the stack are released.
  func checkReleases() throws {
    var references: [WeakPage] = "abcdefgh".map { WeakPage(page: stage.page(String($0))) }
    stage.navigation.setViewControllers([UIViewController()], animated: false)
    for _ in 0..<2 { try stage.pass() }
    for name in "abcdefgh" { stage.forget(String(name)) }
    try stage.pass()
    references.removeAll { $0.page == nil }
    #expect(references.isEmpty)
  }

  private struct WeakPage {
    weak var page: UIViewController?
  }
}

/// A generator with a fixed seed.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
