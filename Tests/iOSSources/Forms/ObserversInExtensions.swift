import UIKit

extension SplitObserver {
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    keys.append("split " + (keyPath ?? ""))
  }
}

func checkObserversInExtensions() {
  let object = ObservedPlaces()
  let (split, nested, box) = (SplitObserver(), SplitObserver.Nested(), ObservingBox<Int>())
  for observer in [split, nested, box] as [NSObject] {
    object.addObserver(observer, forKeyPath: "plain", options: [], context: nil)
  }
  object.plain = 1
  for observer in [split, nested, box] as [NSObject] {
    object.removeObserver(observer, forKeyPath: "plain")
  }
  expect(
    split.keys + nested.keys + box.keys == ["split plain", "nested plain", "box plain"], "observers"
  )
}
