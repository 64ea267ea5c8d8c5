import Foundation
import XMLTree

extension ViewFileClass {
  static let barItem = ViewFileClass(
    nil, UIBarItem.self,
    [
      .string("title", \UIBarItem.title),
      .image("image", \UIBarItem.image),
      .image("landscapeImage", \UIBarItem.landscapeImagePhone),
      .image("largeContentSizeImage", \UIBarItem.largeContentSizeImage),
      .insets("imageInsets", \UIBarItem.imageInsets),
      .bool("enabled", \UIBarItem.isEnabled),
      .integer("tag", \UIBarItem.tag, in: Int(Int32.min)...Int(Int32.max)),
      .accessibility(of: UIBarItem.self),
    ],
    members: [
      .property("title", \UIBarItem.title), .property("image", \UIBarItem.image),
      .property("tag", \UIBarItem.tag), .property("enabled", \UIBarItem.isEnabled),
    ])

  static let barButtonItem = ViewFileClass(
    "barButtonItem", UIBarButtonItem.self,
    [
      .custom("systemItem", of: UIBarButtonItem.self) { item, reader in
        if let systemItem = reader.choice("systemItem", UIBarButtonItem.SystemItem.fileNames) {
          if item.title == nil { item.title = systemItem.title }
          if systemItem == .done { item.style = .done }
          item.show(systemItem)
        }
      },
      .choice(
        "style", \UIBarButtonItem.style, ["plain": .plain, "done": .done, "bordered": .plain]),
      .number("width", \UIBarButtonItem.width, in: 0...1e6),
      .color("tintColor", \UIBarButtonItem.tintColor),
      .bool("selected", \UIBarButtonItem.isSelected),
      .bool("hidden", \UIBarButtonItem.isHidden),
      .object("customView", \UIBarButtonItem.customView),
    ])

  static let navigationItem = ViewFileClass(
    "navigationItem", UINavigationItem.self,
    [
      .string("title", \UINavigationItem.title),
      .string("prompt", \UINavigationItem.prompt),
      .choice(
        "largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode,
        ["automatic": .automatic, "always": .always, "never": .never]),
      .bool("hidesBackButton", \UINavigationItem.hidesBackButton),
      .bool(
        "hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling),
      .choice(
        "preferredSearchBarPlacement", \UINavigationItem.preferredSearchBarPlacement,
        ["automatic": .automatic, "inline": .inline, "stacked": .stacked]),
      .bool("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton),
      .string("backButtonTitle", \UINavigationItem.backButtonTitle),
      .object("backBarButtonItem", \UINavigationItem.backBarButtonItem),
      .object("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
      .object("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
      .objects("leftBarButtonItems", \UINavigationItem.leftBarButtonItems),
      .objects("rightBarButtonItems", \UINavigationItem.rightBarButtonItems),
      .object("titleView", \UINavigationItem.titleView),
    ])

  static let tabBarItem = ViewFileClass(
    "tabBarItem", UITabBarItem.self,
    [
      .custom("systemItem", of: UITabBarItem.self) { item, reader in
        if let systemItem = reader.choice("systemItem", UITabBarItem.SystemItem.fileNames) {
          item.show(systemItem)
        }
      },
      .image("selectedImage", \UITabBarItem.selectedImage),
      .string("badgeValue", \UITabBarItem.badgeValue),
      .color("badgeColor", \UITabBarItem.badgeColor),
    ])
}

extension UIBarButtonItem.SystemItem {
  fileprivate static let fileNames: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "close": .close,
  ]
}

extension UITabBarItem.SystemItem {
  fileprivate static let fileNames: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]
}
