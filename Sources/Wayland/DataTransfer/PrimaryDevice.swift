/// The primary selection of a seat (`zwp_primary_selection_device_v1`). Used by the reader thread
/// only.
final class PrimaryDevice {
  let selection: SelectionDevice
  private let device: ZwpPrimarySelectionDeviceV1

  init(
    _ manager: ZwpPrimarySelectionDeviceManagerV1, _ seat: WlSeat, exchange: DataExchange,
    select: @escaping (OfferedData?) -> Void
  ) {
    let device = manager.getDevice(seat: seat)
    self.device = device
    selection = SelectionDevice(
      exchange: exchange, makeSource: { .primary(manager.createSource()) },
      set: { source, serial in
        device.setSelection(source: source?.primarySource, serial: serial)
      }, deliver: select)
    device.onEvent { [unowned self] event in
      switch event {
      case .dataOffer(let offer):
        selection.introduce(DataOffer(.primary(offer), exchange: exchange))
      case .selection(let offer): selection.select(offer)
      case .unknown: break
      }
    }
  }

  func release() {
    selection.release()
    device.destroy()
  }
}
