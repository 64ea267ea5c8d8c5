import CoreGraphics
import Foundation
import LaminaTesting
import UIKit

/// Shows what is presented over stripes and a toolbar, for golden images.
@MainActor struct PresentationStage {
  enum Look: String, CaseIterable {
    case light, dark, reversed, largest
  }

  var size = CGSize(width: 320, height: 520)

  /// Presents a controller, and returns what is shown at rest.
  func image(of presented: UIViewController, _ look: Look) throws -> CGImage {
    let screen = try OffscreenScreen(size: size)
    screen.window.overrideUserInterfaceStyle = look == .dark ? .dark : .light
    if look == .largest {
      screen.window.traitOverrides.preferredContentSizeCategory =
        .accessibilityExtraExtraExtraLarge
    }
    let root = makeRoot()
    screen.window.rootViewController = root
    for view in [root.view, presented.view].compactMap(\.self) where look == .reversed {
      view.forEachInSubtree { $0.semanticContentAttribute = .forceRightToLeft }
    }
    try screen.render()
    let delegate = StaysPopover()
    if presented.modalPresentationStyle == .popover {
      let popover = presented.popoverPresentationController
      if staysPopover { popover?.delegate = delegate }
      popover?.sourceView = root.view.subviews[0]
      popover?.sourceRect = CGRect(x: 240, y: 0, width: 40, height: 60)
    }
    root.present(presented, animated: true)
    for _ in 0..<3 {
      try screen.render()
      screen.time += 0.7
    }
    return try screen.frame()
  }

  /// Whether popovers stay such in a narrow window.
  var staysPopover = true

  private func makeRoot() -> UIViewController {
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    let colors: [UIColor] = [.systemTeal, .systemOrange, .systemPurple, .systemGreen]
    for (index, color) in colors.enumerated() {
      let stripe = UIView(
        frame: CGRect(x: 0, y: 40 + CGFloat(index) * 110, width: size.width, height: 60))
      stripe.backgroundColor = color
      root.view.addSubview(stripe)
    }
    let toolbar = UIToolbar(
      frame: CGRect(x: 0, y: size.height - 44, width: size.width, height: 44))
    toolbar.items = [
      UIBarButtonItem(systemItem: .action), .flexibleSpace(),
      UIBarButtonItem(title: "Select", style: .plain, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(systemItem: .trash),
    ]
    toolbar.items?.last?.isEnabled = false
    root.view.addSubview(toolbar)
    return root
  }

  /// A page with a line of text, which has the size that the user prefers.
  static func makeContent() -> UIViewController {
    let content = UIViewController()
    content.view.backgroundColor = .systemBackground
    let label = UILabel()
    (label.text, label.textColor, label.font) = (
      "Content", .label, .preferredFont(forTextStyle: .body)
    )
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    content.view.addSubview(label)
    label.centerYAnchor.constraint(
      equalTo: content.view.safeAreaLayoutGuide.topAnchor, constant: 39
    ).isActive = true
    label.leadingAnchor.constraint(equalTo: content.view.leadingAnchor, constant: 20).isActive =
      true
    return content
  }
}

/// Has a popover stay one in a narrow window.
@MainActor private final class StaysPopover: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}

extension UIView {
  fileprivate func forEachInSubtree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInSubtree(body) }
  }
}
