import CGLES
import CMalloc
import EGL
import Foundation
import LayerTree
import Testing

@testable import Compositor
@testable import GLESRenderer

@Suite("Programs")
struct ProgramTests {
  @Test("the table names every program once, and those of every screen compile and link")
  func table() throws {
    #expect(Set(ProgramID.all).count == ProgramID.all.count && ProgramID.all.count > 50)
    #expect(ProgramID.all.allSatisfy { $0.index < ProgramID.endIndex })
    let canvas = try Canvas(width: 1, height: 1, programs: .ahead)
    #expect(try !canvas.renderer.prepare(for: .all))
    #expect(canvas.renderer.programsCompiled == ProgramID.all.count)
  }

  @Test("programs are compiled ahead one after the other, until all are there that are needed")
  func oneByOne() throws {
    let canvas = try Canvas(width: 1, height: 1, programs: .ahead)
    let needed = ProgramID.all.count
    for number in 1...needed {
      let hasMore = try canvas.renderer.prepare(for: .all, atMost: 1)
      #expect(hasMore == (number < needed) && canvas.renderer.programsCompiled == number)
    }
    #expect(try !canvas.renderer.prepare(for: .all, atMost: 1))
    #expect(canvas.renderer.programsCompiled == needed)
  }

  @Test("a program that was compiled ahead draws the same when a frame first uses it")
  func loaded() throws {
    let pictures = try [ProgramCompilation.whenUsed, .ahead].map { programs in
      var canvas = try Canvas(width: 24, height: 16, programs: programs)
      _ = try canvas.renderer.prepare(for: .all)
      let clip = canvas.plan.addClip(
        RoundedRectangle(size: [20, 20], radius: 6), .rotated([20, 20], by: 0.3, at: [12, 8]))
      canvas.pass(clear: .zero) {
        $0.add(.solid, [.rect(2, 3, 20, 8, color: .blue)])
        $0.addShapes(
          [.rounded, .bordered, .clipped],
          [
            ShapeInstance.rect(4.5, 2.5, 15, 12).with {
              ($0.cornerRadius, $0.borderWidth, $0.clip) = (4, 2, clip)
              ($0.color, $0.borderColor) = (.green, .red)
              $0.flags.insert(ShapeFlags(Corners.all))
            }
          ])
      }
      return try canvas.render()
    }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0][12, 8] == [0, 255, 0, 255])
  }

  @Test(
    "a program is freed at rest once a whole frame was drawn without it, and draws the same after")
  func unused() throws {
    var canvas = try Canvas(width: 2, height: 1)
    guard canvas.renderer.driver.isSoftware, Driver.integer(GL_NUM_PROGRAM_BINARY_FORMATS) > 0
    else { return }
    let objects = canvas.renderer.context.objects
    func draw() throws -> Pixels {
      canvas.pass { $0.add(.solid, [.rect(0, 0, 1, 1, color: .red)]) }
      return try canvas.render()
    }
    let before = try draw()
    let (part, whole) = (PixelRect(minX: 1, minY: 0, maxX: 2, maxY: 1), PixelRect(canvas.plan.size))
    for (clip, freed) in [(part, 0), (whole, ShaderCache.exists ? 1 : 0)] {
      canvas.pass(clip)
      _ = try canvas.render()
      let live = objects.live
      canvas.renderer.releaseUnused()
      #expect(objects.live == live - freed)
    }
    #expect(canvas.renderer.programsCompiled == 1)
    #expect(try draw() == before && before[0, 0] == [255, 0, 0, 255])
  }

  @Test("Mesa has a cache of shaders if the index of one is mapped")
  func shaderCache() {
    let library = "7f0000000000-7f0000002000 r-xp 00000000 fe:00 12 /usr/lib/libEGL_mesa.so.0.0.0\n"
    let index = "7f0000003000-7f0000004000 rw-s 00000000 fe:00 9 /root/mesa_shader_cache/index\n"
    #expect(ShaderCache.isMapped(in: library + index))
    #expect(!ShaderCache.isMapped(in: library))
  }

  @Test("the warm-up draws nothing, once with each program that has not drawn")
  func warmUp() throws {
    var canvas = try Canvas(width: 24, height: 16, programs: .ahead)
    let renderer = canvas.renderer
    func picture() throws -> Pixels {
      canvas.pass(clear: .zero) {
        $0.add(.solid, [.rect(2, 3, 20, 8, color: .blue)])
        $0.addShapes([], [ShapeInstance.rect(4.5, 2.5, 15, 12).with { $0.color = .green }])
      }
      return try canvas.render()
    }
    let before = try picture()
    let demand: ProgramDemand = [.edges, .roundedCorners]
    let programs = ProgramID.needed(for: demand.union(.shadows))
    var count = 0
    while try renderer.warmUp(for: demand.union(.shadows), demanded: demand) { count += 1 }
    #expect(count == programs.count - 2)
    let bytes = try canvas.target.readPixels()
    #expect(bytes == before.bytes && before[12, 8] == [0, 255, 0, 255])
    #expect(try picture() == before)
    // All that the layers need stay, and no others.
    let kept = renderer.programsCompiled
    #expect(try !renderer.prepare(for: demand) && renderer.programsCompiled == kept)
    #expect(kept < programs.count)
    #expect(try !renderer.warmUp(for: demand.union(.shadows), demanded: demand))
  }

  @Test("programs that no frame has used take little memory with a software renderer")
  func memory() throws {
    let canvas = try Canvas(width: 1, height: 1, programs: .ahead)
    guard canvas.renderer.driver.isSoftware, Driver.integer(GL_NUM_PROGRAM_BINARY_FORMATS) > 0
    else { return }
    let before = lamina_heap_bytes()
    _ = try canvas.renderer.prepare(for: .all)
    // Tests beside this one allocate memory too. A program that is not kept as a binary takes 1.1 MB.
    let bytes = (lamina_heap_bytes() - before) / canvas.renderer.programsCompiled
    #expect(bytes < 600_000)
  }

  @Test("off screen, a program is compiled when a frame first uses it")
  func compiledWhenUsed() throws {
    var canvas = try Canvas(width: 1, height: 1, programs: .whenUsed)
    #expect(canvas.renderer.programsCompiled == 0)
    for _ in 0..<2 {
      canvas.pass { $0.add(.solid, [.rect(0, 0, 1, 1, color: .red)]) }
      _ = try canvas.render()
      #expect(canvas.renderer.programsCompiled == 1)
    }
  }

  @Test("every shader of the table is valid GLSL ES for the reference compiler")
  func reference() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-shaders-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for (id, isSoftware) in ProgramID.all.flatMap({ [($0, false), ($0, true)] }) {
      let sources = ProgramSources(id, isSoftware: isSoftware)
      for (stage, text) in [("vert", sources.vertex), ("frag", sources.fragment)] {
        let file = folder.appendingPathComponent("program\(id.index)\(isSoftware).\(stage)")
        try text.write(to: file, atomically: true, encoding: .utf8)
        files.append(file.path)
      }
    }
    let result = try validate(files)
    #expect(result.status == 0, "\(result.output.prefix(2000))")
    try "#version 300 es\nvoid main() { undefined(); }".write(
      toFile: files[0], atomically: true, encoding: .utf8)
    #expect(try validate([files[0]]).status != 0)
  }

  @Test("software renderers compute all colors in 32 bits, GPUs most in 16")
  func precision() {
    let isMedium = { (id: ProgramID, isSoftware: Bool) in
      ProgramSources(id, isSoftware: isSoftware).fragment.contains("mediump")
    }
    #expect(!ProgramID.all.contains { isMedium($0, true) })
    #expect(isMedium(.bitmap, false) && !isMedium(ProgramID(.gaussianBlur, .shape), false))
  }

  private func validate(_ files: [String]) throws -> (status: Int32, output: String) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["glslangValidator"] + files
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
