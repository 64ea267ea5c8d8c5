import UIKit

extension GalleryPage {
  static let editMenu = GalleryPage(
    name: "edit-menu", title: "Edit menus",
    caption: "A tap on a word opens a bar with what can be done with it; the pointer's secondary "
      + "button opens a list.",
    space: CGSize(width: 300, height: 130),
    specimens: [
      Specimen("UIEditMenuInteraction", note: "above its target, with the arrow down") {
        $0.editMenu(at: 92)
      },
      Specimen("userInterfaceStyle = .dark") { $0.editMenu(at: 92, in: .dark) },
      Specimen("below", note: "where there is no room above") { $0.editMenu(at: 30) },
      Specimen("pages", note: "a bar that is too wide has arrows to its other pages") {
        $0.editMenu(at: 92, .wide)
      },
      Specimen("forceRightToLeft", note: "a bar with pages begins on the right") {
        $0.editMenu(at: 92, .wide, isReversed: true)
      },
      Specimen("UIMenu in the bar", note: "opens a list, such as those of context menus") {
        $0.editMenu(at: 92, .submenu, in: .dark)
      },
    ])
}

extension Stage {
  /// Adds a word with an edit menu, and shows the menu's bar beside it.
  fileprivate func editMenu(
    at y: CGFloat, _ menu: UIMenu = .edit, in style: UIUserInterfaceStyle = .light,
    isReversed: Bool = false
  ) {
    // The bar has its natural size in a superview of the stage's size in units.
    let page = UIView(frame: CGRect(origin: .zero, size: space))
    page.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    page.transform = CGAffineTransform(scaleX: unit, y: unit)
    page.backgroundColor = .secondarySystemBackground
    page.layer.cornerRadius = 8
    page.clipsToBounds = true
    page.overrideUserInterfaceStyle = style
    page.semanticContentAttribute = isReversed ? .forceRightToLeft : .unspecified
    let word = EditableWord(
      frame: CGRect(x: space.width / 2 - 34, y: y - 12, width: 68, height: 24), menu: menu)
    word.semanticContentAttribute = page.semanticContentAttribute
    page.addSubview(word)
    let bar = EditMenuBar(showing: menu, at: word.frame, in: page)
    bar.isUserInteractionEnabled = false
    page.addSubview(bar)
    view.addSubview(page)
  }
}

/// A selected word with an edit menu.
private final class EditableWord: UILabel, UIEditMenuInteractionDelegate {
  private let menu: UIMenu
  private lazy var interaction = UIEditMenuInteraction(delegate: self)

  init(frame: CGRect, menu: UIMenu) {
    self.menu = menu
    super.init(frame: frame)
    text = "quartz"
    textAlignment = .center
    backgroundColor = UIColor.systemBlue.withAlphaComponent(0.25)
    isUserInteractionEnabled = true
    addInteraction(interaction)
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tap", EditableWord.tap)))
  }

  required init?(coder: NSCoder) { nil }

  private func tap() {
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(
        identifier: nil, sourcePoint: CGPoint(x: bounds.midX, y: bounds.midY)))
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { menu }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { bounds }
}

extension UIMenu {
  private static func actions(_ titles: String...) -> [UIAction] {
    titles.map { UIAction(title: $0) { _ in } }
  }

  fileprivate static var edit: UIMenu { UIMenu(children: actions("Cut", "Copy", "Paste")) }

  fileprivate static var wide: UIMenu {
    UIMenu(
      children: actions("Cut", "Copy", "Paste", "Select All", "Look Up", "Translate", "Share…"))
  }

  fileprivate static var submenu: UIMenu {
    UIMenu(
      children: actions("Copy") + [
        UIMenu(title: "Format", children: actions("Bold", "Italic", "Underline"))
      ])
  }
}
