import Foundation

extension UISlider {
  private enum Key {
    static let value = "UIValue"
    static let minimum = "UIMinValue"
    static let maximum = "UIMaxValue"
    static let isContinuous = "UIContinuous"
    static let minimumTint = "UISliderMinimumTrackTintColor"
    static let maximumTint = "UISliderMaximumTrackTintColor"
    static let thumbTint = "UISliderThumbTintColor"
    static let minimumImage = "UIMinimumValueImage"
    static let maximumImage = "UIMaximumValueImage"
  }

  final func encodeSlider(with coder: NSCoder) {
    coder.encode(value, forKey: Key.value)
    coder.encode(minimumValue, forKey: Key.minimum)
    coder.encode(maximumValue, forKey: Key.maximum)
    coder.encode(isContinuous, forKey: Key.isContinuous)
    coder.encode(minimumTrackTintColor, forKey: Key.minimumTint)
    coder.encode(maximumTrackTintColor, forKey: Key.maximumTint)
    coder.encode(thumbTintColor, forKey: Key.thumbTint)
    coder.encode(minimumValueImage, forKey: Key.minimumImage)
    coder.encode(maximumValueImage, forKey: Key.maximumImage)
  }

  final func decodeSlider(with coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Key.isContinuous)
    else { return }
    maximumValue = coder.decodeFloat(forKey: Key.maximum)
    minimumValue = coder.decodeFloat(forKey: Key.minimum)
    value = coder.decodeFloat(forKey: Key.value)
    isContinuous = coder.decodeBool(forKey: Key.isContinuous)
    minimumTrackTintColor = coder.decodeObject(of: UIColor.self, forKey: Key.minimumTint)
    maximumTrackTintColor = coder.decodeObject(of: UIColor.self, forKey: Key.maximumTint)
    thumbTintColor = coder.decodeObject(of: UIColor.self, forKey: Key.thumbTint)
    minimumValueImage = coder.decodeObject(of: UIImage.self, forKey: Key.minimumImage)
    maximumValueImage = coder.decodeObject(of: UIImage.self, forKey: Key.maximumImage)
  }
}
