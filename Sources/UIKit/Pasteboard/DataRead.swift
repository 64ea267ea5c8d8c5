import Foundation
import Synchronization

/// Data that another thread or another program provides, at some time or never.
final class DataRead: Sendable {
  /// The seconds for which properties of a pasteboard wait on the main thread for the data of all types
  /// together: programs that work answer in milliseconds, and a user takes a second for a hang.
  /// Compositing and input go on meanwhile, on their own threads.
  @MainActor static var patience = 1.0

  private enum State {
    case waiting
    case done(Data?)
  }

  private let state = Mutex(State.waiting)
  private let end = DispatchSemaphore(value: 0)

  /// `start` begins the read; the closure that it gets may be called on any thread, and once.
  init(_ start: (@escaping @Sendable (Data?) -> Void) -> Void) {
    start { [self] data in
      state.withLock { $0 = .done(data) }
      end.signal()
    }
  }

  /// Returns the data, for which it waits as long as `seconds`; nil if it has not come, or was refused.
  func data(waiting seconds: Double) -> Data? {
    if let data = now { return data }
    guard seconds > 0 else { return nil }
    if end.wait(timeout: .now() + seconds) == .success { end.signal() }
    return now ?? nil
  }

  private var now: Data?? {
    state.withLock { if case .done(let data) = $0 { .some(data) } else { nil } }
  }
}

/// A value of a pasteboard that an item provider makes when it is wanted.
@MainActor final class ProvidedValue {
  let load: NSItemProvider.DataLoader
  private var read: DataRead?

  init(_ load: @escaping NSItemProvider.DataLoader) {
    self.load = load
  }

  /// The data; nil if it is not there after `DataRead.patience`.
  var data: Data? {
    let isFirst = read == nil
    let read = read ?? DataRead { done in _ = load { data, _ in done(data) } }
    self.read = read
    return read.data(waiting: isFirst ? DataRead.patience : 0)
  }
}
