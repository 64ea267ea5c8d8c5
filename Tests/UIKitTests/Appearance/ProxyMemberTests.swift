import LaminaTesting
import Testing
import UIKit

// Apple's page "UIAppearance": the members that are marked with UI_APPEARANCE_SELECTOR. Requirement V29.
@Suite("Members that appearance proxies record", .serialized)
@MainActor struct ProxyMemberTests {
  private let screen: OffscreenScreen
  private let image = UIImage(systemName: "plus")
  private let inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 100, height: 100))
  }

  /// Returns an object of the class in a window.
  private func shown<View: UIView>(_ view: View) -> View {
    screen.window.addSubview(view)
    return view
  }

  private final class Spinner: UIActivityIndicatorView {}
  private final class Bar: UIProgressView {}
  private final class Pages: UIPageControl {}
  private final class Slider: UISlider {}
  private final class Toggle: UISwitch {}
  private final class Refresh: UIRefreshControl {}

  @Test("controls: colors and images of properties")
  func properties() {
    Spinner.appearance().color = .red
    #expect(shown(Spinner(style: .medium)).color == .red)
    let bar = Bar.appearance()
    (bar.progressTintColor, bar.trackTintColor) = (.red, .green)
    (bar.progressImage, bar.trackImage) = (image, image)
    let shownBar = shown(Bar(frame: .zero))
    #expect(shownBar.progressTintColor == .red && shownBar.trackTintColor == .green)
    #expect(shownBar.progressImage === image && shownBar.trackImage === image)
    Pages.appearance().pageIndicatorTintColor = .red
    Pages.appearance().currentPageIndicatorTintColor = .green
    let pages = shown(Pages(frame: .zero))
    #expect(pages.pageIndicatorTintColor == .red && pages.currentPageIndicatorTintColor == .green)
    let slider = Slider.appearance()
    (slider.minimumTrackTintColor, slider.maximumTrackTintColor) = (.red, .green)
    slider.thumbTintColor = .blue
    let shownSlider = shown(Slider(frame: .zero))
    #expect(shownSlider.minimumTrackTintColor == .red && shownSlider.thumbTintColor == .blue)
    #expect(shownSlider.maximumTrackTintColor == .green)
    let toggle = Toggle.appearance()
    (toggle.onTintColor, toggle.thumbTintColor) = (.red, .green)
    (toggle.onImage, toggle.offImage) = (image, image)
    let shownToggle = shown(Toggle(frame: .zero))
    #expect(shownToggle.onTintColor == .red && shownToggle.thumbTintColor == .green)
    #expect(shownToggle.onImage === image && shownToggle.offImage === image)
    Refresh.appearance().tintColor = .red
    Refresh.appearance().attributedTitle = NSAttributedString(string: "pull")
    let refresh = shown(Refresh())
    #expect(refresh.tintColor == .red && refresh.attributedTitle?.string == "pull")
  }

  private final class Button: UIButton {}
  private final class Stepper: UIStepper {}
  private final class Segments: UISegmentedControl {}

  @Test("controls: setters for states")
  func states() {
    let proxy = Button.appearance()
    proxy.setTitleShadowColor(.red, for: .normal)
    proxy.setBackgroundImage(image, for: .selected)
    proxy.setPreferredSymbolConfiguration(.init(pointSize: 40), forImageIn: .normal)
    proxy.contentEdgeInsets = inset
    let button = shown(Button(frame: .zero))
    #expect(button.titleShadowColor(for: .normal) == .red && button.contentEdgeInsets == inset)
    #expect(button.backgroundImage(for: .selected) === image)
    #expect(button.preferredSymbolConfigurationForImage(in: .normal) == .init(pointSize: 40))
    let stepperProxy = Stepper.appearance()
    stepperProxy.setBackgroundImage(image, for: .normal)
    stepperProxy.setIncrementImage(image, for: .highlighted)
    stepperProxy.setDecrementImage(image, for: .disabled)
    stepperProxy.setDividerImage(
      image, forLeftSegmentState: .normal, rightSegmentState: .highlighted)
    let stepper = shown(Stepper(frame: .zero))
    #expect(stepper.backgroundImage(for: .normal) === image)
    #expect(stepper.incrementImage(for: .highlighted) === image)
    #expect(stepper.incrementImage(for: .normal) !== image)
    #expect(stepper.decrementImage(for: .disabled) === image)
    #expect(
      stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted) === image)
  }

  @Test("segmented controls: setters with bar metrics")
  func segments() {
    let proxy = Segments.appearance()
    proxy.selectedSegmentTintColor = .red
    proxy.setBackgroundImage(image, for: .selected, barMetrics: .default)
    proxy.setDividerImage(
      image, forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
    proxy.setTitleTextAttributes([.kern: 2], for: .normal)
    proxy.setContentPositionAdjustment(
      UIOffset(horizontal: 1, vertical: 2), forSegmentType: .left, barMetrics: .default)
    let control = shown(Segments(items: ["a", "b"]))
    #expect(control.selectedSegmentTintColor == .red)
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) === image)
    #expect(
      control.dividerImage(
        forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default) === image)
    #expect(control.titleTextAttributes(for: .normal)?.count == 1)
    #expect(
      control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default)
        == UIOffset(horizontal: 1, vertical: 2))
  }

  private final class Table: UITableView {}
  private final class Cell: UITableViewCell {}

  @Test("tables and cells: separators and the space above headers")
  func tables() {
    let proxy = Table.appearance()
    (proxy.separatorColor, proxy.separatorInset) = (.red, inset)
    proxy.sectionHeaderTopPadding = 0
    Cell.appearance().separatorInset = inset
    let table = shown(Table(frame: .zero, style: .plain))
    #expect(table.separatorColor == .red && table.separatorInset == inset)
    #expect(table.sectionHeaderTopPadding == 0)
    #expect(shown(Cell(style: .default, reuseIdentifier: nil)).separatorInset == inset)
  }

  private final class Tabs: UITabBar {}
  private final class TabItem: UITabBarItem {}

  @Test("tab bars and their items")
  func tabs() {
    let proxy = Tabs.appearance()
    let look = UITabBarAppearance()
    look.backgroundColor = .brown
    (proxy.tintColor, proxy.barTintColor, proxy.unselectedItemTintColor) = (.red, .green, .blue)
    (proxy.barStyle, proxy.isTranslucent) = (.black, false)
    (proxy.backgroundImage, proxy.shadowImage, proxy.selectionIndicatorImage) = (
      image, image, image
    )
    (proxy.itemPositioning, proxy.itemWidth, proxy.itemSpacing) = (.centered, 30, 7)
    (proxy.standardAppearance, proxy.scrollEdgeAppearance) = (look, look)
    let item = TabItem(title: "a", image: image, tag: 0)
    TabItem.appearance().badgeColor = .purple
    TabItem.appearance().titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
    TabItem.appearance().setBadgeTextAttributes([.kern: 2], for: .normal)
    TabItem.appearance().standardAppearance = look
    TabItem.appearance().scrollEdgeAppearance = look
    let bar = Tabs(frame: .zero)
    bar.items = [item]
    _ = shown(bar)
    #expect(bar.tintColor == .red && bar.barTintColor == .green)
    #expect(bar.unselectedItemTintColor == .blue && bar.barStyle == .black && !bar.isTranslucent)
    #expect(bar.backgroundImage === image && bar.shadowImage === image)
    #expect(bar.selectionIndicatorImage === image && bar.itemPositioning == .centered)
    #expect(bar.itemWidth == 30 && bar.itemSpacing == 7)
    #expect(bar.standardAppearance.backgroundColor == .brown)
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .brown)
    #expect(item.badgeColor == .purple && item.titlePositionAdjustment.vertical == 4)
    #expect(item.badgeTextAttributes(for: .normal)?.count == 1)
    #expect(item.standardAppearance?.backgroundColor == .brown)
    #expect(item.scrollEdgeAppearance?.backgroundColor == .brown)
  }

  private final class Navigation: UINavigationBar {}

  @Test("navigation bars")
  func navigationBars() {
    let proxy = Navigation.appearance()
    let look = UINavigationBarAppearance()
    look.backgroundColor = .brown
    (proxy.barStyle, proxy.isTranslucent, proxy.barTintColor) = (.black, false, .green)
    (proxy.standardAppearance, proxy.compactAppearance) = (look, look)
    (proxy.scrollEdgeAppearance, proxy.compactScrollEdgeAppearance) = (look, look)
    (proxy.shadowImage, proxy.tintColor) = (image, .orange)
    (proxy.backIndicatorImage, proxy.backIndicatorTransitionMaskImage) = (image, image)
    proxy.setBackgroundImage(image, for: .compact)
    proxy.setTitleVerticalPositionAdjustment(3, for: .default)
    proxy.titleTextAttributes = [.foregroundColor: UIColor.red]
    proxy.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
    let bar = shown(Navigation(frame: .zero))
    #expect(bar.barStyle == .black && !bar.isTranslucent && bar.barTintColor == .green)
    let looks = [
      bar.standardAppearance, bar.compactAppearance, bar.scrollEdgeAppearance,
      bar.compactScrollEdgeAppearance,
    ]
    #expect(looks.allSatisfy { $0?.backgroundColor == .brown })
    #expect(bar.shadowImage === image && bar.tintColor == .orange)
    #expect(bar.backIndicatorImage === image && bar.backIndicatorTransitionMaskImage === image)
    #expect(bar.backgroundImage(for: .compact) === image)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 3)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
    #expect(bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .blue)
  }

  private final class Search: UISearchBar {}

  @Test("search bars")
  func searchBars() {
    let proxy = Search.appearance()
    let offset = UIOffset(horizontal: 1, vertical: 2)
    (proxy.tintColor, proxy.barTintColor) = (.orange, .green)
    (proxy.backgroundImage, proxy.scopeBarBackgroundImage) = (image, image)
    proxy.setSearchFieldBackgroundImage(image, for: .disabled)
    proxy.setImage(image, for: .clear, state: .highlighted)
    proxy.setScopeBarButtonBackgroundImage(image, for: .selected)
    proxy.setScopeBarButtonDividerImage(
      image, forLeftSegmentState: .normal, rightSegmentState: .selected)
    proxy.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    (proxy.searchFieldBackgroundPositionAdjustment, proxy.searchTextPositionAdjustment) = (
      offset, offset
    )
    proxy.setPositionAdjustment(offset, for: .bookmark)
    let bar = shown(Search(frame: .zero))
    #expect(bar.tintColor == .orange && bar.barTintColor == .green)
    #expect(bar.backgroundImage === image && bar.scopeBarBackgroundImage === image)
    #expect(bar.searchFieldBackgroundImage(for: .disabled) === image)
    #expect(bar.image(for: .clear, state: .highlighted) === image)
    #expect(bar.scopeBarButtonBackgroundImage(for: .selected) === image)
    #expect(
      bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected)
        === image)
    #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal)?.count == 1)
    #expect(bar.searchFieldBackgroundPositionAdjustment == offset)
    #expect(bar.searchTextPositionAdjustment == offset)
    #expect(bar.positionAdjustment(for: .bookmark) == offset)
  }

  private final class Tools: UIToolbar {}
  private final class ToolItem: UIBarButtonItem {}

  @Test("toolbars and their buttons")
  func toolbars() {
    let proxy = Tools.appearance()
    let look = UIToolbarAppearance()
    look.backgroundColor = .brown
    (proxy.barStyle, proxy.isTranslucent, proxy.barTintColor) = (.black, false, .green)
    (proxy.standardAppearance, proxy.compactAppearance) = (look, look)
    (proxy.scrollEdgeAppearance, proxy.compactScrollEdgeAppearance) = (look, look)
    proxy.setBackgroundImage(image, forToolbarPosition: .bottom, barMetrics: .default)
    proxy.setShadowImage(image, forToolbarPosition: .bottom)
    let bar = shown(Tools(frame: .zero))
    #expect(bar.barStyle == .black && !bar.isTranslucent && bar.barTintColor == .green)
    #expect(bar.standardAppearance.backgroundColor == .brown)
    let others = [bar.compactAppearance, bar.scrollEdgeAppearance, bar.compactScrollEdgeAppearance]
    #expect(others.allSatisfy { $0?.backgroundColor == .brown })
    #expect(bar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default) === image)
    #expect(bar.shadowImage(forToolbarPosition: .bottom) === image)
    let itemProxy = ToolItem.appearance()
    itemProxy.setBackgroundImage(image, for: .normal, barMetrics: .default)
    itemProxy.setBackgroundImage(image, for: .normal, style: .done, barMetrics: .compact)
    itemProxy.setBackgroundVerticalPositionAdjustment(5, for: .default)
    itemProxy.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .default)
    let item = ToolItem()
    bar.items = [item]
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === image)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .compact) === image)
    #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 5)
    #expect(item.titlePositionAdjustment(for: .default).vertical == 2)
  }
}
