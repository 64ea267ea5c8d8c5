import CoreGraphics

/// The amount of work of one `execute`.
package struct ExecutionStatistics: Equatable, Sendable {
  package var drawCalls = 0
  /// The number of bitmaps written into textures.
  package var uploads = 0
  /// The bytes of these bitmaps, without gutters.
  package var uploadedBytes = 0
  /// The bytes of instances and their parameters that were uploaded.
  package var instanceBytes = 0

  /// The seconds that the texture commands took; 0 where nothing measures them.
  package var uploadSeconds = 0.0

  mutating func countUpload(_ image: CGImage) {
    uploads += 1
    uploadedBytes += image.width * image.height * 4
  }

  package init(
    drawCalls: Int = 0, uploads: Int = 0, uploadedBytes: Int = 0, instanceBytes: Int = 0
  ) {
    self.drawCalls = drawCalls
    self.uploads = uploads
    self.uploadedBytes = uploadedBytes
    self.instanceBytes = instanceBytes
  }
}
