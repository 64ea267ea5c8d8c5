import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

@Suite("Snapshot assertions", .serialized)
@MainActor struct SnapshotTests {
  private let image = CGImage.plain(8, 8, pixel: SIMD4(40, 80, 120, 160))

  private func record(_ image: CGImage, as name: String, in folder: TemporaryFolder) throws {
    try image.writePNG(toPath: folder.goldens.appendingPathComponent("\(name).png").path)
  }

  /// The error of comparing the image with the recorded one, or nil if it passes.
  private func failure(
    _ image: CGImage, _ name: String, in folder: TemporaryFolder, tolerance: Tolerance = .exact
  ) -> String? {
    do {
      try assertSnapshot(
        of: image, named: name, tolerance: tolerance, testFile: folder.testFile)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("the recorded image passes, with translucent pixels")
  func passes() throws {
    let folder = try TemporaryFolder()
    try record(image, as: "same", in: folder)
    #expect(failure(image, "same", in: folder) == nil)
  }

  @Test("a missing reference image is a failure that names the file")
  func missing() throws {
    let folder = try TemporaryFolder()
    let line = try #require(failure(image, "missing", in: folder))
    #expect(line.contains("Goldens/missing.png"))
  }

  @Test("a reference file that is truncated, empty or no image is a failure")
  func broken() throws {
    let folder = try TemporaryFolder()
    let png = try image.pngData()
    for (index, data) in [png.prefix(40), Data(), Data("picture".utf8)].enumerated() {
      try data.write(to: folder.goldens.appendingPathComponent("broken\(index).png"))
      let line = try #require(failure(image, "broken\(index)", in: folder))
      #expect(line.contains("broken\(index).png"))
    }
  }

  @Test("an image of another size is a failure with every tolerance")
  func size() throws {
    let folder = try TemporaryFolder()
    try record(.plain(8, 9, pixel: SIMD4(40, 80, 120, 160)), as: "size", in: folder)
    let all = Tolerance(channel: 255, pixels: 1)
    let line = try #require(failure(image, "size", in: folder, tolerance: all))
    #expect(line.contains("another size, 8×8"))
  }

  @Test("a difference of 1 in one pixel is a failure that keeps the image")
  func offByOne() throws {
    let folder = try TemporaryFolder()
    try record(image, as: folder.uniqueName, in: folder)
    let other = image.changed(x: 7, y: 7, channel: 0, by: 1)
    let line = try #require(failure(other, folder.uniqueName, in: folder))
    #expect(line.contains("1 of 64 pixels differ, by up to 1"))
    let kept = FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-\(folder.uniqueName)-actual.png")
    #expect(try ImageDecoder.image(atPath: kept.path).isIdentical(to: other))
    try FileManager.default.removeItem(at: kept)
    #expect(
      failure(
        other, folder.uniqueName, in: folder, tolerance: Tolerance(channel: 1, pixels: 0)) == nil)
  }

  @Test("a view is rendered at its size, scale and time")
  func view() throws {
    let folder = try TemporaryFolder()
    try record(.plain(20, 10, pixel: SIMD4(255, 0, 0, 255)), as: "view", in: folder)
    let view = UIView(frame: CGRect(x: 30, y: 30, width: 10, height: 5))
    view.backgroundColor = .red
    try assertSnapshot(
      of: view, named: "view", scale: 2, at: 3, testFile: folder.testFile)
    #expect(throws: SnapshotError.self) {
      try assertSnapshot(of: view, named: "view", testFile: folder.testFile)
    }
    view.backgroundColor = .green
    #expect(throws: SnapshotError.self) {
      try assertSnapshot(of: view, named: "view", scale: 2, testFile: folder.testFile)
    }
  }

  /// Runs in a separate process, because it changes the environment.
  @Test("a recording run writes the image and fails nevertheless")
  func recording() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let folder = try TemporaryFolder()
        unsafe setenv("LAMINA_RECORD", "1", 1)
        let image = CGImage.plain(4, 4, pixel: SIMD4(1, 2, 3, 4))
        let path = folder.goldens.appendingPathComponent("new.png").path
        do {
          try assertSnapshot(of: image, named: "new", testFile: folder.testFile)
          Foundation.exit(2)
        } catch {
          guard "\(error)".contains("\(path): recorded") else { Foundation.exit(3) }
        }
        let written = try ImageDecoder.image(atPath: path)
        guard written.isIdentical(to: image) else { Foundation.exit(4) }
      }
    }
  }
}

/// A temporary folder for reference images, which is deleted with the object.
final class TemporaryFolder {
  let uniqueName = UUID().uuidString
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("lamina-\(uniqueName)")
    try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var goldens: URL { url.appendingPathComponent("Goldens") }
  /// The path that a test file in the folder would pass as `#filePath`.
  var testFile: String { url.appendingPathComponent("Tests.swift").path }
}
