/// Traps with `sentence` if the condition is false. Unlike `precondition`, it prints the message in
/// optimized builds too.
package func require(
  _ condition: @autoclosure () -> Bool, _ sentence: @autoclosure () -> String,
  file: StaticString = #file, line: UInt = #line
) {
  if !condition() { fatalError(sentence(), file: file, line: line) }
}
