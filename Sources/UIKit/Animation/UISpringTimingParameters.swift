import CoreGraphics
public import Foundation

/// The parameters of a spring, which pulls the animated value to its target and oscillates until it
/// settles.
///
/// A velocity of 1 covers the whole distance in one second. Animations of a position use the
/// components of the vector along the two axes; others use its length.
///
/// Source: Apple, "UISpringTimingParameters".
nonisolated public final class UISpringTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  /// The initial velocity, in fractions of the total distance per second.
  public let initialVelocity: CGVector
  let form: Form

  /// The parameters that describe the spring.
  enum Form: Equatable, Sendable {
    /// A damping ratio; the stiffness follows from the animator's duration.
    case ratio(Double)
    case physical(mass: Double, stiffness: Double, damping: Double)
    case perceptual(duration: Double, bounce: Double)
  }

  private init(_ form: Form, _ velocity: CGVector) {
    (self.form, initialVelocity) = (form, velocity)
  }

  /// Creates the system's spring: mass 3, stiffness 1000, damping 500, which settles without
  /// oscillating.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that takes the animator's duration.
  ///
  /// - Parameter ratio: 1 settles without oscillating; the closer to 0, the more it oscillates.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring that takes the animator's duration and has an initial velocity.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.ratio(Double(ratio)), velocity)
  }

  /// Creates a spring that takes the time it needs to settle, whatever the animator's duration.
  /// Traps unless mass and stiffness are greater than 0.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    require(mass > 0 && stiffness > 0, "The mass and stiffness of a spring must be greater than 0.")
    self.init(
      .physical(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)),
      velocity)
  }

  /// Creates a spring with a perceptual duration. It takes the time that it needs to settle,
  /// whatever the animator's duration.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration, in seconds.
  ///   - bounce: 0 does not oscillate; the closer to 1, the more it oscillates; below 0 it settles
  ///     slowly.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    self.init(.perceptual(duration: duration, bounce: Double(bounce)), initialVelocity)
  }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the object itself, since it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: NSCoding

  public convenience init?(coder: NSCoder) {
    func number(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
    let form: Form
    switch coder.decodeInteger(forKey: "form") {
    case 1: form = .ratio(number("ratio"))
    case 2:
      form = .physical(
        mass: number("mass"), stiffness: number("stiffness"), damping: number("damping"))
    case 3: form = .perceptual(duration: number("duration"), bounce: number("bounce"))
    default: return nil
    }
    self.init(form, CGVector(dx: number("dx"), dy: number("dy")))
  }

  public func encode(with coder: NSCoder) {
    coder.encode(Double(initialVelocity.dx), forKey: "dx")
    coder.encode(Double(initialVelocity.dy), forKey: "dy")
    switch form {
    case .ratio(let ratio):
      coder.encode(1, forKey: "form")
      coder.encode(ratio, forKey: "ratio")
    case .physical(let mass, let stiffness, let damping):
      coder.encode(2, forKey: "form")
      coder.encode(mass, forKey: "mass")
      coder.encode(stiffness, forKey: "stiffness")
      coder.encode(damping, forKey: "damping")
    case .perceptual(let duration, let bounce):
      coder.encode(3, forKey: "form")
      coder.encode(duration, forKey: "duration")
      coder.encode(bounce, forKey: "bounce")
    }
  }
}
