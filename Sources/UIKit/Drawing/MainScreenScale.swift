import CoreGraphics
import Synchronization

/// The main screen's scale, for drawing on any thread; `UIScreen` itself belongs to the main one.
enum MainScreenScale {
  private static let bits = Atomic<UInt64>(1.0.bitPattern)

  /// Pixels per point, 1 until the screen says otherwise.
  static var value: CGFloat {
    get { CGFloat(Double(bitPattern: bits.load(ordering: .relaxed))) }
    set { bits.store(Double(newValue).bitPattern, ordering: .relaxed) }
  }
}
