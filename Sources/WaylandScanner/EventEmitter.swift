/// Emits an interface's events as an enum, and the decoder of their wire arguments.
struct EventEmitter {
  let interface: InterfaceDefinition

  init(_ interface: InterfaceDefinition) {
    self.interface = interface
  }

  func emit(into code: inout CodeWriter) {
    code.line()
    code.block("enum Event") { code in
      for event in interface.events {
        code.documentation(event.documentation, since: event.since, arguments: event.arguments)
        code.line("case \(SwiftName.member(event.name))\(payload(of: event))")
      }
      code.line("/// An event of a later version of the protocol.")
      code.line("case unknown(opcode: UInt32)")
    }
    code.line()
    code.block("static func decode(_ opcode: UInt32, _ arguments: EventArguments) -> Event") {
      code in
      code.block("switch opcode") { code in
        for (opcode, event) in interface.events.enumerated() {
          code.line("case \(opcode): .\(SwiftName.member(event.name))\(values(of: event))")
        }
        code.line("default: .unknown(opcode: opcode)")
      }
    }
  }

  private func payload(of event: MessageDefinition) -> String {
    guard !event.arguments.isEmpty else { return "" }
    let fields = event.arguments.map { "\(SwiftName.member($0.name)): \(type(of: $0))" }
    return "(\(fields.joined(separator: ", ")))"
  }

  /// Objects are optional even where the protocol forbids null, because the client may have
  /// destroyed the object already.
  private func type(of argument: ArgumentDefinition) -> String {
    if argument.kind == .fd { return "OwnedDescriptor" }
    return argument.swiftType(
      in: interface, isNullable: argument.isNullable || argument.kind == .object)
  }

  private func values(of event: MessageDefinition) -> String {
    guard !event.arguments.isEmpty else { return "" }
    let values = event.arguments.enumerated().map { index, argument in
      "\(SwiftName.member(argument.name)): \(value(of: argument, at: index))"
    }
    return "(\(values.joined(separator: ", ")))"
  }

  private func value(of argument: ArgumentDefinition, at index: Int) -> String {
    if let type = argument.enumType(in: interface) {
      return "\(type)(rawValue: arguments.uint(\(index)))"
    }
    switch argument.kind {
    case .int: return "arguments.int(\(index))"
    case .uint: return "arguments.uint(\(index))"
    case .fixed: return "arguments.fixed(\(index))"
    case .string:
      return argument.isNullable
        ? "arguments.optionalString(\(index))" : "arguments.string(\(index))"
    case .array:
      return argument.isNullable ? "arguments.optionalArray(\(index))" : "arguments.array(\(index))"
    case .fd: return "arguments.descriptor(\(index))"
    case .object:
      return argument.interface == nil ? "arguments.proxy(\(index))" : "arguments.object(\(index))"
    case .newID: return "arguments.newObject(\(index))"
    }
  }
}
