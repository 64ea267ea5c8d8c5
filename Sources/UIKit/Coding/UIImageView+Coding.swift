import Foundation

extension UIImageView {
  private enum Key {
    static let image = "UIImage"
    static let highlightedImage = "UIHighlightedImage"
    static let isHighlighted = "UIHighlighted"
    static let animationImages = "UIAnimationImages"
    static let highlightedAnimationImages = "UIHighlightedAnimationImages"
    static let animationDuration = "UIAnimationDuration"
    static let animationRepeatCount = "UIAnimationRepeatCount"
  }

  final func encodeImages(with coder: NSCoder) {
    coder.encode(image, forKey: Key.image)
    coder.encode(highlightedImage, forKey: Key.highlightedImage)
    coder.encode(isHighlighted, forKey: Key.isHighlighted)
    coder.encode(animationImages as NSArray?, forKey: Key.animationImages)
    coder.encode(highlightedAnimationImages as NSArray?, forKey: Key.highlightedAnimationImages)
    coder.encode(animationDuration, forKey: Key.animationDuration)
    coder.encode(animationRepeatCount, forKey: Key.animationRepeatCount)
  }

  final func decodeImages(with coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Key.isHighlighted)
    else { return }
    func images(_ key: String) -> [UIImage]? {
      coder.decodeObject(of: [NSArray.self, UIImage.self], forKey: key) as? [UIImage]
    }
    image = coder.decodeObject(of: UIImage.self, forKey: Key.image)
    highlightedImage = coder.decodeObject(of: UIImage.self, forKey: Key.highlightedImage)
    animationImages = images(Key.animationImages)
    highlightedAnimationImages = images(Key.highlightedAnimationImages)
    animationDuration = coder.decodeDouble(forKey: Key.animationDuration)
    animationRepeatCount = coder.decodeInteger(forKey: Key.animationRepeatCount)
    isHighlighted = coder.decodeBool(forKey: Key.isHighlighted)
  }
}
