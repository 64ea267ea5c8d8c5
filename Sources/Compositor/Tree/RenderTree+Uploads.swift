import LayerTree

// A layer whose new contents are not uploaded completely shows its previous ones, or nothing if it
// had none.

extension RenderTree {
  struct AwaitedContents: Sendable {
    /// The contents that the layer shows next.
    var next: ContentsID
    /// The bitmap that it shows until then.
    var shown: Index<TextureTable.Placement>?
  }

  /// The bitmap that a layer shows without animations.
  func shownContents(of slot: Slot) -> Index<TextureTable.Placement>? {
    if !awaited.isEmpty, let awaited = awaited[slot] { return awaited.shown }
    return layers.model(slot).contents.flatMap { textures.placementIndex(of: $0.id) }
  }

  /// Has a layer show its contents or, until these are complete, the bitmap that it showed before.
  mutating func showContents(of slot: Slot, after shown: Index<TextureTable.Placement>?) {
    guard textures.isUploading || !awaited.isEmpty else {
      layers.placements[slot] = shownContents(of: slot)
      return
    }
    let next = awaited.removeValue(forKey: slot)?.next
    if let contents = layers.model(slot).contents?.id, isIncomplete(contents) {
      // A half-uploaded bitmap is completed before a later one, so that a layer whose contents change
      // all the time shows some of them.
      let first = next.flatMap { textures.uploads.hasBegun($0) ? $0 : nil } ?? contents
      awaited[slot] = AwaitedContents(next: first, shown: shown)
    }
    layers.placements[slot] = shownContents(of: slot)
  }

  private func isIncomplete(_ contents: ContentsID) -> Bool {
    textures.placementIndex(of: contents).map { textures.placements[$0].isAwaited } ?? false
  }

  /// Continues uploads, and has layers show the bitmaps that are complete.
  mutating func continueUploads() {
    guard textures.isUploading || !awaited.isEmpty else { return }
    if textures.continueUploads() { changes.noteWholeList() }
    let complete = awaited.filter { !isIncomplete($0.value.next) }
    for (slot, contents) in complete.sorted(by: { $0.key.offset < $1.key.offset }) {
      changes.noteWholeList()
      showContents(of: slot, after: textures.placementIndex(of: contents.next))
      makeMipmaps(for: slot)
    }
    discard([])
  }

  /// Discards contents, except those that awaiting layers need: these follow later.
  mutating func discard(_ contents: [ContentsID]) {
    guard !retainedContents.isEmpty || !awaited.isEmpty else {
      for contents in contents { textures.discard(contents) }
      return
    }
    let discarded = retainedContents.sorted { $0.rawValue < $1.rawValue } + contents
    let shown = Set(awaited.values.compactMap(\.shown))
    let next = Set(awaited.values.map(\.next))
    retainedContents = []
    for contents in discarded {
      guard let index = textures.placementIndex(of: contents) else { continue }
      if shown.contains(index) || next.contains(contents) && textures.uploads.hasBegun(contents) {
        retainedContents.insert(contents)
      } else {
        textures.discard(contents)
      }
    }
  }
}
