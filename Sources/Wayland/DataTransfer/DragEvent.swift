/// Something that a seat drags over a window (`wl_data_device`).
package struct DragEvent: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// The drag has come into the window, with what the source permits.
    case entered(OfferedData, InputPoint, permitted: DragActions)
    case moved(InputPoint)
    /// The drag has left the window, or is over.
    case left
    /// The user has dropped the data. `finishDrop` has to follow.
    case dropped
  }

  /// Tells seats apart, as in `InputEvent`.
  package var seat: UInt32
  package var kind: Kind

  package init(seat: UInt32, _ kind: Kind) {
    self.seat = seat
    self.kind = kind
  }
}

/// What becomes of a drag that this program has started (`wl_data_source`).
package enum DragSourceEvent: Equatable, Sendable {
  /// The user has dropped the data over a target that takes it.
  case dropped
  /// The target has all data; this is the last event.
  case finished(DragActions)
  /// The drag has ended without a target; this is the last event.
  case cancelled
}

/// What a target does with dragged data (`wl_data_device_manager.dnd_action`).
package struct DragActions: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let copy = DragActions(rawValue: 1)
  package static let move = DragActions(rawValue: 2)
}

extension DragActions {
  init(_ actions: WlDataDeviceManager.DndAction) {
    self = DragActions(rawValue: actions.rawValue).intersection([.copy, .move])
  }

  var wire: WlDataDeviceManager.DndAction { .init(rawValue: rawValue) }
}
