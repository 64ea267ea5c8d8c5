import Foundation
public import UIKit

/// The reason why an image does not match its reference image: one line that names the file.
public struct SnapshotError: Error, CustomStringConvertible, Sendable {
  public let description: String
}

/// Renders the view off screen and compares it with the reference image `Goldens/NAME.png` beside the
/// test file. A reference image that is missing, is broken or has another size is a failure.
///
/// With LAMINA_RECORD=1 in the environment, the reference image is written instead and the call
/// throws, so that a recording run never counts as a passed test.
///
/// - Parameters:
///   - view: the view, which is moved to a new window of the size of its bounds.
///   - time: the time of the animation clock, in seconds.
/// - Throws: `SnapshotError` for a difference, `RenderError` if rendering is not possible.
@preconcurrency @MainActor
public func assertSnapshot(
  of view: UIView, named name: String, tolerance: Tolerance = .exact, scale: CGFloat = 1,
  at time: CFTimeInterval = 0, testFile: String = #filePath
) throws {
  let screen = try OffscreenScreen(size: view.bounds.size, scale: scale)
  view.frame.origin = .zero
  screen.window.addSubview(view)
  screen.time = time
  try assertSnapshot(
    of: screen.frame(), named: name, tolerance: tolerance, testFile: testFile)
}

/// Compares an image with `Goldens/NAME.png` beside the test file, in the same way.
public func assertSnapshot(
  of image: CGImage, named name: String, tolerance: Tolerance = .exact,
  testFile: String = #filePath
) throws {
  let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
  let path = folder.appendingPathComponent("Goldens/\(name).png").path
  if ProcessInfo.processInfo.environment["LAMINA_RECORD"] == "1" {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Goldens"), withIntermediateDirectories: true)
    try image.writePNG(toPath: path)
    throw SnapshotError(description: "\(path): recorded; run again without LAMINA_RECORD")
  }
  let expected = try expectedImage(at: path)
  let comparison = ImageComparison(image, expected, tolerance: tolerance)
  guard comparison.passes(tolerance) else {
    throw SnapshotError(description: describe(comparison, of: image, path: path, name: name))
  }
}

private func expectedImage(at path: String) throws -> CGImage {
  do {
    return try ImageDecoder.image(atPath: path)
  } catch {
    throw SnapshotError(description: "no reference image: \(error)")
  }
}

/// Describes a difference, and keeps the image in the temporary directory for inspection.
private func describe(
  _ comparison: ImageComparison, of image: CGImage, path: String, name: String
) -> String {
  let actual = FileManager.default.temporaryDirectory
    .appendingPathComponent("lamina-\(name)-actual.png").path
  let kept = (try? image.writePNG(toPath: actual)) != nil ? "; got \(actual)" : ""
  guard comparison.sizesMatch else {
    return "\(path): the image has another size, \(image.width)×\(image.height)\(kept)"
  }
  return "\(path): \(comparison.differingPixels) of \(comparison.pixelCount) pixels differ, "
    + "by up to \(comparison.largestDifference)\(kept)"
}
