import CoreGraphics

/// The values of a basic animation. The first and the last one take 8 bytes each instead of 32 if they are
/// numbers.
struct BasicValues {
  enum Name: UInt16 {
    case from, to, by
  }

  private enum Kind: UInt16 {
    case none, double, cgFloat, float, int, other
  }

  /// Values of other types.
  private final class Others {
    let from, to, by: Any?

    init(_ from: Any?, _ to: Any?, _ by: Any?) {
      (self.from, self.to, self.by) = (from, to, by)
    }
  }

  private var numbers = (from: 0.0, to: 0.0)
  /// nil where the first and the last value are numbers or missing, and there is no `byValue`.
  private var others: Others?
  /// The kind of each value, in four bits.
  private var kinds: UInt16 = 0

  /// Whether the first and the last value are numbers or missing, and there is no `byValue`.
  var areNumbers: Bool { others == nil }

  subscript(_ name: Name) -> Any? {
    get {
      switch kind(of: name) {
      case .none: nil
      case .double: number(name)
      case .cgFloat: CGFloat(number(name))
      case .float: Float(number(name))
      case .int: Int(number(name))
      case .other: other(name)
      }
    }
    set {
      setOther(nil, for: name)
      let (kind, number) = newValue.map { form(of: $0, name) } ?? (.none, 0)
      set(kind, number, for: name)
      if kind == .other { setOther(newValue, for: name) }
    }
  }

  /// A cast would find numbers in objects too, and the value would not be the one that was set.
  private func form(of value: Any, _ name: Name) -> (Kind, Double) {
    switch type(of: value) {
    case _ where name == .by: (.other, 0)
    case is Double.Type: (.double, value as? Double ?? 0)
    case is CGFloat.Type: (.cgFloat, Double(value as? CGFloat ?? 0))
    case is Float.Type: (.float, Double(value as? Float ?? 0))
    case is Int.Type:
      (value as? Int).flatMap(Double.init(exactly:)).map { (.int, $0) } ?? (.other, 0)
    default: (.other, 0)
    }
  }

  private func kind(of name: Name) -> Kind {
    Kind(rawValue: kinds >> (4 * name.rawValue) & 15) ?? .none
  }

  private func number(_ name: Name) -> Double {
    switch name {
    case .from: numbers.from
    case .to: numbers.to
    case .by: 0
    }
  }

  private func other(_ name: Name) -> Any? {
    switch name {
    case .from: others?.from
    case .to: others?.to
    case .by: others?.by
    }
  }

  private mutating func set(_ kind: Kind, _ number: Double, for name: Name) {
    kinds = kinds & ~(15 << (4 * name.rawValue)) | kind.rawValue << (4 * name.rawValue)
    switch name {
    case .from: numbers.from = number
    case .to: numbers.to = number
    case .by: break
    }
  }

  private mutating func setOther(_ value: Any?, for name: Name) {
    guard others != nil || value != nil else { return }
    func changed(_ other: Name) -> Any? { other == name ? value : self.other(other) }
    let (from, to, by) = (changed(.from), changed(.to), changed(.by))
    others = from == nil && to == nil && by == nil ? nil : Others(from, to, by)
  }
}
