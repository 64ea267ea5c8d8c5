import CoreGraphics
package import Foundation

// An archive of a layer contains the properties that differ from a new layer's, the values of other
// keys, the mask and the sublayers. It does not contain animations, drawn bitmaps, or a delegate
// without coding.

extension CALayer {
  private enum ArchiveKey {
    static let otherValues = "otherValues"
    /// The number of sublayers.
    static let sublayers = "sublayerCount"
    static func sublayer(_ index: Int) -> String { "sublayer.\(index)" }
    static let mask = "mask"
    static let delegate = "delegate"
    static let needsDisplay = "needsDisplay"
  }

  /// The keys of properties that are encoded directly; the others are handled separately or are
  /// derived.
  private var plainKeys: [String] {
    let others: Set = ["sublayers", "mask", "delegate", "frame", "style"]
    return archivedKeys.filter { !others.contains($0) }
  }

  /// Encodes the properties that differ from a new layer's, except for `omitted`, and the values
  /// that were set for other keys.
  package func encodeProperties(with coder: NSCoder, except omitted: Set<String> = []) {
    for key in plainKeys where !omitted.contains(key) {
      guard let value = value(forKey: key), !isDefaultValue(value, forKey: key) else { continue }
      if let archived = ArchivedValue(value) { coder.encode(archived, forKey: key) }
    }
    if let style, let values = style as? [String: Any], let archived = ArchivedValue(values) {
      coder.encode(archived, forKey: "style")
    }
    if let keyedValues, let archived = ArchivedValue(keyedValues) {
      coder.encode(archived, forKey: ArchiveKey.otherValues)
    }
    coder.encode(hasBackingStore || needsDisplay(), forKey: ArchiveKey.needsDisplay)
  }

  /// Sets the properties found in an archive, without actions.
  package func decodeProperties(with coder: NSKeyedUnarchiver) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for key in plainKeys + ["style"] where coder.containsValue(forKey: key) {
      let archived = coder.decodeObject(of: ArchivedValue.self, forKey: key)
      if let archived { setValue(archived.value, forKey: key) }
    }
    if coder.containsValue(forKey: ArchiveKey.otherValues) {
      let others = coder.decodeObject(of: ArchivedValue.self, forKey: ArchiveKey.otherValues)
      for (key, value) in others?.value as? [String: Any] ?? [:] { setValue(value, forKey: key) }
    }
    if coder.decodeBool(forKey: ArchiveKey.needsDisplay) { setNeedsDisplay() }
    CATransaction.commit()
  }

  func encodeLayer(with coder: NSCoder) {
    encodeProperties(with: coder)
    if let owner = delegate as? any NSCoding {
      coder.encodeConditionalObject(owner, forKey: ArchiveKey.delegate)
    }
    if let mask = extras?.mask {
      DeepRecursion.descend { coder.encode(mask, forKey: ArchiveKey.mask) }
    }
    let sublayers = links.children.elements()
    coder.encode(sublayers.count, forKey: ArchiveKey.sublayers)
    // Sublayers are encoded one by one, since an archiver compares each array with all others of
    // the same length.
    for (index, layer) in sublayers.enumerated() {
      DeepRecursion.descend { coder.encode(layer, forKey: ArchiveKey.sublayer(index)) }
    }
  }

  func decodeLayer(with coder: NSCoder) {
    // Other coders cannot be asked for the keys that they contain.
    guard let coder = coder as? NSKeyedUnarchiver else { return }
    decodeProperties(with: coder)
    if coder.containsValue(forKey: ArchiveKey.delegate) {
      delegate = coder.decodeObject(forKey: ArchiveKey.delegate) as? any CALayerDelegate
    }
    if coder.containsValue(forKey: ArchiveKey.mask) {
      mask = DeepRecursion.descend {
        coder.decodeObject(of: CALayer.self, forKey: ArchiveKey.mask)
      }
    }
    for index in 0..<max(coder.decodeInteger(forKey: ArchiveKey.sublayers), 0) {
      let key = ArchiveKey.sublayer(index)
      guard coder.containsValue(forKey: key) else { break }
      let layer = DeepRecursion.descend { coder.decodeObject(of: CALayer.self, forKey: key) }
      if let layer { addSublayer(layer) }
    }
  }
}
