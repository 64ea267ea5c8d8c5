import QuartzCore
import UIKit

extension GalleryPage {
  static let hierarchy = GalleryPage(
    name: "hierarchy", title: "The order of subviews",
    caption: "Later subviews are in front of earlier ones; each sample starts with A, B and C "
      + "added in that order.",
    space: CGSize(width: 160, height: 120),
    specimens: [
      Specimen("addSubview(a), (b), (c)", note: "the last one is in front") {
        $0.stack { _, _, _, _ in }
      },
      Specimen("bringSubviewToFront(a)", note: "the order is B, C, A") { stage in
        stage.stack { parent, a, _, _ in parent.bringSubviewToFront(a) }
      },
      Specimen("sendSubviewToBack(c)", note: "the order is C, A, B") { stage in
        stage.stack { parent, _, _, c in parent.sendSubviewToBack(c) }
      },
      Specimen("exchangeSubview(at: 0, with…: 2)", note: "A and C change places") { stage in
        stage.stack { parent, _, _, _ in parent.exchangeSubview(at: 0, withSubviewAt: 2) }
      },
      Specimen("insertSubview(d, belowSubview: b)", note: "between A and B") { stage in
        stage.stack { parent, _, b, _ in
          parent.insertSubview(stage.fourth(), belowSubview: b)
        }
      },
      Specimen("insertSubview(d, aboveSubview: b)", note: "between B and C") { stage in
        stage.stack { parent, _, b, _ in
          parent.insertSubview(stage.fourth(), aboveSubview: b)
        }
      },
      Specimen("b.removeFromSuperview()", note: "A and C are left") { stage in
        stage.stack { _, _, b, _ in b.removeFromSuperview() }
      },
      Specimen("a.layer.zPosition = 1", note: "in front, though it is the first subview") { stage in
        stage.stack { _, a, _, _ in a.layer.zPosition = 1 }
      },
    ])
}

extension Stage {
  /// Adds three overlapping cards and applies the change to them.
  fileprivate func stack(_ change: (UIView, UIView, UIView, UIView) -> Void) {
    grid()
    let parent = UIView(frame: view.bounds)
    view.addSubview(parent)
    let stage = on(parent)
    let a = stage.card(16, 12, 72, 54, letter: "A", color: DemoPalette.teal)
    let b = stage.card(44, 33, 72, 54, letter: "B", color: DemoPalette.brass)
    let c = stage.card(72, 54, 72, 54, letter: "C", color: DemoPalette.coral)
    change(parent, a, b, c)
  }

  fileprivate func fourth() -> UIView {
    let other = on(UIView(frame: view.bounds))
    return other.card(28, 46, 104, 28, letter: "D", color: DemoPalette.violet)
  }
}
