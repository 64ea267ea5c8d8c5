/// Traps with the sentence when the program does what it must not. Unlike `precondition`, it says so
/// in optimized builds too, which are the ones that people run.
package func require(
  _ condition: @autoclosure () -> Bool, _ sentence: @autoclosure () -> String,
  file: StaticString = #file, line: UInt = #line
) {
  if !condition() { fatalError(sentence(), file: file, line: line) }
}
