import UIKit

// Actions and inspectable properties in extensions that stand in another file than their class.

extension ConnectedView {
  @IBAction private func otherFile(_ sender: Any) { log.append("other file") }
  #if os(iOS)
    @IBAction @objc fileprivate dynamic func otherRegion() { log.append("other region") }
  #else
    @IBAction func otherRegion(_ sender: Missing) {}
  #endif
}

extension ConnectedView {
  @IBAction fileprivate func otherPrivate(_ sender: UIButton, forEvent event: UIEvent?) {
    log.append("other private")
  }
  @IBInspectable fileprivate var otherTitle: String? {
    get { return note }
    set { note = newValue }
  }
}

extension UIView {
  @IBInspectable var shadowLength: CGFloat {
    get { return layer.shadowOffset.height }
    set { layer.shadowOffset.height = newValue }
  }
}

extension UIButton {
  @IBAction func disable(_ sender: Any?) { isEnabled = false }
  @IBInspectable @objc var isFlagged: Bool {
    get { return tag == 1 }
    set { tag = newValue ? 1 : 0 }
  }
}
