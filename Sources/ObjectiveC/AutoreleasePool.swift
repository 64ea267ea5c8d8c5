/// Calls a closure. Objects are released as soon as nothing retains them, so that there is no pool.
///
/// Source: Apple, "autoreleasepool(invoking:)".
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
