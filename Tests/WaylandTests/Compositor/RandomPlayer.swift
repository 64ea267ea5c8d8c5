import TestCompositor
import TestSupport

/// Sends random events to the window of a compositor, as no real compositor would order them.
struct RandomPlayer {
  private var generator: SeededGenerator
  private let keymap: [UInt8]

  init(seed: UInt64, keymap: [UInt8]) {
    generator = SeededGenerator(seed: seed)
    self.keymap = keymap
  }

  mutating func step(_ model: CompositorModel) {
    guard let seat = model.seats.randomElement(using: &generator), let window = model.windows.first
    else {
      model.addSeat().setCapabilities(.all)
      return
    }
    switch below(40) {
    case 0: plug(model, seat)
    case 1..<10: touch(seat, window)
    case 10..<20: pointer(seat, window)
    case 20..<26: keyboard(seat, window)
    case 26..<29: gesture(seat, window)
    case 29..<33: inputMethod(seat, window)
    case 33..<36: pen(seat, window)
    default: peer(seat, window)
    }
  }

  private mutating func below(_ limit: UInt32) -> UInt32 {
    UInt32.random(in: 0..<limit, using: &generator)
  }

  private mutating func place() -> Double { Double.random(in: -100...2000, using: &generator) }

  private mutating func time() -> UInt32 { UInt32.random(in: 0...UInt32.max, using: &generator) }

  private mutating func plug(_ model: CompositorModel, _ seat: SeatModel) {
    switch below(6) {
    case 0: seat.setCapabilities([])
    case 1: seat.setCapabilities([.pointer, .touch])
    case 2: seat.setCapabilities([.keyboard])
    case 3 where model.seats.count < 3: model.addSeat(version: 1 + below(8)).setCapabilities(.all)
    case 4: model.remove(seat)
    default: seat.setCapabilities(.all)
    }
  }

  private mutating func touch(_ seat: SeatModel, _ window: SurfaceModel) {
    guard let touch = seat.touches.randomElement(using: &generator) else { return }
    let id = Int32(below(3))
    switch below(8) {
    case 0, 1:
      touch.down(
        serial: 0, time: time(), surface: window.surface, id: id, x: place(), y: place())
    case 2: touch.up(serial: 0, time: time(), id: id)
    case 3, 4: touch.motion(time: time(), id: id, x: place(), y: place())
    case 5 where touch.version >= 6: touch.shape(id: id, major: place(), minor: place())
    case 6 where below(4) == 0: touch.cancel()
    default: touch.frame()
    }
  }

  private mutating func pointer(_ seat: SeatModel, _ window: SurfaceModel) {
    guard let pointer = seat.pointers.randomElement(using: &generator) else { return }
    switch below(8) {
    case 0:
      pointer.enter(
        serial: below(100), surface: window.surface, surfaceX: place(), surfaceY: place())
    case 1: pointer.leave(serial: 0, surface: window.surface)
    case 2: pointer.motion(time: time(), surfaceX: place(), surfaceY: place())
    case 3, 4:
      pointer.button(
        serial: 0, time: time(), button: 0x110 + below(3),
        state: below(2) == 0 ? .pressed : .released)
    case 5: pointer.axis(time: time(), axis: .verticalScroll, value: place())
    case 6 where pointer.version >= 5:
      pointer.axisSource(axisSource: .finger)
      pointer.axisStop(time: time(), axis: .verticalScroll)
    default: if pointer.version >= 5 { pointer.frame() }
    }
  }

  private mutating func keyboard(_ seat: SeatModel, _ window: SurfaceModel) {
    guard let keyboard = seat.keyboards.randomElement(using: &generator) else { return }
    switch below(8) {
    case 0: keyboard.enter(serial: 0, surface: window.surface, keys: [1, 2, 3])
    case 1: keyboard.leave(serial: 0, surface: window.surface)
    case 2 where below(4) == 0: seat.sendKeymap(keymap)
    case 3 where below(4) == 0:
      Keymaps.sendMalformed(Int(below(25)), keymap, to: seat)
    case 4:
      keyboard.modifiers(
        serial: 0, modsDepressed: below(256), modsLatched: 0, modsLocked: below(256),
        group: below(4))
    case 5 where keyboard.version >= 4:
      keyboard.repeatInfo(rate: Int32(below(2000)) - 500, delay: Int32(below(40)) - 20)
    default:
      keyboard.key(
        serial: 0, time: time(), key: below(3) == 0 ? time() : 28 + below(6),
        state: below(2) == 0 ? .pressed : .released)
    }
  }

