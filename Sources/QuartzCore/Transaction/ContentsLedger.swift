import CoreGraphics
import LayerTree

/// Who shows which picture: the same image in many layers is sent once, and a picture that no
/// layer shows any more is given up. Settled once a turn, so that what goes and comes back within
/// a turn costs nothing.
struct ContentsLedger {
  private var uses: [ContentsID: Int] = [:]
  /// What the render side has.
  private var sent: Set<ContentsID> = []
  /// In order.
  private var updates: [ContentsUpdate] = []
  private var unused: Set<ContentsID> = []
  /// First pictures of their contents that wait, as indices into `updates`, and their bytes.
  private var newUpdates: [Int] = []
  private var newBytes = 0

  var isChanged: Bool { !updates.isEmpty || !unused.isEmpty }

  /// Whether the picture is, or will be with the next commit, on the render side.
  func holds(_ id: ContentsID) -> Bool {
    sent.contains(id)
  }

  /// A layer shows `contents` from now on; `image` holds its pixels unless they are sent.
  mutating func use(_ contents: LayerContents?, image: CGImage?) {
    guard let contents else { return }
    uses[contents.id, default: 0] += 1
    unused.remove(contents.id)
    if let image, !sent.contains(contents.id) {
      send(ContentsUpdate(contents: contents, patch: image))
    }
  }

  mutating func release(_ contents: LayerContents?) {
    guard let contents, let count = uses[contents.id] else { return }
    uses[contents.id] = count > 1 ? count - 1 : nil
    if count == 1 { unused.insert(contents.id) }
  }

  mutating func send(_ update: ContentsUpdate) {
    if sent.insert(update.contents.id).inserted {
      newUpdates.append(updates.count)
      newBytes += update.patch.width * update.patch.height * 4
    }
    updates.append(update)
  }

  /// The pictures that no layer on the render side shows yet, once they are many.
  mutating func takeNew(ifMoreBytesThan limit: Int) -> [ContentsUpdate] {
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
    sent.subtract(unused)
    (self.updates, unused) = ([], [])
    (newUpdates, newBytes) = ([], 0)
    return (updates, discarded)
  }
}
