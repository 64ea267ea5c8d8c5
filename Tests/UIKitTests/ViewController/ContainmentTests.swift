import LaminaTesting
import TestSupport
import Testing

@testable import UIKit

// Apple's page "UIViewController", "Managing child view controllers in a custom container".
// Requirement V25.
@Suite("Containment of view controllers", .serialized)
@MainActor struct ContainmentTests {
  private let log = LoggingController.Log()

  @Test("a child has one parent: adding it to another one removes it from the first")
  func oneParent() {
    let (first, second) = (UIViewController(), UIViewController())
    let child = LoggingController("child", log)
    first.addChild(child)
    #expect(child.parent === first && first.children == [child] && child.isMovingToParent)
    child.didMove(toParent: first)
    #expect(!child.isMovingToParent)
    _ = log.take()
    second.addChild(child)
    #expect(first.children.isEmpty && second.children == [child] && child.parent === second)
    #expect(log.take() == ["child.didMoveToParent nil", "child.willMoveToParent nil"])
  }

  @Test("a child is moving from its parent between willMove(toParent: nil) and its removal")
  func movingFromParent() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    #expect(child.isMovingFromParent)
    child.removeFromParent()
    #expect(!child.isMovingFromParent && child.parent == nil)
  }

  @Test("the parent retains its children, and they do not retain it")
  func retain() {
    var parent: UIViewController? = UIViewController()
    let child = UIViewController()
    weak var other: UIViewController?
    do {
      let controller = UIViewController()
      parent?.addChild(controller)
      other = controller
    }
    parent?.addChild(child)
    #expect(other != nil)
    parent = nil
    #expect(other == nil && child.parent == nil)
  }

  @Test("preferred content sizes of children are reported to the parent")
  func preferredSize() {
    final class Parent: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        sizes.append(container.preferredContentSize)
      }
    }
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 3, height: 4)
    child.preferredContentSize = CGSize(width: 3, height: 4)
    #expect(parent.sizes == [CGSize(width: 3, height: 4)])
  }

  @Test("a root controller cannot be a child")
  func rootAsChild() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let screen = try OffscreenScreen(size: CGSize(width: 20, height: 20))
        let root = UIViewController()
        screen.window.rootViewController = root
        UIViewController().addChild(root)
      }
    }
    #expect(output(of: result).contains("Adding a root view controller "))
  }

  @Test("a transition between controllers without a common parent ends with UIKit's sentence")
  func strangers() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.transition(from: child, to: UIViewController(), duration: 0, animations: nil)
      }
    }
    #expect(output(of: result).contains("must have a common parent view controller when calling"))
  }

  @Test("random changes of containers keep will and did in pairs, and agree with the views")
  func random() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 60, height: 60))
    var numbers = SeededGenerator(seed: 17)
    let controllers = (0..<8).map { _ in PairedController() }
    for _ in 0..<(rounds ?? 400) {
      RandomContainment.step(controllers, screen.window, &numbers)
      if numbers.next() % 4 == 0 { try screen.render() }
      for controller in controllers { controller.check() }
    }
    try screen.render()
    for controller in controllers {
      #expect(controller.isVisible == (controller.viewIfLoaded?.window != nil))
    }
  }
}

/// Checks that its appearance callbacks come in pairs.
@MainActor private final class PairedController: UIViewController {
  private var state = AppearanceState.disappeared
  private var faults: [String] = []
  var isVisible: Bool { state == .appeared }

  private func go(to next: AppearanceState, from allowed: [AppearanceState]) {
    if !allowed.contains(state) { faults.append("\(state) to \(next)") }
    state = next
  }

  override func viewWillAppear(_ animated: Bool) {
    go(to: .appearing, from: [.disappeared, .disappearing])
  }
  override func viewDidAppear(_ animated: Bool) { go(to: .appeared, from: [.appearing]) }
  override func viewWillDisappear(_ animated: Bool) {
    go(to: .disappearing, from: [.appeared, .appearing])
  }
  override func viewDidDisappear(_ animated: Bool) { go(to: .disappeared, from: [.disappearing]) }

  func check() {
    #expect(faults.isEmpty && state == appearance)
    if let parent { #expect(parent.children.contains(self)) }
  }
}

@MainActor private enum RandomContainment {
  static func step(
    _ controllers: [PairedController], _ window: UIWindow, _ numbers: inout SeededGenerator
  ) {
    let controller = controllers[Int(numbers.next() % UInt64(controllers.count))]
    let other = controllers[Int(numbers.next() % UInt64(controllers.count))]
    switch numbers.next() % 6 {
    case 0: remove(controller)
    case 1 where window.rootViewController !== controller && !isAncestor(controller, of: other):
      remove(controller)
      other.addChild(controller)
      other.view.addSubview(controller.view)
      controller.didMove(toParent: other)
    case 2 where controller.parent == nil: window.rootViewController = controller
    case 3: window.isHidden.toggle()
    case 4: controller.viewIfLoaded?.setNeedsLayout()
    case 5 where window.rootViewController === controller: window.rootViewController = nil
    default: break
    }
    if numbers.next() % 8 == 0 { window.isHidden = false }
  }

  private static func remove(_ controller: UIViewController) {
    guard controller.parent != nil else { return }
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }

  private static func isAncestor(_ controller: UIViewController, of other: UIViewController) -> Bool
  {
    var next: UIViewController? = other
    while let current = next {
      if current === controller { return true }
      next = current.parent
    }
    return false
  }
}
