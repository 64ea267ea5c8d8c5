import CoreGraphics
import Foundation

extension TextRun {
  /// `text` in the font and colour that `attributes` say: 12 points of the system's, and black, else.
  init(_ text: String, attributes: [NSAttributedString.Key: Any]?) {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let color = attributes?[.foregroundColor] as? UIColor ?? .black
    self.init(text, font: font.fontDescription, color: color.cgColor)
  }
}

extension [TextRun] {
  /// The size of the text, broken only where it says so, in points.
  func measured() -> CGSize {
    TextLayout(self, options: TextOptions(lineLimit: 0)).size
  }

  /// Draws in the current context, if there is one.
  func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    TextLayout(self, options: TextOptions(lineLimit: 0)).draw(in: context, at: point)
  }

  /// Draws in the current context, if there is one, wrapped and clipped.
  func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let box = rect.standardized
    let layout = TextLayout(self, options: TextOptions(width: box.width, lineLimit: 0))
    context.saveGState()
    context.clip(to: box)
    layout.draw(in: context, at: box.origin)
    context.restoreGState()
  }
}
