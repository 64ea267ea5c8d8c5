import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

/// The listings of Apple's View Programming Guide, in Swift.
@Suite("View Programming Guide: listings of custom views", .serialized)
@MainActor struct CustomViewTests {
  // View Programming Guide, "Embedding Layer Objects in a View", listing 3-2. Requirement V20.
  @Test("a layer with an image is embedded in a view's layer and centered")
  func customLayer() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 40, height: 20))
    let view = UIView(frame: screen.window.bounds)
    let layerContents = UIImage.filled(.red, width: 10, height: 6)
    let myLayer = CALayer()
    let imageSize = layerContents.size
    myLayer.bounds = CGRect(x: 0, y: 0, width: imageSize.width, height: imageSize.height)
    myLayer.contents = layerContents.cgImage
    let viewLayer = view.layer
    viewLayer.addSublayer(myLayer)
    let viewBounds = view.bounds
    myLayer.position = CGPoint(x: viewBounds.midX, y: viewBounds.midY)
    screen.window.addSubview(view)
    #expect(try screen.frame().box(of: red) == CGRect(x: 15, y: 7, width: 10, height: 6))
    #expect(screen.statistics.drawRectCalls == 0)
  }

  // View Programming Guide, "Initializing Your Custom View", listing 3-3, and "Cleaning Up After
  // Your View", listing 3-5. Requirement V1.
  @Test("a subclass initializes itself in init(frame:) and frees its objects in deinit")
  func initialization() {
    var log: [String] = []
    do {
      let view = SetUpView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) { log.append($0) }
      #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && view.state == 7)
      UIView().addSubview(view)
    }
    #expect(log == ["freed"])
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(SetUpView(coder: coder)?.state == 7)
  }

  // View Programming Guide, "Implementing Your Drawing Code", listing 3-4. Requirements V13, V16.
  @Test("a frame drawn with UIRectFrame is one point wide, whatever the line width")
  func drawingMethod() throws {
    let view = FrameView(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
    view.backgroundColor = .blue
    let image = try OffscreenScreen.showing(view).frame()
    #expect(image.box(of: red) == view.frame)
    #expect(image.box(of: blue) == view.frame.insetBy(dx: 1, dy: 1))
    let twice = try OffscreenScreen.showing(view, scale: 2).frame()
    #expect(twice.box(of: blue) == CGRect(x: 12, y: 12, width: 36, height: 16))
  }

  // View Programming Guide, "Locating Views in a View Hierarchy".
  @Test("the tags of the visible views, saved to a file, restore which views are hidden")
  func savedTags() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "visible-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let root = panels()
    root.viewWithTag(3)?.isHidden = true
    root.viewWithTag(5)?.alpha = 0
    let visible = tags(of: root) { !$0.isHidden && $0.alpha > 0 }
    try JSONEncoder().encode(visible).write(to: file)

    let again = panels()
    let saved = try JSONDecoder().decode([Int].self, from: Data(contentsOf: file))
    for tag in 1...6 { again.viewWithTag(tag)?.isHidden = !saved.contains(tag) }
    #expect(saved == [1, 2, 4, 6])
    #expect(tags(of: again) { !$0.isHidden } == saved)
    #expect(again.viewWithTag(3)?.isHidden == true && again.viewWithTag(5)?.isHidden == true)
  }

  /// Returns six views with tags, two of them nested.
  private func panels() -> UIView {
    let root = UIView()
    let views = (1...6).map { tag in
      let view = UIView()
      view.tag = tag
      return view
    }
    for view in views.prefix(4) { root.addSubview(view) }
    views[1].addSubview(views[4])
    views[4].addSubview(views[5])
    return root
  }

  private func tags(of view: UIView, where isIncluded: (UIView) -> Bool) -> [Int] {
    ((view.tag != 0 && isIncluded(view) ? [view.tag] : [])
      + view.subviews.flatMap { tags(of: $0, where: isIncluded) }).sorted()
  }
}

extension UIImage {
  /// Returns an image of one color, with its size in points.
  static func filled(
    _ color: UIColor, width: CGFloat, height: CGFloat, scale: CGFloat = 1
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
      }
  }
}

@MainActor private final class SetUpView: UIView {
  private(set) var state = 0
  private var held: Held?

  private final class Held {
    let onEnd: (String) -> Void

    init(_ onEnd: @escaping (String) -> Void) { self.onEnd = onEnd }

    deinit { onEnd("freed") }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpState()
  }

  convenience init(frame: CGRect, onEnd: @escaping (String) -> Void) {
    self.init(frame: frame)
    held = Held(onEnd)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpState()
  }

  private func setUpState() {
    state = 7
  }
}

@MainActor private final class FrameView: UIView {
  override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()
    let myFrame = bounds
    context?.setLineWidth(10)
    // The listing computes this rectangle too, and does not use it.
    _ = myFrame.insetBy(dx: 5, dy: 5)
    UIColor.red.set()
    UIRectFrame(myFrame)
  }
}
