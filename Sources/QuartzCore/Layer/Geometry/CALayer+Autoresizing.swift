import CoreGraphics
import Foundation

/// The margins and sides of a layer that change with the size of its superlayer; min is the side of
/// the smaller coordinate.
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
  /// Resizes the sublayers after a change of size. Changes that this causes further down are
  /// queued, since trees may be deeper than the stack.
  func sizeDidChange(from oldSize: CGSize) {
    // A pending resize keeps the old size that the sublayers were laid out for.
    guard !dirt.contains(.resize) else { return }
    dirt.insert(.resize)
    PendingResizes.queue.append((self, oldSize))
    guard !PendingResizes.isRunning else { return }
    PendingResizes.isRunning = true
    var next = 0
    while next < PendingResizes.queue.count {
      let (layer, oldSize) = PendingResizes.queue[next]
      next += 1
      layer.dirt.remove(.resize)
      guard layer.bounds.size != oldSize else { continue }
      layer.resizeSublayers(withOldSize: oldSize)
    }
    PendingResizes.queue.removeAll(keepingCapacity: next < 64)
    PendingResizes.isRunning = false
  }

  func followSuperlayer(from oldSize: CGSize) {
    guard !resizing.isEmpty, let newSize = superlayer?.bounds.size else { return }
    let previous = frame
    let next = autoresized(
      previous, from: oldSize, to: newSize, mask: resizing, rule: .equalShares)
    if next != previous, next.isFinite { frame = next }
  }
}

@MainActor private enum PendingResizes {
  /// Layers whose sublayers are still to be resized, with the size that these were laid out for.
  static var queue: [(layer: CALayer, oldSize: CGSize)] = []
  static var isRunning = false
}
