import Foundation

/// How a component's number becomes light, 0…1 each; mirrored below zero.
enum ToneCurve: Hashable, Sendable {
  /// From `d` on (a·x + b)^g + e, before it c·x + f.
  case formula(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)
  /// Light at even distances, two numbers or more.
  case table([Float])

  static func gamma(_ gamma: Double) -> ToneCurve {
    .formula(g: gamma, a: 1, b: 0, c: 0, d: 0, e: 0, f: 0)
  }

  func light(_ number: Double) -> Double {
    number < 0 ? -light(ofPositive: -number) : light(ofPositive: number)
  }

  func number(_ light: Double) -> Double {
    light < 0 ? -number(ofPositive: -light) : number(ofPositive: light)
  }

  private func light(ofPositive x: Double) -> Double {
    switch self {
    case .formula(let g, let a, let b, let c, let d, let e, let f):
      return x >= d ? pow(max(a * x + b, 0), g) + e : c * x + f
    case .table(let table):
      let place = min(x, 1) * Double(table.count - 1)
      let index = min(Int(place), table.count - 2)
      let (low, high) = (Double(table[index]), Double(table[index + 1]))
      return low + (high - low) * (place - Double(index))
    }
  }

  private func number(ofPositive light: Double) -> Double {
    switch self {
    case .formula(let g, let a, let b, let c, let d, let e, let f):
      let edge = pow(max(a * d + b, 0), g) + e
      if light < edge, c != 0 { return min((light - f) / c, d) }
      return a != 0 && g != 0 ? (pow(max(light - e, 0), 1 / g) - b) / a : 0
    case .table:
      var (low, high) = (0.0, 1.0)
      for _ in 0..<30 {
        let middle = (low + high) / 2
        if self.light(ofPositive: middle) < light { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
  }
}
