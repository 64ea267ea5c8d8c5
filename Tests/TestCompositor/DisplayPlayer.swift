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
    switch below(17) {
    case 0, 1: plugInOutput(model)
    case 2: output.map(model.remove)
    case 3: output?.setScale(isAbsurd() ? absurdNumber() : Int32(1 + below(4)))
    case 4:
      let (width, height) = size()
      output?.setMode(width: width, height: height)
    case 5: output?.setTransform(.init(rawValue: below(8)))
    case 6: plugInSeat(model)
    case 7: seat.map(model.remove)
    case 8: seat?.setCapabilities(.init(rawValue: below(8)))
    case 9, 10: if let output { move(window, output) }
    case 11: window?.fractionalScale?.preferredScale(scale: scale())
    case 12: if let seat, let window { use(seat, window, model.makeSerial()) }
    case 13: window?.window?.toplevel?.close()
    case 14: model.frames.present(atSecond: UInt64(UInt32(bitPattern: absurdNumber())) << 32)
    default: configure(window)
    }
  }

  private mutating func below(_ limit: UInt32) -> UInt32 {
    UInt32.random(in: 0..<limit, using: &generator)
  }

  /// Now and then a size is one that no window can have.
  private mutating func size() -> (width: Int32, height: Int32) {
    let (width, height) = (Int32(below(100)), Int32(below(100)))
    guard isAbsurd() else { return (width, height) }
    return (absurdNumber(), below(2) == 0 ? height : absurdNumber())
  }

  /// In steps of 1 / 120.
  private mutating func scale() -> UInt32 {
    isAbsurd() ? UInt32(bitPattern: absurdNumber()) : 30 + below(450)
  }

  private mutating func isAbsurd() -> Bool { below(8) == 0 }

  private mutating func absurdNumber() -> Int32 {
    [.max, .max - 1, .max / 2 + 1, 1 << 24, 200_000, 0, -1, .min].randomElement(using: &generator)
      ?? .max
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
    var states = (0..<below(4)).map { _ in 1 + below(12) }
    let (width, height) = size()
    // A maximized window has to have the size, which it cannot.
    if max(width, height) > 100 { states.removeAll { $0 == 1 } }
    window?.window?.configure(width: width, height: height, states: states)
  }
}
