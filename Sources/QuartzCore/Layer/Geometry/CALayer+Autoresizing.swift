import Foundation
import LayerTree

/// What of a layer follows the size of its superlayer; min is the side of the smaller number.
///
/// Source: Apple, "CAAutoresizingMask".
public struct CAAutoresizingMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let layerMinXMargin = CAAutoresizingMask(rawValue: 1)
  public static let layerWidthSizable = CAAutoresizingMask(rawValue: 2)
  public static let layerMaxXMargin = CAAutoresizingMask(rawValue: 4)
  public static let layerMinYMargin = CAAutoresizingMask(rawValue: 8)
  public static let layerHeightSizable = CAAutoresizingMask(rawValue: 16)
  public static let layerMaxYMargin = CAAutoresizingMask(rawValue: 32)
}

extension CALayer {
  /// What of the layer follows the size of its superlayer. Flexible parts get equal shares of a
  /// change, and the edges come to lie on whole points. Default: none.
  public var autoresizingMask: CAAutoresizingMask {
    get { CAAutoresizingMask(rawValue: UInt32(resizing.rawValue)) }
    set { resizing = AutoresizingMask(rawValue: UInt8(newValue.rawValue & 63)) }
  }

  /// Lets sublayers follow a change of size. Those that a sublayer's own change brings about wait
  /// until the layer's are done: trees may be deeper than the stack.
  func sizeDidChange(from oldSize: CGSize) {
    // Sublayers that have not followed yet follow from where they are.
    guard !dirt.contains(.resize) else { return }
    dirt.insert(.resize)
    Resizes.waiting.append((self, oldSize))
    guard !Resizes.isRunning else { return }
    Resizes.isRunning = true
    var next = 0
    while next < Resizes.waiting.count {
      let (layer, oldSize) = Resizes.waiting[next]
      next += 1
      layer.dirt.remove(.resize)
      guard layer.bounds.size != oldSize else { continue }
      layer.resizeSublayers(withOldSize: oldSize)
    }
    Resizes.waiting.removeAll(keepingCapacity: next < 64)
    Resizes.isRunning = false
  }

  func followSuperlayer(from oldSize: CGSize) {
    guard !resizing.isEmpty, let newSize = superlayer?.bounds.size else { return }
    let past = frame
    let next = autoresized(
      past, from: oldSize, to: newSize, mask: resizing, rule: .equalShares)
    if next != past, next.isFinite { frame = next }
  }
}

@MainActor private enum Resizes {
  /// Layers whose sublayers do not know their size yet, and the size that these know.
  static var waiting: [(layer: CALayer, oldSize: CGSize)] = []
  static var isRunning = false
}
