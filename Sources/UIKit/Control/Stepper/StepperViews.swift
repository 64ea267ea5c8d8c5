import CoreGraphics

/// The images that a program has set for a stepper.
struct StepperImages {
  struct Sides: Hashable {
    let left: UIControl.State
    let right: UIControl.State
  }

  var background: [UIControl.State: UIImage] = [:]
  var divider: [Sides: UIImage] = [:]
  var increment: [UIControl.State: UIImage] = [:]
  var decrement: [UIControl.State: UIImage] = [:]
}

/// The views of a stepper: the background, two sides with their signs, and the divider.
@MainActor final class StepperViews {
  private let background = UIImageView()
  private let press = UIView()
  private let divider = UIImageView()
  private let minus = UIImageView()
  private let plus = UIImageView()

  static let radius: CGFloat = 8

  func add(to stepper: UIStepper) {
    background.clipsToBounds = true
    for view in [background, divider, minus, plus] { stepper.addSubview(view) }
    background.addSubview(press)
    for view in [minus, plus] { view.contentMode = .center }
    for view in [background, press, divider, minus, plus] { view.isUserInteractionEnabled = false }
  }

  /// - Parameter pressed: the side that is touched: −1 is the minus, 1 the plus, 0 neither.
  func update(_ stepper: UIStepper, pressed: Int) {
    let bounds = stepper.bounds
    let half = (bounds.width / 2).rounded()
    let image = stepper.backgroundImage(for: stepper.state)
    background.frame = bounds
    background.image = image
    background.backgroundColor = image == nil ? .tertiarySystemFill : nil
    background.layer.cornerRadius = image == nil ? Self.radius : 0
    let sides = [
      CGRect(x: 0, y: 0, width: half, height: bounds.height),
      CGRect(x: half, y: 0, width: bounds.width - half, height: bounds.height),
    ]
    press.frame = sides[pressed > 0 ? 1 : 0]
    press.backgroundColor = pressed != 0 && image == nil ? .systemFill : nil
    showDivider(stepper, pressed, half)
    let decrement = stepper.decrementImage(for: stepper.state)
    let increment = stepper.incrementImage(for: stepper.state)
    show(decrement ?? Self.sign("minus"), in: minus, sides[0], stepper, -1)
    show(increment ?? Self.sign("plus"), in: plus, sides[1], stepper, 1)
  }

  private func show(
    _ image: UIImage?, in view: UIImageView, _ rect: CGRect, _ stepper: UIStepper, _ side: Int
  ) {
    view.image = image
    view.frame = rect
    view.tintColor = .label
    view.alpha = stepper.canStep(side) ? 1 : 0.3
  }

  private func showDivider(_ stepper: UIStepper, _ pressed: Int, _ x: CGFloat) {
    let image = stepper.dividerImage(
      forLeftSegmentState: pressed < 0 ? .highlighted : .normal,
      rightSegmentState: pressed > 0 ? .highlighted : .normal)
    divider.image = image
    divider.backgroundColor = image == nil ? .separator : nil
    let size = image?.size ?? CGSize(width: 1, height: 18)
    divider.frame = CGRect(
      x: x - (size.width / 2).rounded(), y: (stepper.bounds.height - size.height) / 2,
      width: size.width, height: size.height)
    divider.alpha = pressed == 0 || image != nil ? 1 : 0
  }

  private static func sign(_ name: String) -> UIImage? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: 17, weight: .medium, scale: .small))
  }
}
