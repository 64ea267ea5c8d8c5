import CoreGraphics

extension UIFont.Weight {
  private static let named: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// The OpenType weight, 100 … 900, of the nearest named weight.
  var number: Int {
    let distances = Self.named.map { abs($0.rawValue - rawValue) }
    let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
    return (nearest + 1) * 100
  }

  /// Creates the named weight nearest to an OpenType weight.
  init(number: Int) {
    self = Self.named[min(max((number + 50) / 100 - 1, 0), 8)]
  }
}

extension UIFont.Width {
  /// The OpenType width class: 5 is standard.
  var number: Int {
    switch rawValue {
    case ..<(-0.25): 2
    case ..<(-0.1): 3
    case ..<0.1: 5
    default: 7
    }
  }
}
