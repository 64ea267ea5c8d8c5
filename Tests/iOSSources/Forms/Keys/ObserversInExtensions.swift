import UIKit

extension SplitObserver {
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    keys.append("split " + (keyPath ?? ""))
  }
}

private final class HiddenModel: NSObject {
  @objc dynamic var second = 2
  @objc func act(second: Any?) { self.second += 1 }
}

extension HiddenModel {
  func changes() -> [Int] {
    class Local: NSObject { @objc dynamic var third = 5 }
    var values: [Int] = []
    let model = Local()
    let tokens = [
      observe(\.second) { model, _ in values.append(model.second) },
      model.observe(\.third) { model, _ in values.append(model.third) },
    ]
    perform(#selector(act), with: nil)
    model.third = 6
    for token in tokens { token.invalidate() }
    return values
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
  expect(changesOfFirstHiddenModel() == [2] && HiddenModel().changes() == [3, 6], "hidden models")
}
