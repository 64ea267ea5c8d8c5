/// A stage of a commit or of a frame, in the order in which they follow each other.
package enum FrameStage: String, CaseIterable, Sendable {
  /// Input, from its arrival from the compositor until the app has handled it.
  case input
  /// The app's changes of one run-loop iteration become a commit.
  case commit
  /// The part of a commit in which layers are laid out and drawn.
  case layout = "layout and display"
  /// The render thread adopts a commit.
  case apply
  /// Everything from `animate` to `draw`.
  case frame
  case animate, flatten, damage
  /// The passes Cull and Batch, which alternate for each rectangle of the damage.
  case batch = "cull and batch"
  /// Bitmaps and instances are passed to OpenGL ES.
  case upload
  /// Draw calls are passed to OpenGL ES, which executes them later.
  case draw
  /// An off-screen frame is waited for.
  case finish
  /// The buffers are swapped.
  case swap
  /// The display shows the frame.
  case presented

  /// Where a stage happens.
  package enum Track: String, CaseIterable, Sendable {
    case input, app, render, display
  }

  package var track: Track {
    switch self {
    case .input: .input
    case .commit, .layout: .app
    case .presented: .display
    default: .render
    }
  }
}
