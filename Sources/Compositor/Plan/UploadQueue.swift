import LayerTree

/// An update of a bitmap of which not all pixels have been uploaded.
struct PendingUpload: Sendable {
  let update: ContentsUpdate
  /// Where the bitmap will be; nil until its upload begins. Its placement in the table keeps the
  /// previous pixels, or none, until the upload is complete: no half of a bitmap is ever drawn.
  var target: TextureTable.Placement?
  /// The number of rows of the patch that have been uploaded.
  var rows = 0
  /// The smallest rectangle around their texels that are not transparent, or a larger one.
  var visible = PixelRect.empty
}

/// The updates that have to be uploaded, in order, and how much of them the next plan may upload.
/// Thousands may wait for one large texture, so none is searched for.
struct UploadQueue: Sendable {
  /// An update that waits. Positions count all updates that were ever added.
  private struct Waiting: Sendable {
    let update: ContentsUpdate
    /// The position of the previous update of the bitmap, which may have ended; -1 without one.
    let previous: Int
  }

  /// Textures above this number of bytes are created ahead where the uploads of a plan are limited.
  /// On llvmpipe, which clears their memory, a mebibyte takes 0.35 ms.
  private static let largestImmediate = 1 << 20

  /// The number of bytes that one plan may upload.
  var limit = Int.max
  /// The number of bytes that the next plan may still upload.
  var rest = Int.max
  /// The textures that are created ahead and do not exist yet.
  var unready: Set<TextureID> = []
  /// The first update, if its upload has begun.
  private(set) var begun: PendingUpload?
  /// By position less `start`; nil for updates that have ended or were removed.
  private var waiting: [Waiting?] = []
  private var start = 0
  /// The index in `waiting` before which all updates have ended.
  private var front = 0
  private var count = 0
  /// The position of the last update of each bitmap.
  private var latest: [ContentsID: Int] = [:]

  var isEmpty: Bool { count == 0 }

  /// Adds an update, in place of those for the same bitmap that it covers. An upload that has begun
  /// is continued, so that a bitmap that changes all the time is shown now and then.
  mutating func add(_ update: ContentsUpdate) {
    let id = update.contents.id
    if update.isWhole { remove(id, keepsBegun: true) }
    waiting.append(Waiting(update: update, previous: latest[id] ?? -1))
    latest[id] = start + waiting.count - 1
    count += 1
  }

  /// The update that is uploaded next.
  mutating func next() -> PendingUpload? {
    if let begun { return begun }
    guard count > 0 else { return nil }
    while waiting[front] == nil { front += 1 }
    return waiting[front].map { PendingUpload(update: $0.update) }
  }

  /// Keeps how far the upload of the first update is.
  mutating func suspend(_ upload: PendingUpload) {
    begun = upload.target == nil ? nil : upload
  }

  /// Removes the first update, which `next` returned.
  mutating func removeFirst() {
    begun = nil
    guard let first = waiting[front] else { preconditionFailure("no update is first") }
    let id = first.update.contents.id
    if latest[id] == start + front { latest[id] = nil }
    clear(front)
    front += 1
    compact()
  }

  /// Removes the updates of a bitmap. Returns the place where the upload of one has begun.
  mutating func remove(_ contents: ContentsID) -> TextureTable.Placement? {
    remove(contents, keepsBegun: false)
    defer { compact() }
    guard hasBegun(contents) else { return nil }
    defer { begun = nil }
    return begun?.target
  }

  /// Whether some pixels of a bitmap that is not complete have been uploaded.
  func hasBegun(_ contents: ContentsID) -> Bool { begun?.update.contents.id == contents }

  private mutating func remove(_ contents: ContentsID, keepsBegun: Bool) {
    guard var position = latest.removeValue(forKey: contents) else { return }
    let kept = keepsBegun && hasBegun(contents) ? start + front : nil
    while position >= start + front, let update = waiting[position - start] {
      if position == kept {
        latest[contents] = position
      } else {
        clear(position - start)
      }
      position = update.previous
    }
  }

  private mutating func clear(_ index: Int) {
    waiting[index] = nil
    count -= 1
  }

  /// Frees the memory of updates that have ended.
  private mutating func compact() {
    if count == 0 {
      start += waiting.count
      front = 0
      waiting.removeAll(keepingCapacity: waiting.capacity <= 1024)
      if latest.capacity > 1024 { latest = [:] }
    } else if front > 1024, front > waiting.count / 2 {
      waiting.removeFirst(front)
      start += front
      front = 0
    }
  }

  /// Whether a new texture is created ahead; it is unready then.
  mutating func shouldWait(for texture: TextureID, bytes: Int) -> Bool {
    guard limit != .max, bytes > Self.largestImmediate else { return false }
    unready.insert(texture)
    return true
  }
}
