/// Emits a request as a method. A request that creates an object returns the object.
struct RequestEmitter {
  let request: MessageDefinition
  let opcode: Int
  let interface: InterfaceDefinition

  init(_ request: MessageDefinition, opcode: Int, of interface: InterfaceDefinition) {
    self.request = request
    self.opcode = opcode
    self.interface = interface
  }

  func emit(into code: inout CodeWriter) {
    code.documentation(
      request.documentation, since: request.since,
      arguments: request.arguments.filter { $0.kind != .newID })
    let name = SwiftName.member(request.name)
    let values = request.arguments.map(value(of:)).joined(separator: ", ")
    guard let created = request.arguments.first(where: { $0.kind == .newID }) else {
      return code.block("func \(name)(\(parameters))") { code in
        code.line("self.proxy.send(\(opcode), [\(values)])")
      }
    }
    guard let type = created.interface.map(SwiftName.type(_:)) else {
      return emitGeneric(name, values, into: &code)
    }
    code.block("func \(name)(\(parameters)) -> \(type)") { code in
      code.line(
        "\(type)(proxy: self.proxy.create(\(opcode), [\(values)], interface: \(type).interface))")
    }
  }

  private func emitGeneric(_ name: String, _ values: String, into code: inout CodeWriter) {
    let declaration = "func \(name)<Interface: WaylandObject>(\(parameters)) -> Interface"
    code.block(declaration) { code in
      code.line("Interface(")
      code.indented { code in
        code.line("proxy: self.proxy.create(")
        code.indented { code in
          code.line("\(opcode), [\(values)], interface: Interface.interface, version: version))")
        }
      }
    }
  }

  private var parameters: String {
    request.arguments.compactMap { argument in
      let name = SwiftName.member(argument.name)
      if argument.kind == .newID {
        return argument.interface == nil ? "as type: Interface.Type, version: UInt32" : nil
      }
      return "\(name): \(argument.swiftType(in: interface, isNullable: argument.isNullable))"
    }.joined(separator: ", ")
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
      return argument.isNullable ? ".object(\(name)?.proxy)" : ".object(\(name).proxy)"
    case .newID:
      return argument.interface == nil
        ? ".string(Interface.interface.name), .uint(version), .newID" : ".newID"
    }
  }
}
