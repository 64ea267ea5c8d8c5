import Foundation

/// What all transfers of a connection share.
final class DataExchange: @unchecked Sendable {
  let pipes: PipeThread
  /// A type that tells the offers of this program from those of others.
  let token = "application/x-lamina-source;id=\(UUID().uuidString)"
  /// The thread that uses the objects of the protocol; nil once the connection is gone. It is set
  /// once, before that thread runs.
  var reader: @Sendable () -> Reader? = { nil }

  init(limits: TransferLimits) throws(WaylandError) {
    pipes = try PipeThread(limits: limits)
  }
}
