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
struct UploadQueue: Sendable {
  /// Textures above this number of bytes are created ahead where the uploads of a plan are limited.
  /// On llvmpipe, which clears their memory, a mebibyte takes 0.35 ms.
  private static let largestImmediate = 1 << 20

  var pending: [PendingUpload] = []
  /// The number of bytes that one plan may upload.
  var limit = Int.max
  /// The number of bytes that the next plan may still upload.
  var rest = Int.max
  /// The textures that are created ahead and do not exist yet.
  var unready: Set<TextureID> = []

  /// Adds an update, in place of those for the same bitmap that it covers. An upload that has begun
  /// is continued, so that a bitmap that changes all the time is shown now and then.
  mutating func add(_ update: ContentsUpdate) {
    if update.isWhole {
      pending.removeAll { $0.target == nil && $0.update.contents.id == update.contents.id }
    }
    pending.append(PendingUpload(update: update))
  }

  /// Removes the first updates. The memory of many is freed: they had waited for one large texture.
  mutating func removeFirst(_ count: Int) {
    pending.removeFirst(count)
    if pending.isEmpty, pending.capacity > 1024 { pending = [] }
  }

  /// Removes the updates of a bitmap. Returns the places where their uploads have begun.
  mutating func remove(_ contents: ContentsID) -> [TextureTable.Placement] {
    guard !pending.isEmpty else { return [] }
    let targets = pending.filter { $0.update.contents.id == contents }.compactMap(\.target)
    pending.removeAll { $0.update.contents.id == contents }
    return targets
  }

  /// Whether some pixels of a bitmap that is not complete have been uploaded.
  func hasBegun(_ contents: ContentsID) -> Bool {
    pending.contains { $0.target != nil && $0.update.contents.id == contents }
  }

  /// Whether a new texture is created ahead; it is unready then.
  mutating func shouldWait(for texture: TextureID, bytes: Int) -> Bool {
    guard limit != .max, bytes > Self.largestImmediate else { return false }
    unready.insert(texture)
    return true
  }
}
