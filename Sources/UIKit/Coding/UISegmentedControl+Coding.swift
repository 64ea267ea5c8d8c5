import Foundation

extension UISegmentedControl {
  private enum Key {
    static let count = "UISegmentCount"
    static let selection = "UISelectedSegmentIndex"
    static let isMomentary = "UISegmentedControlMomentary"
    static let apportions = "UIApportionsSegmentWidthsByContent"
    static let tint = "UISelectedSegmentTintColor"

    static func value(_ name: String, _ index: Int) -> String { "UISegment\(name)-\(index)" }
  }

  /// Actions are not archived, but their titles and images are.
  final func encodeSegments(with coder: NSCoder) {
    coder.encode(numberOfSegments, forKey: Key.count)
    for (index, segment) in segments.enumerated() {
      coder.encode(titleForSegment(at: index) as NSString?, forKey: Key.value("Title", index))
      coder.encode(imageForSegment(at: index), forKey: Key.value("Image", index))
      coder.encode(Double(segment.width), forKey: Key.value("Width", index))
      coder.encode(NSValue(cgSize: segment.offset), forKey: Key.value("Offset", index))
      coder.encode(segment.isEnabled, forKey: Key.value("Enabled", index))
    }
    coder.encode(selectedSegmentIndex, forKey: Key.selection)
    coder.encode(isMomentary, forKey: Key.isMomentary)
    coder.encode(apportionsSegmentWidthsByContent, forKey: Key.apportions)
    coder.encode(selectedSegmentTintColor, forKey: Key.tint)
  }

  final func decodeSegments(with coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Key.count) else {
      return
    }
    for index in 0..<min(max(coder.decodeInteger(forKey: Key.count), 0), 1000) {
      let title = coder.decodeObject(of: NSString.self, forKey: Key.value("Title", index))
      let offset = coder.decodeObject(of: NSValue.self, forKey: Key.value("Offset", index))
      let segment = SegmentContent(
        title: title as String?,
        image: coder.decodeObject(of: UIImage.self, forKey: Key.value("Image", index)),
        width: CGFloat(coder.decodeDouble(forKey: Key.value("Width", index))),
        offset: offset?.cgSizeValue ?? .zero,
        isEnabled: coder.decodeBool(forKey: Key.value("Enabled", index)))
      insert(segment, at: index, false)
    }
    isMomentary = coder.decodeBool(forKey: Key.isMomentary)
    apportionsSegmentWidthsByContent = coder.decodeBool(forKey: Key.apportions)
    selectedSegmentTintColor = coder.decodeObject(of: UIColor.self, forKey: Key.tint)
    let selection = coder.decodeInteger(forKey: Key.selection)
    if selection < numberOfSegments { selectedSegmentIndex = selection }
  }
}
