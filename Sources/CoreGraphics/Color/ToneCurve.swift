import Foundation

/// A transfer curve from an encoded component to linear light, 0…1 each; odd-symmetric below zero.
enum ToneCurve: Hashable, Sendable {
  /// (a·x + b)^g + e for x ≥ d, otherwise c·x + f.
  case formula(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)
  /// The light at evenly spaced components; at least two values.
  case table([Float])

  static func gamma(_ gamma: Double) -> ToneCurve {
    .formula(g: gamma, a: 1, b: 0, c: 0, d: 0, e: 0, f: 0)
  }

  func light(_ value: Double) -> Double {
    value < 0 ? -light(ofPositive: -value) : light(ofPositive: value)
  }

  func encoded(_ light: Double) -> Double {
    light < 0 ? -encoded(ofPositive: -light) : encoded(ofPositive: light)
  }

  private func light(ofPositive x: Double) -> Double {
    switch self {
    case .formula(let g, let a, let b, let c, let d, let e, let f):
      return x >= d ? pow(max(a * x + b, 0), g) + e : c * x + f
    case .table(let table):
      let position = min(x, 1) * Double(table.count - 1)
      let index = min(Int(position), table.count - 2)
      let (low, high) = (Double(table[index]), Double(table[index + 1]))
      return low + (high - low) * (position - Double(index))
    }
  }

  private func encoded(ofPositive light: Double) -> Double {
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
