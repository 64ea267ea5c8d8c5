/// The clipboard of a seat, and what is dragged from and to windows (`wl_data_device`). Used by the
/// reader thread only.
final class DataDevice {
  let clipboard: SelectionDevice
  let target: DragTarget

  private let manager: WlDataDeviceManager
  private let device: WlDataDevice
  private let exchange: DataExchange
  private var dragSource: DataSource?
  private var dragActions: DragActions = []

  init(
    _ manager: WlDataDeviceManager, _ seat: WlSeat, exchange: DataExchange,
    select: @escaping (OfferedData?) -> Void,
    drag: @escaping (WlSurface, DragEvent.Kind) -> Void
  ) {
    self.manager = manager
    self.exchange = exchange
    let device = manager.getDataDevice(seat: seat)
    self.device = device
    clipboard = SelectionDevice(
      exchange: exchange, makeSource: { .data(manager.createDataSource()) },
      set: { source, serial in
        device.setSelection(source: source?.dataSource, serial: serial)
      }, deliver: select)
    target = DragTarget(deliver: drag)
    device.onEvent { [unowned self] event in handle(event) }
  }

  /// Starts a drag of the press with this serial.
  func startDrag(
    _ data: ProvidedData, actions: DragActions, from surface: WlSurface, serial: UInt32,
    onEvent: @escaping (DragSourceEvent) -> Void
  ) {
    let source = DataSource(.data(manager.createDataSource()), data, exchange: exchange)
    source.onEvent = { [unowned self, weak source] event in
      if let source { handle(event, of: source, onEvent) }
    }
    source.permit(actions)
    dragActions = []
    dragSource?.destroy()
    dragSource = source
    device.startDrag(source: source.dataSource, origin: surface, icon: nil, serial: serial)
  }

  func release() {
    clipboard.release()
    target.release()
    dragSource?.destroy()
    dragSource = nil
    if device.version >= WlDataDevice.Since.release { device.release() }
  }

  private func handle(_ event: WlDataDevice.Event) {
    switch event {
    case .dataOffer(let offer):
      clipboard.introduce(DataOffer(.data(offer), exchange: exchange))
    case .selection(let offer): clipboard.select(offer)
    case .enter(let serial, let surface, let x, let y, let object):
      enter(surface, object, serial: serial, at: InputPoint(x: x, y: y))
    case .motion(_, let x, let y): target.move(to: InputPoint(x: x, y: y))
    case .leave: target.leave()
    case .drop: target.drop()
    case .unknown: break
    }
  }

  private func enter(
    _ surface: WlSurface?, _ object: WlDataOffer?, serial: UInt32, at location: InputPoint
  ) {
    target.leave()
    guard let offer = object.flatMap({ clipboard.takeIntroduced($0) }) else { return }
    guard let surface else { return offer.destroy() }
    let isOwn = dragSource != nil && offer.types.contains(exchange.token)
    target.enter(surface, offer, serial: serial, at: location, isOwn: isOwn)
  }

  private func handle(
    _ event: DataSource.Event, of source: DataSource, _ onEvent: (DragSourceEvent) -> Void
  ) {
    switch event {
    case .action(let action): dragActions = DragActions(action)
    case .dropped: onEvent(.dropped)
    case .finished:
      end(source)
      onEvent(.finished(dragActions))
    case .cancelled:
      end(source)
      onEvent(.cancelled)
    case .target: break
    }
  }

  private func end(_ source: DataSource) {
    source.destroy()
    if dragSource === source { dragSource = nil }
  }
}
