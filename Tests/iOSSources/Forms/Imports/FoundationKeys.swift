import Foundation

/// Uses keys and observing in a file that does not import UIKit.
private class FoundationModel: NSObject {
  @objc dynamic var value = 1
}

private final class FoundationObserver: NSObject {
  var token: NSKeyValueObservation?
  var values: [Int] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    values.append(-1)
  }
}

func checkFoundationKeys() {
  let (model, observer) = (FoundationModel(), FoundationObserver())
  observer.token = model.observe(\.value, options: .new) { _, change in
    observer.values.append(change.newValue ?? 0)
  }
  model.value = 2
  observer.token = nil
  model.addObserver(observer, forKeyPath: "value", options: [], context: nil)
  model.value = 3
  model.removeObserver(observer, forKeyPath: "value")
  expect(observer.values == [2, -1], "\(observer.values)")
  expect(model.value(forKey: #keyPath(FoundationModel.value)) as? Int == 3, "a value by its key")
}
