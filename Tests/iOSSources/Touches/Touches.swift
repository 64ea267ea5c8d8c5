// Drives the apps beside this folder by touches, off screen, and writes what they show to the folder that
// the first argument names. The second one is the folder with the storyboard.

import Foundation
import LaminaTesting
import UIKit

@testable import Cards
@testable import Chart
@testable import Checklist

@MainActor func check(_ condition: Bool, _ message: String) {
  guard !condition else { return }
  print("failed: \(message)")
  exit(1)
}

/// Shows a controller, and lets a second pass.
@MainActor func show(_ controller: UIViewController, on screen: OffscreenScreen) throws {
  screen.window.rootViewController = controller
  try wait(1, on: screen)
}

@MainActor func wait(_ seconds: Double, on screen: OffscreenScreen) throws {
  for _ in 0..<Int(seconds * 20) {
    screen.time += 0.05
    _ = try screen.frame()
  }
}

@MainActor func write(_ name: String, _ screen: OffscreenScreen) throws {
  let data = UIImage(cgImage: try screen.frame()).pngData()
  try data?.write(to: URL(fileURLWithPath: "\(CommandLine.arguments[1])/\(name).png"))
}

extension UIView {
  /// The views of a class below this one, from the top to the bottom.
  func all<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { [$0 as? View].compactMap { $0 } + $0.all(type) }
      .sorted { $0.centerInWindow.y < $1.centerInWindow.y }
  }

  var centerInWindow: CGPoint { convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil) }
}

@MainActor func driveChecklist() throws {
  let screen = try OffscreenScreen(size: CGSize(width: 390, height: 700))
  let bundle = Bundle(path: CommandLine.arguments[2])
  let storyboard = UIStoryboard(name: "Main", bundle: bundle)
  guard let navigation = storyboard.instantiateInitialViewController() as? UINavigationController,
    let list = navigation.viewControllers.first as? ChecklistViewController
  else { return check(false, "the storyboard has no list") }
  try show(navigation, on: screen)
  let cells = screen.window.all(ChecklistCell.self)
  check(cells.count == 4 && cells.allSatisfy(\.strikesThrough), "there are four cells")
  screen.tap(at: screen.window.all(UISwitch.self)[1].centerInWindow)
  try wait(1, on: screen)
  check(list.items[1].isDone, "the switch has toggled its item")
  let status = screen.window.all(UILabel.self).first { $0.text == "1 of 4 done" }
  check(status != nil, "the status follows")
  check(status?.textColor == UIColor(named: "Done", in: bundle, compatibleWith: nil), "its color")
  try write("checklist", screen)
  screen.tap(at: CGPoint(x: 365, y: 22))
  try wait(1, on: screen)
  check(list.items.count == 5, "the bar button adds an item")
  screen.tap(at: CGPoint(x: 80, y: cells[2].centerInWindow.y))
  try wait(1, on: screen)
  let detail = navigation.topViewController as? DetailViewController
  check(detail?.titleLabel.text == "Camera", "the segue shows the row's item")
  check(
    detail?.view.all(UIImageView.self).first?.image?.renderingMode == .alwaysTemplate,
    "the catalog's image is a template")
  check(detail?.doneButton.layer.cornerRadius == 8, "an extension's inspectable property is set")
  try write("detail", screen)
  screen.tap(at: detail?.doneButton.centerInWindow ?? .zero)
  try wait(1, on: screen)
  check(navigation.topViewController === list && list.items[2].isDone, "the unwind segue goes back")
}

@MainActor func driveChart() throws {
  let screen = try OffscreenScreen(size: CGSize(width: 640, height: 400))
  let controller = ChartViewController()
  screen.window.rootViewController = controller
  _ = try screen.frame()
  screen.time += 0.3
  try write("chart-growing", screen)
  try wait(2, on: screen)
  screen.tap(at: CGPoint(x: 420, y: 300))
  try wait(0.5, on: screen)
  check(controller.lastSelection == 5, "a tap selects a bar: \(controller.lastSelection ?? -1)")
  try write("chart", screen)
}

@MainActor func driveCards() throws {
  let screen = try OffscreenScreen(size: CGSize(width: 640, height: 400))
  let controller = CardsViewController()
  try show(controller, on: screen)
  screen.drag(from: CGPoint(x: 344, y: 224), to: CGPoint(x: 520, y: 230), duration: 0.3)
  try wait(1, on: screen)
  check(controller.log == ["removed Desert"], "a drag removes the card on top: \(controller.log)")
  check(controller.deck.cards.count == 2, "two cards are left")
  screen.drag(from: CGPoint(x: 320, y: 200), to: CGPoint(x: 500, y: 200), duration: 0.3)
  try wait(1, on: screen)
  check(controller.deck.cards.count == 2, "the delegate keeps the forest")
  screen.press(at: CGPoint(x: 320, y: 200), for: 1)
  check(controller.log.last == "pressed Forest", "a long press is recognized: \(controller.log)")
  screen.tap(at: CGPoint(x: 600, y: 380), count: 2)
  try wait(1, on: screen)
  check(controller.log.last == "shuffled", "a double tap is recognized: \(controller.log)")
  try write("cards", screen)
}

@main @MainActor enum Touches {
  static func main() throws {
    try driveChecklist()
    try driveChart()
    try driveCards()
    print("ok")
  }
}
