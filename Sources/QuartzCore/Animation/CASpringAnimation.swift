public import CoreGraphics
import Foundation
package import LayerTree
import Logging

/// A spring animation, which may overshoot its end value and oscillate around it.
///
/// Set `duration` to `settlingDuration`; a shorter duration cuts the motion off before the spring
/// is at rest.
///
/// Source: Apple, "CASpringAnimation".
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the object attached to the spring. It must be greater than 0; other values are
  /// replaced by 1. Default: 1.
  open var mass: CGFloat = 1 {
    willSet { requireChangeable() }
    didSet {
      mass = checked(mass, isValid: mass > 0, default: 1, message: "mass must be greater than 0")
    }
  }

  /// The spring stiffness. It must be greater than 0; other values are replaced by 100. Default:
  /// 100.
  open var stiffness: CGFloat = 100 {
    willSet { requireChangeable() }
    didSet {
      stiffness = checked(
        stiffness, isValid: stiffness > 0, default: 100, message: "stiffness must be greater than 0"
      )
    }
  }

  /// The damping coefficient. With 0 the spring never comes to rest; negative values are replaced
  /// by 10. Default: 10.
  open var damping: CGFloat = 10 {
    willSet { requireChangeable() }
    didSet {
      damping = checked(
        damping, isValid: damping >= 0, default: 10,
        message: "damping must be greater than or equal to 0")
    }
  }

  /// The initial velocity, in units of the whole distance per second; negative values move away
  /// from the end value. Default: 0.
  open var initialVelocity: CGFloat = 0 {
    willSet { requireChangeable() }
    didSet {
      initialVelocity = checked(
        initialVelocity, isValid: true, default: 0, message: "initialVelocity must be a number")
    }
  }

  /// Whether damping above the critical damping has an effect, which makes the spring slower.
  /// Otherwise it is limited to the critical damping. Default: false.
  open var allowsOverdamping = false { willSet { requireChangeable() } }

  /// A spring with the given perceptual duration and bounce, whose `duration` is its
  /// `settlingDuration`.
  ///
  /// - Parameters:
  ///   - perceptualDuration: the approximate duration of the visible change, in seconds; greater
  ///     than 0.
  ///   - bounce: 0 is no bounce, 1 never comes to rest; negative values, down to -1, overdamp the
  ///     spring.
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

  /// The perceptual duration of the spring, in seconds.
  ///
  /// Source: Apple, "perceptualDuration".
  open var perceptualDuration: CFTimeInterval {
    2 * .pi / (stiffness / mass).squareRoot()
  }

  /// The perceptual bounce of the spring; 0 for a critically damped spring.
  ///
  /// Source: Apple, "bounce".
  open var bounce: CGFloat {
    let ratio = effectiveDamping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The approximate time until the spring is at rest, in seconds; infinite without damping.
  ///
  /// Source: Apple, "settlingDuration".
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

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

  /// Returns the value if it is valid. Otherwise logs a warning and returns the default value, as
  /// Core Animation does.
  private func checked(
    _ value: CGFloat, isValid: Bool, default defaultValue: CGFloat, message: String
  ) -> CGFloat {
    if isValid && value.isFinite { return value }
    Logger(label: "lamina").warning("CASpringAnimation: \(message): \(value)")
    return defaultValue
  }
}
