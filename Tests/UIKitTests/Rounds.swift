import Foundation

/// How many random cases a test tries: `LAMINA_ROUNDS` where that is set.
let rounds: Int? = ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap { Int($0) }
