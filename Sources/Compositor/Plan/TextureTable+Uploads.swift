import CoreGraphics
package import LayerTree

// Uploads: a plan uploads a limited number of bytes, so that no frame has to wait for a large bitmap.
// The rest follows with the next plans, in order. A bitmap that does not fit into one plan is uploaded
// in slices of whole rows to a place of its own, which replaces the previous one with the last slice.

extension TextureTable {
  /// What an update does with the place of its bitmap.
  private enum Destination {
    /// The pixels are written where the bitmap is.
    case place
    /// The bitmap gets a place of its own.
    case target
    /// The next plan has space for the whole update.
    case nextPlan
    /// A part is no use without the rest.
    case nowhere
  }

  /// Whether updates wait for the next plan.
  package var isUploading: Bool { !uploads.isEmpty }

  /// Uploads new pixels as far as the plan has space; the first update of a bitmap must be the whole.
  package mutating func update(_ update: ContentsUpdate) {
    let (id, size) = (update.contents.id, update.size)
    if update.isWhole {
      guard Self.canHold(width: size.width, height: size.height, maximumSide: maximumSide)
      else { return }
      if let known = indices[id] {
        expect(known)
      } else {
        indices[id] = store(.awaited(id, size))
      }
    }
    guard indices[id] != nil else { return }
    uploads.add(update)
    continueUploads()
  }

  /// The pixels of an evicted bitmap are on their way.
  private mutating func expect(_ index: Index<Placement>) {
    guard placements[index].isEvicted else { return }
    placements[index].isAwaited = true
    evictedCount -= 1
  }

  /// Uploads as much as the next plan may still upload. Returns whether some updates are complete.
  @discardableResult mutating func continueUploads() -> Bool {
    var hasCompleted = false
    while uploads.rest > 0, var upload = uploads.next() {
      guard perform(&upload) else {
        uploads.suspend(upload)
        break
      }
      uploads.removeFirst()
      hasCompleted = true
    }
    return hasCompleted
  }

  /// Begins to count what the next plan uploads.
  mutating func limitUploads(to bytes: Int) {
    (uploads.limit, uploads.rest) = (bytes, bytes)
  }

  /// Continues one upload. Returns whether it has ended.
  private mutating func perform(_ upload: inout PendingUpload) -> Bool {
    guard let index = indices[upload.update.contents.id] else { return true }
    if upload.target == nil {
      switch destination(of: upload.update, at: index) {
      case .nowhere: return true
      case .nextPlan: return false
      case .place:
        write(upload.update.patch.height, of: &upload, to: placements[index])
        complete(upload, at: index, placements[index])
        return true
      case .target: upload.target = makeTarget(for: upload.update, at: index)
      }
    }
    return continueUpload(&upload, at: index)
  }

  /// Continues an upload to a place of its own, once that exists. Returns whether it has ended.
  private mutating func continueUpload(
    _ upload: inout PendingUpload, at index: Index<Placement>
  ) -> Bool {
    guard let target = upload.target, !uploads.unready.contains(target.texture) else {
      return false
    }
    let patch = upload.update.patch
    if upload.rows == 0, !upload.update.isWhole {
      guard copyPixels(at: index, to: target) else { return true }
    }
    let rows = max(1, uploads.rest / (patch.width * 4))
    write(min(patch.height - upload.rows, rows), of: &upload, to: target)
    guard upload.rows == patch.height else { return false }
    complete(upload, at: index, target)
    return true
  }

  private func destination(
    of update: ContentsUpdate, at index: Index<Placement>
  ) -> Destination {
    let placement = placements[index]
    guard placement.texture != .none, placement.size == update.size else {
      return update.isWhole ? .target : .nowhere
    }
    // Parts of bitmaps above the limit of textures are not sliced: copying tiles needs a framebuffer
    // for each.
    let isSliceable = update.isWhole || !placement.isTiled
    guard update.patch.bytes > uploads.rest, isSliceable else { return .place }
    return update.patch.bytes > uploads.limit ? .target : .nextPlan
  }

  /// A new place for a bitmap. A bitmap that changes in part gets a texture of its own, into which
  /// its other pixels can be copied.
  private mutating func makeTarget(
    for update: ContentsUpdate, at index: Index<Placement>
  ) -> Placement {
    let isMipmapped = placements[index].isMipmapped
    var target =
      update.isWhole
      ? place(update.size, isMipmapped: isMipmapped)
      : allocateTexture(update.size, isMipmapped: isMipmapped, isAhead: true)
    target.contents = update.contents.id
    bitmapBytes += bytes(of: target)
    return target
  }

