import WaylandWire

/// Data that this program offers to others, as a selection or by a drag. Used by the reader thread
/// only.
final class DataSource {
  enum Object {
    case data(WlDataSource)
    case primary(ZwpPrimarySelectionSourceV1)
  }

  /// What happens to a source, besides requests for data.
  enum Event {
    /// Other data has taken the place of the selection, or the drag has failed.
    case cancelled
    /// The target of the drag takes this type, or nothing.
    case target(String?)
    /// The action of the drag has changed.
    case action(WlDataDeviceManager.DndAction)
    /// The user has dropped the data, which the target reads now.
    case dropped
    /// The target has read the data of the drag.
    case finished
  }

  private let object: Object
  /// Called with what happens to the source.
  var onEvent: (Event) -> Void = { _ in }
  private let data: ProvidedData
  private let exchange: DataExchange
  private var isDestroyed = false

  init(_ object: Object, _ data: ProvidedData, exchange: DataExchange) {
    self.object = object
    self.data = data
    self.exchange = exchange
    let names = data.types.filter { $0.utf8.count <= TransferLimits.nameSize }
    for type in names.prefix(TransferLimits.types - 1) + [exchange.token] { offer(type) }
    listen()
  }

  func destroy() {
    guard !isDestroyed else { return }
    isDestroyed = true
    switch object {
    case .data(let source): source.destroy()
    case .primary(let source): source.destroy()
    }
  }

  /// The `wl_data_source`; nil for one of the primary selection.
  var dataSource: WlDataSource? {
    if case .data(let source) = object { source } else { nil }
  }

  /// The `zwp_primary_selection_source_v1`; nil for another source.
  var primarySource: ZwpPrimarySelectionSourceV1? {
    if case .primary(let source) = object { source } else { nil }
  }

  /// Says what targets may do with the data of a drag.
  func permit(_ actions: DragActions) {
    guard let dataSource, dataSource.version >= WlDataSource.Since.setActions else { return }
    dataSource.setActions(dndActions: actions.wire)
  }

  private func offer(_ type: String) {
    switch object {
    case .data(let source): source.offer(mimeType: type)
    case .primary(let source): source.offer(mimeType: type)
    }
  }

  private func listen() {
    switch object {
    case .data(let source): source.onEvent { [unowned self] event in handle(event) }
    case .primary(let source):
      source.onEvent { [unowned self] event in
        switch event {
        case .send(let type, let descriptor): send(type, to: descriptor)
        case .cancelled: onEvent(.cancelled)
        case .unknown: break
        }
      }
    }
  }

  private func handle(_ event: WlDataSource.Event) {
    switch event {
    case .send(let type, let descriptor): send(type, to: descriptor)
    case .cancelled: onEvent(.cancelled)
    case .target(let type): onEvent(.target(type))
    case .action(let action): onEvent(.action(action))
    case .dndDropPerformed: onEvent(.dropped)
    case .dndFinished: onEvent(.finished)
    case .unknown: break
    }
  }

  /// Sends the data of a type. For a type that was not offered the other program gets none.
  private func send(_ type: String, to descriptor: OwnedDescriptor) {
    guard data.types.contains(type) else { return }
    data.load(type) { [pipes = exchange.pipes] bytes in
      pipes.write(bytes ?? [], to: descriptor)
    }
  }
}
