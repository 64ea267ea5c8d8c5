import Foundation
import UIKit

/// Shows source code in the largest font size that fits the bounds.
final class CodeView: UIView {
  private let lines: [Substring]

  init(frame: CGRect, code: String) {
    lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let inset = bounds.width * 0.04
    let panel = UIBezierPath(roundedRect: bounds, cornerRadius: inset / 2)
    context.fill(panel, UIColor(hex: 0x0F1635))
    let font = fittingFont(bounds.insetBy(dx: inset, dy: inset).size)
    let height = font.pointSize * Self.leading
    var y = ((bounds.height - height * CGFloat(lines.count)) / 2).rounded()
    for line in lines {
      Self.highlighted(String(line), font).draw(at: CGPoint(x: inset, y: y))
      y += height
    }
  }

  private static let leading: CGFloat = 1.42

  private func fittingFont(_ available: CGSize) -> UIFont {
    let sample = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    let widest = lines.map { String($0).size(withAttributes: [.font: sample]).width }.max() ?? 1
    let size = min(
      10 * available.width / max(widest, 1),
      available.height / (CGFloat(lines.count) * Self.leading))
    return sample.withSize(size)
  }

  private static let keywords: Set<String> = [
    "func", "private", "let", "var", "override", "class", "final", "init", "super", "self",
    "required", "isolated", "deinit", "nil", "import", "return", "if", "true", "false",
  ]

  /// Returns a line with syntax highlighting.
  private static func highlighted(_ line: String, _ font: UIFont) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    func append(_ part: String, _ color: UIColor) {
      text.append(
        NSAttributedString(string: part, attributes: [.font: font, .foregroundColor: color]))
    }
    let code = line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
    var word = ""
    for character in code + "\n" {
      if character.isLetter || character.isNumber {
        word.append(character)
        continue
      }
      if !word.isEmpty { append(word, color(of: word)) }
      word = ""
      if character != "\n" { append(String(character), GalleryStyle.muted) }
    }
    if code.count < line.count {
      append(String(line.dropFirst(code.count)), DemoPalette.moss.darker(0.15))
    }
    return text
  }

  private static func color(of word: String) -> UIColor {
    if keywords.contains(word) { return DemoPalette.rose }
    if word.first?.isUppercase == true { return DemoPalette.sky.lighter(0.2) }
    return DemoPalette.ivory
  }
}

extension Stage {
  /// Fills the stage with source code.
  func code(_ text: String) {
    view.addSubview(CodeView(frame: view.bounds, code: text))
  }
}
