import CoreGraphics
import Testing
import UIKit

@Suite("Tint colors", .serialized)
@MainActor struct TintTests {
  private let root = TintView("root")
  private let middle = TintView("middle")
  private let leaf = TintView("leaf")
  private let other = TintView("other")
  private let log = TintLog()

  init() {
    for view in [root, middle, leaf, other] { view.log = log }
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.addSubview(other)
    log.names = []
  }

  // Requirement V30.
  @Test("a view inherits the tint of the nearest ancestor that sets one, or the system blue")
  func inherited() {
    #expect(leaf.tintColor == UIColor.systemBlue && leaf.tintAdjustmentMode == .normal)
    root.tintColor = .red
    #expect(leaf.tintColor == .red && other.tintColor == .red)
    middle.tintColor = .green
    #expect(leaf.tintColor == .green && other.tintColor == .red)
    middle.tintColor = nil
    #expect(leaf.tintColor == .red)
    root.tintColor = nil
    #expect(leaf.tintColor == .systemBlue)
  }

  @Test("the color of that name follows the tint of the view that uses it")
  func color() {
    leaf.backgroundColor = .tintColor
    let blue = UIColor.systemBlue.resolvedColor(with: leaf.traitCollection).cgColor
    #expect(leaf.layer.backgroundColor == blue && UIColor.tintColor.cgColor == blue)
    root.tintColor = .red
    #expect(leaf.layer.backgroundColor == UIColor.red.cgColor)
    #expect(UIColor.tintColor.resolvedColor(with: leaf.traitCollection) == .red)
    middle.tintAdjustmentMode = .dimmed
    #expect(leaf.layer.backgroundColor == UIColor(white: 0.2126, alpha: 1).cgColor)
    middle.tintAdjustmentMode = .automatic
    middle.tintColor = .green
    #expect(leaf.layer.backgroundColor == UIColor.green.cgColor)
    middle.tintColor = .tintColor
    #expect(leaf.tintColor == .red && leaf.layer.backgroundColor == UIColor.red.cgColor)
    other.addSubview(leaf)
    other.tintColor = .yellow
    #expect(leaf.layer.backgroundColor == UIColor.yellow.cgColor)
    let half = UIColor.tintColor.withAlphaComponent(0.5)
    #expect(
      half.resolvedColor(with: leaf.traitCollection).cgColor
        == UIColor.yellow.withAlphaComponent(0.5).cgColor)
    #expect(UIConfigurationColorTransformer.preferredTint(.red) == .tintColor)
  }

  @Test("a change notifies all views that inherit it, top down, and not those with their own tint")
  func notified() {
    root.tintColor = .red
    #expect(log.take() == ["root", "middle", "leaf", "other"])
    middle.tintColor = .green
    #expect(log.take() == ["middle", "leaf"])
    root.tintColor = .blue
    #expect(log.take() == ["root", "other"])
    root.tintColor = .blue
    #expect(log.take().isEmpty)
    middle.tintColor = nil
    #expect(log.take() == ["middle", "leaf"])
  }

  @Test("a dimmed view's tint is gray, and so is that of its subviews")
  func dimmed() {
    root.tintColor = .red
    leaf.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    _ = log.take()
    middle.tintAdjustmentMode = .dimmed
    #expect(log.take() == ["middle", "leaf"])
    #expect(middle.tintColor == UIColor(white: 0.2126, alpha: 1))
    #expect(leaf.tintColor == UIColor(white: 0.7152, alpha: 0.5))
    #expect(leaf.tintAdjustmentMode == .dimmed && root.tintAdjustmentMode == .normal)
    leaf.tintAdjustmentMode = .normal
    #expect(log.take() == ["leaf"])
    #expect(leaf.tintColor == UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
    root.tintAdjustmentMode = .dimmed
    #expect(log.take() == ["root", "other"])
    middle.tintAdjustmentMode = .automatic
    #expect(log.take() == ["middle"] && middle.tintAdjustmentMode == .dimmed)
  }

  @Test("moving to a superview notifies of a changed tint only")
  func moved() {
    root.tintColor = .red
    other.tintColor = .green
    _ = log.take()
    root.addSubview(leaf)
    #expect(log.take().isEmpty)
    other.addSubview(leaf)
    #expect(log.take() == ["leaf"] && leaf.tintColor == .green)
    middle.removeFromSuperview()
    #expect(log.take() == ["middle"] && middle.tintColor == .systemBlue)
    other.tintAdjustmentMode = .dimmed
    middle.tintColor = .green
    _ = log.take()
    other.addSubview(middle)
    #expect(log.take() == ["middle"] && middle.tintAdjustmentMode == .dimmed)
  }

  @Test("a window's tint applies to everything in it")
  func window() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.tintColor = .magenta
    window.addSubview(root)
    #expect(leaf.tintColor == .magenta)
    #expect(log.take() == ["root", "middle", "leaf", "other"])
  }

  @Test("trees deeper than the stack inherit tints too")
  func deep() {
    var bottom = UIView()
    let top = bottom
    for _ in 0..<10_000 {
      let view = UIView()
      view.addSubview(bottom)
      bottom = view
    }
    bottom.tintColor = .red
    #expect(top.tintColor == .red)
    // Freeing the whole tree at once would need a stack as deep as the tree.
    while let child = bottom.subviews.first {
      child.removeFromSuperview()
      bottom = child
    }
  }
}

@MainActor private final class TintLog {
  var names: [String] = []

  func take() -> [String] {
    defer { names = [] }
    return names
  }
}

@MainActor private final class TintView: UIView {
  private let name: String
  var log: TintLog?

  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    log?.names.append(name)
  }
}
