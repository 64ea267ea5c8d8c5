package import Foundation

/// An object that holds the numbers of a point, rectangle, transform or the like, and their type.
///
/// On Linux, Foundation's own `NSValue` supports only four structures.
@safe package final class NumberBox: NSValue, @unchecked Sendable {
  package enum Kind: CaseIterable, Sendable {
    case point
    case vector
    case size
    case rect
    case affineTransform
    case transform3D
    case colorMatrix
    case edgeInsets
    case directionalEdgeInsets

    /// The type encoding that Objective-C uses.
    var encoding: StaticString {
      switch self {
      case .point: "{CGPoint=dd}"
      case .vector: "{CGVector=dd}"
      case .size: "{CGSize=dd}"
      case .rect: "{CGRect={CGPoint=dd}{CGSize=dd}}"
      case .affineTransform: "{CGAffineTransform=dddddd}"
      case .transform3D: "{CATransform3D=dddddddddddddddd}"
      case .colorMatrix: "{CAColorMatrix=ffffffffffffffffffff}"
      case .edgeInsets: "{UIEdgeInsets=dddd}"
      case .directionalEdgeInsets: "{NSDirectionalEdgeInsets=dddd}"
      }
    }

    /// The size in bytes.
    var size: Int {
      switch self {
      case .point, .vector, .size: 16
      case .rect, .edgeInsets, .directionalEdgeInsets: 32
      case .affineTransform: 48
      case .transform3D: 128
      case .colorMatrix: 80
      }
    }

    /// Whether the numbers are of type `Float`; otherwise they are of type `CGFloat`.
    private var holdsFloats: Bool { self == .colorMatrix }

    var count: Int { size / (holdsFloats ? 4 : 8) }

    fileprivate func numbers(in bytes: UnsafeRawBufferPointer) -> [CGFloat] {
      guard holdsFloats else { return unsafe Array(bytes.bindMemory(to: CGFloat.self)) }
      return unsafe bytes.bindMemory(to: Float.self).map { CGFloat($0) }
    }

    fileprivate func write(_ numbers: [CGFloat], to bytes: UnsafeMutableRawBufferPointer) {
      if holdsFloats {
        unsafe numbers.map(Float.init).withUnsafeBytes { unsafe bytes.copyMemory(from: $0) }
      } else {
        unsafe numbers.withUnsafeBytes { unsafe bytes.copyMemory(from: $0) }
      }
    }
  }

  package let kind: Kind
  package let numbers: [CGFloat]

  package init(_ kind: Kind, _ numbers: [CGFloat]) {
    (self.kind, self.numbers) = (kind, numbers)
    super.init()
  }

  package required init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<Int8>) {
    let encoding = unsafe String(cString: type)
    guard let kind = Kind.allCases.first(where: { $0.encoding.description == encoding }) else {
      fatalError("\(encoding) is not a supported geometry type")
    }
    self.kind = kind
    numbers = unsafe kind.numbers(in: UnsafeRawBufferPointer(start: value, count: kind.size))
    super.init()
  }

  /// Returns nil if the archive holds something else.
  package required init?(coder: NSCoder) {
    guard let encoding = coder.decodeObject(of: NSString.self, forKey: "type") as String?,
      let kind = Kind.allCases.first(where: { $0.encoding.description == encoding }),
      let numbers = coder.decodeNumbers(forKey: "numbers"), numbers.count == kind.count
    else { return nil }
    self.kind = kind
    self.numbers = numbers.map { CGFloat($0) }
    super.init()
  }

  package override func encode(with coder: NSCoder) {
    coder.encode(kind.encoding.description as NSString, forKey: "type")
    coder.encode(numbers: numbers.map(Double.init), forKey: "numbers")
  }

  package override var classForCoder: AnyClass { NumberBox.self }

  package override var objCType: UnsafePointer<Int8> {
    unsafe UnsafeRawPointer(kind.encoding.utf8Start).assumingMemoryBound(to: Int8.self)
  }

  package override func getValue(_ value: UnsafeMutableRawPointer) {
    unsafe kind.write(
      numbers, to: UnsafeMutableRawBufferPointer(start: value, count: kind.size))
  }

  package override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NumberBox else { return false }
    return kind == other.kind && numbers == other.numbers
  }

  package override var hash: Int { numbers.hashValue }

  package override var description: String {
    let name = kind.encoding.description.dropFirst().prefix { $0 != "=" }
    return "\(name): {" + numbers.map { String(format: "%g", $0) }.joined(separator: ", ") + "}"
  }
}

extension NSValue {
  /// The numbers of a value of this kind. Traps on another size, as reading the bytes of a
  /// different structure does on Apple's systems.
  package func numbers(_ kind: NumberBox.Kind) -> [CGFloat] {
    guard let box = self as? NumberBox, box.kind.size == kind.size else {
      let (size, type) = ((self as? NumberBox)?.kind.size ?? 0, unsafe String(cString: objCType))
      fatalError(
        "Cannot get value with size \(kind.size). The type encoded as \(type) is expected to be "
          + "\(size) bytes")
    }
    return box.numbers
  }
}
