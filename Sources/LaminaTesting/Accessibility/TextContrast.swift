import Foundation
import UIKit

/// How much the color of a text differs from the one behind it.
///
/// Source: W3C, "Web Content Accessibility Guidelines 2.2", "contrast ratio".
@MainActor struct TextContrast {
  let ratio: Double
  /// The least ratio for a text of this size.
  let limit: Double

  /// nil where there is no text, its color is one that the system chooses for buttons or less important texts,
  /// or what is behind it is a picture.
  init?(of label: UILabel) {
    guard label.text?.isEmpty == false, label.isEnabled, !label.frame.isEmpty,
      let color = label.textColor, !Self.systemColors.contains(color),
      let background = Self.background(of: label)
    else { return nil }
    let own = unsafe label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    let text = Self.Paint(own as? UIColor ?? color, in: label)
    ratio = Self.ratio(text.over(background), background)
    limit = Self.isLarge(label.font) ? 3 : 4.5
  }

  var isLow: Bool { ratio < limit }

  var description: String {
    String(format: "the contrast is %.1f:1, less than %.1f:1", ratio, limit)
  }

  private static let systemColors: [UIColor] = [
    .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .clear,
    .systemBlue, .systemRed, .link,
  ]

  /// Text from 18 points, or bold text from 14 points.
  private static func isLarge(_ font: UIFont?) -> Bool {
    guard let font else { return false }
    let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    return font.pointSize >= (isBold ? 14 : 18)
  }

  // MARK: Colors

  @MainActor private struct Paint {
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)

    init(_ color: UIColor, in view: UIView) {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      let resolved = color.resolvedColor(with: view.traitCollection)
      resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      (self.red, self.green, self.blue) = (Double(red), Double(green), Double(blue))
      self.alpha = Double(alpha * view.alpha)
    }

    func over(_ other: Paint) -> Paint {
      var paint = other
      paint.red = red * alpha + other.red * (1 - alpha)
      paint.green = green * alpha + other.green * (1 - alpha)
      paint.blue = blue * alpha + other.blue * (1 - alpha)
      return paint
    }

    var luminance: Double {
      func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
  }

  private static func ratio(_ first: Paint, _ second: Paint) -> Double {
    let (a, b) = (first.luminance, second.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The color at the middle of a text without it; nil if something other than a color is drawn there.
  private static func background(of label: UILabel) -> Paint? {
    var paints: [Paint] = []
    for view in label.viewsBehind {
      if view.drawsPicture { return nil }
      guard let color = view.backgroundColor else { continue }
      paints.append(Paint(color, in: view))
      guard paints[paints.count - 1].alpha >= 0.999 else { continue }
      let last = paints.removeLast()
      return paints.reversed().reduce(last) { $1.over($0) }
    }
    return nil
  }
}

extension UIView {
  /// Whether what is behind the subviews is more than a color.
  fileprivate var drawsPicture: Bool {
    layer.contents != nil || self is UIVisualEffectView || self is UIImageView
      || layer is CAGradientLayer
  }

  /// The views that are drawn behind the middle of this one, from front to back.
  fileprivate var viewsBehind: [UIView] {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    var behind: [UIView] = [self]
    var current = self
    while let parent = current.superview {
      let place = convert(middle, to: parent)
      for sibling in parent.subviews.prefix(while: { $0 !== current }).reversed() {
        behind += sibling.viewsDrawn(at: parent.convert(place, to: sibling))
      }
      behind.append(parent)
      current = parent
    }
    return behind
  }

  /// The views of this tree that are drawn at a point, from front to back.
  private func viewsDrawn(at point: CGPoint) -> [UIView] {
    guard !isHidden, alpha > 0.01, bounds.contains(point) else { return [] }
    return subviews.reversed().flatMap { $0.viewsDrawn(at: convert(point, to: $0)) } + [self]
  }
}
