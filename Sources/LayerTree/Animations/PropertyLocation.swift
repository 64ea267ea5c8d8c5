/// Where and in which format a layer stores an animatable property: a byte offset in one of
/// its stores, so that sampling writes a value without a branch for each property.
package struct PropertyLocation: BitwiseCopyable, Equatable, Sendable {
  /// The values that a layer stores together.
  package enum Store: UInt8, BitwiseCopyable, Sendable {
    case properties, style, space
    /// The `kind` of the style.
    case replicator, emitter
    /// The property is not stored as a number: the renderer blends the outgoing and the incoming
    /// contents.
    case composited
  }

  /// The type of the bytes, and with it the number of lanes of a value.
  enum Format: UInt8, BitwiseCopyable, Sendable {
    /// One `Double`, `Float` or `Bool`.
    case number, float, flag
    /// Two, or four, neighboring `Double` values.
    case point, rect
    /// Straight RGBA, `SIMD4<Float>`.
    case color
    /// A whole `CATransform3D`, which has tracks of its own.
    case transform
    /// A part of a `CATransform3D` with one lane, or the translation, which has two.
    case transformPart, translation
    /// Numbers of any count.
    case list
    /// An image.
    case image

    var isScalar: Bool {
      switch self {
      case .number, .float, .flag, .transformPart: true
      case .point, .rect, .color, .transform, .translation, .list, .image: false
      }
    }
  }

  let store: Store
  let format: Format
  let offset: UInt16
  let transformPart: TransformPart?

  /// `offset` is that of a stored property, which every struct knows.
  init(store: Store, offset: Int?, format: Format) {
    guard let offset else { preconditionFailure("an animatable property that is not stored") }
    (self.store, self.format, self.offset) = (store, format, UInt16(offset))
    transformPart = nil
  }

  init(store: Store, part: TransformPart) {
    (self.store, offset) = (store, 0)
    format = part == .translation ? .translation : .transformPart
    transformPart = part
  }

  /// The `Double` values from an index on.
  func component(_ index: Int, _ format: Format) -> PropertyLocation {
    PropertyLocation(
      store: store, offset: Int(offset) + index * MemoryLayout<Double>.stride, format: format)
  }
}

// The only code that reads and writes a store by offset.
extension PropertyLocation {
  /// The value in lanes; zeros for a property that is not stored as up to four numbers.
  @inline(__always)
  func value(in bytes: UnsafeRawBufferPointer) -> SIMD4<Double> {
    let start = Int(offset)
    func number(_ index: Int) -> Double {
      unsafe bytes.loadUnaligned(
        fromByteOffset: start + index * MemoryLayout<Double>.stride, as: Double.self)
    }
    switch format {
    case .number: return SIMD4(number(0), 0, 0, 0)
    case .point: return SIMD4(number(0), number(1), 0, 0)
    case .rect: return SIMD4(number(0), number(1), number(2), number(3))
    case .float:
      return SIMD4(
        Double(unsafe bytes.loadUnaligned(fromByteOffset: start, as: Float.self)), 0, 0, 0)
    case .flag: return SIMD4(unsafe bytes[start] != 0 ? 1 : 0, 0, 0, 0)
    case .color:
      return SIMD4<Double>(
        unsafe bytes.loadUnaligned(fromByteOffset: start, as: SIMD4<Float>.self))
    case .transform, .transformPart, .translation, .list, .image: return .zero
    }
  }

  @inline(__always)
  func set(_ value: SIMD4<Double>, in bytes: UnsafeMutableRawBufferPointer) {
    let start = Int(offset)
    func store(_ number: Double, _ index: Int) {
      unsafe bytes.storeBytes(
        of: number, toByteOffset: start + index * MemoryLayout<Double>.stride, as: Double.self)
    }
    switch format {
    case .number: store(value.x, 0)
    case .point:
      store(value.x, 0)
      store(value.y, 1)
    case .rect: for lane in 0..<4 { store(value[lane], lane) }
    case .float:
      unsafe bytes.storeBytes(of: Float(clamping: value.x), toByteOffset: start, as: Float.self)
    case .flag:
      unsafe bytes.storeBytes(of: value.x >= 0.5, toByteOffset: start, as: Bool.self)
    case .color:
      unsafe bytes.storeBytes(
        of: SIMD4<Float>(clamping: value), toByteOffset: start, as: SIMD4<Float>.self)
    case .transform, .transformPart, .translation, .list, .image: break
    }
  }
}

/// Values of a layer that animations change by `PropertyLocation`.
protocol PropertyStore {}

extension PropertyStore {
  /// Sets a property to the result of `value`, which gets the underlying value. NaN and infinity are
  /// ignored, so that the underlying value stays.
  @inline(__always)
  mutating func change(
    _ property: AnimatedProperty, isAdditive: Bool,
    to value: (_ below: () -> SIMD4<Double>) -> SIMD4<Double>
  ) {
    let location = property.location
    // Reading by `numbers(at:)` would copy the whole store.
    unsafe withUnsafeMutableBytes(of: &self) { bytes in
      var value = value { unsafe location.value(in: UnsafeRawBufferPointer(bytes)) }
      if isAdditive { value += unsafe location.value(in: UnsafeRawBufferPointer(bytes)) }
      guard value.isFinite else { return }
      unsafe location.set(value, in: bytes)
    }
  }

  func numbers(at location: PropertyLocation) -> SIMD4<Double> {
    unsafe withUnsafeBytes(of: self) { bytes in unsafe location.value(in: bytes) }
  }
}
