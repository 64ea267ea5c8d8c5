import Synchronization

/// The color that stands for the tint color of views.
enum TintColor {
  static let color = UIColor(.tint)
  /// Whether the program has got the color: otherwise views need not be drawn again when their tint color
  /// changes.
  static var isUsed: Bool { uses.load(ordering: .relaxed) }
  private static let uses = Atomic<Bool>(false)

  static func use() -> UIColor {
    uses.store(true, ordering: .relaxed)
    return color
  }
}
