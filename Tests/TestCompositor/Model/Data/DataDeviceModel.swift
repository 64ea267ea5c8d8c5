import WaylandWire

/// A `wl_data_device` of a client: its clipboard and its drags.
package final class DataDeviceModel {
  package let device: WlDataDevice
  /// What the client has made the selection; nil for nothing, or for data of another program.
  package private(set) var selection: SourceModel?
  /// The serials of the requests for selections and drags.
  package private(set) var serials: [UInt32] = []
  /// The drag that the client has started.
  package private(set) var drag: SourceModel?
  /// What the client has answered to a drag over its window: the types that it has accepted, nil for
  /// none.
  package private(set) var accepted: [String?] = []
  package private(set) var finishedDrops = 0

  private unowned let model: CompositorModel
  /// The offer that is dragged over a window.
  private var dragged: OfferState?

  /// What the client and the compositor have agreed on for an offer of a drag.
  private final class OfferState {
    var acceptedType: String?
    var action: UInt32 = 0
    var isDropped = false
  }

  init(_ device: WlDataDevice, of model: CompositorModel) {
    self.device = device
    self.model = model
    device.onRequest { [unowned self] request in handle(request) }
  }

  package var isDestroyed: Bool { device.resource.isDestroyed }

  /// Another program selects data of these types.
  package func select(_ types: [String], _ behavior: PeerBehavior) {
    guard !isDestroyed else { return }
    selection?.cancel()
    selection = nil
    device.selection(id: offer(types) { _, descriptor in behavior.answer(on: descriptor) })
  }

  /// Tells the client what it has selected itself, as compositors do.
  package func announceSelection() {
    guard !isDestroyed, let selection else { return }
    device.selection(
      id: offer(selection.types) { type, descriptor in
        selection.request(type, on: descriptor.rawValue)
      })
  }

  package func clear() {
    if !isDestroyed { device.selection(id: nil) }
  }

  /// Another program drags data over a window.
  package func enter(
    _ window: SurfaceModel, _ types: [String], _ behavior: PeerBehavior, actions: UInt32 = 3
  ) {
    guard !isDestroyed else { return }
    let offer = offer(types, isDrag: true) { _, descriptor in behavior.answer(on: descriptor) }
    offer.sourceActions(sourceActions: .init(rawValue: actions))
    device.enter(serial: model.makeSerial(), surface: window.surface, x: 10, y: 10, id: offer)
  }

  /// The client's own drag is over its window.
  package func enterOwn(_ window: SurfaceModel) {
    guard !isDestroyed, let drag else { return }
    let offer = offer(drag.types, isDrag: true) { type, descriptor in
      drag.request(type, on: descriptor.rawValue)
    }
    offer.sourceActions(sourceActions: .init(rawValue: drag.actions ?? 1))
    device.enter(serial: model.makeSerial(), surface: window.surface, x: 10, y: 10, id: offer)
  }

  package func drop() {
    dragged?.isDropped = true
    if !isDestroyed { device.drop() }
  }

  private func offer(
    _ types: [String], isDrag: Bool = false,
    receive: @escaping (String, OwnedDescriptor) -> Void
  ) -> WlDataOffer {
    let offer = device.dataOffer()
    let state = OfferState()
    if isDrag { dragged = state }
    offer.onRequest { [unowned self, unowned resource = offer.resource] request in
      let offer = WlDataOffer(resource: resource)
      switch request {
      case .receive(let type, let descriptor): receive(type, descriptor)
      case .accept(_, let type):
        accepted.append(type)
        state.acceptedType = type
      case .setActions(let actions, _):
        if !isDrag { model.report(offer, code: 3, "actions of a selection") }
        state.action = actions.rawValue & 1 == 1 ? 1 : actions.rawValue & 2
        offer.action(dndAction: .init(rawValue: state.action))
      case .finish:
        if !state.isDropped || state.action == 0 || state.acceptedType == nil {
          model.report(offer, code: 0, "an untimely finish")
        }
        finishedDrops += 1
      case .destroy, .unknown: break
      }
    }
    for type in types { offer.offer(mimeType: type) }
    return offer
  }

  private func handle(_ request: WlDataDevice.Request) {
    switch request {
    case .setSelection(let object, let serial):
      serials.append(serial)
      selection?.cancel()
      selection = object.flatMap { model.use($0, as: 1) }
      if selection?.actions != nil { model.report(device, code: 1, "a selection with actions") }
    case .startDrag(let object, let origin, _, let serial):
      serials.append(serial)
      drag = object.flatMap { model.use($0, as: 1) }
      if origin.flatMap(model.surface(_:))?.window == nil {
        model.report(device, code: 0, "a drag from no window")
      }
    case .release, .unknown: break
    }
  }
}
