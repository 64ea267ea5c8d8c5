import WaylandWire

@testable import Wayland

/// An input method of a compositor of wlroots, by a connection of its own (`zwp_input_method_v2`). Its
/// XML is in no Debian package, so that its messages stand here.
final class InputMethod {
  /// What the compositor says of the text that has the focus.
  struct Text: Equatable {
    var text = ""
    var cursor: UInt32 = 0
    var anchor: UInt32 = 0
  }

  private(set) var isActive = false
  private(set) var text = Text()
  private let name: String
  private let queue: EventQueue
  private let method: Method
  /// The number of `done` events, which is the serial of the next commit.
  private var serial: UInt32 = 0

  init(display name: String) throws {
    self.name = name
    queue = EventQueue(of: try Display(connectingTo: name))
    let display = unsafe WaylandProxy(
      borrowing: queue.display.pointer, WlDisplay.interface, on: queue)
    let catalog = GlobalCatalog(WlDisplay(proxy: display).wrapped(on: queue).getRegistry())
    try queue.roundtrip(display: name)
    guard let manager = catalog.bindFirst(Manager.self), let seat = catalog.bindFirst(WlSeat.self)
    else { throw WaylandError.missingInterface(Manager.interface.name, display: name) }
    method = Method(
      proxy: manager.proxy.create(0, [.object(seat.proxy), .newID], interface: Method.interface))
    method.onEvent { [unowned self] event in
      switch event {
      case .active(let isActive): self.isActive = isActive
      case .text(let text): self.text = text
      case .done: serial += 1
      case .other: break
      }
    }
    try update()
  }

  /// Receives what the compositor has said.
  func update() throws {
    try queue.roundtrip(display: name)
  }

  /// Changes the text in one step.
  func edit(
    preedit: (text: String, cursor: Int32)? = nil, insertion: String? = nil,
    deletedBefore: UInt32 = 0
  ) throws {
    if let insertion { method.proxy.send(0, [.string(insertion)]) }
    if let preedit {
      method.proxy.send(1, [.string(preedit.text), .int(preedit.cursor), .int(preedit.cursor)])
    }
    if deletedBefore > 0 { method.proxy.send(2, [.uint(deletedBefore), .uint(0)]) }
    method.proxy.send(3, [.uint(serial)])
    try update()
  }

  /// Goes away, in the middle of whatever it does.
  func end() throws {
    method.proxy.send(6, [])
    try update()
  }

  private struct Manager: WaylandObject {
    static let interface: WaylandInterface = .init(
      name: "zwp_input_method_manager_v2", version: 1,
      requests: [
        WaylandMessage("get_input_method", "on", types: { [WlSeat.interface, Method.interface] }),
        WaylandMessage("destroy", "", destroys: true),
      ], events: [])
    let proxy: WaylandProxy
  }

  private struct Method: WaylandEventSource {
    enum Event {
      case active(Bool)
      case text(Text)
      case done
      case other
    }

    static let interface: WaylandInterface = .init(
      name: "zwp_input_method_v2", version: 1,
      requests: [
        WaylandMessage("commit_string", "s"), WaylandMessage("set_preedit_string", "sii"),
        WaylandMessage("delete_surrounding_text", "uu"), WaylandMessage("commit", "u"),
        WaylandMessage("get_input_popup_surface", "no"), WaylandMessage("grab_keyboard", "n"),
        WaylandMessage("destroy", "", destroys: true),
      ],
      events: [
        WaylandMessage("activate", ""), WaylandMessage("deactivate", ""),
        WaylandMessage("surrounding_text", "suu"), WaylandMessage("text_change_cause", "u"),
        WaylandMessage("content_type", "uu"), WaylandMessage("done", ""),
        WaylandMessage("unavailable", ""),
      ])
    let proxy: WaylandProxy

    static func decode(_ opcode: UInt32, _ arguments: EventArguments) -> Event {
      switch opcode {
      case 0: .active(true)
      case 1: .active(false)
      case 2:
        .text(
          Text(
            text: arguments.string(0), cursor: arguments.uint(1), anchor: arguments.uint(2)))
      case 5: .done
      default: .other
      }
    }
  }
}
