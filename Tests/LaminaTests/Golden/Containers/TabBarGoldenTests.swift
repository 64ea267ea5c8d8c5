import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// Requirement V33.
@Suite("Tab bars match their golden images", .serialized)
@MainActor struct TabBarGoldenTests {
  enum Look: String, CaseIterable {
    case light, dark, reversed, largest
    case scaled = "light@2x"

    var scale: CGFloat { self == .scaled ? 2 : 1 }
  }

  @Test("tab bars in each layout look like those of iOS", arguments: Look.allCases)
  func strip(look: Look) throws {
    let screen = try OffscreenScreen(size: CGSize(width: 640, height: 240), scale: look.scale)
    let window = screen.window
    window.overrideUserInterfaceStyle = look == .dark ? .dark : .light
    window.backgroundColor = .systemBackground
    if look == .largest {
      window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    let places: [(CGRect, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)] = [
      (CGRect(x: 10, y: 10, width: 300, height: 49), .compact, .regular),
      (CGRect(x: 330, y: 10, width: 300, height: 32), .compact, .compact),
      (CGRect(x: 10, y: 80, width: 620, height: 49), .regular, .regular),
      (CGRect(x: 10, y: 150, width: 620, height: 49), .compact, .regular),
    ]
    for (index, (frame, width, height)) in places.enumerated() {
      let bar = makeBar(itemCount: index == 3 ? 5 : 4)
      bar.traitOverrides.horizontalSizeClass = width
      bar.traitOverrides.verticalSizeClass = height
      bar.semanticContentAttribute = look == .reversed ? .forceRightToLeft : .unspecified
      if index == 3 { configure(bar) }
      bar.frame = frame
      window.addSubview(bar)
    }
    try screen.render()
    try assertSnapshot(
      of: screen.frame(), named: "tab-bars-\(look.rawValue)",
      tolerance: GoldenTests.tolerance(screen))
  }

  private func makeBar(itemCount: Int) -> UITabBar {
    let bar = UITabBar(frame: .zero)
    let items: [UITabBarItem] = [
      UITabBarItem(title: "Home", image: UIImage(systemName: "house.fill"), tag: 0),
      UITabBarItem(title: "Inbox", image: UIImage(systemName: "envelope.fill"), tag: 1),
      UITabBarItem(tabBarSystemItem: .favorites, tag: 2),
      UITabBarItem(tabBarSystemItem: .search, tag: 3),
      UITabBarItem(tabBarSystemItem: .more, tag: 4),
    ]
    bar.items = Array(items.prefix(itemCount))
    bar.selectedItem = bar.items?.first
    bar.items?[1].badgeValue = "3"
    bar.items?[2].isEnabled = false
    return bar
  }

  private func configure(_ bar: UITabBar) {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    let item = appearance.stackedLayoutAppearance
    item.normal.iconColor = UIColor(white: 1, alpha: 0.6)
    item.normal.titleTextAttributes[.foregroundColor] = UIColor(white: 1, alpha: 0.6)
    item.selected.iconColor = .systemYellow
    item.selected.titleTextAttributes[.foregroundColor] = UIColor.systemYellow
    bar.standardAppearance = appearance
  }
}
