import CoreGraphics
import Foundation
import XMLTree

extension ViewFileClass {
  static let splitViewController = ViewFileClass(
    "splitViewController", UISplitViewController.self,
    [
      .choice(
        "preferredDisplayMode", \UISplitViewController.preferredDisplayMode,
        UISplitViewController.DisplayMode.fileNames),
      .choice(
        "behavior", \UISplitViewController.preferredSplitBehavior,
        ["automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace]),
      .choice(
        "primaryEdge", \UISplitViewController.primaryEdge,
        ["leading": .leading, "trailing": .trailing]),
      .choice(
        "primaryBackgroundStyle", \UISplitViewController.primaryBackgroundStyle,
        ["none": .none, "sidebar": .sidebar]),
      .bool("presentsWithGesture", \UISplitViewController.presentsWithGesture),
      .bool("showsSecondaryOnlyButton", \UISplitViewController.showsSecondaryOnlyButton),
      .number(
        "preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth,
        in: 0...1e6),
      .number(
        "preferredPrimaryColumnWidthFraction",
        \UISplitViewController.preferredPrimaryColumnWidthFraction, in: 0...1),
      .number(
        "minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth, in: 0...1e6),
      .number(
        "maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth, in: 0...1e6),
    ],
    members: [.property("delegate", \UISplitViewController.delegate)])
}

extension UISplitViewController.DisplayMode {
  fileprivate static let fileNames: [String: UISplitViewController.DisplayMode] = [
    "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
    "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
    "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
    "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
    "twoDisplaceSecondary": .twoDisplaceSecondary,
  ]
}

extension ElementReader {
  /// The style, which the controller needs before all other attributes.
  var splitStyle: UISplitViewController.Style? {
    choice("style", ["doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn])
  }
}
