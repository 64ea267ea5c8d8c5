import CoreGraphics
public import Foundation

/// The parameters of a spring, which pulls the animated value to its target and oscillates until it
/// settles.
///
/// A velocity of 1 covers the whole distance in one second. Animations of a position use the
/// components of the vector along the two axes; others use its length.
///
/// Immutable, so it may be used from any thread; it is `@unchecked` because it can have subclasses.
///
/// Source: Apple, "UISpringTimingParameters".
nonisolated open class UISpringTimingParameters: NSObject, UITimingCurveProvider,
  @unchecked Sendable
{
  /// The initial velocity, in fractions of the total distance per second.
  open private(set) var initialVelocity: CGVector
  /// It changes in initializers only.
  final private(set) var form: Form

  /// The parameters that describe the spring.
  enum Form: Equatable, Sendable {
    /// A damping ratio; the stiffness follows from the animator's duration.
    case ratio(Double)
    case physical(mass: Double, stiffness: Double, damping: Double)
    case perceptual(duration: Double, bounce: Double)
  }

  /// Creates the system's spring: mass 3, stiffness 1000, damping 500, which settles without
  /// oscillating.
  public override init() {
    (form, initialVelocity) = (.physical(mass: 3, stiffness: 1000, damping: 500), .zero)
    super.init()
  }

  /// Creates a spring that takes the animator's duration.
  ///
  /// - Parameter ratio: 1 settles without oscillating; the closer to 0, the more it oscillates.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring that takes the animator's duration and has an initial velocity.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (form, initialVelocity) = (.ratio(Double(ratio)), velocity)
    super.init()
  }

  /// Creates a spring that takes the time it needs to settle, whatever the animator's duration.
  /// Traps unless mass and stiffness are greater than 0.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    require(mass > 0 && stiffness > 0, "The mass and stiffness of a spring must be greater than 0.")
    form = .physical(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    initialVelocity = velocity
    super.init()
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
    self.init()
    form = .perceptual(duration: duration, bounce: Double(bounce))
    self.initialVelocity = initialVelocity
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the object itself, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: NSCoding

  public required init?(coder: NSCoder) {
    func number(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
    switch coder.decodeInteger(forKey: "form") {
    case 1: form = .ratio(number("ratio"))
    case 2:
      form = .physical(
        mass: number("mass"), stiffness: number("stiffness"), damping: number("damping"))
    case 3: form = .perceptual(duration: number("duration"), bounce: number("bounce"))
    default: return nil
    }
    initialVelocity = CGVector(dx: number("dx"), dy: number("dy"))
    super.init()
  }

  open func encode(with coder: NSCoder) {
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
