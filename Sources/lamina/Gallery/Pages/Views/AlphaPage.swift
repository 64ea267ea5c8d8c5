import QuartzCore
import UIKit

extension GalleryPage {
  static let alpha = GalleryPage(
    name: "alpha", title: "Alpha and groups",
    caption: "A view fades with its subviews as one picture: where they overlap nothing shines "
      + "through, and their own alpha stays as it is.",
    specimens: [
      Specimen("alpha = 1, 0.75, 0.5, 0.25, 0", note: "the last one is not seen") { stage in
        stage.checkerboard()
        for (index, alpha) in [1, 0.75, 0.5, 0.25, 0].enumerated() {
          stage.block(9 + CGFloat(index) * 29.5, 20, 24, 50, color: DemoPalette.brass).alpha = alpha
        }
      },
      Specimen("superview.alpha = 0.5", note: "as a group") { stage in
        stage.group { $0.alpha = 0.5 }
      },
      Specimen(
        "layer.allowsGroupOpacity = false", note: "alpha = 0.5: each one by itself"
      ) { stage in
        stage.group {
          $0.alpha = 0.5
          $0.layer.allowsGroupOpacity = false
        }
      },
      Specimen("each subview.alpha = 0.5", note: "and the superview's is 1") { stage in
        stage.group { for view in $0.subviews { view.alpha = 0.5 } }
      },
      Specimen("a group in a group", note: "0.6 of the one, 0.5 of the other") { stage in
        stage.group { group in
          group.alpha = 0.6
          for view in group.subviews { view.alpha = 0.5 }
        }
      },
      Specimen("isHidden = true", note: "of B; it keeps its place") { stage in
        stage.group {
          $0.subviews[1].isHidden = true
          stage.dashedOutline($0.subviews[1].frame)
        }
      },
    ])
}

extension Stage {
  fileprivate func group(_ change: (UIView) -> Void) {
    checkerboard()
    let group = UIView(frame: view.bounds)
    view.addSubview(group)
    let stage = on(group)
    stage.card(24, 12, 56, 42, letter: "A", color: DemoPalette.teal)
    stage.card(52, 24, 56, 42, letter: "B", color: DemoPalette.coral)
    stage.card(80, 36, 56, 42, letter: "C", color: DemoPalette.sky)
    change(group)
  }
}
