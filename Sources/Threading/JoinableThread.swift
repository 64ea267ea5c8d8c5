import Foundation
import Glibc

/// A thread that can be joined; Foundation's `Thread` cannot.
@safe package final class JoinableThread: @unchecked Sendable {
  private let handle: pthread_t

  /// Starts a thread that runs `body`. Debuggers and `ps` show its name, of at most 15 characters.
  ///
  /// `pthread_create`
  package init(
    name: String, _ body: @escaping @Sendable () -> Void
  ) throws(ThreadError) {
    let named: @Sendable () -> Void = {
      Thread.current.name = name
      body()
    }
    let box = unsafe Unmanaged.passRetained(Body(named))
    var handle = pthread_t()
    let failure = unsafe pthread_create(
      &handle, nil,
      { box in
        guard let box = unsafe box else { return nil }
        unsafe Unmanaged<Body>.fromOpaque(box).takeRetainedValue().run()
        return nil
      }, box.toOpaque())
    guard failure == 0 else {
      unsafe box.release()
      throw ThreadError(
        call: "pthread_create", reason: unsafe String(cString: strerror(failure)))
    }
    self.handle = handle
  }

  package var isCurrent: Bool { pthread_equal(handle, pthread_self()) != 0 }

  /// Waits until the thread has exited; when called on the thread itself, detaches it instead. Call
  /// it once.
  package func join() {
    if isCurrent {
      pthread_detach(handle)
    } else {
      pthread_join(handle, nil)
    }
  }

  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }
}

/// Why a thread could not be started, in one line that names the call.
package struct ThreadError: Error, CustomStringConvertible {
  package let call: String
  /// The system's message.
  package let reason: String

  package var description: String { "\(call) failed: \(reason)" }
}
