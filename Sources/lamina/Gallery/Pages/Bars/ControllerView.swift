import UIKit

/// Holds a controller and its view.
final class ControllerView: UIView {
  private let controller: UIViewController

  init(_ controller: UIViewController, frame: CGRect) {
    self.controller = controller
    super.init(frame: frame)
    controller.view.frame = bounds
    addSubview(controller.view)
  }

  required init?(coder: NSCoder) { nil }
}
