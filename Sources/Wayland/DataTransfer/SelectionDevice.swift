/// One selection of a seat: the clipboard or the primary selection. Used by the reader thread only.
final class SelectionDevice {
  /// Sends the request that makes a source the selection; nil for none.
  private let set: (DataSource?, _ serial: UInt32) -> Void
  private let makeSource: () -> DataSource.Object
  private let exchange: DataExchange
  private let deliver: (OfferedData?) -> Void
  /// The offer whose types arrive, before an event says what it is.
  private var introduced: DataOffer?
  private var current: DataOffer?
  private var source: DataSource?

  init(
    exchange: DataExchange, makeSource: @escaping () -> DataSource.Object,
    set: @escaping (DataSource?, _ serial: UInt32) -> Void,
    deliver: @escaping (OfferedData?) -> Void
  ) {
    self.exchange = exchange
    self.makeSource = makeSource
    self.set = set
    self.deliver = deliver
  }

  /// Offers data as the selection, or clears the selection.
  func provide(_ data: ProvidedData?, serial: UInt32) {
    let new = data.map { DataSource(makeSource(), $0, exchange: exchange) }
    new?.onEvent = { [unowned self, weak new] event in
      guard case .cancelled = event, let new else { return }
      new.destroy()
      if source === new { source = nil }
    }
    set(new, serial)
    // The request has ended the former source, if the compositor accepts it.
    source?.destroy()
    source = new
  }

  func introduce(_ offer: DataOffer) {
    introduced?.destroy()
    introduced = offer
  }

  /// Takes the offer that was introduced, if it is this object.
  func takeIntroduced(_ object: some WaylandObject) -> DataOffer? {
    guard let offer = introduced, offer.isSame(as: object) else { return nil }
    introduced = nil
    return offer
  }

  /// The selection has changed.
  func select(_ object: (some WaylandObject)?) {
    if let object, current?.isSame(as: object) == true { return }
    current?.destroy()
    current = object.flatMap(takeIntroduced)
    // A program that keeps the clipboard's history offers our types too, after our source's end.
    let isOwn = source != nil && current?.types.contains(exchange.token) == true
    deliver(current?.makeData(isOwn: isOwn))
  }

  func release() {
    introduced?.destroy()
    current?.destroy()
    source?.destroy()
    (introduced, current, source) = (nil, nil, nil)
  }
}
