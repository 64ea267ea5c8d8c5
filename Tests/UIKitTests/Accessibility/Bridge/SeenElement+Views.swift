import Foundation

@testable import UIKit

extension SeenElement {
  /// Views that contain and decorate others: clients see what is inside of them.
  nonisolated static let views: [SeenElement] = [
    SeenElement("a view", "panel “” |  | enabled | ") { UIView() },
    SeenElement("a stack view", "panel “” |  | enabled | ") { UIStackView() },
    SeenElement("an effect", "panel “” |  | enabled | ") {
      UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    },
    SeenElement("an input view", "panel “” |  | enabled | ") {
      UIInputView(frame: .zero, inputViewStyle: .default)
    },
    SeenElement("the content of a list", "panel “” |  | enabled | ") {
      UIListContentView(configuration: .cell())
    },
    SeenElement("a page without content", "panel “” |  | enabled | ") {
      UIContentUnavailableView(configuration: .empty())
    },
    SeenElement("a header of a collection", "panel “” |  | enabled | ") {
      UICollectionReusableView()
    },
    SeenElement("a picker", "panel “” |  | enabled | ") { UIPickerView() },
    SeenElement("a window", "frame “Hall” |  | enabled | ") {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      window.accessibilityLabel = "Hall"
      return window
    },
    SeenElement("an image view", "image “” |  | enabled | ") { UIImageView() },
    SeenElement("a control of the program", "panel “” |  | enabled focusable | ") { UIControl() },
    SeenElement("a cell of a collection", "listItem “Rooms” |  | enabled selectable | click") {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      let label = UILabel(frame: cell.bounds)
      label.text = "Rooms"
      cell.contentView.addSubview(label)
      return cell
    },
    SeenElement("a button with a choice", "button “Berlin” |  | enabled focusable | click") {
      let view = UIButton(configuration: .plain())
      (view.showsMenuAsPrimaryAction, view.changesSelectionAsPrimaryAction) = (true, true)
      view.menu = UIMenu(children: [UIAction(title: "Berlin", state: .on) { _ in }])
      return view
    },
  ]
}
