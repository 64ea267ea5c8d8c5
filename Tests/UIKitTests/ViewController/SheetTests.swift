import Foundation
import LaminaTesting
import Testing

@testable import UIKit

// Facts on interaction, "Controls" (sheets) and "View controllers"; Apple's pages
// "UISheetPresentationController" and "UIAdaptivePresentationControllerDelegate". Requirement V25.
@Suite("Sheets", .serialized)
@MainActor struct SheetTests {
  private let log = LoggingController.Log()
  private let screen: OffscreenScreen
  private let (root, sheet): (LoggingController, LoggingController)

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 400, height: 800))
    (root, sheet) = (LoggingController("a", log), LoggingController("b", log))
    screen.window.rootViewController = root
    try screen.render()
    sheet.loadViewIfNeeded()
    sheet.view.backgroundColor = .red
    _ = log.take()
  }

  private var controller: UISheetPresentationController? { sheet.sheetPresentationController }

  /// The distance of the sheet from the top of the window.
  private var top: CGFloat {
    (controller?.presentedView?.frame.minY ?? .nan)
  }

  private func present(_ detents: [UISheetPresentationController.Detent]) throws {
    controller?.detents = detents
    root.present(sheet, animated: false)
    try screen.render()
    _ = log.take()
  }

  private func settle() throws {
    for _ in 0..<3 {
      screen.time += 0.7
      try screen.render()
    }
  }

  @Test("the default style is a sheet, and the presenter gets no appearance callbacks")
  func automatic() throws {
    root.present(sheet, animated: true) { [log] in log.lines.append("completion") }
    #expect(sheet.presentationController?.presentationStyle == .pageSheet)
    try settle()
    #expect(
      log.takeWithoutLayout() == [
        "b.viewWillAppear", "b.viewIsAppearing", "b.viewDidAppear", "completion",
      ])
    #expect(top == 10 && root.view.window != nil)
    #expect(near(root.view.transform.a, 368.0 / 400))
    sheet.dismiss(animated: true)
    try settle()
    #expect(log.takeWithoutLayout() == ["b.viewWillDisappear", "b.viewDidDisappear"])
    #expect(screen.window.subviews == [root.view] && root.view.transform == .identity)
    #expect(!root.view.clipsToBounds && root.view.layer.cornerRadius == 0)
  }

  @Test("a sheet is at the elevated level, and what covers the window is not")
  func level() throws {
    for style in [UIModalPresentationStyle.pageSheet, .formSheet, .fullScreen, .overFullScreen] {
      let page = UIViewController()
      page.modalPresentationStyle = style
      root.present(page, animated: false)
      let isSheet = style == .pageSheet || style == .formSheet
      #expect(page.traitCollection.userInterfaceLevel == (isSheet ? .elevated : .base))
      page.dismiss(animated: false)
      try screen.render()
    }
    #expect(root.traitCollection.userInterfaceLevel == .base)
  }

  @Test("a navigation bar is 56 points high in a sheet, 44 elsewhere; a large title adds 52")
  func navigationBar() throws {
    let heights: [(UIModalPresentationStyle, CGFloat)] = [(.pageSheet, 56), (.fullScreen, 44)]
    for (style, height) in heights {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.modalPresentationStyle = style
      root.present(navigation, animated: false)
      try screen.render()
      #expect(navigation.navigationBar.frame.height == height)
      navigation.navigationBar.prefersLargeTitles = true
      try screen.render()
      #expect(navigation.navigationBar.frame.height == height + 52)
      #expect(navigation.topViewController?.view.safeAreaInsets.top == height + 52)
      navigation.dismiss(animated: false)
      try screen.render()
    }
  }

  @Test("a sheet rests at the detent that is selected, or at the lowest")
  func detents() throws {
    let tiny = UISheetPresentationController.Detent.custom(identifier: .init("tiny")) { _ in 120 }
    try present([.large(), tiny, .medium()])
    #expect(top == 680)
    controller?.selectedDetentIdentifier = .medium
    #expect(top == 400)
    controller?.animateChanges { controller?.selectedDetentIdentifier = .large }
    try settle()
    #expect(top == 10)
    #expect(tiny.resolvedValue(in: SheetContext(traits: .current, maximum: 9, medium: 5)) == 120)
  }

  @Test("the sheet follows the finger after 10 points, and is stretched beyond the largest detent")
  func follows() throws {
    try present([.medium()])
    screen.touch(.began, at: CGPoint(x: 200, y: 450))
    for y in stride(from: 450.0, through: 350, by: -10) {
      screen.time += 0.01
      screen.touch(.moved, at: CGPoint(x: 200, y: y))
    }
    let stretched = (1 - 1 / (90.0 * 0.55 / 800 + 1)) * 800
    #expect(near(top, 400 - CGFloat(stretched), by: 0.01))
    screen.touch(.ended, at: CGPoint(x: 200, y: 350))
    try settle()
    #expect(top == 400 && sheet.presentingViewController != nil)
    #expect(log.takeWithoutLayout().isEmpty)
  }

  @Test(
    "let go, the sheet moves on the spring with the velocity of the finger, within 1 point",
    arguments: [(150.0, -300.0, 10.0), (330, 240, 400), (470, 240, 400), (500, 1200, 800)])
  func settles(place: Double, velocity: Double, target: Double) throws {
    try present([.medium(), .large()])
    screen.touch(.began, at: CGPoint(x: 200, y: 420))
    let start = place - velocity * 0.2
    let way = start - 400 + (start < 400 ? -10 : 10)
    for step in 0...24 {
      screen.time += 1.0 / 60
      let y = 420 + way * Double(min(step, 12)) / 12 + velocity * Double(max(step - 12, 0)) / 60
      screen.touch(.moved, at: CGPoint(x: 200, y: y))
      try screen.render()
    }
    #expect(near(top, place, by: 0.01))
    screen.touch(.ended, at: CGPoint(x: 200, y: 420 + way + velocity * 0.2))
    try screen.render()
    let end = screen.time
    for frame in 1...24 {
      let time = Double(frame) / 60
      screen.time = end + time
      try screen.render()
      let shown = controller?.presentedView?.layer.presentation()?.frame.minY ?? top
      #expect(near(shown, settled(place, velocity, target, at: time), by: 1), "\(frame)")
    }
    try settle()
    #expect((sheet.presentingViewController == nil) == (target == 800))
  }

  /// The place on the critically damped spring of UIKit's transitions.
  private func settled(
    _ place: Double, _ velocity: Double, _ target: Double, at time: Double
  ) -> CGFloat {
    let (frequency, way) = ((1000.0 / 3).squareRoot(), place - target)
    return target + exp(-frequency * time) * (way + (velocity + frequency * way) * time)
  }

  @Test("a drag between detents selects the nearest one, and tells the delegate")
  func selects() throws {
    let delegate = SheetDelegate()
    controller?.delegate = delegate
    try present([.medium(), .large()])
    screen.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 150), duration: 1)
    try settle()
    #expect(top == 10 && controller?.selectedDetentIdentifier == .large)
    #expect(delegate.events == ["should", "detent"])
  }

  @Test("more than half of the height down dismisses it, and so do 1,000 points a second")
  func dismisses() throws {
    for (way, duration) in [(260.0, 2.0), (150, 0.1)] {
      let delegate = SheetDelegate()
      controller?.delegate = delegate
      try present([.medium()])
      screen.drag(
        from: CGPoint(x: 200, y: 420), to: CGPoint(x: 200, y: 420 + way), duration: duration)
      try settle()
      #expect(sheet.presentingViewController == nil && screen.window.subviews == [root.view])
      #expect(delegate.events == ["should", "will", "did"])
      #expect(log.takeWithoutLayout() == ["b.viewWillDisappear", "b.viewDidDisappear"])
    }
  }

  @Test("less dismisses nothing, and the appearance callbacks are taken back")
  func cancels() throws {
    let delegate = SheetDelegate()
    controller?.delegate = delegate
    try present([.medium()])
    screen.drag(from: CGPoint(x: 200, y: 420), to: CGPoint(x: 200, y: 520), duration: 2)
    try settle()
    #expect(top == 400 && delegate.events == ["should", "will"])
    #expect(
      log.takeWithoutLayout() == [
        "b.viewWillDisappear", "b.viewWillAppear", "b.viewIsAppearing", "b.viewDidAppear",
      ])
    sheet.dismiss(animated: false)
    try screen.render()
    #expect(screen.window.subviews == [root.view])
  }

  @Test("a modal controller stays, and the delegate is told of the attempt")
  func modal() throws {
    let delegate = SheetDelegate()
    controller?.delegate = delegate
    sheet.isModalInPresentation = true
    try present([.medium()])
    screen.drag(from: CGPoint(x: 200, y: 420), to: CGPoint(x: 200, y: 780), duration: 2)
    try settle()
    #expect(top == 400 && delegate.events == ["attempt"] && log.takeWithoutLayout().isEmpty)
    screen.tap(at: CGPoint(x: 200, y: 100))
    try settle()
    #expect(delegate.events == ["attempt", "attempt"])
  }

  @Test("a tap beside the sheet dismisses it, unless what is there is not dimmed")
  func beside() throws {
    controller?.largestUndimmedDetentIdentifier = .medium
    try present([.medium()])
    #expect(screen.window.hitTest(CGPoint(x: 200, y: 100), with: nil) === root.view)
    controller?.largestUndimmedDetentIdentifier = nil
    #expect(screen.window.hitTest(CGPoint(x: 200, y: 100), with: nil) !== root.view)
    screen.tap(at: CGPoint(x: 200, y: 100))
    try settle()
    #expect(sheet.presentingViewController == nil)
  }

  @Test("a form sheet has 540 × 620 points in the middle of a wide window")
  func form() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 1280, height: 720))
    let root = UIViewController()
    screen.window.rootViewController = root
    sheet.modalPresentationStyle = .formSheet
    root.present(sheet, animated: false)
    try screen.render()
    #expect(
      controller?.presentedView?.frame == CGRect(x: 370, y: 50, width: 540, height: 620))
    sheet.preferredContentSize = CGSize(width: 300, height: 200)
    try screen.render()
    #expect(
      controller?.presentedView?.frame == CGRect(x: 490, y: 260, width: 300, height: 200))
    root.dismiss(animated: false)
    try screen.render()
    #expect(screen.window.subviews == [root.view])
  }

  @Test("a chain of sheets is dismissed as a whole, with the topmost one animated")
  func chain() throws {
    let top = LoggingController("c", log)
    try present([.large()])
    sheet.present(top, animated: false)
    try screen.render()
    _ = log.take()
    root.dismiss(animated: true)
    #expect(top.isBeingDismissed && sheet.presentingViewController == nil)
    try settle()
    #expect(
      log.takeWithoutLayout() == [
        "b.viewWillDisappear", "b.viewDidDisappear", "c.viewWillDisappear", "c.viewDidDisappear",
      ])
    #expect(screen.window.subviews == [root.view] && root.presentedViewController == nil)
  }

  @Test("random presentations and dismissals keep the callbacks in pairs, and nothing leaks")
  func random() throws {
    var generator = SeededGenerator(seed: 17)
    let styles: [UIModalPresentationStyle] = [
      .automatic, .fullScreen, .overFullScreen, .formSheet, .currentContext, .overCurrentContext,
    ]
    var stack: [UIViewController] = [root]
    for _ in 0..<rounds {
      if Bool.random(using: &generator), stack.count < 5 {
        let next = LoggingController("x", log)
        next.modalPresentationStyle = styles.randomElement(using: &generator) ?? .automatic
        stack.last?.present(next, animated: Bool.random(using: &generator))
      } else {
        stack.randomElement(using: &generator)?
          .dismiss(animated: Bool.random(using: &generator))
      }
      screen.time += Double.random(in: 0...1.2, using: &generator)
      try screen.render()
      stack = [root]
      while let next = stack.last?.presentedViewController {
        #expect(next.presentingViewController === stack.last)
        stack.append(next)
      }
    }
    try settle()
    root.dismiss(animated: false)
    try settle()
    #expect(
      screen.window.subviews == [root.view] && root.appearance == .appeared,
      "\(screen.window.subviews) \(root.appearance) \(stack.map(\.modalPresentationStyle))")
    let lines = log.takeWithoutLayout()
    for (will, did) in [("WillAppear", "DidAppear"), ("WillDisappear", "DidDisappear")] {
      #expect(
        lines.filter { $0 == "x.view" + will }.count == lines.filter { $0 == "x.view" + did }.count)
    }
    #expect(
      lines.filter { $0 == "x.viewDidAppear" }.count
        == lines.filter { $0 == "x.viewDidDisappear" }.count)
  }

  private var rounds: Int {
    ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 150
  }
}

/// Logs what it is told.
@MainActor
private final class SheetDelegate: NSObject, UISheetPresentationControllerDelegate {
  private(set) var events: [String] = []

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    events.append("should")
    return true
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    events.append("will")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    events.append("did")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    events.append("attempt")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController
  ) {
    events.append("detent")
  }
}

/// A generator whose numbers are the same in each run.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let mixed = (state ^ (state >> 33)) &* 0xff51_afd7_ed55_8ccd
    return mixed ^ (mixed >> 33)
  }
}
