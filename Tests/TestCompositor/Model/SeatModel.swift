import WaylandWire

/// A seat that a test plugs in, with the objects of its devices. A test sends events through them.
package final class SeatModel {
  package private(set) var objects: [WlSeat] = []
  package private(set) var pointers: [WlPointer] = []
  package private(set) var keyboards: [WlKeyboard] = []
  package private(set) var touches: [WlTouch] = []
  package let gestures = GestureObjects()
  package internal(set) var dataDevices: [DataDeviceModel] = []
  package internal(set) var primaryDevices: [PrimaryDeviceModel] = []
  package internal(set) var idleNotifications: [ExtIdleNotificationV1] = []
  package private(set) lazy var tablets = TabletObjects(model)
  package private(set) lazy var textInput = TextInputObjects(model)
  /// The cursor requests: whether each had an image, and its serial.
  package private(set) var cursors: [(isShown: Bool, serial: UInt32)] = []

  var global: ServerGlobal?
  private unowned let model: CompositorModel
  private var capabilities: WlSeat.Capability = []
  private var pastCapabilities: WlSeat.Capability = []

  init(_ model: CompositorModel) {
    self.model = model
  }

  /// The number of objects of devices that clients have.
  package var objectCount: Int {
    objects.count + pointers.count + keyboards.count + touches.count + gestures.count
      + tablets.count + textInput.objects.count
  }

  package func setCapabilities(_ new: WlSeat.Capability) {
    capabilities = new
    pastCapabilities.formUnion(new)
    for object in objects { object.capabilities(capabilities: new) }
  }

  /// Sends a keymap. `size` is what the event says of the text's size.
  package func sendKeymap(
    _ text: [UInt8], size: UInt32? = nil, format: WlKeyboard.KeymapFormat = .xkbV1
  ) {
    let file = SharedFile(text)
    for keyboard in keyboards {
      keyboard.keymap(
        format: format, fd: file.descriptor.rawValue, size: size ?? UInt32(text.count))
    }
  }

  func add(_ seat: WlSeat) {
    objects.append(seat)
    seat.resource.onDestroy = { [unowned self] in
      objects.removeAll { $0.resource.isDestroyed }
    }
    seat.capabilities(capabilities: capabilities)
    if seat.version >= WlSeat.Since.name { seat.name(name: "test") }
    seat.onRequest { [unowned self] request in handle(request, of: seat) }
  }

  private func handle(_ request: WlSeat.Request, of seat: WlSeat) {
    switch request {
    case .getPointer(let pointer):
      check(.pointer, of: seat)
      pointers.append(pointer)
      pointer.resource.onDestroy = { [unowned self] in
        pointers.removeAll { $0.resource.isDestroyed }
      }
      pointer.onRequest { [unowned self] request in handle(request, of: pointer) }
    case .getKeyboard(let keyboard):
      check(.keyboard, of: seat)
      keyboards.append(keyboard)
      keyboard.resource.onDestroy = { [unowned self] in
        keyboards.removeAll { $0.resource.isDestroyed }
      }
    case .getTouch(let touch):
      check(.touch, of: seat)
      touches.append(touch)
      touch.resource.onDestroy = { [unowned self] in
        touches.removeAll { $0.resource.isDestroyed }
      }
    default: break
    }
  }

  /// It is an error to ask for a device of which the seat never had the capability.
  private func check(_ capability: WlSeat.Capability, of seat: WlSeat) {
    guard !pastCapabilities.contains(capability) else { return }
    model.report(seat, code: 0, "a device without its capability")
  }

  private func handle(_ request: WlPointer.Request, of pointer: WlPointer) {
    guard case .setCursor(let serial, let surface, _, _) = request else { return }
    cursors.append((surface != nil, serial))
    surface.flatMap(model.surface(_:))?.becomeCursor(of: pointer)
  }
}

extension WlSeat.Capability {
  package static let all: WlSeat.Capability = [.pointer, .keyboard, .touch]
}

/// The objects of `zwp_pointer_gestures_v1`.
package final class GestureObjects {
  package private(set) var swipes: [ZwpPointerGestureSwipeV1] = []
  package private(set) var pinches: [ZwpPointerGesturePinchV1] = []
  package private(set) var holds: [ZwpPointerGestureHoldV1] = []

  var count: Int { swipes.count + pinches.count + holds.count }

  func add(_ swipe: ZwpPointerGestureSwipeV1) {
    swipes.append(swipe)
    swipe.resource.onDestroy = { [unowned self] in swipes.removeAll { $0.resource.isDestroyed } }
  }

  func add(_ pinch: ZwpPointerGesturePinchV1) {
    pinches.append(pinch)
    pinch.resource.onDestroy = { [unowned self] in pinches.removeAll { $0.resource.isDestroyed } }
  }

  func add(_ hold: ZwpPointerGestureHoldV1) {
    holds.append(hold)
    hold.resource.onDestroy = { [unowned self] in holds.removeAll { $0.resource.isDestroyed } }
  }
}

/// The objects of `zwp_tablet_manager_v2`.
package final class TabletObjects {
  package private(set) var tools: [ZwpTabletToolV2] = []
  package private(set) var tablets: [ZwpTabletV2] = []
  package private(set) var pads: [ZwpTabletPadV2] = []
  private var seats: [ZwpTabletSeatV2] = []
  private unowned let model: CompositorModel

  init(_ model: CompositorModel) {
    self.model = model
  }

  var count: Int { seats.count + tools.count + tablets.count + pads.count }

  func add(_ seat: ZwpTabletSeatV2) {
    seats.append(seat)
    seat.resource.onDestroy = { [unowned self] in seats.removeAll { $0.resource.isDestroyed } }
  }

  /// Plugs in a tablet with a pen.
  package func plugIn() {
    for seat in seats {
      let tablet = seat.tabletAdded()
      tablets.append(tablet)
      tablet.resource.onDestroy = { [unowned self] in
        tablets.removeAll { $0.resource.isDestroyed }
      }
      tablet.name(name: "test")
      tablet.done()
      addTool(to: seat)
    }
  }

  /// Plugs in a pad with buttons.
  package func plugInPad() {
    for seat in seats {
      let pad = seat.padAdded()
      pads.append(pad)
      pad.resource.onDestroy = { [unowned self] in pads.removeAll { $0.resource.isDestroyed } }
      let group = pad.group()
      _ = group.ring()
      _ = group.strip()
      group.done()
      pad.done()
    }
  }

  private func addTool(to seat: ZwpTabletSeatV2) {
    let tool = seat.toolAdded()
    tools.append(tool)
    tool.resource.onDestroy = { [unowned self] in tools.removeAll { $0.resource.isDestroyed } }
    tool.onRequest { [unowned self] request in
      if case .setCursor(_, let surface?, _, _) = request {
        model.surface(surface)?.becomeCursor(of: tool)
      }
    }
    tool.type(toolType: .pen)
    tool.capability(capability: .pressure)
    tool.done()
  }
}
