import Foundation
import Testing

@testable import CoreGraphics

@Suite("Memory for pixels", .serialized)
struct PixelMemoryTests {
  /// Some of these share a slab.
  private static let byteCount = 60_000

  /// Bytes, and what owns them.
  @safe private struct Block {
    let owner: PixelMemory
    let bytes: UnsafeMutableRawBufferPointer

    init() throws {
      guard
        let (owner, base) = unsafe PixelMemory.allocate(
          byteCount: PixelMemoryTests.byteCount, isTransient: true)
      else { throw CocoaError(.featureUnsupported) }
      self.owner = owner
      unsafe bytes = UnsafeMutableRawBufferPointer(start: base, count: PixelMemoryTests.byteCount)
    }

    func fill(with value: UInt8) {
      _ = unsafe bytes.initializeMemory(as: UInt8.self, repeating: value)
    }

    func contains(only value: UInt8) -> Bool {
      withExtendedLifetime(owner) { unsafe bytes.allSatisfy { $0 == value } }
    }
  }

  @Test("memory for drawing is zero, also where another bitmap was before")
  func zeroed() throws {
    var addresses: Set<UInt> = []
    for _ in 0..<60 {
      let blocks = try (0..<4).map { _ in try Block() }
      #expect(blocks.allSatisfy { $0.contains(only: 0) })
      for block in blocks {
        block.fill(with: 0xA5)
        addresses.insert(UInt(bitPattern: unsafe block.bytes.baseAddress))
      }
    }
    #expect(addresses.count < 60 * 4)
  }

  @Test("the pages that nothing uses are returned to the system when memory is short")
  func release() throws {
    let page = UInt(getpagesize())
    let address = try (0..<40).map { _ in try Block() }.map {
      UInt(bitPattern: unsafe $0.bytes.baseAddress) / page * page
    }[0]
    PixelMemory.releaseSpare()
    let start = unsafe UnsafeMutableRawPointer(bitPattern: address)
    var residency: UInt8 = 0
    #expect(unsafe mincore(start, Int(page), &residency) != 0)
  }

  @Test("bitmaps that are used at once have memory of their own")
  func disjoint() throws {
    let blocks = try (0..<40).map { _ in try Block() }
    for (index, block) in blocks.enumerated() { block.fill(with: UInt8(index + 1)) }
    for (index, block) in blocks.enumerated() {
      #expect(block.contains(only: UInt8(index + 1)))
    }
  }
}
