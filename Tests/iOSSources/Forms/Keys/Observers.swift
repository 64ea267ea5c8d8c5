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

/// Another file has a private class of the same name with other keys.
private class HiddenModel: NSObject {
  @objc dynamic var first = 1
  @objc func act(first: Any?) { self.first += 1 }
}

func changesOfFirstHiddenModel() -> [Int] {
  let model = HiddenModel()
  var values: [Int] = []
  let token = model.observe(\.first, options: .new) { values.append($1.newValue ?? 0) }
  model.perform(#selector(HiddenModel.act), with: nil)
  token.invalidate()
  return values
}
