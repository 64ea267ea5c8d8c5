public import CoreGraphics
import Foundation
package import LayerTree
import Logging

/// A change that a spring makes: it may go beyond its end and come back.
///
/// Give it `settlingDuration` for its duration, or it is cut off before it is at rest.
///
/// Source: Apple, "CASpringAnimation".
open class CASpringAnimation: CABasicAnimation {
  /// Of what hangs on the spring; greater than 0, or it is 1 again. Default: 1.
  public var mass: CGFloat = 1 {
    willSet { requireChangeable() }
    didSet { mass = checked(mass, mass > 0, 1, "mass must be greater than 0") }
  }

  /// Greater than 0, or it is 100 again. Default: 100.
  public var stiffness: CGFloat = 100 {
    willSet { requireChangeable() }
    didSet {
      stiffness = checked(stiffness, stiffness > 0, 100, "stiffness must be greater than 0")
    }
  }

  /// 0 never comes to rest; below it is 10 again. Default: 10.
  public var damping: CGFloat = 10 {
    willSet { requireChangeable() }
    didSet {
      damping = checked(damping, damping >= 0, 10, "damping must be greater than or equal to 0")
    }
  }

  /// The speed at the start, in parts of the whole way a second; below 0 away from the end. Default:
  /// 0.
  public var initialVelocity: CGFloat = 0 {
    willSet { requireChangeable() }
    didSet {
      initialVelocity = checked(initialVelocity, true, 0, "initialVelocity must be a number")
    }
  }

  /// Whether a damping above the critical one makes the spring slower; else it is the critical one.
  /// Default: false.
  public var allowsOverdamping = false { willSet { requireChangeable() } }

  /// A spring by how it looks, with its `settlingDuration` as the duration.
  ///
  /// - Parameters:
  ///   - perceptualDuration: seconds, about, in which the change is seen; greater than 0.
  ///   - bounce: 0 is none, 1 never comes to rest; below 0 the spring is overdamped, to -1.
  ///
  /// Source: Apple, "init(perceptualDuration:bounce:)".
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * .pi / max(perceptualDuration, 1e-3)
    let bounce = min(max(bounce, -0.999), 1)
    stiffness = frequency * frequency
    damping = 2 * frequency * (bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    allowsOverdamping = bounce < 0
    duration = settlingDuration
  }

  /// Seconds of the perceptual form.
  ///
  /// Source: Apple, "perceptualDuration".
  public var perceptualDuration: CFTimeInterval {
    2 * .pi / (stiffness / mass).squareRoot()
  }

  /// The bounce of the perceptual form: 0 for a spring with critical damping.
  ///
  /// Source: Apple, "bounce".
  public var bounce: CGFloat {
    let ratio = effectiveDamping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// Seconds until the spring is at rest, about; infinite without damping.
  ///
  /// Source: Apple, "settlingDuration".
  public var settlingDuration: CFTimeInterval { spring.settlingDuration }

  package override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
  }

  package override var effectiveTimingFunction: TimingFunction {
    timingFunctionOverride ?? .spring(spring)
  }

  private var spring: Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: effectiveDamping,
      initialVelocity: initialVelocity, duration: duration)
  }

  private var effectiveDamping: CGFloat {
    allowsOverdamping ? damping : min(damping, 2 * (stiffness * mass).squareRoot())
  }

  /// Puts the default back in the place of a value that no spring has, and says so, as Core
  /// Animation does.
  private func checked(
    _ value: CGFloat, _ isRight: Bool, _ byDefault: CGFloat, _ sentence: String
  ) -> CGFloat {
    if isRight && value.isFinite { return value }
    Logger(label: "lamina").warning("CASpringAnimation: \(sentence): \(value)")
    return byDefault
  }
}
