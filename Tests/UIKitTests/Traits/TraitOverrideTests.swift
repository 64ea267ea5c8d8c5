import CoreGraphics
import LaminaTesting
import ObjectiveC
import Testing
import UIKit

private enum DensityTrait: UITraitDefinition {
  static let defaultValue = 1
}

@Suite("Overrides and observation of traits", .serialized)
@MainActor struct TraitOverrideTests {
  @Test("an override holds for the view and its subtree until it is removed")
  func views() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 400, height: 800))
    let (view, child) = (UIView(), UIView())
    screen.window.addSubview(view)
    view.addSubview(child)
    view.traitOverrides.horizontalSizeClass = .regular
    view.traitOverrides[DensityTrait.self] = 7
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection[DensityTrait.self] == 7)
    #expect(child.traitCollection.verticalSizeClass == .regular)
    #expect(view.traitOverrides.contains(DensityTrait.self))
    #expect(!child.traitOverrides.contains(DensityTrait.self))
    view.traitOverrides.remove(DensityTrait.self)
    view.traitOverrides.horizontalSizeClass = .unspecified
    #expect(child.traitCollection == screen.window.traitCollection)
    screen.window.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(child.traitCollection.preferredContentSizeCategory == .extraSmall)
  }

  @Test(
    "a controller's overrides hold for its children, and what a parent sets for one child for it")
  func controllers() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 400, height: 800))
    let parent = UIViewController()
    let children = [UIViewController(), UIViewController()]
    screen.window.rootViewController = parent
    for child in children {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(wide, forChild: children[0])
    #expect(parent.overrideTraitCollection(forChild: children[0]) == wide)
    #expect(parent.overrideTraitCollection(forChild: children[1]) == nil)
    #expect(children[0].view.traitCollection.horizontalSizeClass == .regular)
    #expect(children[1].traitCollection.horizontalSizeClass == .compact)
    parent.traitOverrides[DensityTrait.self] = 2
    #expect(children.allSatisfy { $0.traitCollection[DensityTrait.self] == 2 })
    children[0].traitOverrides.horizontalSizeClass = .compact
    #expect(children[0].traitCollection.horizontalSizeClass == .compact)
    children[0].traitOverrides.remove(UITraitHorizontalSizeClass.self)
    children[0].removeFromParent()
    #expect(parent.overrideTraitCollection(forChild: children[0]) == nil)
  }

  @Test("a controller without a view has the traits of its parent, with its own")
  func unloaded() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.traitOverrides[DensityTrait.self] = 3
    child.overrideUserInterfaceStyle = .dark
    #expect(!child.isViewLoaded && child.traitCollection[DensityTrait.self] == 3)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("handlers are called after traitCollectionDidChange, for their traits only, in order")
  func handlers() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 400, height: 800))
    let view = ObservedView()
    screen.window.addSubview(view)
    view.log = []
    view.registerForTraitChanges([DensityTrait.self]) { (view: ObservedView, previous) in
      view.log.append("density \(previous[DensityTrait.self])")
    }
    let style = view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self]
    ) { (view: ObservedView, previous) in
      view.log.append("style \(previous.userInterfaceStyle)")
    }
    view.registerForTraitChanges(
      [DensityTrait.self],
      action: Selector("density::", ObservedView.densityDidChange(_:_:)))
    view.traitOverrides[DensityTrait.self] = 2
    #expect(view.log == ["didChange", "density 1", "action 1"])
    view.log = []
    view.overrideUserInterfaceStyle = .dark
    #expect(view.log == ["didChange", "style light"])
    view.unregisterForTraitChanges(style)
    view.overrideUserInterfaceStyle = .light
    #expect(view.log == ["didChange", "style light", "didChange"])
  }

  @Test("a subclass can register for its own changes where it does not know its dynamic type")
  func dynamicSelf() {
    let view = SelfObservingView()
    view.traitOverrides[DensityTrait.self] = 5
    #expect(view.densities == [5])
  }

  @Test("targets and controllers that observe are not retained")
  func released() {
    weak var released: UIViewController?
    let view = UIView()
    do {
      let controller = UIViewController()
      controller.view = view
      controller.registerForTraitChanges([DensityTrait.self]) { (_: UIViewController, _) in }
      view.registerForTraitChanges(
        [DensityTrait.self], target: controller,
        action: Selector("loadViewIfNeeded", UIViewController.loadViewIfNeeded))
      released = controller
    }
    #expect(released == nil)
    view.traitOverrides[DensityTrait.self] = 5
  }

  @Test("a layout direction that is overridden moves what is constrained, and margins")
  func direction() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 400, height: 300))
    let (view, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView())
    screen.window.addSubview(view)
    view.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      child.widthAnchor.constraint(equalToConstant: 50),
      child.topAnchor.constraint(equalTo: view.topAnchor),
      child.heightAnchor.constraint(equalToConstant: 20),
    ])
    view.layoutIfNeeded()
    #expect(child.frame.minX == 10)
    view.traitOverrides.layoutDirection = .rightToLeft
    view.layoutIfNeeded()
    #expect(child.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(child.frame.minX == 140)
    view.semanticContentAttribute = .forceLeftToRight
    child.semanticContentAttribute = .forceLeftToRight
    view.layoutIfNeeded()
    #expect(child.frame.minX == 10)
  }
}

private final class ObservedView: UIView {
  var log: [String] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log.append("didChange")
  }

  func densityDidChange(_ view: UIView, _ previous: UITraitCollection) {
    log.append("action \(previous[DensityTrait.self])")
  }
}

private class SelfObservingView: UIView {
  var densities: [Int] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    registerForTraitChanges([DensityTrait.self]) { (self: Self, _: UITraitCollection) in
      self.densities.append(self.traitCollection[DensityTrait.self])
    }
  }

  required init?(coder: NSCoder) { nil }
}