  /// Copies a bitmap to the place where a part of it will be replaced. Returns whether that was
  /// possible; otherwise the place is freed.
  private mutating func copyPixels(at index: Index<Placement>, to target: Placement) -> Bool {
    let placement = placements[index]
    guard placement.texture != .none, placement.size == target.size else {
      free(target)
      return false
    }
    commands.append(.copy(from: placement.texture, placement.rect, to: target.texture))
    return true
  }

  /// Uploads the next rows of an update.
  private mutating func write(
    _ rows: Int, of upload: inout PendingUpload, to target: Placement
  ) {
    let update = upload.update
    let slice = ContentsUpdate(
      contents: update.contents, patch: update.patch.rows(upload.rows..<upload.rows + rows),
      x: update.x, y: update.y + Int32(upload.rows))
    upload.rows += rows
    uploads.rest -= slice.patch.bytes
    write(slice, to: target)
    guard findsMargins, update.isWhole, !update.contents.isOpaque else { return }
    upload.visible = upload.visible.union(slice.patch.visibleBounds.moved(down: slice.y))
  }

  private mutating func write(_ slice: ContentsUpdate, to target: Placement) {
    guard let tiling = tiling(of: target) else {
      commands.append(
        .upload(
          target.texture, slice.patch, x: target.x + slice.x, y: target.y + slice.y,
          gutter: slice.gutter(in: target)))
      return
    }
    commands.append(.uploadTiles(target.texture, slice.patch, x: slice.x, y: slice.y, tiling))
  }

  /// The bitmap has all pixels of an update, and is shown in its new place.
  private mutating func complete(
    _ upload: PendingUpload, at index: Index<Placement>, _ target: Placement
  ) {
    let (update, previous) = (upload.update, placements[index])
    if upload.target != nil { free(previous) }
    var placement = target
    placement.contents = update.contents.id
    placement.isRecreatable = update.contents.isRecreatable
    placement.lastShown = frame
    placement.isOpaque = update.contents.isOpaque
    placement.version = previous.version &+ 1
    placement.patch = PixelRect(
      minX: update.x, minY: update.y, maxX: update.x + Int32(update.patch.width),
      maxY: update.y + Int32(update.patch.height))
    placement.visible = visible(upload, patch: placement.patch, in: previous)
    placements[index] = placement
    if placement.isMipmapped {
      commands.append(.makeMipmaps(placement.texture))
    } else if previous.isMipmapped {
      makeMipmaps(at: index)
    }
  }

  /// The visible part of a bitmap after an update, or more. A bitmap that is redrawn in part outside
  /// of it is drawn whole from then on, so that further parts damage only their own pixels.
  private func visible(
    _ upload: PendingUpload, patch: PixelRect, in previous: Placement
  ) -> PixelRect {
    let whole = PixelRect(upload.update.size)
    guard findsMargins, !upload.update.contents.isOpaque else { return whole }
    if upload.update.isWhole { return upload.visible }
    return previous.visible.contains(patch) ? previous.visible : whole
  }
}

extension TextureTable.Placement {
  /// A bitmap that has no pixels yet.
  fileprivate static func awaited(_ contents: ContentsID, _ size: PixelSize) -> Self {
    Self(
      contents: contents, isAwaited: true, extent: .zero, size: size, visible: PixelRect(size),
      texture: .none)
  }
}

extension ContentsUpdate {
  /// The size of the whole bitmap.
  fileprivate var size: PixelSize {
    PixelSize(width: contents.width, height: contents.height)
  }

  /// The edges of a bitmap on an atlas page that it changes.
  fileprivate func gutter(in placement: TextureTable.Placement) -> Edges {
    guard placement.page != nil else { return [] }
    var gutter: Edges = []
    if x == 0 { gutter.insert(.left) }
    if y == 0 { gutter.insert(.top) }
    if x + Int32(patch.width) == placement.size.width { gutter.insert(.right) }
    if y + Int32(patch.height) == placement.size.height { gutter.insert(.bottom) }
    return gutter
  }
}

extension PixelRect {
  fileprivate func moved(down rows: Int32) -> PixelRect {
    isEmpty ? self : PixelRect(minX: minX, minY: minY + rows, maxX: maxX, maxY: maxY + rows)
  }
}

extension CGImage {
  fileprivate var bytes: Int { width * height * 4 }
}
