import CoreGraphics
import Foundation
import UIKit

extension AttributeRow {
  static let bars: [AttributeRow] = [
    row("navigationBar", "barStyle='black'", \UINavigationBar.barStyle, .black),
    row("navigationBar", "translucent='NO'", \UINavigationBar.isTranslucent, false),
    row("navigationBar", color("barTintColor"), \UINavigationBar.barTintColor, .systemRed),
    row("navigationBar", "largeTitles='YES'", \UINavigationBar.prefersLargeTitles, true),
    check("navigationBar", "shadowImage='star' catalog='system'", true) { (bar: UINavigationBar) in
      bar.shadowImage != nil
    },
    check("navigationBar", "backIndicatorImage='star' catalog='system'", true) {
      (bar: UINavigationBar) in bar.backIndicatorImage != nil
    },
    check("navigationBar", "backIndicatorTransitionMaskImage='star' catalog='system'", true) {
      (bar: UINavigationBar) in bar.backIndicatorTransitionMaskImage != nil
    },
    check("navigationBar", textAttributes("titleTextAttributes"), .systemRed) {
      (bar: UINavigationBar) in bar.titleTextAttributes?[.foregroundColor] as? UIColor
    },
    check("navigationBar", textAttributes("largeTitleTextAttributes"), .systemRed) {
      (bar: UINavigationBar) in bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor
    },
    row(
      "navigationBar", "<items><navigationItem title='A' id='b'/></items>",
      \UINavigationBar.items?.first?.title, "A"),
    row("toolbar", "barStyle='black'", \UIToolbar.barStyle, .black),
    row("toolbar", "translucent='NO'", \UIToolbar.isTranslucent, false),
    row("toolbar", color("barTintColor"), \UIToolbar.barTintColor, .systemRed),
    row(
      "toolbar", "<items><barButtonItem title='A' id='b'/></items>", \UIToolbar.items?.first?.title,
      "A"),
    row("tabBar", "barStyle='black'", \UITabBar.barStyle, .black),
    row("tabBar", "translucent='NO'", \UITabBar.isTranslucent, false),
    row("tabBar", color("barTintColor"), \UITabBar.barTintColor, .systemRed),
    row("tabBar", color("unselectedItemTintColor"), \UITabBar.unselectedItemTintColor, .systemRed),
    row("tabBar", color("selectedImageTintColor"), \UITabBar.tintColor, .systemRed),
    check("tabBar", "backgroundImage='star' catalog='system'", true) { (bar: UITabBar) in
      bar.backgroundImage != nil
    },
    check("tabBar", "shadowImage='star' catalog='system'", true) { (bar: UITabBar) in
      bar.shadowImage != nil
    },
    check("tabBar", "selectionIndicatorImage='star' catalog='system'", true) { (bar: UITabBar) in
      bar.selectionIndicatorImage != nil
    },
    row("tabBar", "itemPositioning='centered'", \UITabBar.itemPositioning, .centered),
    row("tabBar", "itemWidth='70'", \UITabBar.itemWidth, 70),
    row("tabBar", "itemSpacing='9'", \UITabBar.itemSpacing, 9),
    row(
      "tabBar", "<items><tabBarItem title='A' id='b'/></items>", \UITabBar.items?.first?.title,
      "A"),
  ]

  private static func textAttributes(_ key: String) -> String {
    "<textAttributes key='\(key)'>\(color("textColor"))</textAttributes>"
  }

