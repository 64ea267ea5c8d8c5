/// Stores a value in a variable and returns the previous one.
///
/// A plain assignment releases the old value while the variable is being accessed. If that
/// deallocates an object whose `deinit` accesses the variable again, Swift traps ("Overlapping
/// accesses"). The caller of this function releases the old value afterwards.
@discardableResult
package func exchange<Value>(_ variable: inout Value, with new: Value) -> Value {
  let old = variable
  variable = new
  return old
}
