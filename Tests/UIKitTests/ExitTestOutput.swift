import Testing

/// Returns what a process that an exit test has run printed to standard error.
func output(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
