import UIKit

/// A picture on the wall of the works, with its title. A touch or a key opens it.
final class WorkTile: UIControl {
  let work: Work
  private let picture = PaintingView(frame: .zero)
  private let title = UILabel()
  private let artist = UILabel()

  init(_ work: Work) {
    self.work = work
    super.init(frame: .zero)
    picture.painting = work.painting
    title.text = work.title
    title.font = .museum(15, .semibold)
    title.textColor = MuseumPalette.ink
    artist.text = "\(work.artist.name), \(work.year)"
    artist.font = .systemFont(ofSize: 13)
    artist.textColor = MuseumPalette.faded
    isAccessibilityElement = true
    accessibilityLabel = "\(work.title), \(work.artist.name), \(work.year)"
    accessibilityTraits = .button
    for view in [picture, title, artist] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  private static let captionHeight: CGFloat = 52

  func height(forWidth width: CGFloat) -> CGFloat {
    (width / work.painting.aspect).rounded() + Self.captionHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height - Self.captionHeight
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(height, 0))
    title.frame = CGRect(x: 0, y: height + 9, width: bounds.width, height: 22)
    artist.frame = CGRect(x: 0, y: height + 31, width: bounds.width, height: 17)
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) {
        self.picture.alpha = self.isHighlighted ? 0.7 : 1
      }
    }
  }
}

extension UIFont {
  /// The font of titles: one with serifs.
  static func museum(_ size: CGFloat, _ weight: Weight = .regular) -> UIFont {
    let plain = UIFont.systemFont(ofSize: size, weight: weight)
    return plain.fontDescriptor.withDesign(.serif).map { UIFont(descriptor: $0, size: size) }
      ?? plain
  }
}
