import CoreGraphics

/// The values of a basic animation. The first and the last one take 8 bytes each instead of 32 if they are
/// numbers.
struct BasicValues {
  enum Name {
    case from, to, by
  }

  fileprivate enum Kind: UInt8 {
    case none, double, cgFloat, float, int, other
  }

  /// The first and the last value, or 0 where these are no numbers.
  struct Numbers {
    fileprivate var from = 0.0
    fileprivate var to = 0.0
  }

  /// The kinds of the first and the last value, in three bits each.
  struct Kinds {
    private var bits: UInt8 = 0

    fileprivate var from: Kind {
      get { Kind(rawValue: bits & 7) ?? .none }
      set { bits = bits & ~7 | newValue.rawValue }
    }
    fileprivate var to: Kind {
      get { Kind(rawValue: bits >> 3) ?? .none }
      set { bits = bits & 7 | newValue.rawValue << 3 }
    }
  }

  /// Values of other types.
  private final class Others {
    let from, to, by: Any?

    init(_ from: Any?, _ to: Any?, _ by: Any?) {
      (self.from, self.to, self.by) = (from, to, by)
    }
  }

  private(set) var numbers = Numbers()
  private(set) var kinds = Kinds()
  /// nil where the first and the last value are numbers or missing, and there is no `byValue`.
  private var others: Others?

  init() {}

  init(_ numbers: Numbers, _ kinds: Kinds) {
    (self.numbers, self.kinds) = (numbers, kinds)
  }

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
    switch name {
    case .from: kinds.from
    case .to: kinds.to
    case .by: others?.by == nil ? .none : .other
    }
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
    switch name {
    case .from: (kinds.from, numbers.from) = (kind, number)
    case .to: (kinds.to, numbers.to) = (kind, number)
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