  private mutating func gesture(_ seat: SeatModel, _ window: SurfaceModel) {
    guard let swipe = seat.gestures.swipes.randomElement(using: &generator),
      let pinch = seat.gestures.pinches.randomElement(using: &generator)
    else { return }
    switch below(6) {
    case 0: swipe.begin(serial: 0, time: time(), surface: window.surface, fingers: below(5))
    case 1: swipe.update(time: time(), dx: place(), dy: place())
    case 2: swipe.end(serial: 0, time: time(), cancelled: Int32(below(2)))
    case 3: pinch.begin(serial: 0, time: time(), surface: window.surface, fingers: below(5))
    case 4: pinch.update(time: time(), dx: 0, dy: 0, scale: place(), rotation: place())
    default: pinch.end(serial: 0, time: time(), cancelled: Int32(below(2)))
    }
  }

  /// Other programs that select and drag data, and want that of the window's program.
  private mutating func peer(_ seat: SeatModel, _ window: SurfaceModel) {
    guard let device = seat.dataDevices.randomElement(using: &generator), !device.isDestroyed,
      let primary = seat.primaryDevices.randomElement(using: &generator)
    else { return }
    let types = (0..<below(4)).map { _ in below(9) == 0 ? "" : "type/\(below(400))" }
    let behavior: PeerBehavior = below(2) == 0 ? .vanishes : .stalls(after: [1, 2])
    switch below(9) {
    case 0: device.select(types, behavior)
    case 1: device.select((0..<300).map { "type/\($0)" }, behavior)
    case 2: device.clear()
    case 3: primary.select(types, behavior)
    case 4: device.enter(window, types, behavior, actions: below(8))
    case 5: device.device.motion(time: time(), x: place(), y: place())
    case 6: device.device.leave()
    case 7: device.drop()
    default: device.selection?.cancel()
    }
  }

  private mutating func pen(_ seat: SeatModel, _ window: SurfaceModel) {
    guard let tool = seat.tablets.tools.randomElement(using: &generator),
      let tablet = seat.tablets.tablets.first
    else { return }
    switch below(10) {
    case 0: tool.proximityIn(serial: 0, tablet: tablet, surface: window.surface)
    case 1: tool.proximityOut()
    case 2: tool.down(serial: 0)
    case 3: tool.up()
    case 4: tool.motion(x: place(), y: place())
    case 5: tool.pressure(pressure: below(100_000))
    case 6: tool.tilt(tiltX: place(), tiltY: place())
    case 7: tool.button(serial: 0, button: 0x14b, state: below(2) == 0 ? .pressed : .released)
    default: tool.frame(time: time())
    }
  }

  /// An input method whose offsets are those of bytes anywhere, also within characters and outside of
  /// the text.
  private mutating func inputMethod(_ seat: SeatModel, _ window: SurfaceModel) {
    let letters: [Character] = ["a", "é", "e\u{301}", "日", "👩‍👩‍👧", "\u{200f}", "\n", "م"]
    let text = String((0..<below(6)).map { _ in letters.randomElement(using: &generator) ?? "a" })
    switch below(8) {
    case 0, 1: seat.textInput.enter(window.surface)
    case 2: seat.textInput.leave()
    case 3: seat.textInput.edit(deleting: (below(50), below(1000) == 0 ? .max : below(50)))
    case 4: seat.textInput.edit(insertion: text, serial: time())
    default:
      seat.textInput.edit(
        preedit: (text, Int32(below(40)) - 5, Int32(below(40)) - 5),
        insertion: below(3) == 0 ? text : nil)
    }
  }
}
