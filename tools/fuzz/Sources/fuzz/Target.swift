/// What must survive any bytes.
struct Target: Sendable {
  let name: String
  /// What libFuzzer begins with.
  var seeds: [[UInt8]] = []
  /// On the main thread.
  let run: @MainActor ([UInt8]) -> Void

  /// A new target is a new line here.
  static let all: [Target] = [.png, .jpeg, .webP, .path, .drawing, .text, .pdf]
}
