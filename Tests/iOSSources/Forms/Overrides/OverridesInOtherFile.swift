import UIKit

// Overrides that stand in another file than their class, with code that other rules change.

private let width = 4

extension OverridingController {
  open override func viewDidLoad() {
    super.viewDidLoad()
    title = "\(#keyPath(OverridingController.loads)) \(#selector(viewDidLoad))"
    if responds(to: #selector(count(_:))) { loads += part?.number?(of: "loading") ?? 100 }
    perform(#selector(count), with: self)
  }
  override var preferredStatusBarStyle: UIStatusBarStyle {
    #if os(iOS)
      return .lightContent
    #else
      return .default
    #endif
  }
  @objc private func count(_ sender: Any?) { loads += sender == nil ? 0 : 1 }
}

extension OverridingController: Part {
  func number(of name: String) -> Int { return name.count }
}

@MainActor extension OverridingView {
  override class var layerClass: AnyClass { return CAGradientLayer.self }
  override public func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
  override var canBecomeFirstResponder: Bool { return true }
  @available(iOS 9.0, *)
  override var intrinsicContentSize: CGSize { return CGSize(width: width, height: 1) }
}
