import UIKit

/// An observer whose method stands in an extension, and one in another class.
class SplitObserver: NSObject {
  var keys: [String] = []

  class Nested: NSObject {
    var keys: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      keys.append("nested " + (keyPath ?? ""))
    }
  }
}

class ObservingBox<Content>: UIView {
  var content: Content?
  var keys: [String] = []
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    keys.append("box " + (keyPath ?? ""))
  }
}
