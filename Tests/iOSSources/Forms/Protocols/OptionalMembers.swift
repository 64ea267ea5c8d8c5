import UIKit

/// Members that depend on options of the build, which are not set here.
class OptionalMembers: UIView {
  @objc dynamic var always = 1
  #if FORMS_EXTRAS
    @objc dynamic var extra = Missing()
    @IBAction func act(_ sender: Missing) {}
    @IBOutlet var outlet: Missing!
  #elseif DEBUG && os(iOS)
    @objc dynamic var level = Missing()
  #else
    @objc dynamic var extra = 2
    @objc(other) dynamic var level = 3
    @IBAction func act(_ sender: Any?) { always += 10 }
  #endif

  func method() -> String { return "method" }
}

class OptionalSubclass: OptionalMembers {}

extension OptionalSubclass {
  #if FORMS_EXTRAS || targetEnvironment(simulator)
    override func method() -> Missing { return super.method() }
  #else
    override func method() -> String { return "+" + super.method() }
  #endif
}

#if !FORMS_EXTRAS && os(iOS)
  extension OptionalMembers {
    @objc var extended: Int { return extra + level }
    @IBAction func actAgain() { always += 100 }
  }
#else
  extension OptionalMembers {
    @objc var missing: Missing { return Missing() }
    @IBAction func missingAction() -> Missing {}
  }
#endif

func checkOptionalMembers() {
  let view = OptionalSubclass()
  var log: [String] = []
  let tokens = [
    view.observe(\.extra) { view, _ in log.append("extra \(view.extra)") },
    view.observe(\.level) { view, _ in log.append("level \(view.level)") },
  ]
  (view.extra, view.level) = (4, 5)
  for token in tokens { token.invalidate() }
  expect(log == ["extra 4", "level 5"] && view.method() == "+method", "\(log)")
  expect(view.value(forKey: "other") as? Int == 5, "a key")
  expect(view.value(forKey: "extended") as? Int == 9, "a key of an extension")
  view.perform(#selector(OptionalMembers.act), with: nil)
  view.perform(#selector(OptionalMembers.actAgain))
  expect(view.always == 111, "\(view.always) after actions")
}
