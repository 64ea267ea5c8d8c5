import UIKit

extension GalleryPage {
  static let contextMenu = GalleryPage(
    name: "context-menu", title: "Context menus",
    caption: "A finger that rests on a picture opens its menu, and so do the pointer's secondary "
      + "button and, for the first picture, the menu key.",
    space: CGSize(width: 300, height: 292),
    specimens: [
      Specimen("UIMenu", note: "sections, images, a submenu, a destructive action") {
        $0.menu(.document, isFirst: true)
      },
      Specimen("userInterfaceStyle = .dark", note: "a disabled action") {
        $0.menu(.document, in: .dark)
      },
      Specimen("forceRightToLeft") { $0.menu(.document, isReversed: true) },
      Specimen("singleSelection", note: "check marks and subtitles") { $0.menu(.sorting) },
      Specimen("preferredElementSize", note: ".medium, .small and .large") { $0.menu(.sizes) },
      Specimen("UIDeferredMenuElement", note: "until its elements are provided") {
        $0.menu(.deferred, in: .dark)
      },
    ])
}

extension Stage {
  /// Adds a picture with a menu, and shows the menu's list on it.
  fileprivate func menu(
    _ menu: UIMenu, in style: UIUserInterfaceStyle = .light, isReversed: Bool = false,
    isFirst: Bool = false
  ) {
    let card = MenuCard(frame: view.bounds, menu: menu)
    card.isFirst = isFirst
    card.overrideUserInterfaceStyle = style
    card.semanticContentAttribute = isReversed ? .forceRightToLeft : .unspecified
    let list = MenuListView(showing: menu, isRightToLeft: isReversed)
    list.isUserInteractionEnabled = false
    list.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    list.transform = CGAffineTransform(scaleX: unit, y: unit)
    card.addSubview(list)
    view.addSubview(card)
  }
}

/// A picture with a context menu.
private final class MenuCard: UIView, UIContextMenuInteractionDelegate {
  private let menu: UIMenu
  /// Whether the menu key opens this card's menu.
  var isFirst = false

  init(frame: CGRect, menu: UIMenu) {
    self.menu = menu
    super.init(frame: frame)
    layer.cornerRadius = 8
    clipsToBounds = true
    addInteraction(UIContextMenuInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.drawPostcard(in: bounds)
  }

  override var canBecomeFirstResponder: Bool { isFirst }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if isFirst { becomeFirstResponder() }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(previewProvider: nil) { [menu] _ in menu }
  }
}

extension UIMenu {
  private static func action(
    _ title: String, _ symbol: MenuSymbol? = nil, _ attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, subtitle: String? = nil
  ) -> UIAction {
    UIAction(
      title: title, subtitle: subtitle, image: symbol?.image, attributes: attributes, state: state
    ) { _ in }
  }

  fileprivate static var document: UIMenu {
    UIMenu(
      title: "Postcard",
      children: [
        action("Copy", .copy), action("Share", .share),
        UIMenu(title: "Sort", image: MenuSymbol.lines.image, children: sorting.children),
        UIMenu(
          options: .displayInline,
          children: [
            action("Rename", nil, .disabled), action("Delete", .trash, .destructive),
          ]),
      ])
  }

  fileprivate static var sorting: UIMenu {
    UIMenu(
      options: .singleSelection,
      children: [
        action("Name", state: .on, subtitle: "From A to Z"), action("Date"),
        action("Size", state: .mixed), action("A title that is too long for one line of a menu"),
      ])
  }

  fileprivate static var sizes: UIMenu {
    UIMenu(children: [
      UIMenu(
        options: .displayInline, preferredElementSize: .medium,
        children: [action("Copy", .copy), action("Share", .share), action("Sort", .lines)]),
      UIMenu(
        options: .displayInline, preferredElementSize: .small,
        children: [
          action("Copy", .copy), action("Share", .share), action("Sort", .lines),
          action("Delete", .trash, .destructive),
        ]),
      action("Duplicate", .copy),
    ])
  }

  fileprivate static var deferred: UIMenu {
    UIMenu(children: [
      action("Copy", .copy), UIDeferredMenuElement { _ in },
      UIMenu(title: "Albums", options: .displayInline, children: [action("Journeys")]),
    ])
  }
}

/// Symbols that the page draws for its menus.
private enum MenuSymbol {
  case copy, share, trash, lines

  @MainActor var image: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22)).image { _ in
      let path = path
      path.lineWidth = 1.6
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }

  @MainActor private var path: UIBezierPath {
    let path = UIBezierPath()
    switch self {
    case .copy:
      path.append(
        UIBezierPath(roundedRect: CGRect(x: 7, y: 7, width: 11, height: 13), cornerRadius: 2.5))
      path.lines([(4, 15), (4, 4), (13, 4)])
    case .share:
      path.lines([(7, 9), (4.5, 9), (4.5, 19.5), (17.5, 19.5), (17.5, 9), (15, 9)])
      path.lines([(11, 14), (11, 2.5)])
      path.lines([(7.5, 6), (11, 2.5), (14.5, 6)])
    case .trash:
      path.lines([(4, 6), (18, 6)])
      path.lines([(8.5, 6), (9, 3), (13, 3), (13.5, 6)])
      path.lines([(5.5, 6), (6.5, 19.5), (15.5, 19.5), (16.5, 6)])
      path.lines([(9, 9.5), (9.3, 16.5)])
      path.lines([(13, 9.5), (12.7, 16.5)])
    case .lines:
      path.lines([(3, 6), (19, 6)])
      path.lines([(6, 11), (16, 11)])
      path.lines([(9, 16), (13, 16)])
    }
    return path
  }
}

extension UIBezierPath {
  fileprivate func lines(_ points: [(CGFloat, CGFloat)]) {
    for (index, (x, y)) in points.enumerated() {
      let point = CGPoint(x: x, y: y)
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }
}
