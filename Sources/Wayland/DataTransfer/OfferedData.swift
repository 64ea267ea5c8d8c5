/// Data that a program offers, in one or more types. May be used on any thread.
package final class OfferedData: Sendable, Equatable {
  /// The names of the types, as the other program has spelled them; at most 256.
  package let types: [String]
  /// Whether this program offers the data itself.
  package let isOwn: Bool
  private let receive:
    @Sendable (String, @escaping @Sendable (Result<[UInt8], TransferError>) -> Void) -> Void

  /// `receive` asks for the data of a type.
  package init(
    types: [String], isOwn: Bool = false,
    receive:
      @escaping @Sendable (
        String, @escaping @Sendable (Result<[UInt8], TransferError>) -> Void
      ) -> Void
  ) {
    self.types = types
    self.isOwn = isOwn
    self.receive = receive
  }

  /// Reads the data of a type. `completion` is called once, on any thread: with an error at the
  /// latest after `TransferLimits.totalTime`.
  package func read(
    _ type: String,
    completion: @escaping @Sendable (Result<[UInt8], TransferError>) -> Void
  ) {
    guard types.contains(type) else { return completion(.failure(.withdrawn)) }
    receive(type, completion)
  }

  package static func == (first: OfferedData, second: OfferedData) -> Bool { first === second }
}

/// Data that this program offers to others.
package struct ProvidedData: Sendable {
  /// Provides the bytes of a type, or nil.
  package typealias Reply = @Sendable ([UInt8]?) -> Void

  package var types: [String]
  /// Called on the reader thread when another program wants a type. It must not block; the reply may
  /// be sent later and on any thread.
  package var load: @Sendable (_ type: String, _ reply: @escaping Reply) -> Void

  package init(
    types: [String], load: @escaping @Sendable (_ type: String, _ reply: @escaping Reply) -> Void
  ) {
    self.types = types
    self.load = load
  }
}

/// What Wayland calls selections: data that stays offered until a program offers other data.
package enum SelectionKind: CaseIterable, Sendable {
  /// The clipboard, which copying sets (`wl_data_device.selection`).
  case clipboard
  /// The selected text, which the middle button pastes (`zwp_primary_selection_device_v1`).
  case primary
}
