/// Changes the outputs, the seats and the windows of a compositor at random, in orders in which no real
/// compositor would.
package struct DisplayPlayer<Generator: RandomNumberGenerator> {
  private var generator: Generator

  package init(_ generator: Generator) {
    self.generator = generator
  }

  /// Does one of these things, if it is possible now.
  package mutating func step(_ model: CompositorModel) {
    let output = model.outputs.randomElement(using: &generator)
    let seat = model.seats.randomElement(using: &generator)
    let window = model.windows.randomElement(using: &generator)
    switch below(16) {
    case 0, 1: plugInOutput(model)
    case 2: output.map(model.remove)
    case 3: output?.setScale(Int32(1 + below(4)))
    case 4: output?.setMode(width: Int32(below(100)), height: Int32(below(100)))
    case 5: output?.setTransform(.init(rawValue: below(8)))
    case 6: plugInSeat(model)
    case 7: seat.map(model.remove)
    case 8: seat?.setCapabilities(.init(rawValue: below(8)))
    case 9, 10: if let output { move(window, output) }
    case 11: window?.fractionalScale?.preferredScale(scale: 30 + below(450))
    case 12: if let seat, let window { use(seat, window, model.makeSerial()) }
    case 13: window?.window?.toplevel?.close()
    default: configure(window)
    }
  }

  private mutating func below(_ limit: UInt32) -> UInt32 {
    UInt32.random(in: 0..<limit, using: &generator)
  }

  private mutating func plugInOutput(_ model: CompositorModel) {
    let name = "TEST-\(1 + below(4))"
    guard !model.outputs.contains(where: { $0.name == name }) else { return }
    model.addOutput(name, version: 1 + below(4))
  }

  private mutating func plugInSeat(_ model: CompositorModel) {
    guard model.seats.count < 3 else { return }
    model.addSeat(version: 1 + below(8)).setCapabilities(.init(rawValue: below(8)))
  }

  private func move(_ window: SurfaceModel?, _ output: OutputModel) {
    if window?.isShown(on: output) == true { window?.leave(output) } else { window?.enter(output) }
  }

  /// Gives a seat's devices to a window.
  private func use(_ seat: SeatModel, _ window: SurfaceModel, _ serial: UInt32) {
    for pointer in seat.pointers {
      pointer.enter(serial: serial, surface: window.surface, surfaceX: 1, surfaceY: 1)
    }
    for keyboard in seat.keyboards {
      keyboard.enter(serial: serial, surface: window.surface, keys: [30])
    }
    for touch in seat.touches {
      touch.down(serial: serial, time: 0, surface: window.surface, id: 0, x: 1, y: 1)
      touch.frame()
    }
  }

  /// Asks for a size, 0 leaving it to the client, and for states, among them those of later versions.
  private mutating func configure(_ window: SurfaceModel?) {
    let states = (0..<below(4)).map { _ in 1 + below(12) }
    let (width, height) = (Int32(below(100)), Int32(below(100)))
    window?.window?.configure(width: width, height: height, states: states)
  }
}
