/// Stores a value in a variable, and returns the one before.
///
/// A plain assignment lets go of the old value while the variable is being changed. Where that frees an
/// object of the program, whose `deinit` comes back to the variable, Swift ends the program ("Overlapping
/// accesses"). The caller of this function lets go of it afterwards.
@discardableResult
package func exchange<Value>(_ variable: inout Value, with new: Value) -> Value {
  let old = variable
  variable = new
  return old
}
