import LayerTree
import Testing

@Suite("Springs")
struct SpringTests {
  /// Requirement V18: the values of Apple's systems.
  @Test(
    "UIView's springs have the stiffness of Apple's systems",
    arguments: [
      (0.35, 1, 0, 286.409428), (0.6, 0.8, 0, 190.214275), (0.1, 1, 0, 2125.390128),
      (0.2, 1, 0, 707.221789), (0.5, 1, 0, 161.719503), (0.8, 1, 0, 80.897372),
      (0.9, 1, 0, 71.924729), (0.99, 1, 0, 80.025182), (0.5, 0.3, 0, 1796.883361),
      (0.5, 0.5, 0, 646.878010), (0.5, 2, 0, 40.429876), (1, 1, 0, 85.255929),
      (1, 1, 1, 83.138036),
    ])
  func stiffness(ratio: Double, duration: Double, velocity: Double, stiffness: Double) {
    let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    #expect(abs(spring.stiffness / stiffness - 1) < 1e-6)
    #expect(spring.mass == 1 && spring.duration == duration)
    #expect(abs(spring.damping / (2 * spring.stiffness.squareRoot()) - ratio) < 1e-12)
  }

  /// Positions from 50 to 150, measured on a screen; as fractions of the distance they are within
  /// 0.002.
  @Test(
    "a spring moves as on Apple's systems",
    arguments: [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06)])
  func track(time: Double, center: Double) {
    let spring = Spring(dampingRatio: 0.6, duration: 0.8)
    #expect(abs(spring.value(at: time) - (center - 50) / 100) < 0.002)
  }

  @Test("the default spring has the settling duration of Apple's")
  func settling() {
    #expect(abs(Spring().settlingDuration - 1.4727003346780927) < 1e-12)
    #expect(Spring().duration == Spring().settlingDuration)
    #expect(Spring(damping: 0).settlingDuration == .infinity)
  }

  @Test(
    "a settled spring stays within a thousandth of its target, and did not before",
    arguments: [1.0, 5, 19, 19.99999, 20, 20.00001, 21, 50, 2000], [0.0, 30, -30])
  func settled(damping: Double, velocity: Double) {
    let spring = Spring(damping: damping, initialVelocity: velocity)
    let end = spring.settlingDuration
    for step in 0...200 {
      let time = end * (1 + Double(step) / 100)
      #expect(abs(spring.value(at: time) - 1) <= 0.001 + 1e-12)
    }
    // Without oscillation, the spring is still farther away shortly before.
    if damping >= 20 && velocity == 0 { #expect(abs(1 - spring.value(at: end * 0.99)) > 0.001) }
  }

  @Test("critical damping is the limit of underdamping and of overdamping")
  func dampingIsContinuous() {
    for time in [0.01, 0.2, 1, 3] {
      let critical = Spring(damping: 20, initialVelocity: 3).value(at: time)
      for damping in [20 - 1e-7, 20 + 1e-7] {
        let near = Spring(damping: damping, initialVelocity: 3).value(at: time)
        #expect(abs(near - critical) < 1e-7)
      }
    }
  }

  @Test("UIView's springs have a finite stiffness at any velocity")
  func anyVelocity() {
    for ratio in [0, 0.001, 0.05, 0.3, 0.7, 0.999999, 1, 1.5] {
      for velocity in [-200, -5, -0.1, 0, 0.1, 0.5, 2, 7, 40, 1e4] {
        for duration in [0, 0.1, 1, 20] {
          let spring = Spring(
            dampingRatio: ratio, duration: duration, initialVelocity: velocity)
          #expect(spring.stiffness > 0 && spring.stiffness < .infinity)
          guard duration > 0, ratio >= 0.3, velocity == 0 else { continue }
          #expect(abs(spring.value(at: duration) - 1) < 0.005)
        }
      }
    }
  }

  @Test("a perceptual duration and a bounce give the stiffness and the damping")
  func perceptual() {
    let smooth = Spring(perceptualDuration: 0.5, bounce: 0)
    #expect(abs(smooth.stiffness - 157.91367041742973) < 1e-9)
    #expect(abs(smooth.damping - 25.132741228718345) < 1e-9)
    let bouncy = Spring(perceptualDuration: 0.5, bounce: 0.25)
    #expect(abs(bouncy.damping - 18.84955592153876) < 1e-9)
    let slow = Spring(perceptualDuration: 0.5, bounce: -0.5)
    #expect(abs(slow.damping - 50.26548245743669) < 1e-9)
    #expect(slow.duration > smooth.duration && bouncy.duration > 0.5)
  }
}
