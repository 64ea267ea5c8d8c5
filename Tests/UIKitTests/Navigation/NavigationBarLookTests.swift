import LaminaTesting
import Testing

@testable import UIKit

// Apple's pages "UINavigationBar" ("Customizing the appearance") and "UINavigationBarAppearance".
@Suite("The look of navigation bars", .serialized)
@MainActor struct NavigationBarLookTests {
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  private let item = UINavigationItem(title: "Title")

  init() { bar.items = [item] }

  private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = color
    return appearance
  }

  private var color: UIColor? { bar.appearance(of: item).backgroundColor }

  @Test("at the scroll edge a bar without an appearance for it has no background")
  func edge() {
    #expect(bar.appearance(of: item).backgroundEffect != nil)
    bar.isAtScrollEdge = true
    #expect(bar.appearance(of: item).backgroundEffect == nil)
    #expect(bar.appearance(of: item).shadowColor == nil)
    bar.scrollEdgeAppearance = appearance(.red)
    #expect(color == .red)
    bar.isAtScrollEdge = false
    bar.standardAppearance = appearance(.blue)
    #expect(color == .blue)
  }

  @Test("the appearance of the item comes before that of the bar")
  func ofItem() {
    bar.standardAppearance = appearance(.blue)
    bar.scrollEdgeAppearance = appearance(.red)
    item.standardAppearance = appearance(.green)
    #expect(color == .green)
    bar.isAtScrollEdge = true
    #expect(color == .red)
    item.scrollEdgeAppearance = appearance(.yellow)
    #expect(color == .yellow)
  }

  @Test("the compact height has its own appearances, or the standard ones")
  func compact() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 480, height: 320))
    screen.window.addSubview(bar)
    bar.standardAppearance = appearance(.blue)
    #expect(bar.isCompact && color == .blue)
    bar.compactAppearance = appearance(.red)
    #expect(color == .red)
    bar.isAtScrollEdge = true
    bar.scrollEdgeAppearance = appearance(.green)
    #expect(color == .green)
    bar.compactScrollEdgeAppearance = appearance(.yellow)
    #expect(color == .yellow)
  }

  @Test("assigned appearances are copied, and changes of the bar's own are shown")
  func copies() {
    let given = appearance(.blue)
    bar.standardAppearance = given
    given.backgroundColor = .red
    #expect(color == .blue)
    bar.standardAppearance.backgroundColor = .green
    #expect(color == .green)
  }

  @Test("the older properties make a look without a scroll edge")
  func legacy() {
    bar.isAtScrollEdge = true
    bar.barTintColor = .red
    #expect(color == UIColor.red.withAlphaComponent(0.85))
    bar.isTranslucent = false
    #expect(color == .red && bar.appearance(of: item).backgroundEffect == nil)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    bar.setBackgroundImage(image, for: .default)
    bar.shadowImage = image
    #expect(bar.appearance(of: item).backgroundImage === image)
    #expect(bar.appearance(of: item).shadowImage === image)
    #expect(bar.backgroundImage(for: .any, barMetrics: .default) === image)
  }

  @Test("older attributes of titles come before those of the appearance, which keep the rest")
  func titles() {
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
    bar.setTitleVerticalPositionAdjustment(3, for: .default)
    let look = bar.appearance(of: item)
    #expect(look.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect((look.titleTextAttributes[.font] as? UIFont)?.pointSize == 17)
    #expect(look.largeTitleTextAttributes[.foregroundColor] as? UIColor == .blue)
    #expect(look.titlePositionAdjustment.vertical == 3)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 3)
  }

  @Test(
    "a bar alone is at the top, one of a delegate where that says, one of a controller attached")
  func position() {
    #expect(bar.barPosition == .top)
    let delegate = Attached()
    bar.delegate = delegate
    #expect(bar.barPosition == .topAttached)
    let navigation = UINavigationController()
    #expect(navigation.navigationBar.barPosition == .topAttached)
  }
}

@MainActor private final class Attached: NSObject, UINavigationBarDelegate {
  func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}
