import CoreGraphics
import Foundation

/// The properties of a text field other than its text.
struct TextFieldContent {
  var attributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label,
  ]
  var placeholder: String?
  var styledPlaceholder: NSAttributedString?
  var markedStyle: [NSAttributedString.Key: Any]?
  var alignment = NSTextAlignment.natural
  var direction = NSWritingDirection.natural
  var adjustsFontSize = false
  var minimumFontSize: CGFloat = 0
  var borderStyle = UITextField.BorderStyle.none
  /// Whether a rounded border is that of a search field: filled, without a line.
  var isSearch = false
  var background: UIImage?
  var disabledBackground: UIImage?
  var clearButtonMode = UITextField.ViewMode.never
  var leftView: UIView?
  var leftViewMode = UITextField.ViewMode.never
  var rightView: UIView?
  var rightViewMode = UITextField.ViewMode.never

  var font: UIFont {
    attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
  }
}

/// The views of a text field.
@MainActor final class TextFieldParts {
  let border = TextFieldBorder()
  let canvas = TextFieldCanvas()
  let selection = TextSelectionViews()
  let clearButton = TextFieldClearButton()

  var all: [UIView] {
    [border, selection.background, canvas, selection.caret, clearButton] + selection.handles
  }
}

/// The text of a field, laid out in one line.
struct TextFieldLine {
  let layout: TextLayout
  /// The offsets in the text of its characters if each is shown as a bullet.
  let bullets: [Int]?
  /// The text with its end replaced by an ellipsis, and the width to which it was limited.
  var truncated: (layout: TextLayout, width: CGFloat)?
}

/// Draws the text of a field.
final class TextFieldCanvas: UIView {
  weak var field: UITextField?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    clipsToBounds = true
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { field?.paint(in: bounds) }
}

/// The edge of a field, and what fills it.
final class TextFieldBorder: UIView {
  private static let radius: CGFloat = 5
  private static let searchRadius: CGFloat = 10
  private let picture = UIImageView()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ style: UITextField.BorderStyle, image: UIImage?, isSearch: Bool) {
    if isSearch, style == .roundedRect { return showSearch(image) }
    let line = 1 / max(contentScaleFactor, 1)
    let edge = UIColor {
      $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.2) : UIColor(white: 0, alpha: 0.2)
    }
    picture.image = style == .roundedRect ? nil : image
    picture.frame = bounds
    layer.cornerRadius = style == .roundedRect ? Self.radius : 0
    let isPlain = style == .none || picture.image != nil
    layer.borderWidth = isPlain ? 0 : style == .line ? 1 : line
    layer.borderColor =
      (style == .line ? UIColor.label : edge).resolvedColor(with: traitCollection).cgColor
    backgroundColor = isPlain || style == .line ? nil : .systemBackground
  }

  private func showSearch(_ image: UIImage?) {
    picture.image = image
    picture.frame = bounds
    layer.cornerRadius = image == nil ? Self.searchRadius : 0
    layer.cornerCurve = .continuous
    layer.borderWidth = 0
    backgroundColor = image == nil ? .tertiarySystemFill : nil
  }
}

/// Removes the text of a field: a cross in a disk.
final class TextFieldClearButton: UIControl {
  private static let diameter: CGFloat = 15

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// The picture in place of the cross; nil for the cross.
  var image: UIImage? { didSet { setNeedsDisplay() } }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }

  override func draw(_ rect: CGRect) {
    let disk = CGRect(
      x: bounds.midX - Self.diameter / 2, y: bounds.midY - Self.diameter / 2,
      width: Self.diameter, height: Self.diameter)
    if let image {
      let place = CGPoint(
        x: bounds.midX - image.size.width / 2, y: bounds.midY - image.size.height / 2)
      return image.draw(at: place)
    }
    UIColor.systemGray.setFill()
    UIBezierPath(ovalIn: disk).fill()
    let cross = disk.insetBy(dx: Self.diameter * 0.32, dy: Self.diameter * 0.32)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: cross.minX, y: cross.minY))
    path.addLine(to: CGPoint(x: cross.maxX, y: cross.maxY))
    path.move(to: CGPoint(x: cross.maxX, y: cross.minY))
    path.addLine(to: CGPoint(x: cross.minX, y: cross.maxY))
    path.lineWidth = 1.25
    path.lineCapStyle = .round
    UIColor.systemBackground.setStroke()
    path.stroke()
  }
}
