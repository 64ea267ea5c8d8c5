import UIKit

extension GalleryPage {
  static let buttons = GalleryPage(
    name: "buttons", title: "Buttons",
    caption: "Each configuration in each state; types, sizes, subtitles and menus.",
    space: CGSize(width: 316, height: 198),
    specimens: [
      Specimen("UIButton.Configuration", note: "normal, highlighted, selected, disabled") {
        $0.configurations()
      },
      Specimen("the same", note: ".dark") { $0.configurations(in: .dark) },
      Specimen("imagePlacement, subtitle") { $0.contents() },
      Specimen("forceRightToLeft") { $0.contents(isReversed: true) },
      Specimen("UIButton(type:)", note: "normal, highlighted, disabled") { $0.types() },
      Specimen("buttonSize, cornerStyle, role, menu") { $0.sizes() },
    ])
}

extension Stage {
  fileprivate func configurations(in style: UIUserInterfaceStyle = .light) {
    let panel = panel(in: style)
    let all: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
    let buttons = all.flatMap { configuration in
      (0..<4).map { index in
        var configuration = configuration
        configuration.title = "Button"
        let button = UIButton(configuration: configuration)
        button.isHighlighted = index == 1
        button.isSelected = index == 2
        button.isEnabled = index != 3
        button.bounds.size.width = 64
        button.configuration?.contentInsets.leading = 4
        button.configuration?.contentInsets.trailing = 4
        return button
      }
    }
    panel.addFlowing(buttons, spacing: 9)
  }

  fileprivate func contents(isReversed: Bool = false) {
    let panel = panel(isReversed: isReversed)
    func button(
      _ placement: NSDirectionalRectEdge,
      _ change: (inout UIButton.Configuration) -> Void = { _ in }
    ) -> UIButton {
      var configuration = UIButton.Configuration.tinted()
      configuration.title = "Like"
      configuration.image = UIImage(systemName: "heart.fill")
      configuration.imagePadding = 6
      configuration.buttonSize = .small
      configuration.imagePlacement = placement
      change(&configuration)
      return UIButton(configuration: configuration)
    }
    panel.addFlowing([
      button(.leading), button(.trailing), button(.top), button(.bottom),
      button(.leading) {
        $0.subtitle = "3 others"
        $0.cornerStyle = .large
      },
      button(.leading) { $0.showsActivityIndicator = true },
      button(.leading) { $0.title = nil },
    ])
  }

  fileprivate func types() {
    let panel = panel()
    let types: [UIButton.ButtonType] = [
      .system, .custom, .detailDisclosure, .contactAdd, .close,
    ]
    let buttons = types.flatMap { type in
      (0..<3).map { index in
        let button = UIButton(type: type)
        if type == .system || type == .custom {
          button.setTitle(type == .system ? "System" : "Custom", for: .normal)
        }
        if type == .custom { button.setTitleColor(.label, for: .normal) }
        button.isHighlighted = index == 1
        button.isEnabled = index != 2
        button.sizeToFit()
        button.bounds.size.width = max(button.bounds.width, 84)
        return button
      }
    }
    panel.addFlowing(buttons, spacing: 8)
  }

  fileprivate func sizes() {
    let panel = panel()
    let sizes: [UIButton.Configuration.Size] = [.mini, .small, .medium, .large]
    var buttons = sizes.map { size in
      var configuration = UIButton.Configuration.filled()
      configuration.buttonSize = size
      configuration.title = "Go"
      return UIButton(configuration: configuration)
    }
    var capsule = UIButton.Configuration.filled()
    capsule.cornerStyle = .capsule
    capsule.title = "Delete"
    let delete = UIButton(configuration: capsule)
    delete.role = .destructive
    let popup = UIButton(configuration: .gray())
    popup.menu = UIMenu(children: [
      UIAction(title: "Large", state: .on) { _ in }, UIAction(title: "Small") { _ in },
    ])
    popup.showsMenuAsPrimaryAction = true
    popup.changesSelectionAsPrimaryAction = true
    popup.sizeToFit()
    var toggled = UIButton.Configuration.gray()
    toggled.title = "Toggle"
    let toggle = UIButton(configuration: toggled)
    toggle.changesSelectionAsPrimaryAction = true
    buttons += [delete, popup, toggle]
    panel.addFlowing(buttons)
  }
}
