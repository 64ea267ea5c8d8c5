/// Emits the messages that one side receives as an enum, and the decoder of their wire arguments.
struct IncomingEmitter {
  let interface: InterfaceDefinition
  let side: BindingSide

  init(_ interface: InterfaceDefinition, side: BindingSide) {
    self.interface = interface
    self.side = side
  }

  func emit(into code: inout CodeWriter) {
    code.line()
    code.block("\(side.access)enum \(side.incomingType)") { code in
      for message in side.incoming(of: interface) {
        code.documentation(
          message.documentation, since: message.since, arguments: message.arguments)
        code.line("case \(SwiftName.member(message.name))\(payload(of: message))")
      }
      code.line("/// A message of a later version of the protocol.")
      code.line("case unknown(opcode: UInt32)")
    }
    code.line()
    code.block(
      "\(side.access)static func decode(_ opcode: UInt32, _ arguments: \(side.argumentsType))"
        + " -> \(side.incomingType)"
    ) { code in
      code.block("switch opcode") { code in
        for (opcode, message) in side.incoming(of: interface).enumerated() {
          code.line("case \(opcode): .\(SwiftName.member(message.name))\(values(of: message))")
        }
        code.line("default: .unknown(opcode: opcode)")
      }
    }
  }

  private func payload(of message: MessageDefinition) -> String {
    guard !message.arguments.isEmpty else { return "" }
    let fields = message.arguments.map { "\(SwiftName.member($0.name)): \(type(of: $0))" }
    return "(\(fields.joined(separator: ", ")))"
  }

  /// Objects are optional even where the protocol forbids null, because a client may have
  /// destroyed the object already.
  private func type(of argument: ArgumentDefinition) -> String {
    if argument.kind == .fd { return "OwnedDescriptor" }
    return argument.swiftType(
      in: interface, isNullable: argument.isNullable || argument.kind == .object, side: side)
  }

  private func values(of message: MessageDefinition) -> String {
    guard !message.arguments.isEmpty else { return "" }
    let values = message.arguments.enumerated().map { index, argument in
      "\(SwiftName.label(argument.name)): \(value(of: argument, at: index))"
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
      return argument.interface == nil
        ? "arguments.\(side.handle)(\(index))" : "arguments.object(\(index))"
    case .newID: return "arguments.newObject(\(index))"
    }
  }
}
