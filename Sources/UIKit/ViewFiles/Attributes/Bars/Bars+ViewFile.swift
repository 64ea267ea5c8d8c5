import Foundation
import XMLTree

extension ViewFileClass {
  static let navigationBar = ViewFileClass(
    "navigationBar", UINavigationBar.self,
    [
      .choice("barStyle", \UINavigationBar.barStyle, UIBarStyle.fileNames),
      .bool("translucent", \UINavigationBar.isTranslucent),
      .color("barTintColor", \UINavigationBar.barTintColor),
      .bool("largeTitles", \UINavigationBar.prefersLargeTitles),
      .image("shadowImage", \UINavigationBar.shadowImage),
      .image("backIndicatorImage", \UINavigationBar.backIndicatorImage),
      .image(
        "backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage),
      .custom("titleTextAttributes", of: UINavigationBar.self) { bar, reader in
        if let attributes = reader.barTextAttributes("titleTextAttributes") {
          bar.titleTextAttributes = attributes
        }
      },
      .custom("largeTitleTextAttributes", of: UINavigationBar.self) { bar, reader in
        if let attributes = reader.barTextAttributes("largeTitleTextAttributes") {
          bar.largeTitleTextAttributes = attributes
        }
      },
      .objects("items", \UINavigationBar.items),
    ],
    members: [.property("delegate", \UINavigationBar.delegate)])

  static let toolbar = ViewFileClass(
    "toolbar", UIToolbar.self,
    [
      .choice("barStyle", \UIToolbar.barStyle, UIBarStyle.fileNames),
      .bool("translucent", \UIToolbar.isTranslucent),
      .color("barTintColor", \UIToolbar.barTintColor),
      .objects("items", \UIToolbar.items),
    ],
    members: [.property("delegate", \UIToolbar.delegate)])

  static let tabBar = ViewFileClass(
    "tabBar", UITabBar.self,
    [
      .choice("barStyle", \UITabBar.barStyle, UIBarStyle.fileNames),
      .bool("translucent", \UITabBar.isTranslucent),
      .color("barTintColor", \UITabBar.barTintColor),
      .color("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
      .color("selectedImageTintColor", \UITabBar.tintColor),
      .image("backgroundImage", \UITabBar.backgroundImage),
      .image("shadowImage", \UITabBar.shadowImage),
      .image("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
      .choice(
        "itemPositioning", \UITabBar.itemPositioning,
        ["automatic": .automatic, "fill": .fill, "centered": .centered]),
      .number("itemWidth", \UITabBar.itemWidth, in: 0...1e6),
      .number("itemSpacing", \UITabBar.itemSpacing, in: 0...1e6),
      .objects("items", \UITabBar.items),
    ],
    members: [
      .property("delegate", \UITabBar.delegate), .property("selectedItem", \UITabBar.selectedItem),
    ])
}

extension ElementReader {
  /// The font and the color of titles in a bar.
  fileprivate func barTextAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
    child(key).map { child in
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = reading(child).font("fontDescription")
      attributes[.foregroundColor] = reading(child).color("textColor")
      return attributes
    }
  }
}

extension UIBarStyle {
  static let fileNames: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
  ]
}
