import UIKit

extension GalleryPage {
  static let tabBars = GalleryPage(
    name: "tab-bars", title: "Tab bars",
    caption: "UITabBar: 49 points, titles below the images, or beside them where there is width. "
      + "Touch an item to select it.",
    space: CGSize(width: 320, height: 110),
    specimens: [
      Specimen("a badge", note: "badgeValue, badgeColor") {
        $0.tabBar { bar in
          bar.items?[1].badgeValue = "3"
          bar.items?[2].badgeValue = "New"
          bar.items?[2].badgeColor = .systemBlue
        }
      },
      Specimen("userInterfaceStyle = .dark") {
        $0.tabBar(in: .dark) { $0.items?[1].badgeValue = "3" }
      },
      Specimen("forceRightToLeft") {
        $0.tabBar(isReversed: true) { $0.items?[1].badgeValue = "3" }
      },
      Specimen("the regular width", note: "inline, centered") {
        $0.tabBar { bar in
          bar.traitOverrides.horizontalSizeClass = .regular
          (bar.itemWidth, bar.itemSpacing) = (76, 2)
          bar.items?[1].badgeValue = "3"
        }
      },
      Specimen("the compact height", note: "32 points") {
        $0.tabBar { $0.traitOverrides.verticalSizeClass = .compact }
      },
      Specimen("UITabBarAppearance", note: "colors of images, titles and the background") {
        $0.tabBar { bar in
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
      },
    ])
}

extension Stage {
  fileprivate func tabBar(
    in style: UIUserInterfaceStyle = .light, isReversed: Bool = false,
    _ configure: (UITabBar) -> Void
  ) {
    let panel = panel(in: style, isReversed: isReversed)
    panel.clipsToBounds = true
    let bar = UITabBar(frame: .zero)
    bar.traitOverrides.horizontalSizeClass = .compact
    bar.traitOverrides.verticalSizeClass = .regular
    bar.semanticContentAttribute = panel.semanticContentAttribute
    bar.items = [
      UITabBarItem(title: "Home", image: UIImage(systemName: "house.fill"), tag: 0),
      UITabBarItem(title: "Inbox", image: UIImage(systemName: "envelope.fill"), tag: 1),
      UITabBarItem(tabBarSystemItem: .favorites, tag: 2),
      UITabBarItem(tabBarSystemItem: .search, tag: 3),
    ]
    bar.selectedItem = bar.items?.first
    configure(bar)
    let height = bar.sizeThatFits(panel.bounds.size).height
    bar.frame = CGRect(
      x: 0, y: panel.bounds.height - height, width: panel.bounds.width, height: height)
    panel.addSubview(bar)
  }
}
