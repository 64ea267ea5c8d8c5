import CoreGraphics
import Foundation
import XMLTree

extension ViewFileClass {
  static let viewController = ViewFileClass(
    "viewController", UIViewController.self,
    [
      .custom("scene", of: UIViewController.self) { controller, reader in
        reader.loader.scene?.adopt(controller, of: reader.element)
      },
      .string("title", \UIViewController.title),
      .string("restorationIdentifier", \UIViewController.restorationIdentifier),
      .custom("useStoryboardIdentifierAsRestorationIdentifier", of: UIViewController.self) {
        if $1.bool("useStoryboardIdentifierAsRestorationIdentifier") == true {
          $0.restorationIdentifier = $1.element["storyboardIdentifier"]
        }
      },
      .bool("definesPresentationContext", \UIViewController.definesPresentationContext),
      .bool(
        "providesPresentationContextTransitionStyle",
        \UIViewController.providesPresentationContextTransitionStyle),
      .choice(
        "modalPresentationStyle", \UIViewController.modalPresentationStyle,
        UIModalPresentationStyle.fileNames),
      .choice(
        "modalTransitionStyle", \UIViewController.modalTransitionStyle,
        UIModalTransitionStyle.fileNames),
      .bool("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
      .bool(
        "extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars),
      .custom("edgesForExtendedLayout", of: UIViewController.self) { controller, reader in
        let edges =
          reader.rectEdge("edgesForExtendedLayout") ?? reader.rectEdge("extendedEdge")
        if let edges { controller.edgesForExtendedLayout = edges }
      },
      .size("preferredContentSize", \UIViewController.preferredContentSize),
      .custom("navigationItem", of: UIViewController.self) { controller, reader in
        if let item = reader.child("navigationItem") {
          reader.loader.configure(controller.navigationItem, with: item)
        }
      },
      .custom("tabBarItem", of: UIViewController.self) { controller, reader in
        let item = reader.object("tabBarItem", as: UITabBarItem.self)
        if let item { controller.tabBarItem = item }
      },
      .objects("toolbarItems", \UIViewController.toolbarItems),
      .custom("view", of: UIViewController.self) { controller, reader in
        guard reader.loader.scene == nil, let view = reader.child("view") else { return }
        controller.view = reader.loader.makeView(view)
      },
    ],
    members: [
      .property("view", \UIViewController.view), .property("title", \UIViewController.title),
      .property("restorationIdentifier", \UIViewController.restorationIdentifier),
      .property("definesPresentationContext", \UIViewController.definesPresentationContext),
    ])
}

extension UIModalPresentationStyle {
  static let fileNames: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover, "none": .none,
  ]
}

extension UIModalTransitionStyle {
  static let fileNames: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}
