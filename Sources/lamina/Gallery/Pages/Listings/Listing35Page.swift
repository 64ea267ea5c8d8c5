import UIKit

extension GalleryPage {
  static let listing35 = GalleryPage(
    name: "listing-3-5", title: "Cleaning up after a view",
    caption: "View Programming Guide, listing 3-5: a view that leaves its superview, and that "
      + "nobody else holds, goes at once, and takes what it holds with it.",
    space: Listing.space,
    specimens: [
      Specimen("listing 3-5", note: "in Swift") { $0.code(text) },
      Specimen("what it does", note: "the second and the third were taken out of their superview") {
        $0.swatches()
      },
    ])

  private static let text = """
    final class SwatchView: UIView {
      var color: UIColor?

      isolated deinit {
        // Release a retained UIColor object
        color = nil

        // The inherited deinit is called
        // by itself
      }
    }

    swatches[1].removeFromSuperview()
    swatches[2].removeFromSuperview()
    """
}

extension Stage {
  /// Adds three views and removes two. A caption shows how many were deinitialized.
  fileprivate func swatches() {
    var ended = 0
    for index in 0..<3 {
      let swatch = SwatchView(frame: rect(11 + CGFloat(index) * 47, 30, 42, 52)) { ended += 1 }
      swatch.color = DemoPalette.accent(index)
      swatch.backgroundColor = swatch.color
      swatch.layer.cornerRadius = length(6)
      view.addSubview(swatch)
    }
    let frames = view.subviews.map(\.frame)
    for swatch in view.subviews.dropFirst() { swatch.removeFromSuperview() }
    for frame in frames.dropFirst() { dashedOutline(frame) }
    note("3 made, \(ended) gone", 80, 104, anchor: .center, color: DemoPalette.ivory, size: 8)
  }
}

private final class SwatchView: UIView {
  var color: UIColor?
  private let onEnd: () -> Void

  init(frame: CGRect, onEnd: @escaping () -> Void) {
    self.onEnd = onEnd
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit {
    color = nil
    onEnd()
  }
}
