/// Emits one interface as a struct that wraps an object, with its message table, the messages of one
/// side and its enums.
struct InterfaceEmitter {
  let interface: InterfaceDefinition
  let side: BindingSide
  let typeName: String

  init(_ interface: InterfaceDefinition, side: BindingSide) {
    self.interface = interface
    self.side = side
    typeName = SwiftName.type(interface.name)
  }

  func emit(into code: inout CodeWriter) {
    code.documentation(interface.documentation)
    let receives = !side.incoming(of: interface).isEmpty
    let conformance = receives ? side.receiverProtocol : side.objectProtocol
    code.block("\(side.access)struct \(typeName): \(conformance)") { code in
      emitTable(into: &code)
      code.line()
      code.line("\(side.access)let \(side.handle): \(side.handleType)")
      if side == .server { emitInitializer(into: &code) }
      emitSince(into: &code)
      for (opcode, message) in side.outgoing(of: interface).enumerated() {
        code.line()
        OutgoingEmitter(message, opcode: opcode, of: interface, side: side).emit(into: &code)
      }
      if receives { IncomingEmitter(interface, side: side).emit(into: &code) }
      for enumeration in interface.enums {
        code.line()
        EnumEmitter(enumeration, side: side).emit(into: &code)
      }
    }
  }

  /// The initializer that Swift gives a struct is visible in its module alone.
  private func emitInitializer(into code: inout CodeWriter) {
    code.block("\(side.access)init(\(side.handle): \(side.handleType))") { code in
      code.line("self.\(side.handle) = \(side.handle)")
    }
  }

  private func emitTable(into code: inout CodeWriter) {
    code.line("\(side.access)static let interface: WaylandInterface = .init(")
    code.indented { code in
      code.line("name: \"\(interface.name)\", version: \(interface.version),")
      emitMessages("requests", interface.requests, ending: ",", into: &code)
      emitMessages("events", interface.events, ending: ")", into: &code)
    }
  }

  private func emitMessages(
    _ label: String, _ messages: [MessageDefinition], ending: String, into code: inout CodeWriter
  ) {
    guard !messages.isEmpty else { return code.line("\(label): []\(ending)") }
    code.line("\(label): [")
    code.indented { code in
      for message in messages { code.line(WireSignature(message).initializer + ",") }
    }
    code.line("]\(ending)")
  }

  /// Emits the versions that introduced messages, for callers that must check before they send one.
  private func emitSince(into code: inout CodeWriter) {
    let messages = side.outgoing(of: interface).filter { $0.since > 1 }
    guard !messages.isEmpty else { return }
    code.line()
    code.line("/// The versions that introduced later messages.")
    code.block("\(side.access)enum Since") { code in
      for message in messages {
        code.line(
          "\(side.access)static let \(SwiftName.member(message.name)): UInt32 = \(message.since)")
      }
    }
  }
}
