/// A filter as a program sets it, with the numbers of its input, which animations change. The
/// compositor draws the `LayerFilter` that results from them.
package struct FilterSettings: Equatable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case gaussianBlur, colorMatrix, colorSaturate, colorBrightness, colorContrast, colorHueRotate
    case colorInvert

    /// The key of the input; nil for a filter without one.
    package var inputKey: String? {
      switch self {
      case .gaussianBlur: "inputRadius"
      case .colorMatrix: "inputColorMatrix"
      case .colorSaturate, .colorBrightness, .colorContrast: "inputAmount"
      case .colorHueRotate: "inputAngle"
      case .colorInvert: nil
      }
    }

    /// The default value of the input.
    package var defaultNumbers: [Double] {
      switch self {
      case .gaussianBlur: [10]
      case .colorMatrix: ColorMatrix.identity.numbers
      case .colorSaturate, .colorContrast: [1]
      case .colorBrightness, .colorHueRotate: [0]
      case .colorInvert: []
      }
    }
  }

  package let kind: Kind
  /// The name by which animations find the filter.
  package var name: String
  /// The value of the input, of as many numbers as the default.
  package var numbers: [Double]

  package init(_ kind: Kind, name: String = "") {
    (self.kind, self.name, numbers) = (kind, name, kind.defaultNumbers)
  }

  var filter: LayerFilter {
    let number = numbers.first ?? 0
    return switch kind {
    case .gaussianBlur: .gaussianBlur(radius: number)
    case .colorMatrix: .color(ColorMatrix(numbers))
    case .colorSaturate: .color(.saturation(number))
    case .colorBrightness: .color(.brightness(number))
    case .colorContrast: .color(.contrast(number))
    case .colorHueRotate: .color(.hueRotation(number))
    case .colorInvert: .color(.inversion)
    }
  }
}

/// The input of one of a layer's filters, as the key path of an animation names it:
/// `filters.NAME.inputRadius`.
package struct FilterInput: Equatable, Sendable {
  /// The name of the filter.
  package let filter: String
  package let key: String

  /// Returns nil for the key path of another property.
  package init?(keyPath: String) {
    let prefix = "filters."
    guard keyPath.hasPrefix(prefix) else { return nil }
    let names = keyPath.dropFirst(prefix.count)
    guard let dot = names.lastIndex(of: ".") else { return nil }
    (filter, key) = (String(names[..<dot]), String(names[dot...].dropFirst()))
  }
}

extension LayerStyle {
  /// The numbers of an input; none where no filter has it.
  func numbers(of input: FilterInput?) -> [Double] {
    index(of: input).map { filterSettings[$0].numbers } ?? []
  }

  /// Ignores inputs that no filter has, and other counts of numbers.
  mutating func setNumbers(_ numbers: [Double], of input: FilterInput?) {
    guard let index = index(of: input), filterSettings[index].numbers.count == numbers.count else {
      return
    }
    filterSettings[index].numbers = numbers
  }

  private func index(of input: FilterInput?) -> Int? {
    guard let input else { return nil }
    return filterSettings.firstIndex { $0.name == input.filter && $0.kind.inputKey == input.key }
  }
}
