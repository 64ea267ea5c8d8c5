import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit
import XMLTree

@Suite("Storyboards", .serialized)
@MainActor struct StoryboardTests {
  static func data(_ scenes: String, initial: String = "a") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      initialViewController="\(initial)">
      <scenes>\(scenes)</scenes>
      </document>
      """.utf8)
  }

  private func storyboard(_ scenes: String, initial: String = "a") throws -> UIStoryboard {
    try UIStoryboard(data: Self.data(scenes, initial: initial), name: "Main")
  }

  private func scene(_ objects: String) -> String {
    "<scene><objects>\(objects)<placeholder placeholderIdentifier='IBFirstResponder' id='fr'/>"
      + "</objects></scene>"
  }

  private func controller(_ id: String, _ inside: String = "", _ attributes: String = "") -> String
  {
    """
    <viewController storyboardIdentifier="\(id)" customClass="SegueController" \
    customModule="UIKitTests" \(attributes) id="\(id)">\(inside)</viewController>
    """
  }

  @Test(
    "a controller has its attributes at once, and its view with the outlets when that is loaded")
  func loading() throws {
    let storyboard = try storyboard(
      scene(
        controller(
          "a",
          """
          <view key="view" tag="3" id="v"><subviews><label text="Name" id="l"/></subviews>
          <gestureRecognizers/><connections>
            <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="x"/>
          </connections></view>
          <navigationItem key="navigationItem" title="Bar" id="n">
            <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"><connections>
              <action selector="act:" destination="a" id="y"/></connections></barButtonItem>
          </navigationItem>
          <connections>
            <outlet property="label" destination="l" id="o1"/>
            <outlet property="addItem" destination="add" id="o2"/>
          </connections>
          """, "title='Title' hidesBottomBarWhenPushed='YES' modalPresentationStyle='fullScreen'")
          + "<tapGestureRecognizer id='g'/>"))
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? SegueController)
    #expect(controller.storyboard === storyboard && controller.title == "Title")
    #expect(controller.hidesBottomBarWhenPushed && controller.modalPresentationStyle == .fullScreen)
    #expect(controller.navigationItem.title == "Bar" && controller.addItem != nil)
    #expect(!controller.isViewLoaded && controller.label == nil)
    #expect(controller.log == ["awake, item true, label false"])
    #expect(controller.view.tag == 3 && controller.label?.text == "Name")
    #expect(controller.log.last == "loaded, label true")
    #expect(controller.view.gestureRecognizers?.count == 1)
    let item = try #require(controller.addItem)
    UIApplication.shared.sendAction(
      try #require(item.action), to: item.target, from: item, for: nil)
    #expect(controller.log.last == "act")
  }

  @Test("controllers are created by their identifiers, also by a closure")
  func identifiers() throws {
    let storyboard = try storyboard(scene(controller("a")) + scene(controller("b")))
    let second = storyboard.instantiateViewController(withIdentifier: "b")
    #expect(second is SegueController)
    let made = storyboard.instantiateViewController(identifier: "b") {
      SegueController(number: 7, coder: $0)
    }
    #expect(made.number == 7 && made.storyboard === storyboard)
  }

  @Test("relationships are the stack of a navigation controller and the tabs of a tab controller")
  func relationships() throws {
    let storyboard = try storyboard(
      scene(
        """
        <tabBarController id="t"><tabBar key="tabBar" id="tb"/><connections>
          <segue destination="n" kind="relationship" relationship="viewControllers" id="s1"/>
          <segue destination="b" kind="relationship" relationship="viewControllers" id="s2"/>
        </connections></tabBarController>
        """)
        + scene(
          """
          <navigationController navigationBarHidden="YES" id="n">
          <tabBarItem key="tabBarItem" title="First" id="ti"/>
          <navigationBar key="navigationBar" largeTitles="YES" id="nb"/><connections>
            <segue destination="a" kind="relationship" relationship="rootViewController" id="s3"/>
          </connections></navigationController>
          """) + scene(controller("a")) + scene(controller("b")), initial: "t")
    let tabs = try #require(
      storyboard.instantiateInitialViewController() as? UITabBarController)
    #expect(tabs.viewControllers?.count == 2)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(navigation.topViewController is SegueController && navigation.isNavigationBarHidden)
    #expect(navigation.tabBarItem.title == "First" && navigation.navigationBar.prefersLargeTitles)
  }

  @Test("controllers that contain each other are an error")
  func cycle() throws {
    let storyboard = try storyboard(
      scene(
        """
        <tabBarController id="t"><connections>
          <segue destination="t" kind="relationship" relationship="viewControllers" id="s1"/>
        </connections></tabBarController>
        """), initial: "t")
    #expect(throws: XMLFileError.self) { try storyboard.controller(identifier: nil) }
  }

  @Test("a button pushes a controller after the source has prepared, if it lets it")
  func showing() throws {
    let storyboard = try storyboard(
      scene(
        controller(
          "a",
          """
          <view key="view" id="v"><subviews><button id="go"><connections>
            <segue destination="b" kind="show" identifier="next" id="s"/>
          </connections></button></subviews></view>
          <connections><outlet property="button" destination="go" id="o"/></connections>
          """)) + scene(controller("b")))
    let first = try #require(storyboard.instantiateInitialViewController() as? SegueController)
    let navigation = UINavigationController(rootViewController: first)
    first.loadViewIfNeeded()
    first.allowsSegues = false
    first.button?.sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers.count == 1 && first.log.last == "should next")
    first.allowsSegues = true
    first.button?.sendActions(for: .touchUpInside)
    #expect(first.log.suffix(2) == ["should next", "prepare next UIButton false"])
    #expect(navigation.viewControllers.count == 2)
    first.performSegue(withIdentifier: "next", sender: 5)
    #expect(first.log.last == "prepare next Int false" && navigation.viewControllers.count == 3)
  }

  @Test("a segue presents a controller with its styles, and a segue action creates it")
  func presenting() throws {
    let storyboard = try storyboard(
      scene(
        controller(
          "a",
          """
          <view key="view" id="v"/>
          <connections>
            <segue destination="b" kind="presentation" identifier="modal" animates="NO" \
          modalPresentationStyle="overFullScreen" modalTransitionStyle="crossDissolve" \
          destinationCreationSelector="make:sender:" id="s"/>
          </connections>
          """)) + scene(controller("b", "<view key='view' id='w'/>")))
    let first = try #require(storyboard.instantiateInitialViewController() as? SegueController)
    let screen = try OffscreenScreen(size: CGSize(width: 200, height: 200))
    screen.window.rootViewController = first
    screen.window.layoutIfNeeded()
    first.performSegue(withIdentifier: "modal", sender: 9)
    let second = try #require(first.presentedViewController as? SegueController)
    #expect(second.number == 9 && second.modalPresentationStyle == .overFullScreen)
    #expect(second.modalTransitionStyle == .crossDissolve)
  }

  @Test("a container view embeds a controller before the view has loaded")
  func embedding() throws {
    let storyboard = try storyboard(
      scene(
        controller(
          "a",
          """
          <view key="view" id="v"><subviews>
            <containerView id="c"><rect key="frame" x="5" y="5" width="50" height="60"/>
            <connections><segue destination="b" kind="embed" identifier="inner" id="s"/>
            </connections></containerView></subviews></view>
          """)) + scene(controller("b", "<view key='view' tag='8' id='w'/>")))
    let first = try #require(storyboard.instantiateInitialViewController() as? SegueController)
    first.loadViewIfNeeded()
    let child = try #require(first.children.first)
    #expect(child.view.superview === first.view.subviews.first && child.view.tag == 8)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect(first.log.suffix(2) == ["prepare inner UIView false", "loaded, label false"])
  }

  @Test("a custom segue is performed by its class")
  func customSegue() throws {
    let storyboard = try storyboard(
      scene(
        controller(
          "a",
          """
          <connections><segue destination="b" kind="custom" identifier="own" \
          customClass="SampleSegue" customModule="UIKitTests" id="s"/></connections>
          """)) + scene(controller("b")))
    let first = try #require(storyboard.instantiateInitialViewController() as? SegueController)
    first.performSegue(withIdentifier: "own", sender: nil)
    #expect(SampleSegue.performed == ["own"])
    #expect(first.log.last == "prepare own nil true")
  }

  @Test("an unwind segue calls the action of an earlier controller and pops to it")
  func unwinding() throws {
    let storyboard = try storyboard(
      scene(
        controller("a", "<view key='view' id='v'/>") + "<exit id='exitA'/>")
        + scene(
          controller(
            "b",
            """
            <view key='view' id='w'/><connections>
              <segue destination="exitB" kind="unwind" identifier="home" \
            unwindAction="comeHome:" id="s"/></connections>
            """) + "<exit id='exitB'/>"))
    let first = try #require(storyboard.instantiateInitialViewController() as? SegueController)
    let middle = UIViewController()
    let last = try #require(
      storyboard.instantiateViewController(withIdentifier: "b") as? SegueController)
    let navigation = UINavigationController(rootViewController: first)
    navigation.setViewControllers([first, middle, last], animated: false)
    last.performSegue(withIdentifier: "home", sender: nil)
    #expect(last.log.last == "prepare home nil false" && first.log.last == "home from b")
    #expect(navigation.viewControllers == [first])
  }

  @Test("a reference creates a controller of another storyboard")
  func reference() throws {
    let other = String(decoding: Self.data(scene(controller("b")), initial: "b"), as: UTF8.self)
    let sample = try SampleBundle(["Other.storyboard": other])
    let storyboard = try UIStoryboard(
      data: Self.data(
        scene(
          controller(
            "a",
            "<connections><segue destination='p' kind='show' identifier='out' id='s'/></connections>"
          ))
          + scene("<viewControllerPlaceholder storyboardName='Other' id='p'/>")),
      name: "Main", bundle: sample.bundle)
    let first = try #require(storyboard.instantiateInitialViewController() as? SegueController)
    let navigation = UINavigationController(rootViewController: first)
    first.performSegue(withIdentifier: "out", sender: nil)
    #expect(navigation.topViewController?.storyboard !== storyboard)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test(
    "a table controller has static cells, or prototypes, and selecting a row performs its segue")
  func tables() throws {
    let storyboard = try storyboard(
      scene(
        """
        <tableViewController id="a"><tableView key="view" dataMode="static" style="grouped" \
        rowHeight="50" id="t">
          <sections>
            <tableViewSection headerTitle="Head" footerTitle="Foot" id="sec"><cells>
              <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="tl" \
        detailTextLabel="dl" accessoryType="disclosureIndicator" selectionStyle="none" id="c1">
                <tableViewCellContentView key="contentView" id="cv"><subviews>
                  <label text="Left" id="tl"/><label text="Right" id="dl"/>
                </subviews></tableViewCellContentView>
                <connections><segue destination="b" kind="show" identifier="row" id="s"/></connections>
              </tableViewCell>
              <tableViewCell rowHeight="70" id="c2">
                <tableViewCellContentView key="contentView" id="cv2"><subviews>
                  <switch id="sw"/></subviews></tableViewCellContentView></tableViewCell>
            </cells></tableViewSection>
          </sections>
          <connections><outlet property="dataSource" destination="a" id="o1"/>
          <outlet property="delegate" destination="a" id="o2"/></connections>
        </tableView></tableViewController>
        """) + scene(controller("b")))
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? UITableViewController)
    let navigation = UINavigationController(rootViewController: controller)
    let screen = try OffscreenScreen(size: CGSize(width: 300, height: 400))
    screen.window.rootViewController = navigation
    _ = try screen.frame()
    let table = try #require(controller.tableView)
    #expect(table.style == .grouped && table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 2)
    let cell = try #require(table.cellForRow(at: [0, 0]))
    #expect(cell.textLabel?.text == "Left" && cell.detailTextLabel?.text == "Right")
    #expect(cell.accessoryType == .disclosureIndicator && cell.selectionStyle == .none)
    #expect(
      table.rectForRow(at: [0, 0]).height == 50 && table.rectForRow(at: [0, 1]).height == 70)
    #expect(table.cellForRow(at: [0, 1])?.contentView.subviews.first is UISwitch)
    let middle = table.rectForRow(at: [0, 0])
    screen.tap(at: table.convert(CGPoint(x: middle.midX, y: middle.midY), to: screen.window))
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("prototype cells are created when the table needs them, with their outlets")
  func prototypes() throws {
    let storyboard = try storyboard(
      scene(
        """
        <viewController id="a"><view key="view" id="v"><subviews>
          <tableView dataMode="prototypes" rowHeight="-1" separatorStyle="none" id="t"><prototypes>
            <tableViewCell reuseIdentifier="person" customClass="SampleCell" \
        customModule="UIKitTests" id="c">
              <tableViewCellContentView key="contentView" id="cv"><subviews>
                <label text="Prototype" id="l"/></subviews></tableViewCellContentView>
              <connections><outlet property="name" destination="l" id="o"/></connections>
            </tableViewCell></prototypes></tableView>
          <collectionView dataMode="prototypes" id="cw">
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" \
        minimumInteritemSpacing="5" scrollDirection="horizontal" id="fl">
              <size key="itemSize" width="40" height="30"/>
              <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
            </collectionViewFlowLayout>
            <cells><collectionViewCell reuseIdentifier="item" id="ci">
              <view key="contentView" id="cc"><subviews><label text="Item" id="il"/></subviews></view>
            </collectionViewCell></cells></collectionView>
        </subviews></view></viewController>
        """))
    let view = try #require(storyboard.instantiateInitialViewController()?.view)
    let table = try #require(view.subviews[0] as? UITableView)
    let first = table.dequeueReusableCell(withIdentifier: "person") as? SampleCell
    let second = table.dequeueReusableCell(withIdentifier: "person") as? SampleCell
    #expect(first !== second && first?.name?.text == "Prototype" && first?.isAwake == true)
    #expect(first?.reuseIdentifier == "person" && table.separatorStyle == .none)
    let collection = try #require(view.subviews[1] as? UICollectionView)
    let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.itemSize == CGSize(width: 40, height: 30) && layout.minimumLineSpacing == 4)
    #expect(layout.minimumInteritemSpacing == 5 && layout.scrollDirection == .horizontal)
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    let item = collection.dequeueReusableCell(withReuseIdentifier: "item", for: [0, 0])
    #expect((item.contentView.subviews.first as? UILabel)?.text == "Item")
  }

  @Test("lists register view files for cells")
  func registeredNibs() throws {
    let nib = UINib(
      data: ViewFileSample.data(
        "<tableViewCell customClass='SampleCell' customModule='UIKitTests' id='c'/>"), bundle: nil)
    let table = UITableView()
    table.register(nib, forCellReuseIdentifier: "cell")
    let cell = table.dequeueReusableCell(withIdentifier: "cell")
    #expect(cell is SampleCell && cell?.reuseIdentifier == "cell")
    let header = UINib(
      data: ViewFileSample.data(
        "<view customClass='SampleHeader' customModule='UIKitTests' id='h'/>"), bundle: nil)
    table.register(header, forHeaderFooterViewReuseIdentifier: "head")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "head") is SampleHeader)
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let item = UINib(data: ViewFileSample.data("<collectionViewCell id='i'/>"), bundle: nil)
    collection.register(item, forCellWithReuseIdentifier: "item")
    #expect(
      collection.dequeueReusableCell(withReuseIdentifier: "item", for: [0, 0]).reuseIdentifier
        == "item")
  }

  @Test("the main storyboard of the Info.plist is shown in a window")
  func mainStoryboard() throws {
    let sample = try SampleBundle([
      "Main.storyboard": String(decoding: Self.data(scene(controller("a"))), as: UTF8.self),
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      """,
    ])
    let window = UIApplication.shared.loadMainStoryboard(sample.bundle)
    #expect(window?.rootViewController is SegueController)
    #expect(UIApplication.shared.loadMainStoryboard(.main) == nil)
  }

  @Test("an app supports the orientations that its Info.plist lists, or else all")
  func infoDictionary() throws {
    let sample = try SampleBundle([
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>UISupportedInterfaceOrientations</key><array>
      <string>UIInterfaceOrientationPortrait</string>
      <string>UIInterfaceOrientationLandscapeLeft</string></array></dict></plist>
      """
    ])
    #expect(sample.bundle.supportedOrientations == [.portrait, .landscapeLeft])
    #expect(try SampleBundle(["a": ""]).bundle.supportedOrientations == .all)
  }

  @Test("a controller is released with its scene, whether its view was loaded or not")
  func memory() throws {
    let storyboard = try storyboard(
      scene(
        controller(
          "a",
          """
          <view key="view" id="v"><subviews><button id="go"><connections>
            <segue destination="b" kind="show" identifier="next" id="s"/>
            <action selector="act:" destination="a" eventType="touchDown" id="y"/>
          </connections></button></subviews></view>
          <navigationItem key="navigationItem" id="n"/>
          """)) + scene(controller("b")))
    weak var released: UIViewController?
    do {
      let controller = storyboard.instantiateInitialViewController()
      released = controller
    }
    #expect(released == nil)
    do {
      let controller = storyboard.instantiateInitialViewController()
      controller?.loadViewIfNeeded()
      released = controller
    }
    #expect(released == nil)
  }
}

final class SampleSegue: UIStoryboardSegue {
  static var performed: [String] = []
  override func perform() { Self.performed.append(identifier ?? "") }
}

final class SampleCell: UITableViewCell, IBConnectable {
  weak var name: UILabel?
  var isAwake = false
  class var ibMembers: [IBMember] { [.property("name", \SampleCell.name)] }
  override func awakeFromNib() { isAwake = name != nil }
}

final class SampleHeader: UITableViewHeaderFooterView {}

final class SegueController: UIViewController, IBConnectable {
  weak var label: UILabel?
  weak var button: UIButton?
  var addItem: UIBarButtonItem?
  var number = 0
  var log: [String] = []
  var allowsSegues = true

  class var ibMembers: [IBMember] {
    [
      .property("label", \SegueController.label), .property("button", \SegueController.button),
      .property("addItem", \SegueController.addItem),
      .action(Selector("act:", SegueController.act(_:))),
      .action(Selector("make:sender:", SegueController.make(_:sender:))),
      .action(Selector("comeHome:", SegueController.comeHome(_:))),
    ]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  init?(number: Int, coder: NSCoder) {
    self.number = number
    super.init(coder: coder)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake, item \(addItem != nil), label \(label != nil)")
  }

  override func viewDidLoad() { log.append("loaded, label \(label != nil)") }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return allowsSegues
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let from = sender.map { "\(type(of: $0))" } ?? "nil"
    log.append("prepare \(segue.identifier ?? "") \(from) \(segue is SampleSegue)")
  }

  func act(_ sender: Any?) { log.append("act") }

  func make(_ coder: NSCoder, sender: Any?) -> SegueController? {
    SegueController(number: sender as? Int ?? 0, coder: coder)
  }

  func comeHome(_ segue: UIStoryboardSegue) {
    log.append("home from \(segue.source === self ? "a" : "b")")
  }
}
