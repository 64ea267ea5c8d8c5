// Prints how long the constraint solver takes, in microseconds: the least of several runs.

func microseconds(runs: Int = 20, _ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  let times = (0..<runs).map { _ in clock.measure(body) }
  return times.min()! / .microseconds(1)
}

func report(_ name: String, _ value: Double) {
  print("\(name)\t\(Double(Int(value * 100)) / 100)")
}

for isConnected in [false, true] {
  let kind = isConnected ? "cells of the window's width" : "separate cells"
  report(
    "build 1,000 constraints, \(kind)",
    microseconds { _ = Window(constraintCount: 1000, isConnected: isConnected) })

  var window = Window(constraintCount: 10_000, isConnected: isConnected)
  let cell = window.cells[250]
  report(
    "edit a cell among 10,000 constraints, \(kind)",
    microseconds {
      for index in 0..<100 {
        cell.change(by: Double(index), in: &window.solver)
        window.solve()
      }
    } / 100)
  report(
    "lay out a cell of 20 constraints, \(kind)",
    microseconds {
      for _ in 0..<100 {
        let cell = Cell(in: &window.solver, width: nil)
        window.solve()
        cell.remove(from: &window.solver)
        window.solve()
      }
    } / 100)
  if let width = window.width {
    report(
      "resize a window of 10,000 constraints",
      microseconds {
        for index in 0..<100 {
          window.solver.setConstant(Double(300 + index * 5), of: width)
          window.solve()
        }
      } / 100)
  }
}

for count in [100, 1000, 10_000, 100_000] {
  report(
    "per constraint of \(count), separate cells",
    microseconds(runs: 5) { _ = Window(constraintCount: count, isConnected: false) } / Double(count)
  )
}
