import Testing
import UIKit

/// Requirement V28. Apple, "UITargetedPreview".
@MainActor @Suite("Previews of views", .serialized)
struct PreviewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  init() { window.addSubview(view) }

  @Test("the target of a view in a window is its place in its superview")
  func target() {
    view.transform = CGAffineTransform(rotationAngle: 1)
    let preview = UITargetedPreview(view: view)
    #expect(preview.target.container === window && preview.target.center == view.center)
    #expect(preview.target.transform == view.transform && preview.size == view.bounds.size)
  }

  @Test("the parameters are copied; without a path all of the view is visible")
  func parameters() {
    let parameters = UIPreviewParameters()
    #expect(parameters.visiblePath == nil && parameters.backgroundColor == .systemBackground)
    parameters.backgroundColor = .red
    let preview = UITargetedPreview(view: view, parameters: parameters)
    parameters.backgroundColor = nil
    #expect(parameters.backgroundColor == .systemBackground)
    #expect(preview.parameters.backgroundColor == .red)
  }

  @Test("lines of text have one outline, which contains all of them and not the space beside them")
  func lines() throws {
    let lines = [
      CGRect(x: 20, y: 0, width: 80, height: 20), CGRect(x: 0, y: 20, width: 50, height: 20),
    ]
    let parameters = UIPreviewParameters(textLineRects: lines.map(NSValue.init(cgRect:)))
    let path = try #require(parameters.visiblePath)
    #expect(path.contains(CGPoint(x: 90, y: 10)) && path.contains(CGPoint(x: 5, y: 30)))
    #expect(!path.contains(CGPoint(x: 5, y: 10)) && !path.contains(CGPoint(x: 90, y: 30)))
  }

  @Test("a preview at another place shows the same view")
  func retargeted() {
    let target = UIPreviewTarget(container: window, center: CGPoint(x: 1, y: 2))
    let preview = UITargetedPreview(view: view).retargetedPreview(with: target)
    #expect(preview.view === view && preview.target === target)
    #expect(target.transform == .identity)
  }

  @Test("the place of a view that is in no window has to be given")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UITargetedPreview(view: UIView()) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIPreviewTarget(container: UIView(), center: .zero) }
    }
  }
}
