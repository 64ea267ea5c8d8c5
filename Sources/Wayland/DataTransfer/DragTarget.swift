/// What a seat drags over this program's windows. Used by the reader thread only.
final class DragTarget {
  private enum State {
    /// Nothing is dragged over a window.
    case idle
    /// Data is dragged over a window, since the event with this serial.
    case over(WlSurface, DataOffer, serial: UInt32)
  }

  private let deliver: (WlSurface, DragEvent.Kind) -> Void
  private var state = State.idle
  /// The type that the app takes at the present place; nil for none.
  private var acceptedType: String?
  /// The offer that was dropped, which the app reads.
  private var dropped: DataOffer?

  init(deliver: @escaping (WlSurface, DragEvent.Kind) -> Void) {
    self.deliver = deliver
  }

  func enter(
    _ surface: WlSurface, _ offer: DataOffer, serial: UInt32, at location: InputPoint,
    isOwn: Bool
  ) {
    leave()
    state = .over(surface, offer, serial: serial)
    // Before version 3 of the protocol, data is copied.
    let permitted = offer.hasActions ? DragActions(offer.sourceActions) : .copy
    deliver(
      surface, .entered(offer.makeData(isOwn: isOwn), location, permitted: permitted))
  }

  func move(to location: InputPoint) {
    if case .over(let surface, _, _) = state { deliver(surface, .moved(location)) }
  }

  /// The drag has left its window, or any window.
  func leave(_ window: WlSurface? = nil) {
    guard case .over(let surface, let offer, _) = state,
      window == nil || surface.isSame(as: window)
    else { return }
    offer.destroy()
    reset()
    deliver(surface, .left)
  }

  func drop() {
    guard case .over(let surface, let offer, _) = state else { return }
    guard acceptedType != nil, !offer.hasActions || !offer.action.isEmpty else { return leave() }
    dropped?.destroy()
    dropped = offer
    reset()
    deliver(surface, .dropped)
  }

  /// Tells the source whether the data would be taken at the present place.
  func answer(_ type: String?, _ action: DragActions) {
    guard case .over(_, let offer, let serial) = state else { return }
    acceptedType = action.isEmpty ? nil : type
    offer.accept(acceptedType, serial: serial, action: acceptedType == nil ? [] : action.wire)
  }

  /// Ends a drop, after the data was read.
  func finish() {
    dropped?.finish()
    dropped?.destroy()
    dropped = nil
  }

  func release() {
    leave()
    dropped?.destroy()
    dropped = nil
  }

  private func reset() {
    state = .idle
    acceptedType = nil
  }
}
