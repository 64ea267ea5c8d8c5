import LaminaTesting
import Testing

@testable import UIKit

// Apple's page "UIViewController", "Managing view layout" and "Responding to view events"; class
// notes, "UIViewController" (rotation). Requirements V11, V24 and V25.
@Suite("Layout, safe area, traits and events of view controllers", .serialized)
@MainActor struct ControllerLayoutTests {
  private let screen: OffscreenScreen

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 300, height: 200))
  }

  @Test("the view is laid out between viewWillLayoutSubviews() and viewDidLayoutSubviews()")
  func layoutOrder() throws {
    final class View: UIView {
      var log: [String] = []
      override func layoutSubviews() { log.append("layoutSubviews") }
    }
    final class Controller: UIViewController {
      let content = View()
      override func loadView() { view = content }
      override func viewWillLayoutSubviews() { content.log.append("will") }
      override func viewDidLayoutSubviews() { content.log.append("did") }
    }
    let controller = Controller()
    screen.window.rootViewController = controller
    try screen.render()
    #expect(controller.content.log == ["will", "layoutSubviews", "did"])
  }

  @Test("updateViewConstraints() updates the constraints of the view")
  func constraints() throws {
    final class View: UIView {
      var updates = 0
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    final class Controller: UIViewController {
      var updates = 0
      override func loadView() { view = View() }
      override func updateViewConstraints() {
        updates += 1
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    screen.window.rootViewController = controller
    controller.view.setNeedsUpdateConstraints()
    try screen.render()
    #expect(controller.updates == 1 && (controller.view as? View)?.updates == 1)
  }

  @Test("additionalSafeAreaInsets add to the safe area, of children too")
  func safeArea() throws {
    final class Controller: UIViewController {
      var changes = 0
      override func viewSafeAreaInsetsDidChange() { changes += 1 }
    }
    let (root, child) = (Controller(), UIViewController())
    screen.window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = root.view.bounds
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 4, right: 0)
    #expect(root.view.safeAreaInsets.top == 10 && root.changes == 1)
    child.additionalSafeAreaInsets.top = 5
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 15, left: 0, bottom: 4, right: 0))
  }

  @Test("the margins of a controller's view are those of the system: 16 points, 20 in wide windows")
  func margins() throws {
    let controller = UIViewController()
    screen.window.rootViewController = controller
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    controller.view.layoutMargins = UIEdgeInsets(top: 3, left: 30, bottom: 3, right: 3)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 30, bottom: 3, right: 16))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins.right == 3)
    let wide = try OffscreenScreen(size: CGSize(width: 500, height: 100))
    let other = UIViewController()
    wide.window.rootViewController = other
    #expect(other.view.layoutMargins.left == 20)
  }

  @Test(
    "a new size of the screen is announced, with animations beside it and a completion after it")
  func resize() throws {
    final class Controller: UIViewController {
      var log: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("will \(Int(view.bounds.width)) \(Int(size.width)) \(coordinator.isAnimated)")
        coordinator.animate { [unowned self] _ in
          log.append("beside \(Int(view.bounds.width))")
        } completion: { [unowned self] _ in
          log.append("completion \(transitionCoordinator != nil)")
        }
      }
      override func viewDidLayoutSubviews() { log.append("layout") }
    }
    let controller = Controller()
    screen.window.rootViewController = controller
    try screen.render()
    controller.log = []
    screen.resize(to: CGSize(width: 400, height: 200))
    #expect(controller.log == ["will 300 400 false", "beside 400"])
    try screen.render()
    #expect(controller.log.suffix(2) == ["layout", "completion true"])
    #expect(controller.transitionCoordinator == nil)
  }

  @Test("a rotation calls the older methods where viewWillTransition(to:with:) is not overridden")
  func rotation() throws {
    final class Controller: UIViewController {
      var log: [String] = []
      override func willRotate(to orientation: UIInterfaceOrientation, duration: Double) {
        log.append("will \(orientation)")
      }
      override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: Double) {
        log.append("animate \(Int(view.bounds.width))")
      }
      override func didRotate(from orientation: UIInterfaceOrientation) {
        log.append("did \(orientation)")
      }
    }
    let controller = Controller()
    screen.window.rootViewController = controller
    try screen.render()
    screen.screen.interfaceOrientation = .portrait
    try screen.render()
    #expect(controller.log == ["will portrait", "animate 200", "did landscapeRight"])
    #expect(controller.interfaceOrientation == .portrait)
  }

  @Test("children whose size changes with their parent's take part in the transition")
  func childTransition() throws {
    final class Child: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        sizes.append(size)
      }
    }
    let (root, filling, fixed) = (UIViewController(), Child(), Child())
    screen.window.rootViewController = root
    for child in [filling, fixed] {
      root.addChild(child)
      child.view.frame = root.view.bounds
      root.view.addSubview(child.view)
    }
    fixed.view.frame.size = CGSize(width: 10, height: 10)
    screen.resize(to: CGSize(width: 400, height: 200))
    #expect(filling.sizes == [CGSize(width: 400, height: 200)] && fixed.sizes.isEmpty)
  }

  @Test("a controller is between its view and the superview in the responder chain")
  func responderChain() {
    let controller = UIViewController()
    screen.window.rootViewController = controller
    let subview = UIView()
    controller.view.addSubview(subview)
    #expect(subview.next === controller.view && controller.view.next === controller)
    #expect(controller.next === screen.window)
  }

  @Test("touches that the view does not handle reach the controller")
  func touches() throws {
    final class Controller: UIViewController {
      var phases: [UITouch.Phase] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases.append(.began)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases.append(.ended)
      }
    }
    let controller = Controller()
    screen.window.rootViewController = controller
    try screen.render()
    screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(controller.phases == [.began, .ended])
  }

  @Test("a controller that is first responder resigns when its view leaves the window")
  func firstResponder() throws {
    final class Controller: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let controller = Controller()
    screen.window.rootViewController = controller
    #expect(controller.becomeFirstResponder() && controller.isFirstResponder)
    screen.window.rootViewController = nil
    #expect(!controller.isFirstResponder)
  }

  @Test("added key commands are those of the controller")
  func keyCommands() {
    let controller = UIViewController()
    #expect(controller.keyCommands == nil)
    let command = UIKeyCommand(input: "a", modifierFlags: .command, action: "act:")
    controller.addKeyCommand(command)
    #expect(controller.keyCommands == [command])
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil)
  }

  @Test("overrideUserInterfaceStyle sets the style of the view, and the controller is told first")
  func style() {
    final class Controller: UIViewController {
      var changes: [UIUserInterfaceStyle] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        changes.append(view.traitCollection.userInterfaceStyle)
      }
    }
    let controller = Controller()
    screen.window.rootViewController = controller
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.changes == [.dark])
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    controller.overrideUserInterfaceStyle = .unspecified
    #expect(controller.traitCollection.userInterfaceStyle == .light)
  }
}
