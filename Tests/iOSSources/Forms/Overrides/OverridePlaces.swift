import UIKit

/// What subclasses override: each kind of member, in the class and in extensions of it.
class OverriddenPlaces: NSObject {
  var log: [String] = []
  @objc func method() -> String { return "method" }
  @objc func labelled(_ first: Int, with second: Int) -> String { return "\(first + second)" }
  @objc func throwing() throws -> String { return "throwing" }
  @objc func waiting() async -> String { return "waiting" }
  @objc var computed: String { return "computed" }
  @objc var settable: String {
    get { return "settable" }
    set { log.append(newValue) }
  }
  @objc var stored = "stored"
  @objc subscript(index: Int) -> String { return "\(index)" }
  @objc fileprivate var hidden: String { return "hidden" }
  @objc class func shared() -> String { return "shared" }
  @objc class var kind: String { return "kind" }
}

extension OverriddenPlaces {
  @objc func extended() -> String { return "extended" }
  /// A comment.
  @objc(renamed:) dynamic func extended(_ sender: Any?) -> String { return "sent" }
  @objc var extendedValue: String { return "value" }
  @objc var extendedSettable: String {
    get { return "extended settable" }
    set { log.append("extended " + newValue) }
  }
  @objc class func extendedShared() -> String { return "extended shared" }
  #if os(iOS)
    @objc func inRegion() -> String { return "region" }
  #endif
}

class OverridingPlaces: OverriddenPlaces {
  override func extended() -> String { return "+" + super.extended() }
  override func extended(_ sender: Any?) -> String { return "+" + super.extended(sender) }
  override var extendedValue: String { return "+" + super.extendedValue }
  override var extendedSettable: String {
    get { return "+" + super.extendedSettable }
    set { super.extendedSettable = "+" + newValue }
  }
  override class func extendedShared() -> String { return "+" + super.extendedShared() }
  override func inRegion() -> String { return "+" + super.inRegion() }
}

extension OverridingPlaces {
  override func method() -> String { return "+" + super.method() }
  override func labelled(
    _ first: Int,
    with second: Int
  ) -> String {
    // A comment with @objc.
    return "+" + super.labelled(first, with: second)
  }
  override func throwing() throws -> String { return try "+" + super.throwing() }
  override func waiting() async -> String { return await "+" + super.waiting() }
}

extension OverridingPlaces {
  override var computed: String { return "+" + super.computed }
  override var settable: String {
    get { return "+" + super.settable }
    set { super.settable = "+" + newValue }
  }
  override var stored: String {
    get { return "+" + super.stored }
    set { super.stored = newValue }
  }
  override subscript(index: Int) -> String { return "+" + super[index] }
  override class func shared() -> String { return "+" + super.shared() }
  override class var kind: String { return "+" + super.kind }
}

/// A class whose superclass overrides in an extension as well.
class OverridingAgain: OverridingPlaces {
  class Inner: OverriddenPlaces { var count = 0 }
}

#if os(iOS)
  extension OverridingAgain {
    override func method() -> String { return "+" + super.method() }
    #if os(iOS)
      override func extended() -> String { return "+" + super.extended() }
    #else
      override func computed() -> String { return "nowhere" }
    #endif
  }
#else
  extension OverridingAgain {
    override func labelled(_ first: Int, with second: Int) -> String { return "nowhere" }
  }
#endif

extension OverridingAgain.Inner {
  override func method() -> String {
    count += 1
    return "\(count) " + super.method()
  }
}

extension OverridingAgain {
  fileprivate override var hidden: String { return secret(super.hidden) }
  private func secret(_ text: String) -> String { return "+" + text }
}

class OverridingController: UIViewController {
  @objc dynamic var loads = 0
  weak var part: Part?
}

class OverridingView: UIView {
  var layouts = 0
}

func checkOverridePlaces() {
  let (places, again): (OverriddenPlaces, OverriddenPlaces) = (
    OverridingPlaces(), OverridingAgain()
  )
  places.settable = "a"
  places.extendedSettable = "b"
  let values = [
    places.method(), places.labelled(1, with: 2), (try? places.throwing()) ?? "",
    places.computed, places.settable, places.stored, places[3], type(of: places).shared(),
    type(of: places).kind, places.extended(), places.extended(nil), places.extendedValue,
    places.extendedSettable, type(of: places).extendedShared(), places.inRegion(),
  ]
  expect(
    values == [
      "+method", "+3", "+throwing", "+computed", "+settable", "+stored", "+3", "+shared", "+kind",
      "+extended", "+sent", "+value", "+extended settable", "+extended shared", "+region",
    ], "\(values)")
  expect(places.log == ["+a", "extended +b"], "\(places.log)")
  let more = [again.method(), again.labelled(1, with: 2), again.hidden, again.extended()]
  expect(more == ["++method", "+3", "+hidden", "++extended"], "\(more)")
  expect(OverridingAgain.Inner().method() == "1 method", "an override in a nested class")
  checkOverridesOfLibrary()
}

private func checkOverridesOfLibrary() {
  let controller = OverridingController()
  controller.part = controller
  controller.loadViewIfNeeded()
  expect(controller.loads == 8, "\(controller.loads) in viewDidLoad")
  expect(controller.preferredStatusBarStyle == .lightContent, "the style of the status bar")
  expect(controller.title == "loads viewDidLoad", "\(controller.title ?? "") as its title")
  let view = OverridingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  view.layoutIfNeeded()
  expect(view.layouts == 1 && view.layer is CAGradientLayer, "overrides of a view")
  let (isResponder, size) = MainActor.assumeIsolated {
    (view.canBecomeFirstResponder, view.intrinsicContentSize)
  }
  expect(isResponder && size.width == 4, "overridden properties of a view")
}
