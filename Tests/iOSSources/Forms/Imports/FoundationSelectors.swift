#if canImport(Foundation)
  import Foundation
#endif

/// Uses selectors in a file that does not import UIKit.
private class FoundationTarget: NSObject {
  var log: [String] = []
  @objc func called(_ sender: Any?) { log.append("called") }
  @objc func noted(_ notification: Notification) { log.append(notification.name.rawValue) }
}

private var key = 0

func checkFoundationSelectors() {
  let target = FoundationTarget()
  let name = Notification.Name("noted")
  NotificationCenter.default.addObserver(
    target, selector: #selector(FoundationTarget.noted), name: name, object: nil)
  NotificationCenter.default.post(name: name, object: nil)
  NotificationCenter.default.removeObserver(target)
  let selector: Selector = #selector(FoundationTarget.called(_:))
  target.perform(selector, with: nil)
  autoreleasepool { _ = target.perform(NSSelectorFromString("called:"), with: nil) }
  expect(target.log == ["noted", "called", "called"], "\(target.log)")
  objc_setAssociatedObject(target, &key, "value", .OBJC_ASSOCIATION_RETAIN)
  expect(objc_getAssociatedObject(target, &key) as? String == "value", "an associated object")
}
