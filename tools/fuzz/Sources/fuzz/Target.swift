/// Code that must not crash with any input.
struct Target: Sendable {
  let name: String
  /// The inputs that libFuzzer starts with.
  var seeds: [[UInt8]] = []
  /// Runs one input, on the main thread.
  let run: @MainActor ([UInt8]) -> Void

  /// All targets. A new target must be added here.
  static let all: [Target] = [.png, .jpeg, .webP, .path, .drawing, .text, .pdf, .viewFile]
}
