import Foundation
import TestSupport
import Testing
import UIKit
import XMLTree

@Suite("Damaged and hostile view files", .serialized)
@MainActor struct HostileViewFileTests {
  private func error(_ text: String) -> XMLFileError? {
    do throws(XMLFileError) {
      _ = try UINib(data: Data(text.utf8), bundle: nil).objects(owner: nil)
      return nil
    } catch {
      return error
    }
  }

  @Test("files that are no view files, or are cut off, are errors")
  func damaged() {
    #expect(error("")?.line == 1)
    #expect(error("<html/>")?.reason.contains("not a view file") == true)
    #expect(error("<document type='com.apple.InterfaceBuilder3.Cocoa.XIB'/>") != nil)
    let text = String(
      decoding: ViewFileSample.data("<view id='a'><subviews/></view>"), as: UTF8.self)
    #expect(error(text) == nil)
    for count in stride(from: 0, to: text.utf8.count - 1, by: 37) {
      #expect(error(String(text.prefix(count))) != nil)
    }
  }

  @Test("an id that is used twice is an error that names both lines")
  func duplicateIDs() throws {
    let error = try #require(ViewFileSample.fault("<view id='a'/>\n<view id='a'/>"))
    #expect(error.reason.hasPrefix("the id \"a\" is already used on line "))
  }

  @Test("an id that is too long is an error")
  func longID() {
    let id = String(repeating: "x", count: 65)
    #expect(
      ViewFileSample.fault("<view id='\(id)'/>")?.reason == "an id has more than 64 characters")
  }

  @Test("entities and deep elements are errors")
  func bombs() {
    #expect(error("<!DOCTYPE a [<!ENTITY x 'y'>]><document/>")?.line == 1)
    let deep = String(repeating: "<view><subviews>", count: 50_000)
    #expect(ViewFileSample.fault(deep)?.reason == "elements are more than 128 deep")
  }

  @Test("views that are nested as deep as a file may be are created")
  func depth() throws {
    let count = 60
    let view: UIView = try ViewFileSample.object(
      String(repeating: "<view><subviews>", count: count)
        + String(repeating: "</subviews></view>", count: count))
    var (depth, next) = (0, Optional(view))
    while let current = next { (depth, next) = (depth + 1, current.subviews.first) }
    #expect(depth == count)
  }

  @Test("connections to nothing are errors")
  func connections() {
    for connection in [
      "<outlet property='delegate' destination='nobody' id='c'/>",
      "<outlet property='delegate' id='c'/>",
      "<action selector='tap:' destination='nobody' eventType='touchUpInside' id='c'/>",
      "<action destination='-2' eventType='touchUpInside' id='c'/>",
      "<action selector='tap:' destination='-2' eventType='never' id='c'/>",
    ] {
      let fault = ViewFileSample.fault(
        "<textField id='t'><connections>\(connection)</connections></textField>")
      #expect(fault != nil, "\(connection)")
    }
  }

  @Test("numbers that no view can have are left out")
  func numbers() throws {
    let view: UIView = try ViewFileSample.object(
      """
      <view tag="99999999999999999999" alpha="nan" horizontalHuggingPriority="-5" \
      contentMode="sideways" hidden="maybe" id="a">
      <rect key="frame" x="inf" y="nan" width="1e300" height="-40"/></view>
      """)
    #expect(view.tag == 0 && view.alpha == 1 && view.frame == .zero && !view.isHidden)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  @Test("elements with random attributes are objects or errors, and end no program")
  func random() {
    var generator = SeededGenerator(seed: 19)
    let elements = [
      "view", "label", "button", "imageView", "textField", "textView", "switch", "slider",
      "stepper", "segmentedControl", "pageControl", "progressView", "activityIndicatorView",
      "datePicker", "pickerView", "searchBar", "toolbar", "navigationBar", "tabBar", "stackView",
      "scrollView", "visualEffectView", "barButtonItem", "tapGestureRecognizer",
    ]
    let names = [
      "tag", "alpha", "value", "minValue", "maxValue", "minimumValue", "maximumValue", "stepValue",
      "numberOfPages", "currentPage", "selectedSegmentIndex", "minuteInterval", "numberOfLines",
      "minimumScaleFactor", "minimumFontSize", "spacing", "minimumZoomScale", "maximumZoomScale",
      "progress", "width", "numberOfTapsRequired", "horizontalHuggingPriority", "style",
      "countDownDuration", "itemWidth", "preferredMaxLayoutWidth",
    ]
    let values = ["0", "-1", "1", "1e9", "-1e300", "nan", "inf", "", "YES", "0.001", "7", "1000.5"]
    let rounds = ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 200
    for _ in 0..<rounds {
      let attributes = (0..<4).map { _ in names.randomElement(using: &generator)! }
      let text = Set(attributes).sorted()
        .map { "\($0)='\(values.randomElement(using: &generator)!)'" }.joined(separator: " ")
      let element = elements.randomElement(using: &generator)!
      _ = ViewFileSample.fault(
        "<\(element) \(text) id='a'><segments><segment/></segments></\(element)>")
    }
  }

  @Test("a file with random changes of its bytes is read or an error, and ends no program")
  func mutations() {
    var generator = SeededGenerator(seed: 91)
    let original = Array(ViewFileSample.data(Self.manyElements))
    let pieces = ["'", "<", "/>", "a", "-", "1e9", "YES", "id='l'", "</view>", "&", "\u{0}", "9"]
    let rounds = ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 100
    for _ in 0..<rounds {
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let start = Int.random(in: 600..<bytes.count - 20, using: &generator)
        let end = start + Int.random(in: 0...3, using: &generator)
        bytes.replaceSubrange(start..<end, with: pieces.randomElement(using: &generator)!.utf8)
      }
      _ = try? UINib(data: Data(bytes), bundle: nil).objects(owner: nil)
    }
  }

  private static let manyElements = """
    <view tag='1' alpha='0.5' id='v'><rect key='frame' x='0.0' y='0.0' width='300' height='200'/>
    <subviews>
      <label text='Title' numberOfLines='2' minimumScaleFactor='0.5' id='l'/>
      <slider value='5' minValue='1' maxValue='9' id='s'/>
      <stepper value='5' minimumValue='1' maximumValue='9' stepValue='2' id='p'/>
      <segmentedControl selectedSegmentIndex='1' id='g'><segments><segment title='A'/>
      <segment title='B' width='30'/></segments></segmentedControl>
      <pageControl numberOfPages='5' currentPage='2' id='c'/>
      <stackView axis='vertical' spacing='5' id='k'><subviews><switch on='YES' id='w'/></subviews>
      </stackView>
      <datePicker datePickerMode='date' minuteInterval='5' id='d'/>
      <tableView style='grouped' rowHeight='50' id='t'/>
      <collectionView id='e'><collectionViewFlowLayout key='collectionViewLayout' \
    minimumLineSpacing='4' id='f'><size key='itemSize' width='40' height='30'/>
      </collectionViewFlowLayout></collectionView>
    </subviews>
    <viewLayoutGuide key='safeArea' id='a'/>
    <constraints>
      <constraint firstItem='l' firstAttribute='leading' secondItem='a' secondAttribute='leading' \
    constant='8' multiplier='1' priority='999' id='q'/>
      <constraint firstItem='s' firstAttribute='width' secondItem='l' secondAttribute='height' \
    multiplier='16:9' id='r'/>
    </constraints>
    <variation key='heightClass=regular-widthClass=compact'><mask key='constraints'>
    <exclude reference='q'/></mask></variation></view>
    """
}
