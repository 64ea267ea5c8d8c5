import LaminaTesting
import Testing
import UIKit

/// Logs what a pointer interaction asks and tells.
private final class PointerLog: NSObject, UIPointerInteractionDelegate {
  var log: [String] = []
  var style: UIPointerStyle?
  var region: (UIPointerRegionRequest, UIPointerRegion) -> UIPointerRegion? = { $1 }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    let region = region(request, defaultRegion)
    log.append("region \(Int(request.location.x)) \(region == nil ? "none" : "some")")
    return region
  }
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    log.append("style \(region.identifier.map { "\($0)" } ?? "")")
    return style
  }
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    log.append("enter")
    animator.addAnimations { [self] in log.append("animations") }
    animator.addCompletion { [self] in log.append("completed \($0)") }
  }
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { log.append("exit") }
}

// Requirements V22 and V39. Apple, "UIPointerInteraction".
@MainActor @Suite("Pointer interactions", .serialized)
struct PointerInteractionTests {
  private let screen: OffscreenScreen
  private let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 60))
  private let log = PointerLog()
  private let interaction: UIPointerInteraction
  private var cursor: String { "\(PointerEnvironment.shared.cursor)" }

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 300, height: 300))
    screen.window.addSubview(view)
    interaction = UIPointerInteraction(delegate: log)
    view.addInteraction(interaction)
  }

  /// Draws frames until no animation of the pointer runs.
  private func settle() throws {
    for _ in 0..<3 {
      try screen.render()
      screen.time += 0.3
    }
  }

  @Test("the region is asked for at each movement, the style when a region is entered")
  func order() throws {
    log.style = UIPointerStyle(effect: .hover(UITargetedPreview(view: view)))
    screen.pointer(at: CGPoint(x: 60, y: 60))
    #expect(log.take() == ["region 10 some", "style ", "enter", "animations"])
    try settle()
    #expect(log.take() == ["completed true"])
    screen.pointer(at: CGPoint(x: 70, y: 60))
    #expect(log.take() == ["region 20 some"])
    screen.time += 0.3
    screen.pointer(at: CGPoint(x: 200, y: 200))
    #expect(log.take() == ["exit"])
  }

  @Test("regions of one view are told by their rectangles and identifiers")
  func regions() {
    log.region = { request, whole in
      let isLeft = request.location.x < 50
      let (left, right) = whole.rect.divided(atDistance: 50, from: .minXEdge)
      return UIPointerRegion(
        rect: isLeft ? left : right, identifier: isLeft ? "left" : "right")
    }
    screen.pointer(at: CGPoint(x: 60, y: 60))
    screen.time += 0.1
    screen.pointer(at: CGPoint(x: 140, y: 60))
    screen.time += 0.1
    #expect(
      log.take().filter { $0.hasPrefix("style") || $0 == "exit" } == [
        "style left", "exit", "style right",
      ])
  }

  @Test("the innermost interaction with a region has the pointer")
  func nesting() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    let innerLog = PointerLog()
    inner.addInteraction(UIPointerInteraction(delegate: innerLog))
    view.addSubview(inner)
    screen.pointer(at: CGPoint(x: 60, y: 60))
    #expect(log.take().isEmpty && innerLog.take().contains("enter"))
    innerLog.region = { _, _ in nil }
    screen.time += 0.1
    screen.pointer(at: CGPoint(x: 62, y: 60))
    #expect(innerLog.take() == ["region 12 none", "exit"] && log.take().contains("enter"))
  }

  @Test("styles change the cursor as far as the display's theme has its shapes")
  func cursors() {
    let preview = UITargetedPreview(view: view)
    let styles: [(UIPointerStyle?, String)] = [
      (nil, "arrow"), (.system(), "arrow"), (.hidden(), "hidden"),
      (UIPointerStyle(shape: .verticalBeam(length: 20)), "verticalBeam"),
      (UIPointerStyle(shape: .horizontalBeam(length: 20)), "horizontalBeam"),
      (UIPointerStyle(shape: .roundedRect(CGRect(x: 0, y: 0, width: 20, height: 20))), "hidden"),
      (UIPointerStyle(effect: .highlight(preview)), "hidden"),
      (UIPointerStyle(effect: .lift(preview)), "hidden"),
      (UIPointerStyle(effect: .hover(preview)), "arrow"),
      (
        UIPointerStyle(effect: .hover(preview), shape: .verticalBeam(length: 20)),
        "verticalBeam"
      ),
    ]
    for (style, expected) in styles {
      log.style = style
      screen.pointer(at: CGPoint(x: 60, y: 60))
      #expect(cursor == expected)
      screen.time += 0.3
      screen.pointer(at: CGPoint(x: 200, y: 200))
      #expect(cursor == "arrow")
      screen.time += 0.3
    }
  }

  @Test("an effect leaves the view's properties and subviews as they are, and ends without a trace")
  func effects() throws {
    view.backgroundColor = .red
    let preview = UITargetedPreview(view: view)
    let layers = view.superview?.layer.sublayers?.count
    for effect: UIPointerEffect in [.lift(preview), .highlight(preview), .hover(preview)] {
      log.style = UIPointerStyle(effect: effect)
      screen.pointer(at: CGPoint(x: 60, y: 60))
      try settle()
      #expect(view.transform == .identity && view.subviews.isEmpty)
      #expect(screen.window.subviews == [view])
      if case .highlight = effect {
        #expect(view.layer.animationKeys() == nil)
      } else {
        let scale = try #require(view.layer.presentation()).transform.m11
        #expect(scale > 1.05 && scale < 1.101)
      }
      screen.pointer(at: CGPoint(x: 200, y: 200))
      try settle()
      #expect(view.layer.animationKeys() == nil && (view.layer.sublayers ?? []).isEmpty)
      #expect(view.superview?.layer.sublayers?.count == layers)
    }
  }

  @Test("the automatic effect follows from the size and the background")
  func automatic() {
    func name(_ size: CGSize, _ color: UIColor?) -> String {
      let view = UIView(frame: CGRect(origin: .zero, size: size))
      view.backgroundColor = color
      screen.window.addSubview(view)
      defer { view.removeFromSuperview() }
      return switch UIPointerEffect.automatic(UITargetedPreview(view: view)).resolved {
      case .automatic: "automatic"
      case .highlight: "highlight"
      case .lift: "lift"
      case .hover: "hover"
      }
    }
    #expect(name(CGSize(width: 44, height: 44), nil) == "highlight")
    #expect(name(CGSize(width: 44, height: 44), .red) == "lift")
    #expect(name(CGSize(width: 300, height: 44), .red) == "hover")
  }

  @Test("the pointer keeps its style while a button is pressed")
  func pressed() {
    log.style = .hidden()
    screen.pointer(at: CGPoint(x: 60, y: 60))
    screen.press(.primary)
    #expect(cursor == "hidden")
    screen.press([])
    screen.pointer(at: CGPoint(x: 62, y: 60))
    #expect(cursor == "hidden" && !log.take().contains("exit"))
  }

  @Test("an interaction that is disabled, removed or invalidated changes the pointer at once")
  func changes() {
    log.style = .hidden()
    screen.pointer(at: CGPoint(x: 60, y: 60))
    log.style = UIPointerStyle(shape: .verticalBeam(length: 10))
    interaction.invalidate()
    #expect(cursor == "verticalBeam")
    interaction.isEnabled = false
    #expect(cursor == "arrow")
    interaction.isEnabled = true
    screen.time += 0.1
    screen.pointer(at: CGPoint(x: 64, y: 60))
    #expect(cursor == "verticalBeam")
    view.removeInteraction(interaction)
    #expect(cursor == "arrow" && interaction.view == nil)
  }

  @Test(
    "a shape and accessories are drawn at the pointer, on constrained axes in the region's middle")
  func shapes() throws {
    let style = UIPointerStyle(
      shape: .roundedRect(CGRect(x: 0, y: 0, width: 10, height: 10)), constrainedAxes: .vertical)
    style.accessories = [.arrow(.left), .arrow(.right)]
    log.style = style
    screen.pointer(at: CGPoint(x: 60, y: 60))
    let layer = try #require(screen.window.layer.sublayers?.last)
    #expect(layer.position == CGPoint(x: 60, y: 80) && layer.sublayers?.count == 3)
    screen.time += 0.1
    screen.pointer(at: CGPoint(x: 90, y: 55))
    #expect(layer.position == CGPoint(x: 90, y: 80))
    screen.time += 0.1
    screen.pointer(at: CGPoint(x: 200, y: 200))
    #expect(layer.superlayer == nil)
  }

  @Test("a button provides the style of the pointer, and is not lightened then")
  func button() throws {
    let button = UIButton(configuration: .plain())
    button.frame = CGRect(x: 50, y: 150, width: 100, height: 60)
    screen.window.addSubview(button)
    var proposals: [UIPointerShape] = []
    button.pointerStyleProvider = { _, effect, shape in
      proposals.append(shape)
      return UIPointerStyle(effect: effect, shape: shape)
    }
    try screen.render()
    screen.pointer(at: CGPoint(x: 100, y: 180))
    #expect(proposals.isEmpty)
    button.isPointerInteractionEnabled = true
    screen.pointer(at: CGPoint(x: 10, y: 10))
    screen.pointer(at: CGPoint(x: 100, y: 180))
    #expect(proposals.count == 1 && button.isHovered)
    button.pointerStyleProvider = nil
    #expect(!button.interactions.contains { $0 is UIPointerInteraction })
  }
}
