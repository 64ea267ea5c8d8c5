import Foundation

/// The checks that failed.
var failures: [String] = []

func expect(_ condition: Bool, _ message: String) {
  if !condition { failures.append(message) }
}
