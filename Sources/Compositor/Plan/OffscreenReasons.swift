import LayerTree

/// Why items are drawn into a texture of their own before they are shown. Where no reason applies,
/// they are drawn directly.
package struct OffscreenReasons: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Items that overlap have a common opacity.
  package static let groupOpacity = OffscreenReasons(rawValue: 1 << 0)
  /// Items that overlap are blended with each other before they cover what is below.
  package static let crossFade = OffscreenReasons(rawValue: 1 << 1)
  /// A mask cuts the items.
  package static let masked = OffscreenReasons(rawValue: 1 << 2)
  /// The items are a mask.
  package static let mask = OffscreenReasons(rawValue: 1 << 3)
  package static let filters = OffscreenReasons(rawValue: 1 << 4)
  /// A page curl shows the items at other places.
  package static let pageCurl = OffscreenReasons(rawValue: 1 << 5)
  /// The layer has `shouldRasterize`.
  package static let rasterization = OffscreenReasons(rawValue: 1 << 6)
  /// The items cast a shadow.
  package static let shadow = OffscreenReasons(rawValue: 1 << 7)
  /// The items are blended with what is below as one.
  package static let blendMode = OffscreenReasons(rawValue: 1 << 8)

  private static let names: [(reason: OffscreenReasons, name: String)] = [
    (.groupOpacity, "group opacity"), (.crossFade, "cross-fade"), (.masked, "masked"),
    (.mask, "mask"), (.filters, "filters"), (.pageCurl, "page curl"),
    (.rasterization, "rasterization"), (.shadow, "shadow"), (.blendMode, "blend mode"),
  ]
}

extension OffscreenReasons {
  /// The reasons of a group. The items of a masked group always overlap: they lie below the mask.
  init(
    _ group: Flattener.Group, _ compositing: DisplayItem.Compositing, isMasked: Bool,
    itemsOverlap: Bool
  ) {
    self = []
    if isMasked { insert(.masked) }
    if group.part == .mask { insert(.mask) }
    if let effects = group.effects {
      if !effects.filters.isEmpty { insert(.filters) }
      if effects.shadow != nil { insert(.shadow) }
    }
    // OpenGL blends items that do not overlap one by one.
    if compositing == .blended || (compositing.isBlended && itemsOverlap) { insert(.blendMode) }
    if !group.fill.isPlain { insert(.pageCurl) }
    guard itemsOverlap, isEmpty || group.opacity < 1 || group.isAdditive else { return }
    insert(group.part.isCrossFade ? .crossFade : .groupOpacity)
  }
}

extension DisplayItem.Part {
  fileprivate var isCrossFade: Bool { self == .contentsCrossFade || self == .transition }
}

extension DisplayItem {
  /// Why a group is drawn off screen. Groups have no bitmap, so its version's field is free.
  package internal(set) var offscreenReasons: OffscreenReasons {
    get { isGroup ? OffscreenReasons(rawValue: UInt16(truncatingIfNeeded: version)) : [] }
    set { version = UInt32(newValue.rawValue) }
  }
}

extension OffscreenReasons: CustomStringConvertible {
  package var description: String {
    Self.names.filter { contains($0.reason) }.map(\.name).joined(separator: ", ")
  }
}
