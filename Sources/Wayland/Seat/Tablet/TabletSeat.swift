/// The pens of a seat's drawing tablets (`zwp_tablet_seat_v2`). Used by the reader thread only.
final class TabletSeat {
  private let seat: ZwpTabletSeatV2
  private let cursors: CursorThemes?
  private let input: SeatInput
  private var tablets: [ZwpTabletV2] = []
  private var tools: [TabletTool] = []
  private var pads: [TabletPad] = []

  init(_ seat: ZwpTabletSeatV2, cursors: CursorThemes?, input: SeatInput) {
    self.seat = seat
    self.cursors = cursors
    self.input = input
    seat.onEvent { [unowned self] event in handle(event) }
  }

  func release() {
    for tool in tools { tool.release() }
    for pad in pads { pad.release() }
    for tablet in tablets { tablet.destroy() }
    tools = []
    pads = []
    tablets = []
    seat.destroy()
  }

  func cancel(on surface: WlSurface?) {
    for tool in tools { tool.cancel(on: surface) }
  }

  private func handle(_ event: ZwpTabletSeatV2.Event) {
    switch event {
    case .tabletAdded(let tablet): add(tablet)
    case .toolAdded(let tool): add(tool)
    case .padAdded(let pad): add(pad)
    default: break
    }
  }

  private func add(_ tablet: ZwpTabletV2) {
    tablets.append(tablet)
    tablet.onEvent { [unowned self, unowned proxy = tablet.proxy] event in
      guard case .removed = event else { return }
      ZwpTabletV2(proxy: proxy).destroy()
      tablets.removeAll { $0.proxy === proxy }
    }
  }

  private func add(_ tool: ZwpTabletToolV2) {
    let cursor = cursors.map { Cursor(.tool(tool), themes: $0, timers: input.timers) }
    tools.append(
      TabletTool(tool, cursor: cursor, input: input) { [unowned self] removed in
        tools.removeAll { $0 === removed }
        removed.release()
      })
  }

  private func add(_ pad: ZwpTabletPadV2) {
    pads.append(
      TabletPad(pad) { [unowned self] removed in
        pads.removeAll { $0 === removed }
        removed.release()
      })
  }
}

/// The buttons, rings and strips of a tablet (`zwp_tablet_pad_v2`). Their input is not used; the
/// objects are kept because the compositor creates them, and the client has to destroy them.
final class TabletPad {
  private let pad: ZwpTabletPadV2
  private var groups: [ZwpTabletPadGroupV2] = []
  private var rings: [ZwpTabletPadRingV2] = []
  private var strips: [ZwpTabletPadStripV2] = []

  init(_ pad: ZwpTabletPadV2, onRemoved: @escaping (TabletPad) -> Void) {
    self.pad = pad
    pad.onEvent { [unowned self] event in
      switch event {
      case .group(let group): add(group)
      case .removed: onRemoved(self)
      default: break
      }
    }
  }

  func release() {
    for ring in rings { ring.destroy() }
    for strip in strips { strip.destroy() }
    for group in groups { group.destroy() }
    pad.destroy()
  }

  private func add(_ group: ZwpTabletPadGroupV2) {
    groups.append(group)
    group.onEvent { [unowned self] event in
      switch event {
      case .ring(let ring): rings.append(ring)
      case .strip(let strip): strips.append(strip)
      default: break
      }
    }
  }
}
