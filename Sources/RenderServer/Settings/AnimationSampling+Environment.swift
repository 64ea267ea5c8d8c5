package import Compositor
import Foundation
import GLESRenderer

extension AnimationSampling {
  /// What the environment variable `LAMINA_ANIMATIONS` selects, for tests and benchmarks: `cpu` or
  /// `shader`; nil leaves it to the driver. It is read once; a message goes to standard error then.
  package static let environment: AnimationSampling? = {
    guard let text = ProcessInfo.processInfo.environment["LAMINA_ANIMATIONS"] else { return nil }
    if let sampling = AnimationSampling(rawValue: text) { return sampling }
    DebugModes.print("LAMINA_ANIMATIONS: \(text) is neither cpu nor shader")
    return nil
  }()
}

extension Driver {
  /// Where animations are evaluated, unless the environment says otherwise. A GPU has vertex shaders to
  /// spare, and the render thread then does nothing for the layers: the passes of a frame took 0.037,
  /// 0.35 and 3.5 ms with 100, 1,000 and 10,000 layers of five animations sampled, and 0.0014 ms
  /// evaluated in shaders (`lamina bench --mode passes`). On llvmpipe, whose vertex shaders run on the
  /// CPU too, frames took 20, 192 and 131 ms of CPU time sampled and 17, 193 and 131 ms in shaders,
  /// which is the same within the noise (`--mode free --offscreen`, layers of 128, 128 and 32 points);
  /// but what shaders move is redrawn wherever it may be, which costs a software renderer more where
  /// the layers do not fill the window.
  var animationSampling: AnimationSampling { isSoftware ? .cpu : .shader }
}
