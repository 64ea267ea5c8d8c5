/// Emits one interface as a struct that wraps a proxy, with its message table, requests, events and
/// enums.
struct InterfaceEmitter {
  let interface: InterfaceDefinition
  let typeName: String

  init(_ interface: InterfaceDefinition) {
    self.interface = interface
    typeName = SwiftName.type(interface.name)
  }

  func emit(into code: inout CodeWriter) {
    code.documentation(interface.documentation)
    let conformance = interface.events.isEmpty ? "WaylandObject" : "WaylandEventSource"
    code.block("struct \(typeName): \(conformance)") { code in
      emitTable(into: &code)
      code.line()
      code.line("let proxy: WaylandProxy")
      emitSince(into: &code)
      for (opcode, request) in interface.requests.enumerated() {
        code.line()
        RequestEmitter(request, opcode: opcode, of: interface).emit(into: &code)
      }
      if !interface.events.isEmpty { EventEmitter(interface).emit(into: &code) }
      for enumeration in interface.enums {
        code.line()
        EnumEmitter(enumeration).emit(into: &code)
      }
    }
  }

  private func emitTable(into code: inout CodeWriter) {
    code.line("static let interface: WaylandInterface = .init(")
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

  /// Emits the versions that introduced requests, for callers that must check before they send one.
  private func emitSince(into code: inout CodeWriter) {
    let requests = interface.requests.filter { $0.since > 1 }
    guard !requests.isEmpty else { return }
    code.line()
    code.line("/// The versions that introduced later requests.")
    code.block("enum Since") { code in
      for request in requests {
        code.line("static let \(SwiftName.member(request.name)): UInt32 = \(request.since)")
      }
    }
  }
}
