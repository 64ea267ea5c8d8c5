/// Emits a message that one side sends as a method. A message that creates an object returns it.
struct OutgoingEmitter {
  let message: MessageDefinition
  let opcode: Int
  let interface: InterfaceDefinition
  let side: BindingSide

  init(
    _ message: MessageDefinition, opcode: Int, of interface: InterfaceDefinition, side: BindingSide
  ) {
    self.message = message
    self.opcode = opcode
    self.interface = interface
    self.side = side
  }

  func emit(into code: inout CodeWriter) {
    code.documentation(
      message.documentation, since: message.since,
      arguments: message.arguments.filter { $0.kind != .newID })
    let name = SwiftName.member(message.name)
    let values = message.arguments.map(value(of:)).joined(separator: ", ")
    guard let created = message.arguments.first(where: { $0.kind == .newID }) else {
      return code.block("\(side.access)func \(name)(\(parameters))") { code in
        code.line("self.\(side.handle).send(\(opcode), [\(values)])")
      }
    }
    guard let type = created.interface.map(SwiftName.type(_:)) else {
      return emitGeneric(name, values, into: &code)
    }
    code.block("\(side.access)func \(name)(\(parameters)) -> \(type)") { code in
      let object =
        "self.\(side.handle).create(\(opcode), [\(values)], interface: \(type).interface)"
      code.line("\(type)(\(side.handle): \(object))")
    }
  }

  private func emitGeneric(_ name: String, _ values: String, into code: inout CodeWriter) {
    let declaration = "func \(name)<Interface: \(side.objectProtocol)>(\(parameters)) -> Interface"
    code.block(declaration) { code in
      code.line("Interface(")
      code.indented { code in
        code.line("\(side.handle): self.\(side.handle).create(")
        code.indented { code in
          code.line("\(opcode), [\(values)], interface: Interface.interface, version: version))")
        }
      }
    }
  }

  private var parameters: String {
    message.arguments.compactMap { argument in
      let name = SwiftName.member(argument.name)
      if argument.kind == .newID {
        return argument.interface == nil ? "as type: Interface.Type, version: UInt32" : nil
      }
      return "\(name): \(swiftType(of: argument))"
    }.joined(separator: ", ")
  }

  private func swiftType(of argument: ArgumentDefinition) -> String {
    argument.swiftType(in: interface, isNullable: argument.isNullable, side: side)
  }

  private func value(of argument: ArgumentDefinition) -> String {
    let name = SwiftName.member(argument.name)
    if argument.enumType(in: interface) != nil { return ".uint(\(name).rawValue)" }
    switch argument.kind {
    case .int: return ".int(\(name))"
    case .uint: return ".uint(\(name))"
    case .fixed: return ".fixed(\(name))"
    case .string: return ".string(\(name))"
    case .array: return ".array(\(name))"
    case .fd: return ".descriptor(\(name))"
    case .object:
      guard argument.interface != nil else { return ".object(\(name))" }
      return argument.isNullable
        ? ".object(\(name)?.\(side.handle))" : ".object(\(name).\(side.handle))"
    case .newID:
      return argument.interface == nil
        ? ".string(Interface.interface.name), .uint(version), .newID" : ".newID"
    }
  }
}
