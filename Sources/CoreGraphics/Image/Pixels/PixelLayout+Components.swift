extension PixelLayout {
  /// Reads one component of pixel `x` of a row, 0…1; floats are not clamped.
  func component(_ index: Int, ofPixel x: Int, in row: UnsafeRawBufferPointer) -> Double {
    let start = x * bitsPerPixel + index * bitsPerComponent
    switch bitsPerComponent {
    case 8: return unsafe Double(row[byte(index, ofPixel: x)]) / 255
    case 16:
      let bits = unsafe word16(at: start / 8, in: row)
      return isFloat ? Double(Float16(bitPattern: bits)) : Double(bits) / 65_535
    case 32: return unsafe Double(Float(bitPattern: word32(at: start / 8, in: row)))
    case 5:
      let word = unsafe word16(at: x * 2, in: row)
      return Double((word >> (15 - 5 * UInt16(index))) & 31) / 31
    default:
      let bits = unsafe row[start / 8] >> UInt8(8 - bitsPerComponent - start % 8)
      let most = (1 << UInt8(bitsPerComponent)) - 1
      return Double(Int(bits) & most) / Double(most)
    }
  }

  /// Writes one component, clamped to 0…1. The only size below a byte that it supports is packed 5
  /// bits.
  func setComponent(
    _ index: Int, ofPixel x: Int, in row: UnsafeMutableRawBufferPointer, to value: Double
  ) {
    let start = (x * bitsPerPixel + index * bitsPerComponent) / 8
    let value = min(max(value, 0), 1)
    switch bitsPerComponent {
    case 8: unsafe row[byte(index, ofPixel: x)] = UInt8((value * 255).rounded())
    case 16:
      let bits =
        isFloat ? Float16(value).bitPattern : UInt16((value * 65_535).rounded())
      unsafe row.storeBytes(
        of: isLittle ? bits.littleEndian : bits.bigEndian, toByteOffset: start, as: UInt16.self)
    case 32:
      let bits = Float(value).bitPattern
      unsafe row.storeBytes(
        of: isLittle ? bits.littleEndian : bits.bigEndian, toByteOffset: start, as: UInt32.self)
    default:
      let shift = 15 - 5 * UInt16(index)
      let before = unsafe word16(at: x * 2, in: UnsafeRawBufferPointer(row)) & ~(31 << shift)
      let bits = before | UInt16((value * 31).rounded()) << shift
      unsafe row.storeBytes(
        of: isLittle ? bits.littleEndian : bits.bigEndian, toByteOffset: x * 2, as: UInt16.self)
    }
  }

  /// The byte offset of an 8-bit component; little-endian words store components in reverse.
  private func byte(_ index: Int, ofPixel x: Int) -> Int {
    let size = bitsPerPixel / 8
    switch byteOrder {
    case .byteOrder32Little where size == 4: return x * 4 + 3 - index
    case .byteOrder16Little where size == 2: return x * 2 + 1 - index
    default: return x * size + index
    }
  }

  private var isLittle: Bool { byteOrder == .byteOrder16Little || byteOrder == .byteOrder32Little }

  private func word16(at offset: Int, in row: UnsafeRawBufferPointer) -> UInt16 {
    let bits = unsafe row.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
    return isLittle ? UInt16(littleEndian: bits) : UInt16(bigEndian: bits)
  }

  private func word32(at offset: Int, in row: UnsafeRawBufferPointer) -> UInt32 {
    let bits = unsafe row.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    return isLittle ? UInt32(littleEndian: bits) : UInt32(bigEndian: bits)
  }
}