  static let barItems: [AttributeRow] = [
    row("barButtonItem", "title='Go'", \UIBarButtonItem.title, "Go"),
    check("barButtonItem", "image='star' catalog='system'", true) { (item: UIBarButtonItem) in
      item.image != nil
    },
    check("barButtonItem", "landscapeImage='star' catalog='system'", true) {
      (item: UIBarButtonItem) in item.landscapeImagePhone != nil
    },
    check("barButtonItem", "largeContentSizeImage='star' catalog='system'", true) {
      (item: UIBarButtonItem) in item.largeContentSizeImage != nil
    },
    row("barButtonItem", insets("imageInsets"), \UIBarButtonItem.imageInsets, insets),
    row("barButtonItem", "enabled='NO'", \UIBarButtonItem.isEnabled, false),
    row("barButtonItem", "tag='7'", \UIBarButtonItem.tag, 7),
    check("barButtonItem", "systemItem='add'", true) { (item: UIBarButtonItem) in
      item.image != nil
    },
    row("barButtonItem", "systemItem='save'", \UIBarButtonItem.title, "Save"),
    row("barButtonItem", "style='done'", \UIBarButtonItem.style, .done),
    row("barButtonItem", "width='44'", \UIBarButtonItem.width, 44),
    row("barButtonItem", color("tintColor"), \UIBarButtonItem.tintColor, .systemRed),
    row("barButtonItem", "selected='YES'", \UIBarButtonItem.isSelected, true),
    row("barButtonItem", "hidden='YES'", \UIBarButtonItem.isHidden, true),
    row("barButtonItem", view("customView"), \UIBarButtonItem.customView?.tag, 7),
    row("navigationItem", "title='A'", \UINavigationItem.title, "A"),
    row("navigationItem", "prompt='B'", \UINavigationItem.prompt, "B"),
    row(
      "navigationItem", "largeTitleDisplayMode='never'", \UINavigationItem.largeTitleDisplayMode,
      .never),
    row("navigationItem", "hidesBackButton='YES'", \UINavigationItem.hidesBackButton, true),
    row(
      "navigationItem", "hidesSearchBarWhenScrolling='NO'",
      \UINavigationItem.hidesSearchBarWhenScrolling, false),
    row(
      "navigationItem", "preferredSearchBarPlacement='stacked'",
      \UINavigationItem.preferredSearchBarPlacement, .stacked),
    row(
      "navigationItem", "leftItemsSupplementBackButton='YES'",
      \UINavigationItem.leftItemsSupplementBackButton, true),
    row("navigationItem", "backButtonTitle='Back'", \UINavigationItem.backButtonTitle, "Back"),
    row("navigationItem", item("backBarButtonItem"), \UINavigationItem.backBarButtonItem?.tag, 7),
    row("navigationItem", item("leftBarButtonItem"), \UINavigationItem.leftBarButtonItem?.tag, 7),
    row("navigationItem", item("rightBarButtonItem"), \UINavigationItem.rightBarButtonItem?.tag, 7),
    row(
      "navigationItem", items("leftBarButtonItems"), \UINavigationItem.leftBarButtonItems?.count, 2),
    row(
      "navigationItem", items("rightBarButtonItems"), \UINavigationItem.rightBarButtonItems?.count,
      2),
    row("navigationItem", view("titleView"), \UINavigationItem.titleView?.tag, 7),
    check("tabBarItem", "systemItem='search'", true) { (item: UITabBarItem) in item.title != nil },
    check("tabBarItem", "selectedImage='star' catalog='system'", true) { (item: UITabBarItem) in
      item.selectedImage != nil
    },
    row("tabBarItem", "badgeValue='9'", \UITabBarItem.badgeValue, "9"),
    row("tabBarItem", color("badgeColor"), \UITabBarItem.badgeColor, .systemRed),
  ]

  private static func item(_ key: String) -> String {
    "<barButtonItem key='\(key)' tag='7' id='b'/>"
  }

  private static func items(_ name: String) -> String {
    "<\(name)><barButtonItem id='b'/><barButtonItem id='c'/></\(name)>"
  }

