import Foundation
import XMLTree

extension ViewFileClass {
  static let navigationController = ViewFileClass(
    "navigationController", UINavigationController.self,
    [
      .bool("navigationBarHidden", \UINavigationController.isNavigationBarHidden),
      .bool("toolbarHidden", \UINavigationController.isToolbarHidden),
      .bool("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe),
      .bool("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap),
      .bool("hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears),
      .bool(
        "hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact),
      .custom("navigationBar", of: UINavigationController.self) { controller, reader in
        if let bar = reader.child("navigationBar") {
          reader.loader.configure(controller.navigationBar, with: bar)
        }
      },
      .custom("toolbar", of: UINavigationController.self) { controller, reader in
        if let bar = reader.child("toolbar") {
          reader.loader.configure(controller.toolbar, with: bar)
        }
      },
    ],
    members: [.property("delegate", \UINavigationController.delegate)])

  static let tabBarController = ViewFileClass(
    "tabBarController", UITabBarController.self,
    [
      .custom("tabBar", of: UITabBarController.self) { controller, reader in
        if let bar = reader.child("tabBar") {
          reader.loader.configure(controller.tabBar, with: bar)
        }
      }
    ],
    members: [.property("delegate", \UITabBarController.delegate)])

  static let pageViewController = ViewFileClass(
    "pageViewController", UIPageViewController.self,
    [],
    members: [
      .property("dataSource", \UIPageViewController.dataSource),
      .property("delegate", \UIPageViewController.delegate),
    ])

  static let tableViewController = ViewFileClass(
    "tableViewController", UITableViewController.self,
    [
      .bool(
        "clearsSelectionOnViewWillAppear",
        \UITableViewController.clearsSelectionOnViewWillAppear)
    ],
    members: [.property("refreshControl", \UITableViewController.refreshControl)])

  static let collectionViewController = ViewFileClass(
    "collectionViewController", UICollectionViewController.self,
    [
      .bool(
        "clearsSelectionOnViewWillAppear",
        \UICollectionViewController.clearsSelectionOnViewWillAppear)
    ])
}

extension ElementReader {
  var pageOrientation: UIPageViewController.NavigationOrientation? {
    choice("navigationOrientation", ["horizontal": .horizontal, "vertical": .vertical])
  }
}
