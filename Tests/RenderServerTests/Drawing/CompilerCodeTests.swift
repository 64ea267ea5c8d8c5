import CoreGraphics
import Foundation
import LayerTree
import QuartzCore
import Testing

@testable import RenderServer

@Suite("The code of the driver's compiler") struct CompilerCodeTests {
  @Test("is what is mapped to run, and not to be written, from a file of LLVM")
  func ranges() {
    let mappings = """
      7f0000000000-7f0000002000 r-xp 00000000 fe:00 12 /usr/lib/libLLVM-15.so.1
      7f0000002000-7f0000003000 r--p 00002000 fe:00 12 /usr/lib/libLLVM-15.so.1
      7f0000003000-7f0000004000 rwxp 00003000 fe:00 12 /usr/lib/libLLVM-15.so.1
      7f0000005000-7f0000007000 r-xp 00000000 fe:00 13 /usr/lib/libcairo.so.2
      7f0000009000-7f000000a000 r-xp 00000000 fe:00 14 /usr/lib/llvm/libLLVM.so.19.1
      7f000000b000-7f000000c000 r-xp 00000000 00:00 0
      nonsense r-xp /libLLVM

      """
    #expect(
      CompilerCode.ranges(in: mappings) == [
        0x7f00_0000_0000..<0x7f00_0000_2000, 0x7f00_0000_9000..<0x7f00_0000_a000,
      ])
  }

  @Test("leaves the process when it is released, and comes back to compile the next program")
  func release() async {
    // Other tests may compile programs meanwhile.
    await #expect(processExitsWith: .success) { try await Self.releaseAndDraw() }
  }

  @MainActor private static func releaseAndDraw() throws {
    let server = try OffscreenServer()
    #expect(residentBytes > 1 << 20)
    CompilerCode.release()
    let released = residentBytes
    #expect(released < 1 << 20)
    let root = CALayer()
    (root.frame, root.cornerRadius) = (CGRect(x: 0, y: 0, width: 40, height: 30), 5)
    root.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let context = LayerContext(root: root) { server.post($0) }
    context.setSurface(SurfaceState(size: root.bounds.size, scale: 1))
    CATransaction.flush()
    try server.renderFrame(for: 0)
    let middle = 4 * (15 * 40 + 20)
    #expect(try server.readPixels().pixels[middle..<middle + 4].elementsEqual([255, 0, 0, 255]))
    #expect(residentBytes > released)
  }

  /// The resident bytes of LLVM's code (`/proc/self/smaps`).
  private static var residentBytes: Int {
    let data = (try? FileHandle(forReadingAtPath: "/proc/self/smaps")?.readToEnd()) ?? Data()
    var (isCode, bytes) = (false, 0)
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      if !words[0].hasSuffix(":") {
        isCode = words[1] == "r-xp" && line.contains("/libLLVM")
      } else if isCode, words[0] == "Rss:" {
        bytes += (Int(words[1]) ?? 0) << 10
      }
    }
    return bytes
  }
}
