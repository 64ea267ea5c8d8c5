/// Where a condition that holds at `low` and not at `high` ceases to.
func bisect(_ low: Double, _ high: Double, while holds: (Double) -> Bool) -> Double {
  var (low, high) = (low, high)
  for _ in 0..<200 {
    let middle = (low + high) / 2
    guard middle > low && middle < high else { break }
    if holds(middle) { low = middle } else { high = middle }
  }
  return high
}
