import UIKit

/// Declarations that Objective-C marks, in the forms that code for iOS has them.
@objc enum Mode: Int { case off, on }

@objc(FRMPanel) class Panel: UIView {
  @IBOutlet var title: UILabel! { didSet { log.append("title") } }
  @IBOutlet private weak var button: UIButton? { didSet { oldValue?.isHidden = true } }
  @IBOutlet var edges: [NSLayoutConstraint] = []
  @IBInspectable var color: UIColor? = .red { willSet { log.append("color") } }
  @IBInspectable var point: CGPoint = .zero
  @IBInspectable lazy var lateNote: String = "late"
  @objc var mode: Mode = .off
  @objc dynamic var value: Double = 0 { didSet { log.append("value \(value)") } }
  @objc static var shared = 1
  @objc class var kind: String { return "panel" }
  var log: [String] = []

  @objc convenience init(mode: Mode) {
    self.init(frame: .zero)
    self.mode = mode
  }

  @IBAction func tap(_ sender: UIButton, forEvent event: UIEvent?) { log.append("tap") }
  @IBAction @objc func both(_ sender: Any) { log.append("both") }
  @objc func throwing() throws { log.append("throws") }
  @objc @discardableResult func discardable() -> Bool { return true }
  @objc func withDefault(_ sender: Any? = nil) { log.append("default") }
  @objc class func shut(_ sender: Any?) {}
  @objc func later(_ work: () -> Void) { work() }
  @objc func loads() async { log.append("loads") }
}

@objcMembers class Model: NSObject {
  dynamic var name = "n"
  dynamic var total: Int = 0
  var plain = 1
  private(set) dynamic var count = 2
  func act() { total += 1 }
  func act(with sender: Any?) { total += 2 }
  static func make() -> Model { return Model() }
  struct Nested { var value = 1 }
}

extension Model {
  @objc func extended(_ sender: Any?) { total += 10 }
  @objc private func secret() { total += 100 }

  func selectors() -> [Selector] {
    return [
      #selector(act as () -> Void), #selector(act(with:)), #selector(extended), #selector(secret),
      #selector(getter: name), #selector(setter: Model.total), #selector(getter: Panel.value),
      #selector(UIView.setNeedsLayout), #selector(UIResponder.becomeFirstResponder),
      #selector(NSObject.copy), #selector(UIViewController.viewDidLoad),
      #selector(UITableViewDataSource.tableView(_:numberOfRowsInSection:)),
      #selector(UITextFieldDelegate.textFieldShouldReturn(_:)),
    ]
  }
}

@objc protocol Sink: AnyObject {
  @objc optional func take(_ value: Int, from model: Model) throws -> String
  @objc optional func close(completion: @escaping (Bool) -> Void)
  @objc optional var limit: Int { get }
  @objc optional var sinkName: String? { get set }
}

final class Drain: NSObject, Sink {
  func take(_ value: Int, from model: Model) throws -> String { return "\(value)\(model.name)" }
  func close(completion: @escaping (Bool) -> Void) { completion(true) }
  let limit = 5
  var sinkName: String? = "drain"
}

class Tank<Content>: NSObject {
  let content: Content
  weak var sink: Sink?

  init(_ content: Content) {
    self.content = content
    super.init()
  }

  @objc func tapped(_ sender: Any?) {}

  func run() throws -> [String] {
    var texts = [try sink?.take?(1, from: Model()) ?? "-"]
    sink?.close?(completion: { texts.append("\($0)") })
    sink?.close? { isDone in texts.append(isDone ? "yes" : "no") }
    texts.append("\(sink?.limit ?? 0)")
    texts.append((sink?.sinkName ?? nil) ?? "none")
    return texts
  }
}

class PanelController: UIViewController, UITextFieldDelegate {
  @IBSegueAction func make(_ coder: NSCoder, sender: Any?, segueIdentifier: String?)
    -> PanelController?
  { return nil }
  @IBAction func unwind(_ segue: UIStoryboardSegue) {}
  @IBAction func close() { dismiss(animated: true, completion: nil) }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(close))
    let link = CADisplayLink(target: self, selector: #selector(step))
    link.invalidate()
    perform(#selector(changed), with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: self)
  }

  @objc func changed() {}
  @objc func step(link: CADisplayLink) {}

  override var keyCommands: [UIKeyCommand]? {
    return [UIKeyCommand(input: "a", modifierFlags: .command, action: #selector(changed))]
  }
}

private var tagKey = 0

extension UIView {
  var tagName: String? {
    get { return objc_getAssociatedObject(self, &tagKey) as? String }
    set { objc_setAssociatedObject(self, &tagKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

func checkDeclarations() {
  let (panel, model) = (Panel(mode: .on), Model())
  panel.tagName = "tag"
  panel.value = 3
  var seen: [String] = []
  let tokens = [
    model.observe(\.total, options: [.new, .old]) { _, change in
      seen.append("\(change.oldValue ?? -1)>\(change.newValue ?? -1)")
    },
    panel.observe(\.value) { panel, _ in seen.append("\(panel.value)") },
  ]
  panel.value = 4
  model.setValue(9, forKey: "total")
  model.setValue("q", forKeyPath: #keyPath(Model.name))
  for selector in model.selectors().prefix(4) { model.perform(selector, with: nil) }
  expect(tokens.count == 2, "observers are kept")
  expect(seen == ["4.0", "0>9", "9>10", "10>12", "12>22", "22>122"], "\(seen)")
  expect(model.name == "q" && model.value(forKey: "plain") as? Int == 1, "keys")
  expect(panel.log == ["value 3.0", "value 4.0"] && panel.tagName == "tag", "\(panel.log)")
  expect(
    model.selectors().map(NSStringFromSelector) == [
      "act", "actWith:", "extended:", "secret", "name", "setTotal:", "value", "setNeedsLayout",
      "becomeFirstResponder", "copy", "viewDidLoad", "tableView:numberOfRowsInSection:",
      "textFieldShouldReturn:",
    ], "names")
  let (drain, tank) = (Drain(), Tank(1))
  tank.sink = drain
  expect((try? tank.run()) == ["1n", "true", "yes", "5", "drain"], "an optional requirement")
  let controller = PanelController()
  controller.loadViewIfNeeded()
  expect(
    controller.navigationItem.rightBarButtonItem?.action == #selector(PanelController.close),
    "close")
}
