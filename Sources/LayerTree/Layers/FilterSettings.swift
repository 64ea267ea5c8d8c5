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

/// The properties of a layer that are lists of filters.
package enum FilterList: String, Sendable, CaseIterable {
  case filters, backgroundFilters
}

/// The input of one of a layer's filters, as the key path of an animation names it:
/// `filters.NAME.inputRadius`.
package struct FilterInput: Equatable, Sendable {
  package let list: FilterList
  /// The name of the filter.
  package let filter: String
  package let key: String

  /// Returns nil for the key path of another property.
  package init?(keyPath: String) {
    guard let end = keyPath.firstIndex(of: "."),
      let list = FilterList(rawValue: String(keyPath[..<end]))
    else { return nil }
    let names = keyPath[end...].dropFirst()
    guard let dot = names.lastIndex(of: ".") else { return nil }
    self.list = list
    (filter, key) = (String(names[..<dot]), String(names[dot...].dropFirst()))
  }
}

extension LayerStyle {
  package subscript(list: FilterList) -> [FilterSettings] {
    get {
      switch list {
      case .filters: filterSettings
      case .backgroundFilters: backgroundFilterSettings
      }
    }
    set {
      switch list {
      case .filters: filterSettings = newValue
      case .backgroundFilters: backgroundFilterSettings = newValue
      }
    }
  }

  /// The numbers of an input; none where no filter has it.
  func numbers(of input: FilterInput?) -> [Double] {
    guard let input, let index = index(of: input) else { return [] }
    return self[input.list][index].numbers
  }

  /// Ignores inputs that no filter has, and other counts of numbers.
  mutating func setNumbers(_ numbers: [Double], of input: FilterInput?) {
    guard let input, let index = index(of: input),
      self[input.list][index].numbers.count == numbers.count
    else { return }
    self[input.list][index].numbers = numbers
  }

  private func index(of input: FilterInput) -> Int? {
    self[input.list].firstIndex { $0.name == input.filter && $0.kind.inputKey == input.key }
  }
}
