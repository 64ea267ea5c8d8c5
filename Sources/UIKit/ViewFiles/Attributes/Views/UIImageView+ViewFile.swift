import Foundation

extension ViewFileClass {
  static let imageView = ViewFileClass(
    "imageView", UIImageView.self,
    [
      .custom("preferredSymbolConfiguration", of: UIImageView.self) { view, reader in
        if let configuration = reader.symbolConfiguration("preferredSymbolConfiguration") {
          view.preferredSymbolConfiguration = configuration
        }
      },
      .image("image", \UIImageView.image),
      .image("highlightedImage", \UIImageView.highlightedImage),
      .bool("highlighted", \UIImageView.isHighlighted),
    ],
    members: [.property("image", \UIImageView.image)])
}
