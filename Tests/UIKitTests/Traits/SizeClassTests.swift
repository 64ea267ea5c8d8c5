import CoreGraphics
import LaminaTesting
import Testing
import UIKit

@Suite("Size classes", .serialized)
@MainActor struct SizeClassTests {
  @Test(
    "a window has the size classes of the iPhone or iPad of its size",
    arguments: [
      (CGSize(width: 390, height: 844), UIUserInterfaceSizeClass.compact, .regular),
      (CGSize(width: 320, height: 568), .compact, .regular),
      (CGSize(width: 844, height: 390), .compact, .compact),
      (CGSize(width: 667, height: 375), .compact, .compact),
      (CGSize(width: 736, height: 414), .regular, .compact),
      (CGSize(width: 932, height: 430), .regular, .compact),
      (CGSize(width: 768, height: 1024), .regular, .regular),
      (CGSize(width: 320, height: 1024), .compact, .regular),
      (CGSize(width: 507, height: 768), .compact, .regular),
      (CGSize(width: 678, height: 1024), .regular, .regular),
      (CGSize(width: 1280, height: 720), .regular, .regular),
    ] as [(CGSize, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)])
  func sizes(
    size: CGSize, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) throws {
    let screen = try OffscreenScreen(size: size)
    let traits = screen.window.traitCollection
    #expect(traits.horizontalSizeClass == horizontal && traits.verticalSizeClass == vertical)
    #expect(traits == screen.screen.traitCollection)
    let isLarge = min(size.width, size.height) >= 600
    #expect(traits.userInterfaceIdiom == (isLarge ? .pad : .phone))
  }

  @Test("a window that is smaller than the screen has the size classes of its own size")
  func smallWindow() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 1024, height: 768), scale: 2)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(window.traitCollection.horizontalSizeClass == .compact)
    #expect(window.traitCollection.userInterfaceIdiom == .pad)
    #expect(window.traitCollection.displayScale == 2)
    window.frame.size.width = 700
    #expect(window.traitCollection.horizontalSizeClass == .regular)
    #expect(screen.window.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("a new size tells controllers of the new traits first, parents before children")
  func resize() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 1024, height: 768))
    var log: [String] = []
    let (parent, child) = (TraitLogger("parent"), TraitLogger("child"))
    for controller in [parent, child] { controller.record = { log.append($0) } }
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    screen.window.rootViewController = parent
    try screen.render()
    log = []
    screen.resize(to: CGSize(width: 390, height: 768))
    #expect(
      log == [
        "parent willTransition to compact", "child willTransition to compact",
        "parent viewWillTransition 390", "child viewWillTransition 390",
        "parent didChange from regular to compact", "child didChange from regular to compact",
      ])
    log = []
    screen.resize(to: CGSize(width: 420, height: 768))
    #expect(log == ["parent viewWillTransition 420", "child viewWillTransition 420"])
  }
}

private final class TraitLogger: UIViewController {
  let name: String
  var record: (String) -> Void = { _ in }

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    record("\(name) willTransition to \(newCollection.horizontalSizeClass)")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    record("\(name) viewWillTransition \(Int(size.width))")
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    let before = previous?.horizontalSizeClass ?? .unspecified
    record("\(name) didChange from \(before) to \(traitCollection.horizontalSizeClass)")
  }
}
