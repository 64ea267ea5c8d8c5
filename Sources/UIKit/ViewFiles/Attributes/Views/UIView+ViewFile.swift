import CoreGraphics
import Foundation
import XMLTree

extension ViewFileClass {
  static let view = ViewFileClass(
    "view", UIView.self,
    [
      .custom("frame", of: UIView.self) { view, reader in
        if let frame = reader.rect("frame") { view.frame = frame }
      },
      .custom("autoresizingMask", of: UIView.self) { view, reader in
        if let mask = reader.autoresizingMask { view.autoresizingMask = mask }
      },
      .bool("autoresizesSubviews", \UIView.autoresizesSubviews),
      .choice("contentMode", \UIView.contentMode, UIView.ContentMode.fileNames),
      .integer("tag", \UIView.tag, in: Int(Int32.min)...Int(Int32.max)),
      .number("alpha", \UIView.alpha, in: 0...1),
      .bool("hidden", \UIView.isHidden),
      .bool("opaque", \UIView.isOpaque, omitted: true),
      .bool("userInteractionEnabled", \UIView.isUserInteractionEnabled, omitted: true),
      .bool("multipleTouchEnabled", \UIView.isMultipleTouchEnabled),
      .bool("exclusiveTouch", \UIView.isExclusiveTouch),
      .bool("clipsSubviews", \UIView.clipsToBounds, omitted: false),
      .bool("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing),
      .choice(
        "semanticContentAttribute", \UIView.semanticContentAttribute,
        [
          "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
          "forceRightToLeft": .forceRightToLeft,
        ]),
      .color("backgroundColor", \UIView.backgroundColor),
      .color("tintColor", \UIView.tintColor),
      .string("restorationIdentifier", \UIView.restorationIdentifier),
      .bool("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
      .bool("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
      .insets("layoutMargins", \UIView.layoutMargins),
      .custom("directionalLayoutMargins", of: UIView.self) { view, reader in
        if let margins = reader.directionalInsets("directionalLayoutMargins") {
          view.directionalLayoutMargins = margins
        }
      },
      .custom("translatesAutoresizingMaskIntoConstraints", of: UIView.self) { view, reader in
        // A view that Interface Builder places by its frame keeps it.
        let isFixed = reader.bool("fixedFrame") == true
        let translates = reader.bool("translatesAutoresizingMaskIntoConstraints")
        if let translates, !isFixed { view.translatesAutoresizingMaskIntoConstraints = translates }
      },
      .priority("horizontalHuggingPriority", omitted: .defaultLow) {
        $0.setContentHuggingPriority($1, for: .horizontal)
      },
      .priority("verticalHuggingPriority", omitted: .defaultLow) {
        $0.setContentHuggingPriority($1, for: .vertical)
      },
      .priority("horizontalCompressionResistancePriority", omitted: .defaultHigh) {
        $0.setContentCompressionResistancePriority($1, for: .horizontal)
      },
      .priority("verticalCompressionResistancePriority", omitted: .defaultHigh) {
        $0.setContentCompressionResistancePriority($1, for: .vertical)
      },
      .accessibility(of: UIView.self),
      .custom("layoutGuides", of: UIView.self) { view, reader in
        reader.loader.giveLayoutGuides(of: view, reader.element)
      },
      .custom("subviews", of: UIView.self) { view, reader in reader.addSubviews(to: view) },
    ],
    members: [
      .property("tag", \UIView.tag), .property("alpha", \UIView.alpha),
      .property("hidden", \UIView.isHidden), .property("clipsToBounds", \UIView.clipsToBounds),
      .property("backgroundColor", \UIView.backgroundColor),
      .property("tintColor", \UIView.tintColor),
      .property("userInteractionEnabled", \UIView.isUserInteractionEnabled),
      .property("frame", \UIView.frame), .property("bounds", \UIView.bounds),
      .property("center", \UIView.center), .property("transform", \UIView.transform),
      .property("layoutMargins", \UIView.layoutMargins),
      .property("restorationIdentifier", \UIView.restorationIdentifier),
      .property("exclusiveTouch", \UIView.isExclusiveTouch),
      .property("gestureRecognizers", \UIView.gestureRecognizers),
    ])
}

extension ViewFileClass {
  /// A view in which a segue embeds a controller.
  static let containerView = ViewFileClass("containerView", UIView.self)
}

extension ViewFileAttribute {
  fileprivate static func priority(
    _ name: String, omitted: UILayoutPriority, _ set: @escaping (UIView, UILayoutPriority) -> Void
  ) -> ViewFileAttribute {
    custom(name, of: UIView.self) { view, reader in
      set(view, reader.priority(name) ?? omitted)
    }
  }
}

extension ElementReader {
  func priority(_ name: String) -> UILayoutPriority? {
    number(name, in: 0...1000).map { UILayoutPriority(Float($0)) }
  }

  fileprivate var autoresizingMask: UIView.AutoresizingMask? {
    guard let mask = child("autoresizingMask") else { return nil }
    let names: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return UIView.AutoresizingMask(names.filter { mask[$0.0] == "YES" }.map(\.1))
  }

  /// Creates the subviews. One that the view has made itself, as a cell its labels, is where it is.
  fileprivate func addSubviews(to view: UIView) {
    for child in element.children(of: "subviews") {
      guard let subview = loader.makeView(child) else { continue }
      if !loader.isGiven(child) { view.addSubview(subview) }
    }
  }
}

extension UIView.ContentMode {
  static let fileNames: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}
