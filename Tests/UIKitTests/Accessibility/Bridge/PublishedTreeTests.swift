import Accessibility
import Foundation
import LaminaTesting
import TestSupport
import Testing

@testable import UIKit

// Requirement V27: trees of many elements.
@Suite("A large tree is updated where it has changed", .serialized)
@MainActor final class PublishedTreeTests {
  private let screen: OffscreenScreen
  private let publisher: AccessibilityPublisher
  private let scroll = UIScrollView()
  private var labels: [UILabel] = []
  private let toggle = UISwitch()
  private let field = UITextField()
  /// Rows with a switch, which is read with the text beside it.
  private let list = UIView(frame: CGRect(x: 0, y: 1400, width: 450, height: 40))
  private let rows = (0..<3).map { _ in UITableViewCell() }
  /// A carousel in the wall, and a box that moves in it.
  private let carousel = UIScrollView(frame: CGRect(x: 10, y: 1500, width: 300, height: 60))
  private let box = UIView(frame: CGRect(x: 0.3, y: 0, width: 200, height: 60))

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 600, height: 600))
    let settings = try #require(
      BridgeSettings(environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"]))
    publisher = try AccessibilityPublisher(settings)
    scroll.frame = CGRect(x: 0, y: 0, width: 600, height: 500)
    scroll.contentSize = CGSize(width: 600, height: 2000)
    screen.window.addSubview(scroll)
    for index in 0..<800 { add("label \(index)", CGPoint(x: index % 20 * 30, y: index / 20 * 30)) }
    toggle.frame.origin = CGPoint(x: 20, y: 520)
    field.frame = CGRect(x: 200, y: 520, width: 200, height: 40)
    for view in [toggle, field] as [UIView] { screen.window.addSubview(view) }
    addRows()
    addCarousel()
    try screen.render()
    publisher.clientsDidChange(arePresent: true)
  }

  /// An element with a text that no layer shows.
  private final class Clock: UIView {
    var hour = 1
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityLabel: String? {
      get { "\(hour) o'clock" }
      set {}
    }
  }

  private func add(_ text: String, _ origin: CGPoint) {
    let label = UILabel(frame: CGRect(origin: origin, size: CGSize(width: 29, height: 20)))
    label.text = text
    scroll.addSubview(label)
    labels.append(label)
  }

  private func addRows() {
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: index * 150, y: 0, width: 140, height: 40)
      row.textLabel?.text = "row"
      row.accessoryView = UISwitch()
      list.addSubview(row)
    }
    scroll.addSubview(list)
  }

  private func addCarousel() {
    carousel.contentSize = CGSize(width: 1000, height: 60)
    carousel.addSubview(box)
    scroll.addSubview(carousel)
    for index in 0..<3 {
      let label = UILabel(frame: CGRect(x: Double(index) * 50, y: 10, width: 40, height: 30.7))
      label.text = "card \(index)"
      box.addSubview(label)
    }
  }

  /// Commits, and returns the elements in which the tree differs from one that is made anew with the same
  /// numbers, and from one that knows nothing of the past.
  private func differences() throws -> [String] {
    try screen.render()
    let tree = publisher.tree()
    let (updated, new) = (tree.elements, publisher.tree(isNew: true).elements)
    let changed = Set(updated.keys).union(new.keys).filter { updated[$0] != new[$0] }.map {
      "\(String(describing: updated[$0])) instead of \(String(describing: new[$0]))"
    }
    var builder = AccessibleTreeBuilder(screen: screen.screen, ElementRecords(), focus: nil)
    let (seen, first) = (lines(tree), lines(AccessibleTree(builder.update().elements)))
    #expect(seen.count == updated.count && seen.count == first.count)
    return changed + zip(seen, first).filter { $0 != $1 }.map { "\($0) instead of \($1)" }
  }

  /// What clients see, in the order in which it is read.
  private func lines(_ tree: AccessibleTree, _ id: ElementID = .application) -> [String] {
    guard let element = tree[id] else { return [] }
    let frame = element.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
      String(format: "%.1f", $0 + 1e-4)
    }
    let isShowing = element.states.contains(.showing)
    return ["\(element.role) “\(element.name)” at \(numbers)\(isShowing ? "" : ", away")"]
      + element.children.flatMap { lines(tree, $0) }
  }

  private func element(_ object: UIResponder) -> AccessibleElement? {
    publisher.tree().elements.values.first { $0.name == object.accessibilityLabel }
  }

  @Test("A new text, a switch that is turned and a text that is typed are in the next tree")
  func values() throws {
    defer { publisher.stop() }
    labels[7].text = "seven"
    labels[8].accessibilityHint = "hint"
    toggle.setOn(true, animated: false)
    field.text = "typed"
    try screen.render()
    let names = publisher.tree().elements.values.map(\.name)
    #expect(names.contains("seven") && !names.contains("label 7"))
    #expect(element(labels[8])?.description == "hint")
    #expect(try differences() == [])
    field.becomeFirstResponder()
    #expect(try differences() == [])
    field.resignFirstResponder()
    #expect(try differences() == [])
  }

  @Test("What comes, goes, moves, scrolls or is hidden is in the next tree")
  func structure() throws {
    defer { publisher.stop() }
    let changes: [() -> Void] = [
      { self.add("new", CGPoint(x: 0, y: 1300)) }, { self.labels[3].removeFromSuperview() },
      { self.labels[4].frame.origin.y += 7 }, { self.labels[5].isHidden = true },
      { self.labels[6].text = "" }, { self.labels[7].accessibilityElementsHidden = true },
      { self.rows[0].textLabel?.text = "Wi-Fi" },
      { self.rows[1].contentView.addSubview(self.labels[9]) },
      { self.scroll.contentOffset.y = 100 },
      { self.scroll.accessibilityLabel = "Wall" },
      { self.scroll.accessibilityElementsHidden = true }, { self.scroll.removeFromSuperview() },
    ]
    for change in changes {
      change()
      #expect(try differences() == [])
    }
  }

  @Test("What no layer shows is in the next tree after the program has told of it")
  func computedTexts() throws {
    defer { publisher.stop() }
    let clock = Clock(frame: CGRect(x: 20, y: 560, width: 100, height: 20))
    screen.window.addSubview(clock)
    try screen.render()
    #expect(element(clock) != nil)
    clock.hour = 2
    #expect(element(clock) == nil)
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(try element(clock) != nil && differences() == [])
  }

  @Test("Whatever changes, an updated tree is what a new one would be")
  func random() throws {
    defer { publisher.stop() }
    var generator = SeededGenerator(seed: 11)
    let rounds = ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 60
    for round in 0..<rounds {
      let label = labels[Int.random(in: 0..<800, using: &generator)]
      switch Int.random(in: 0..<22, using: &generator) {
      case 0: label.isHidden.toggle()
      case 1: label.accessibilityTraits = .header
      case 2: label.alpha = label.alpha == 0 ? 1 : 0
      case 3: label.isEnabled.toggle()
      case 4: toggle.setOn(!toggle.isOn, animated: false)
      case 5: label.removeFromSuperview()
      case 6: scroll.insertSubview(label, at: 0)
      case 7: label.frame.origin.y += 30
      case 8: scroll.contentOffset.y += 10
      case 9: rows[round % 3].textLabel?.text = "row \(round)"
      case 10: rows[round % 3].contentView.addSubview(label)
      case 11: rows[round % 3].transform = CGAffineTransform(rotationAngle: CGFloat(round))
      case 12: rows[round % 3].accessibilityViewIsModal.toggle()
      case 13:
        list.accessibilityElements = list.accessibilityElements == nil ? rows.reversed() : nil
      case 14: carousel.contentOffset.x = CGFloat(round % 7) * 10.3
      case 15: carousel.center.x += CGFloat(round % 3 - 1) * 0.7
      case 16: box.frame.origin.x = CGFloat(round % 9)
      case 17: (box.superview == carousel ? list : carousel).addSubview(box)
      case 18: label.accessibilityFrame = CGRect(x: round, y: 10, width: 30, height: 20)
      case 19: carousel.accessibilityViewIsModal.toggle()
      case 20: box.transform = CGAffineTransform(rotationAngle: CGFloat(round % 4) * .pi / 2)
      default: label.text = "round \(round)"
      }
      let differences = try differences()
      #expect(differences == [], "round \(round)")
    }
  }
}
