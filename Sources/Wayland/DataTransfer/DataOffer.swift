import Glibc
import WaylandWire

/// An offer of the compositor, whose types arrive before it is used. Used by the reader thread only.
final class DataOffer {
  enum Object {
    case data(WlDataOffer)
    case primary(ZwpPrimarySelectionOfferV1)
  }

  private let object: Object
  private let exchange: DataExchange
  private var isDestroyed = false
  private(set) var types: [String] = []
  /// The actions that the source of a drag permits (`wl_data_offer.source_actions`).
  private(set) var sourceActions: WlDataDeviceManager.DndAction = []
  /// The action that the compositor has chosen (`wl_data_offer.action`).
  private(set) var action: WlDataDeviceManager.DndAction = []

  init(_ object: Object, exchange: DataExchange) {
    self.object = object
    self.exchange = exchange
    switch object {
    case .data(let offer): offer.onEvent { [unowned self] event in handle(event) }
    case .primary(let offer):
      offer.onEvent { [unowned self] event in
        if case .offer(let type) = event { add(type) }
      }
    }
  }

  /// Whether this is the object of an event's argument.
  func isSame(as offer: some WaylandObject) -> Bool {
    switch object {
    case .data(let mine): mine.proxy === offer.proxy
    case .primary(let mine): mine.proxy === offer.proxy
    }
  }

  /// Returns the offer for other threads.
  func makeData(isOwn: Bool) -> OfferedData {
    let handle = OfferHandle(self)
    let types = types.filter { $0 != exchange.token }
    return OfferedData(types: types, isOwn: isOwn) { [exchange] type, completion in
      exchange.reader()?.perform { handle.receive(type, completion) }
        ?? completion(.failure(.withdrawn))
    }
  }

  /// Asks the program that offers the data to send it.
  func receive(
    _ type: String, completion: @escaping @Sendable (Result<[UInt8], TransferError>) -> Void
  ) {
    guard !isDestroyed else { return completion(.failure(.withdrawn)) }
    var ends: [Int32] = [-1, -1]
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue
    guard unsafe socketpair(AF_UNIX, Int32(kind), 0, &ends) == 0 else {
      return completion(.failure(.callFailed("socketpair", reason: systemError(errno))))
    }
    let (mine, theirs) = (OwnedDescriptor(ends[0]), OwnedDescriptor(ends[1]))
    // The other end keeps blocking, which the other program expects of a pipe.
    _ = fcntl(mine.rawValue, F_SETFL, O_NONBLOCK)
    switch object {
    case .data(let offer): offer.receive(mimeType: type, fd: theirs.rawValue)
    case .primary(let offer): offer.receive(mimeType: type, fd: theirs.rawValue)
    }
    exchange.pipes.read(mine, completion: completion)
  }

  /// Whether source and target agree on an action, as they do since version 3 of the protocol.
  var hasActions: Bool {
    if case .data(let offer) = object {
      offer.version >= WlDataOffer.Since.setActions
    } else {
      false
    }
  }

  /// Tells the source of a drag which type the app takes, nil for none, and what it does with it.
  func accept(_ type: String?, serial: UInt32, action: WlDataDeviceManager.DndAction) {
    guard !isDestroyed, case .data(let offer) = object else { return }
    offer.accept(serial: serial, mimeType: type)
    if hasActions { offer.setActions(dndActions: action, preferredAction: action) }
  }

  /// Tells the source of a drag that the app has the data.
  func finish() {
    guard !isDestroyed, hasActions, case .data(let offer) = object else { return }
    offer.finish()
  }

  func destroy() {
    guard !isDestroyed else { return }
    isDestroyed = true
    switch object {
    case .data(let offer): offer.destroy()
    case .primary(let offer): offer.destroy()
    }
  }

  private func handle(_ event: WlDataOffer.Event) {
    switch event {
    case .offer(let type): add(type)
    case .sourceActions(let actions): sourceActions = actions
    case .action(let action): self.action = action
    case .unknown: break
    }
  }

  private func add(_ type: String) {
    guard types.count < TransferLimits.types, !type.isEmpty,
      type.utf8.count <= TransferLimits.nameSize, !types.contains(type)
    else { return }
    types.append(type)
  }
}

/// Carries an offer through other threads to the reader thread, which alone uses it.
private final class OfferHandle: @unchecked Sendable {
  private weak var offer: DataOffer?

  init(_ offer: DataOffer) {
    self.offer = offer
  }

  func receive(
    _ type: String, _ completion: @escaping @Sendable (Result<[UInt8], TransferError>) -> Void
  ) {
    guard let offer else { return completion(.failure(.withdrawn)) }
    offer.receive(type, completion: completion)
  }
}
