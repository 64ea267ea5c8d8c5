import Glibc
import WaylandWire

/// Data that a client offers.
package final class SourceModel {
  enum Object {
    case data(WlDataSource)
    case primary(ZwpPrimarySelectionSourceV1)
  }

  package private(set) var types: [String] = []
  /// The actions of a drag by their bits; nil for a source that has set none.
  package private(set) var actions: UInt32?
  package private(set) var isDestroyed = false
  /// Whether the source is or was a selection or a drag.
  var isUsed = false
  private let object: Object
  private unowned let model: CompositorModel

  init(_ source: WlDataSource, of model: CompositorModel) {
    object = .data(source)
    self.model = model
    source.resource.onDestroy = { [weak self] in self?.isDestroyed = true }
    source.onRequest { [unowned self] request in
      switch request {
      case .offer(let type): add(type, source)
      case .setActions(let new):
        if isUsed || actions != nil { model.report(source, code: 1, "actions of a used source") }
        actions = new.rawValue
      default: break
      }
    }
  }

  init(_ source: ZwpPrimarySelectionSourceV1, of model: CompositorModel) {
    object = .primary(source)
    self.model = model
    source.resource.onDestroy = { [weak self] in self?.isDestroyed = true }
    source.onRequest { [unowned self] request in
      if case .offer(let type) = request { add(type, source) }
    }
  }

  func isSame(as source: some WaylandServerObject) -> Bool {
    switch object {
    case .data(let mine): mine.resource === source.resource
    case .primary(let mine): mine.resource === source.resource
    }
  }

  /// Wants the data of a type, on a descriptor that a test has.
  package func request(_ type: String, on descriptor: Int32) {
    guard !isDestroyed else { return }
    switch object {
    case .data(let source): source.send(mimeType: type, fd: descriptor)
    case .primary(let source): source.send(mimeType: type, fd: descriptor)
    }
  }

  /// Tells the client that its data is not offered any more.
  package func cancel() {
    guard !isDestroyed else { return }
    switch object {
    case .data(let source): source.cancelled()
    case .primary(let source): source.cancelled()
    }
  }

  /// Tells the client that the target of its drag has the data.
  package func finishDrag(action: UInt32) {
    guard !isDestroyed, case .data(let source) = object else { return }
    source.action(dndAction: .init(rawValue: action))
    source.dndDropPerformed()
    source.dndFinished()
  }

  private func add(_ type: String, _ source: some WaylandServerObject) {
    if isUsed { model.report(source, code: 0, "a type of a source that is used") }
    types.append(type)
  }
}

extension CompositorModel {
  func source(_ object: some WaylandServerObject) -> SourceModel? {
    sources.first { $0.isSame(as: object) }
  }

  /// Notes the use of a source, which may be used once.
  func use(_ object: some WaylandServerObject, as code: UInt32) -> SourceModel? {
    let source = source(object)
    if source?.isUsed != false { report(object, code: code, "a source that is used already") }
    source?.isUsed = true
    return source
  }
}
