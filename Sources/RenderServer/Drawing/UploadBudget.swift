/// The bytes of bitmaps that a frame may upload, adapted to how long uploads take.
struct UploadBudget {
  /// The seconds that the uploads of a frame should take. A frame may take 2 ms; the rest is for
  /// measurements that differ.
  private static let seconds = 0.0015
  /// A texture's row has at most 64 KiB.
  private static let limits = 1 << 18...1 << 24

  /// Half a millisecond of a GPU that uploads 2 GB per second.
  private(set) var bytes = 1 << 20

  /// Notes what a frame uploaded. The budget follows the throughput down at once, and at most doubles
  /// per frame. Small uploads say nothing about larger ones, unless they take too long.
  mutating func note(bytes uploaded: Int, seconds: Double) {
    guard seconds > 0, uploaded >= bytes / 2 || seconds > Self.seconds, uploaded > 0 else { return }
    let affordable = min(Double(uploaded) / seconds * Self.seconds, Double(2 * bytes))
    bytes = min(max(Int(affordable), Self.limits.lowerBound), Self.limits.upperBound)
  }
}
