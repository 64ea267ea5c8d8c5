import LaminaTesting
import Testing

@testable import UIKit

// Apple's pages "UITabBar", "UITabBarItem", "UITabBarAppearance". Requirement V25.
@Suite("Tab bars", .serialized)
@MainActor struct TabBarTests {
  private let screen: OffscreenScreen
  private let bar = UITabBar(frame: CGRect(x: 0, y: 351, width: 300, height: 49))
  private let items = ["One", "Two", "Three"].map { UITabBarItem(title: $0, image: nil, tag: 0) }

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 300, height: 500))
    bar.items = items
    screen.window.addSubview(bar)
    try screen.render()
  }

  @Test("a touch selects an item, and tells the delegate")
  func touch() throws {
    let delegate = BarDelegate()
    bar.delegate = delegate
    screen.tap(at: CGPoint(x: 150, y: 375))
    #expect(bar.selectedItem === items[1] && delegate.selected == [items[1]])
    bar.selectedItem = items[0]
    #expect(delegate.selected.count == 1)
    items[2].isEnabled = false
    screen.tap(at: CGPoint(x: 250, y: 375))
    #expect(bar.selectedItem === items[0])
    bar.items = [items[2]]
    #expect(bar.selectedItem == nil)
  }

  @Test("items share the width, from the right in layouts from right to left")
  func places() throws {
    #expect(bar.row.buttons.map(\.frame.minX) == [0, 100, 200])
    bar.semanticContentAttribute = .forceRightToLeft
    try screen.render()
    #expect(bar.row.buttons.map(\.frame.minX) == [200, 100, 0])
    bar.semanticContentAttribute = .unspecified
    bar.itemPositioning = .centered
    (bar.itemWidth, bar.itemSpacing) = (60, 15)
    try screen.render()
    #expect(bar.row.buttons.map(\.frame.minX) == [45, 120, 195])
    #expect(bar.row.buttons.map(\.frame.width) == [60, 60, 60])
  }

  @Test("the natural height is 49 points, or 32 where there is little height")
  func height() {
    #expect(bar.sizeThatFits(CGSize(width: 300, height: 0)).height == 49)
    bar.traitOverrides.verticalSizeClass = .compact
    #expect(bar.sizeThatFits(CGSize(width: 300, height: 0)).height == 32)
    #expect(bar.intrinsicContentSize.height == 32)
  }

  @Test("an item of the system keeps its title and image")
  func system() {
    let item = UITabBarItem(tabBarSystemItem: .search, tag: 4)
    let image = item.image
    (item.title, item.image) = ("Other", nil)
    #expect(item.title == "Search" && item.image === image && image != nil && item.tag == 4)
  }

  @Test("appearances are copied, and changes of the copy are shown")
  func appearance() throws {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.stackedLayoutAppearance.selected.iconColor = .green
    bar.standardAppearance = appearance
    appearance.backgroundColor = .blue
    #expect(bar.standardAppearance.backgroundColor == .red)
    #expect(bar.standardAppearance.stackedLayoutAppearance.selected.iconColor == .green)
    #expect(try screen.frame().pixel(x: 3, y: 398) == SIMD4<UInt8>(255, 0, 0, 255))
    bar.standardAppearance.backgroundColor = .blue
    #expect(try screen.frame().pixel(x: 3, y: 398) == SIMD4<UInt8>(0, 0, 255, 255))
    items[0].standardAppearance = UITabBarAppearance()
    items[0].standardAppearance?.configureWithOpaqueBackground()
    items[0].standardAppearance?.backgroundColor = .green
    bar.selectedItem = items[0]
    #expect(try screen.frame().pixel(x: 3, y: 398) == SIMD4<UInt8>(0, 255, 0, 255))
  }

  @Test("a badge is shown while it has a text, in the item's color")
  func badge() throws {
    items[0].badgeValue = "8"
    items[0].badgeColor = .green
    let green = SIMD4<UInt8>(0, 255, 0, 255)
    #expect(try !screen.frame().box(of: green).isNull)
    items[0].badgeValue = nil
    #expect(try screen.frame().box(of: green).isNull)
  }

  @Test("customizing drags items into the bar, and tells the delegate in order")
  func customizing() throws {
    let delegate = BarDelegate()
    bar.delegate = delegate
    let extra = UITabBarItem(title: "Extra", image: nil, tag: 9)
    bar.beginCustomizingItems(items + [extra])
    #expect(bar.isCustomizing)
    try screen.render()
    screen.time += 1
    try screen.render()
    // Three choices of 100 points are in a row; the fourth one begins the next.
    screen.drag(from: CGPoint(x: 50, y: 160), to: CGPoint(x: 150, y: 375))
    #expect(bar.items == [items[0], extra, items[2]])
    screen.drag(from: CGPoint(x: 50, y: 375), to: CGPoint(x: 250, y: 375))
    #expect(bar.items == [items[2], extra, items[0]])
    #expect(bar.endCustomizing(animated: false) && !bar.isCustomizing)
    try screen.render()
    #expect(
      delegate.log == ["willBegin 4", "didBegin 4", "willEnd 3 true", "didEnd 3 true"])
    #expect(!bar.endCustomizing(animated: false))
  }

  @Test("an archive has the items with their badges")
  func archive() throws {
    items[1].badgeValue = "3"
    let data = try NSKeyedArchiver.archivedData(withRootObject: bar, requiringSecureCoding: false)
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    reader.requiresSecureCoding = false
    let copy = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UITabBar
    #expect(copy?.items?.map(\.title) == ["One", "Two", "Three"])
    #expect(copy?.items?[1].badgeValue == "3")
  }
}

@MainActor private final class BarDelegate: NSObject, UITabBarDelegate {
  var selected: [UITabBarItem] = []
  var log: [String] = []

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected.append(item) }
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    log.append("willBegin \(items.count)")
  }
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    log.append("didBegin \(items.count)")
  }
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    log.append("willEnd \(items.count) \(changed)")
  }
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    log.append("didEnd \(items.count) \(changed)")
  }
}
