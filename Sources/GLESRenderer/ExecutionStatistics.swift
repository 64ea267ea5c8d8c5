/// What one `execute` asked of the driver.
package struct ExecutionStatistics: Equatable, Sendable {
  package var drawCalls = 0
  /// Bitmaps written into textures.
  package var uploads = 0
  /// Of their contents; gutters are not counted.
  package var uploadedBytes = 0

  package init(drawCalls: Int = 0, uploads: Int = 0, uploadedBytes: Int = 0) {
    self.drawCalls = drawCalls
    self.uploads = uploads
    self.uploadedBytes = uploadedBytes
  }
}