  static let controllers: [AttributeRow] = [
    row("viewController", "title='A'", \UIViewController.title, "A"),
    row(
      "viewController", "restorationIdentifier='page'", \UIViewController.restorationIdentifier,
      "page"),
    row(
      "viewController",
      "useStoryboardIdentifierAsRestorationIdentifier='YES' storyboardIdentifier='page'",
      \UIViewController.restorationIdentifier, "page"),
    row(
      "viewController", "definesPresentationContext='YES'",
      \UIViewController.definesPresentationContext, true),
    row(
      "viewController", "providesPresentationContextTransitionStyle='YES'",
      \UIViewController.providesPresentationContextTransitionStyle, true),
    row(
      "viewController", "modalPresentationStyle='overFullScreen'",
      \UIViewController.modalPresentationStyle, .overFullScreen),
    row(
      "viewController", "modalTransitionStyle='crossDissolve'",
      \UIViewController.modalTransitionStyle, .crossDissolve),
    row(
      "viewController", "hidesBottomBarWhenPushed='YES'",
      \UIViewController.hidesBottomBarWhenPushed, true),
    row(
      "viewController", "extendedLayoutIncludesOpaqueBars='YES'",
      \UIViewController.extendedLayoutIncludesOpaqueBars, true),
    row(
      "viewController", "<rectEdge key='edgesForExtendedLayout' top='YES'/>",
      \UIViewController.edgesForExtendedLayout, .top),
    row(
      "viewController", "<size key='preferredContentSize' width='30' height='40'/>",
      \UIViewController.preferredContentSize, CGSize(width: 30, height: 40)),
    row(
      "viewController", "<navigationItem key='navigationItem' title='A' id='b'/>",
      \UIViewController.navigationItem.title, "A"),
    check("viewController", "<tabBarItem key='tabBarItem' title='A' id='b'/>", "A") {
      (controller: UIViewController) in controller.tabBarItem?.title
    },
    row(
      "viewController", "<toolbarItems><barButtonItem id='b'/></toolbarItems>",
      \UIViewController.toolbarItems?.count, 1),
    row("viewController", view("view"), \UIViewController.viewIfLoaded?.tag, 7),
    row(
      "navigationController", "navigationBarHidden='YES'",
      \UINavigationController.isNavigationBarHidden, true),
    row(
      "navigationController", "toolbarHidden='NO'", \UINavigationController.isToolbarHidden, false),
    row(
      "navigationController", "hidesBarsOnSwipe='YES'", \UINavigationController.hidesBarsOnSwipe,
      true),
    row(
      "navigationController", "hidesBarsOnTap='YES'", \UINavigationController.hidesBarsOnTap, true),
    row(
      "navigationController", "hidesBarsWhenKeyboardAppears='YES'",
      \UINavigationController.hidesBarsWhenKeyboardAppears, true),
    row(
      "navigationController", "hidesBarsWhenVerticallyCompact='YES'",
      \UINavigationController.hidesBarsWhenVerticallyCompact, true),
    row(
      "navigationController", "<navigationBar key='navigationBar' tag='7' id='b'/>",
      \UINavigationController.navigationBar.tag, 7),
    check("navigationController", "<toolbar key='toolbar' tag='7' id='b'/>", 7) {
      (controller: UINavigationController) in controller.toolbar.tag
    },
    row(
      "tabBarController", "<tabBar key='tabBar' tag='7' id='b'/>", \UITabBarController.tabBar.tag, 7
    ),
    row(
      "tableViewController", "clearsSelectionOnViewWillAppear='NO'",
      \UITableViewController.clearsSelectionOnViewWillAppear, false),
    row(
      "collectionViewController", "clearsSelectionOnViewWillAppear='NO'",
      \UICollectionViewController.clearsSelectionOnViewWillAppear, false,
      with: "<collectionView key='view' id='v'><collectionViewFlowLayout "
        + "key='collectionViewLayout' id='l'/></collectionView>"),
  ]

  static let splitControllers: [AttributeRow] = [
    split("style='doubleColumn'", \.style, .doubleColumn),
    split("preferredDisplayMode='secondaryOnly'", \.preferredDisplayMode, .secondaryOnly),
    split("behavior='overlay'", \.preferredSplitBehavior, .overlay),
    split("primaryEdge='trailing'", \.primaryEdge, .trailing),
    split("primaryBackgroundStyle='sidebar'", \.primaryBackgroundStyle, .sidebar),
    split("presentsWithGesture='NO'", \.presentsWithGesture, false),
    split("showsSecondaryOnlyButton='YES'", \.showsSecondaryOnlyButton, true),
    split("preferredPrimaryColumnWidth='200'", \.preferredPrimaryColumnWidth, 200),
    split(
      "preferredPrimaryColumnWidthFraction='0.25'", \.preferredPrimaryColumnWidthFraction, 0.25),
    split("minimumPrimaryColumnWidth='100'", \.minimumPrimaryColumnWidth, 100),
    split("maximumPrimaryColumnWidth='300'", \.maximumPrimaryColumnWidth, 300),
  ]

  private static func split<Value: Equatable>(
    _ attribute: String, _ property: KeyPath<UISplitViewController, Value>, _ value: Value
  ) -> AttributeRow {
    row("splitViewController", attribute, property, value)
  }
}
