import UIKit

extension GalleryPage {
  static let missingContent = GalleryPage(
    name: "missing-content", title: "Missing content",
    caption: "UIContentUnavailableConfiguration: what a view shows instead of its content.",
    space: CGSize(width: 240, height: 290),
    specimens: [
      Specimen("empty()", note: "image, text, buttons") { $0.missing(.favorites) },
      Specimen("alignment", note: ".natural") { $0.missing(.favorites(.natural)) },
      Specimen("loading()") { $0.missing(.loading()) },
      Specimen("search()") { $0.missing(.search()) },
      Specimen("empty()", note: ".dark") { $0.missing(.favorites, in: .dark) },
      Specimen("alignment", note: ".natural, from right to left") {
        $0.missing(.favorites(.natural), isReversed: true)
      },
    ])
}

extension UIContentUnavailableConfiguration {
  fileprivate static var favorites: Self { favorites(.center) }

  fileprivate static func favorites(_ alignment: Alignment) -> Self {
    var configuration = Self.empty()
    configuration.image = UIImage(systemName: "star.fill")
    configuration.text = "No Favorites"
    configuration.secondaryText = "What you mark with a star is here."
    (configuration.button, configuration.button.title) = (.filled(), "Add")
    configuration.secondaryButton.title = "Learn More"
    configuration.alignment = alignment
    return configuration
  }
}

extension Stage {
  fileprivate func missing(
    _ configuration: UIContentUnavailableConfiguration, in style: UIUserInterfaceStyle = .light,
    isReversed: Bool = false
  ) {
    let panel = panel(in: style)
    // The parts of the view follow this trait, and not its semantic content attribute.
    if isReversed { panel.traitOverrides.layoutDirection = .rightToLeft }
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = panel.bounds
    panel.addSubview(view)
  }
}
