import WaylandWire

/// A `zwp_primary_selection_device_v1` of a client.
package final class PrimaryDeviceModel {
  package let device: ZwpPrimarySelectionDeviceV1
  /// What the client has selected.
  package private(set) var selection: SourceModel?
  private unowned let model: CompositorModel

  init(_ device: ZwpPrimarySelectionDeviceV1, of model: CompositorModel) {
    self.device = device
    self.model = model
    device.onRequest { [unowned self] request in
      guard case .setSelection(let object, _) = request else { return }
      selection?.cancel()
      selection = object.flatMap { model.use($0, as: 0) }
    }
  }

  /// Another program selects data of these types.
  package func select(_ types: [String], _ behavior: PeerBehavior) {
    guard !device.resource.isDestroyed else { return }
    selection?.cancel()
    selection = nil
    let offer = device.dataOffer()
    offer.onRequest { request in
      if case .receive(_, let descriptor) = request { behavior.answer(on: descriptor) }
    }
    for type in types { offer.offer(mimeType: type) }
    device.selection(id: offer)
  }
}
