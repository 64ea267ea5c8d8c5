/// The values of a message. A switch over their signature says which accessors may be called.
struct BusArguments: Equatable {
  let values: [BusValue]
  let signature: String

  init(_ values: [BusValue]) {
    self.values = values
    signature = values.map(\.signature).joined()
  }

  /// The value at an index with the type `i`.
  func int(_ index: Int) -> Int {
    guard case .int32(let number) = values[index] else { fatalError("no integer in \(signature)") }
    return Int(number)
  }

  /// The value at an index with the type `u`.
  func uint(_ index: Int) -> UInt32 {
    guard case .uint32(let number) = values[index] else { fatalError("no number in \(signature)") }
    return number
  }

  /// The value at an index with the type `s`.
  func string(_ index: Int) -> String {
    guard case .string(let text) = values[index] else { fatalError("no text in \(signature)") }
    return text
  }
}
