extension InputEvent {
  /// The number of merged samples that an event keeps: those of two frames at 1,000 samples a second.
  static let coalescedLimit = 32

  /// Whether the event says only where something is. Motion may be merged; everything else, such as
  /// presses and releases, is delivered one by one.
  package var isMotion: Bool {
    switch kind {
    case .touches(let samples): samples.allSatisfy { $0.phase == .moved }
    case .pointer(let sample): sample.changedButtons.isEmpty
    case .touchpad(let sample): sample.phase == .changed
    case .touchesCancelled, .pointerLeft, .key, .modifiers, .keyboardFocus, .keyboardLayout: false
    case .textFocus, .textEdit: false
    }
  }

  /// Returns this motion with an earlier one of the same device merged into it; nil where the two
  /// have to stay apart.
  func merged(with earlier: InputEvent) -> InputEvent? {
    guard seat == earlier.seat, isMotion, earlier.isMotion, let kind = mergedKind(with: earlier)
    else { return nil }
    var result = self
    result.kind = kind
    result.coalesced = result.isSum ? [] : earlier.samples + coalesced
    if result.coalesced.count > Self.coalescedLimit { result.thinCoalesced() }
    return result
  }

  /// The motion that was merged into this event, from old to new, and the event itself.
  package var samples: [InputEvent] {
    var last = self
    last.coalesced = []
    return coalesced + [last]
  }

  /// Whether merging adds values up, so that the event stands for those before it.
  private var isSum: Bool {
    switch kind {
    case .touchpad: true
    case .pointer(let sample): sample.scroll != nil
    default: false
    }
  }

  private func mergedKind(with earlier: InputEvent) -> Kind? {
    switch (earlier.kind, kind) {
    case (.touches(let old), .touches(let new)):
      let unchanged = old.filter { sample in !new.contains { $0.id == sample.id } }
      return .touches(unchanged + new)
    case (.pointer(let old), .pointer(let new)): return new.merged(with: old).map(Kind.pointer)
    case (.touchpad(let old), .touchpad(let new)): return new.merged(with: old).map(Kind.touchpad)
    default: return nil
    }
  }

  /// Drops every second sample, so that those that are left show the whole way.
  private mutating func thinCoalesced() {
    coalesced = coalesced.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
  }
}

extension PointerSample {
  fileprivate func merged(with earlier: PointerSample) -> PointerSample? {
    guard buttons == earlier.buttons, (pen == nil) == (earlier.pen == nil) else { return nil }
    guard let old = earlier.scroll else { return self }
    var result = self
    guard var new = scroll else {
      result.scroll = old
      return result
    }
    guard old.source == new.source, !old.hasStopped else { return nil }
    new.dx += old.dx
    new.dy += old.dy
    new.wheelX += old.wheelX
    new.wheelY += old.wheelY
    result.scroll = new
    return result
  }
}

extension TouchpadSample {
  fileprivate func merged(with earlier: TouchpadSample) -> TouchpadSample? {
    guard gesture == earlier.gesture else { return nil }
    var result = self
    result.dx += earlier.dx
    result.dy += earlier.dy
    result.rotation += earlier.rotation
    return result
  }
}
