import CoreGraphics

/// Shows the text around the caret enlarged, above the finger that hides it.
@MainActor final class TextLoupe {
  private static let size = CGSize(width: 110, height: 44)
  private static let scale: CGFloat = 1.25
  /// From the middle of the caret to that of the loupe. Points.
  private static let distance: CGFloat = 52

  private unowned let source: UIView
  private let frame = UIView(frame: CGRect(origin: .zero, size: TextLoupe.size))
  private let picture = UIImageView(frame: CGRect(origin: .zero, size: TextLoupe.size))

  /// Creates a loupe in the window of a view; nil if that is in none.
  init?(over view: UIView) {
    guard let window = view.window else { return nil }
    source = view
    frame.isUserInteractionEnabled = false
    frame.layer.cornerRadius = Self.size.height / 2
    frame.layer.shadowOpacity = 0.25
    frame.layer.shadowRadius = 6
    frame.layer.shadowOffset = CGSize(width: 0, height: 3)
    frame.backgroundColor = .systemBackground
    frame.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
    picture.layer.cornerRadius = Self.size.height / 2
    picture.clipsToBounds = true
    picture.layer.borderWidth = 0.5
    picture.layer.borderColor = UIColor.separator.cgColor
    frame.addSubview(picture)
    window.addSubview(frame)
  }

  /// Shows the surroundings of a caret at the finger's x coordinate, in the view's coordinates.
  func move(to point: CGPoint, caret: CGRect) {
    guard let window = frame.superview else { return }
    let middle = CGPoint(
      x: min(max(point.x, source.bounds.minX), source.bounds.maxX), y: caret.midY)
    var place = source.convert(middle, to: window)
    place.y = max(place.y - Self.distance, Self.size.height / 2)
    frame.center = place
    let format = UIGraphicsImageRendererFormat()
    format.scale = source.contentScaleFactor
    picture.image = UIGraphicsImageRenderer(size: Self.size, format: format).image { context in
      let canvas = context.cgContext
      canvas.translateBy(x: Self.size.width / 2, y: Self.size.height / 2)
      canvas.scaleBy(x: Self.scale, y: Self.scale)
      canvas.translateBy(x: -middle.x, y: -middle.y)
      source.layer.render(in: canvas)
    }
  }

  func remove() {
    frame.removeFromSuperview()
  }
}
