import CoreGraphics
import LayerTree

/// Counts the layers that show each image or bitmap, so that an image used by many layers is sent
/// once and unused contents are discarded. Changes are collected until the commit, so that contents
/// removed and added again within one run-loop iteration cost nothing. Only large new contents are
/// sent ahead.
struct ContentsLedger {
  private struct Use {
    var count: UInt32 = 0
    /// Whether the render side has the contents, or will have them with the next commit.
    var isSent = false
  }

  private var uses: [ContentsID: Use] = [:]
  /// The pending updates, in order.
  private var updates: [ContentsUpdate] = []
  private var unused: Set<ContentsID> = []
  /// Indices into `updates` of contents that the render side does not have yet.
  private var newUpdates: [Int] = []
  private var newBytes = 0
  /// The pixels sent ahead of the commit in this display pass.
  private var pixelsSentAhead = 0

  var isChanged: Bool { !updates.isEmpty || !unused.isEmpty }

  /// Whether the contents are on the render side, or will be with the next commit.
  func holds(_ id: ContentsID) -> Bool {
    uses[id]?.isSent ?? false
  }

  /// Counts one more use of `contents`; `image` is sent unless the render side has it already.
  mutating func use(_ contents: LayerContents?, image: CGImage?) {
    guard let contents else { return }
    uses[contents.id, default: Use()].count += 1
    unused.remove(contents.id)
    if let image, !holds(contents.id) {
      send(ContentsUpdate(contents: contents, patch: image))
    }
  }

  mutating func release(_ contents: LayerContents?) {
    guard let contents, let count = uses[contents.id]?.count, count > 0 else { return }
    uses[contents.id]?.count = count - 1
    if count == 1 { unused.insert(contents.id) }
  }

  mutating func send(_ update: ContentsUpdate) {
    if !holds(update.contents.id) {
      uses[update.contents.id, default: Use()].isSent = true
      newUpdates.append(updates.count)
      newBytes += update.patch.width * update.patch.height * 4
    }
    updates.append(update)
  }

  mutating func displayDidBegin() {
    pixelsSentAhead = 0
  }

  /// Takes new contents as a commit of their own once they exceed 4 MiB, so that they are uploaded
  /// while the rest is drawn instead of accumulating in memory. `drawn` of `count` layers have been
  /// displayed in this pass.
  mutating func takeAhead(drawn: Int, of count: Int) -> Commit? {
    let updates = takeNew(ifMoreBytesThan: 1 << 22)
    guard !updates.isEmpty else { return nil }
    var commit = Commit()
    commit.contents = updates
    // The estimate assumes that the remaining layers are as large as those drawn so far.
    pixelsSentAhead += updates.reduce(0) { $0 + ($1.patch.width + 2) * ($1.patch.height + 2) }
    commit.expectedPixels = pixelsSentAhead * (count - drawn) / drawn
    return commit
  }

  /// Takes the updates for contents that are new to the render side, if their size exceeds `limit`
  /// bytes.
  private mutating func takeNew(ifMoreBytesThan limit: Int) -> [ContentsUpdate] {
    guard newBytes > limit else { return [] }
    let taken = newUpdates.map { updates[$0] }
    var next = newUpdates[...]
    updates = updates.indices.filter { index in
      guard next.first == index else { return true }
      next.removeFirst()
      return false
    }.map { updates[$0] }
    (newUpdates, newBytes) = ([], 0)
    return taken
  }

  mutating func take() -> (updates: [ContentsUpdate], discarded: [ContentsID]) {
    let discarded = unused.sorted { $0.rawValue < $1.rawValue }
    let updates = unused.isEmpty ? updates : updates.filter { !unused.contains($0.contents.id) }
    for id in unused { uses[id] = nil }
    (self.updates, unused) = ([], [])
    (newUpdates, newBytes) = ([], 0)
    return (updates, discarded)
  }
}
