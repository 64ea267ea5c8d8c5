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
    try screen.render()
    publisher.clientsDidChange(arePresent: true)
  }

  private func add(_ text: String, _ origin: CGPoint) {
    let label = UILabel(frame: CGRect(origin: origin, size: CGSize(width: 29, height: 20)))
    label.text = text
    scroll.addSubview(label)
    labels.append(label)
  }

  /// Commits, and returns whether the tree is what a new one would be.
  private func isUpToDate() throws -> Bool {
    try screen.render()
    let updated = publisher.tree().elements
    return updated == publisher.tree(isNew: true).elements
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
    #expect(try isUpToDate())
    field.becomeFirstResponder()
    #expect(try isUpToDate())
    field.resignFirstResponder()
    #expect(try isUpToDate())
  }

  @Test("What comes, goes, moves, scrolls or is hidden is in the next tree")
  func structure() throws {
    defer { publisher.stop() }
    let changes: [() -> Void] = [
      { self.add("new", CGPoint(x: 0, y: 1300)) }, { self.labels[3].removeFromSuperview() },
      { self.labels[4].frame.origin.y += 7 }, { self.labels[5].isHidden = true },
      { self.labels[6].text = "" }, { self.labels[7].accessibilityElementsHidden = true },
      { self.scroll.contentOffset.y = 100 }, { self.scroll.accessibilityLabel = "Wall" },
      { self.scroll.accessibilityElementsHidden = true }, { self.scroll.removeFromSuperview() },
    ]
    for change in changes {
      change()
      #expect(try isUpToDate())
    }
  }

  @Test("Whatever changes, an updated tree is what a new one would be")
  func random() throws {
    defer { publisher.stop() }
    var generator = SeededGenerator(seed: 11)
    let rounds = ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 60
    for round in 0..<rounds {
      let label = labels[Int.random(in: 0..<800, using: &generator)]
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: label.isHidden.toggle()
      case 1: label.accessibilityTraits = .header
      case 2: label.alpha = label.alpha == 0 ? 1 : 0
      case 3: label.isEnabled.toggle()
      case 4: toggle.setOn(!toggle.isOn, animated: false)
      default: label.text = "round \(round)"
      }
      #expect(try isUpToDate())
    }
  }
}
