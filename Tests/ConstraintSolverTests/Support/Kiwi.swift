import Foundation

/// Solves systems with kiwi, another solver, in a Python process (Debian: python3-kiwisolver).
struct Kiwi {
  enum Result: Equatable {
    case values([Double])
    /// Required constraints exclude each other.
    case conflict
    /// kiwi ended its process: it compares sums of large weights with a fixed rounding error.
    case crash
  }

  struct Failure: Error {
    let description: String
  }

  /// kiwi multiplies violations with a weight for each priority.
  let weights: [Double: Double]

  func solve(_ systems: [LinearSystem]) throws -> [Result] {
    let input = FileManager.default.temporaryDirectory
      .appending(path: "lamina-kiwi-\(UUID().uuidString.prefix(8)).json")
    defer { try? FileManager.default.removeItem(at: input) }
    try JSONEncoder().encode(systems.map(weighted)).write(to: input)
    var results: [Result] = []
    while results.count < systems.count {
      results += try run(input: input, from: results.count)
      if results.count < systems.count { results.append(.crash) }
    }
    return results
  }

  private func weighted(_ system: LinearSystem) -> LinearSystem {
    var system = system
    for index in system.rows.indices {
      system.rows[index].priority = weights[system.rows[index].priority]!
    }
    return system
  }

  /// Returns the results of the systems that were solved before the process ended.
  private func run(input: URL, from first: Int) throws -> [Result] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-c", Self.program, input.path, "\(first)"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let lines = output.fileHandleForReading.readDataToEndOfFile().split(separator: UInt8(10))
    process.waitUntilExit()
    guard process.terminationReason == .uncaughtSignal || process.terminationStatus == 0 else {
      throw Failure(description: "python3-kiwisolver is not installed (tools/dependencies test)")
    }
    return try lines.map { line in
      try JSONDecoder().decode([Double]?.self, from: line).map(Result.values) ?? .conflict
    }
  }

  private static let program = """
    import json, sys, kiwisolver as k
    for system in json.load(open(sys.argv[1]))[int(sys.argv[2]):]:
        solver = k.Solver()
        variables = [k.Variable() for _ in range(system["variableCount"])]
        try:
            for row in system["rows"]:
                terms = [variables[v] * c for v, c in zip(row["variables"], row["coefficients"])]
                expression = sum(terms[1:], terms[0] + 0) - row["constant"]
                relation = {0: "==", 1: ">=", -1: "<="}[row["relation"]]
                solver.addConstraint(k.Constraint(expression, relation, row["priority"]))
            solver.updateVariables()
            result = [v.value() for v in variables]
        except k.UnsatisfiableConstraint:
            result = None
        print(json.dumps(result), flush=True)
    """
}
