import Synchronization

/// The mirrors of a session: the app says which there are, and the render thread draws and closes them.
final class MirrorList: Sendable {
  private let mirrors = Mutex<[Mirror]>([])

  /// Opens mirrors on outputs that have none, and withdraws those on others.
  func set(_ outputs: [String], open: (String) -> Mirror) {
    mirrors.withLock { mirrors in
      for mirror in mirrors where !outputs.contains(mirror.output) { mirror.withdraw() }
      let mirrored = mirrors.filter { !$0.isWithdrawn }.map(\.output)
      for output in outputs where !mirrored.contains(output) { mirrors.append(open(output)) }
    }
  }

  var all: [Mirror] { mirrors.withLock { $0 } }

  /// Removes mirrors that are closed.
  func remove(_ closed: [Mirror]) {
    mirrors.withLock { mirrors in
      mirrors.removeAll { mirror in closed.contains { $0 === mirror } }
    }
  }

  /// Closes all mirrors, after the render thread has ended.
  func close() {
    for mirror in all { mirror.close() }
    mirrors.withLock { $0 = [] }
  }
}
