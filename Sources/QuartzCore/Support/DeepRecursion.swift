internal import CCallStack

/// Lets overridable functions recurse through trees of any depth: after every 256 levels, the
/// recursion continues on another stack of the same thread.
///
/// Hit testing needs it: every layer and view may override its part, so the traversal cannot be a
/// loop. A tree of 100,000 levels takes about 400 stacks, of which only the used pages are
/// committed.
@MainActor package enum DeepRecursion {
  private static let levelsPerStack = 256
  /// Allows 16 KiB per level, including the variables of overrides.
  private static let stackSize = 4 << 20
  private static var level = 0

  /// Calls `body`, which may call this function again.
  package static func descend<Result>(_ body: () -> Result) -> Result {
    level += 1
    defer { level -= 1 }
    return level % levelsPerStack == 0 ? onNewStack(body) : body()
  }

  private static func onNewStack<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    let store = { result = body() }
    withoutActuallyEscaping(store) { call(Call(body: $0)) }
    guard let result else { preconditionFailure("a call on another stack made no result") }
    return result
  }

  private static func call(_ call: Call) {
    let hasRun = unsafe lamina_call_on_new_stack(
      stackSize,
      { argument in
        guard let argument = unsafe argument else { return }
        unsafe Unmanaged<Call>.fromOpaque(argument).takeUnretainedValue().body()
      }, Unmanaged.passUnretained(call).toOpaque())
    // If no memory is available for another stack, the recursion continues on this one.
    if !hasRun { call.body() }
    withExtendedLifetime(call) {}
  }

  private final class Call {
    let body: () -> Void

    init(body: @escaping () -> Void) {
      self.body = body
    }
  }
}
