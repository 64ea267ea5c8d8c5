import LaminaTesting
import Testing
import UIKit

// Proxies stay until the process ends, so each test has classes of its own.

// Apple's pages "UIAppearance" and "UIAppearanceContainer". Requirement V29.
@Suite("Appearance proxies", .serialized)
@MainActor struct AppearanceProxyTests {
  private let screen: OffscreenScreen
  private var window: UIWindow { screen.window }

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 100, height: 100))
  }

  private final class BlueLabel: UILabel {
    var colorInWindow: UIColor?
    override func didMoveToWindow() {
      super.didMoveToWindow()
      colorInWindow = textColor
    }
  }

  @Test("a value applies to views of the class that enter a window, before didMoveToWindow()")
  func entering() {
    let proxy = BlueLabel.appearance()
    proxy.textColor = .blue
    #expect(BlueLabel.appearance() === proxy && proxy.textColor == .blue)
    let label = BlueLabel(frame: .zero)
    #expect(label.textColor == .label)
    let parent = UIView(frame: .zero)
    parent.addSubview(label)
    #expect(label.textColor == .label)
    window.addSubview(parent)
    #expect(label.textColor == .blue && label.colorInWindow == .blue)
  }

  private final class LateLabel: UILabel {}

  @Test("views in a window get a later value when they leave it and come back")
  func late() {
    LateLabel.appearance().textColor = .blue
    let label = LateLabel(frame: .zero)
    window.addSubview(label)
    LateLabel.appearance().textColor = .red
    #expect(label.textColor == .blue)
    label.removeFromSuperview()
    window.addSubview(label)
    #expect(label.textColor == .red)
  }

  private final class OwnLabel: UILabel {}

  @Test("a value that the program sets on an object stays, also if it is the default")
  func own() {
    OwnLabel.appearance().textColor = .blue
    OwnLabel.appearance().font = .systemFont(ofSize: 30)
    let (before, after) = (OwnLabel(frame: .zero), OwnLabel(frame: .zero))
    before.textColor = .label
    for label in [before, after] { window.addSubview(label) }
    after.textColor = .green
    #expect(before.textColor == .label && before.font.pointSize == 30)
    for label in [before, after] {
      label.removeFromSuperview()
      window.addSubview(label)
    }
    #expect(before.textColor == .label && after.textColor == .green)
  }

  private class Base: UILabel {}
  private final class Derived: Base {}

  @Test("a value applies to subclasses, unless their own proxy has another")
  func subclasses() {
    Base.appearance().textColor = .blue
    Base.appearance().backgroundColor = .yellow
    Derived.appearance().textColor = .red
    let (base, derived) = (Base(frame: .zero), Derived(frame: .zero))
    window.addSubview(base)
    window.addSubview(derived)
    #expect(base.textColor == .blue && base.backgroundColor == .yellow)
    #expect(derived.textColor == .red && derived.backgroundColor == .yellow)
  }

  private final class Outer: UIView {}
  private final class Inner: UIView {}
  private final class Controller: UIViewController {}
  private final class Leaf: UILabel {}

  private func show(in containers: [UIView]) -> Leaf {
    let leaf = Leaf(frame: .zero)
    var parent: UIView = window
    for container in containers {
      parent.addSubview(container)
      parent = container
    }
    parent.addSubview(leaf)
    return leaf
  }

  @Test("the outermost container wins, and of rules for the same one that with more containers")
  func containers() {
    Leaf.appearance().textColor = .black
    Leaf.appearance(whenContainedInInstancesOf: [Inner.self]).textColor = .red
    Leaf.appearance(whenContainedInInstancesOf: [Outer.self]).textColor = .green
    #expect(show(in: [UIView(frame: .zero)]).textColor == .black)
    #expect(show(in: [Inner(frame: .zero)]).textColor == .red)
    #expect(show(in: [Outer(frame: .zero), Inner(frame: .zero)]).textColor == .green)
    #expect(show(in: [Inner(frame: .zero), Outer(frame: .zero)]).textColor == .red)
    Leaf.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).textColor = .blue
    #expect(
      show(in: [Outer(frame: .zero), UIView(frame: .zero), Inner(frame: .zero)]).textColor == .blue)
    #expect(show(in: [Inner(frame: .zero), Outer(frame: .zero)]).textColor == .red)
    #expect(show(in: [Outer(frame: .zero)]).textColor == .green)
  }

  private final class ControllerLeaf: UILabel {}

  @Test("view controllers are containers of their views and of what is in them")
  func controllers() {
    ControllerLeaf.appearance(whenContainedInInstancesOf: [Controller.self]).textColor = .orange
    let (controller, inside, outside) = (
      Controller(), ControllerLeaf(frame: .zero), ControllerLeaf(frame: .zero)
    )
    controller.view.addSubview(inside)
    window.rootViewController = controller
    window.addSubview(outside)
    #expect(inside.textColor == .orange && outside.textColor == .label)
  }

  private final class TraitLabel: UILabel {}

  @Test("values for traits win over others, and apply when the traits change")
  func traits() {
    TraitLabel.appearance().textColor = .black
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    TraitLabel.appearance(for: dark).textColor = .white
    let label = TraitLabel(frame: .zero)
    window.overrideUserInterfaceStyle = .light
    window.addSubview(label)
    #expect(label.textColor == .black)
    window.overrideUserInterfaceStyle = .dark
    #expect(label.textColor == .white)
    window.overrideUserInterfaceStyle = .light
    #expect(label.textColor == .black)
    TraitLabel.appearance(for: dark, whenContainedInInstancesOf: [Outer.self]).textColor = .red
    let outer = Outer(frame: .zero)
    outer.overrideUserInterfaceStyle = .dark
    let inside = TraitLabel(frame: .zero)
    outer.addSubview(inside)
    window.addSubview(outer)
    #expect(inside.textColor == .red)
  }

  private final class TintedView: UIView {}
  private final class TintedBar: UIToolbar {}

  @Test("tint colors of bars are recorded, those of other views are not")
  func tint() {
    TintedView.appearance().tintColor = .red
    TintedBar.appearance().tintColor = .red
    let (view, bar) = (TintedView(frame: .zero), TintedBar(frame: .zero))
    window.addSubview(view)
    window.addSubview(bar)
    #expect(view.tintColor == .systemBlue && bar.tintColor == .red)
  }

  private final class StateButton: UIButton {}

  @Test("setters with a state apply for each state, and a state that the program sets stays")
  func states() {
    StateButton.appearance().setTitleColor(.red, for: .normal)
    StateButton.appearance().setTitleColor(.green, for: .highlighted)
    let button = StateButton(frame: .zero)
    button.setTitleColor(.blue, for: .highlighted)
    window.addSubview(button)
    #expect(button.titleColor(for: .normal) == .red)
    #expect(button.titleColor(for: .highlighted) == .blue)
  }

  private final class ItemBar: UIToolbar {}
  private final class BarItem: UIBarButtonItem {}

  @Test("items get values when a bar in a window shows them")
  func items() {
    let attributes: [NSAttributedString.Key: Any] = [.kern: 3]
    BarItem.appearance(whenContainedInInstancesOf: [ItemBar.self]).tintColor = .purple
    BarItem.appearance().setTitleTextAttributes(attributes, for: .normal)
    let (bar, item, later) = (
      ItemBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44)), BarItem(), BarItem()
    )
    bar.items = [item]
    #expect(item.tintColor == nil)
    window.addSubview(bar)
    #expect(item.tintColor == .purple && item.titleTextAttributes(for: .normal)?.count == 1)
    later.tintColor = .brown
    bar.items = [item, later]
    #expect(later.tintColor == .brown && later.titleTextAttributes(for: .normal)?.count == 1)
  }

  private final class Cell: UITableViewCell {}

  @Test("the colors with which UIKit creates cells are no values of the program")
  func defaults() {
    Cell.appearance().backgroundColor = .cyan
    let cell = Cell(style: .default, reuseIdentifier: nil)
    window.addSubview(cell)
    #expect(cell.backgroundColor == .cyan)
  }
}
