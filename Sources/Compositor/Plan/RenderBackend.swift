/// Executes frame plans: OpenGL ES, or a recorder in tests.
package protocol RenderBackend {
  associatedtype Failure: Error

  /// Draws the plan into the current target. Called on the render thread only.
  mutating func execute(_ plan: FramePlan) throws(Failure)
}
