import UIKit

extension GalleryPage {
  static let pointer = GalleryPage(
    name: "pointer", title: "Pointer interactions",
    caption: "The pointer changes over the views, and the views change below the pointer.",
    specimens: [
      Specimen("UIPointerEffect.highlight", note: "a plate behind the view") { stage in
        stage.pointer(.clear) { UIPointerStyle(effect: .highlight(UITargetedPreview(view: $0))) }
      },
      Specimen("UIPointerEffect.lift", note: "grows, and casts a shadow") { stage in
        stage.pointer(DemoPalette.teal) {
          UIPointerStyle(effect: .lift(UITargetedPreview(view: $0)))
        }
      },
      Specimen("UIPointerEffect.hover", note: "is tinted, and grows") { stage in
        stage.pointer(DemoPalette.ivory) {
          UIPointerStyle(effect: .hover(UITargetedPreview(view: $0)))
        }
      },
      Specimen("UIPointerShape.verticalBeam", note: "the cursor of text") { stage in
        stage.pointer(DemoPalette.ivory) { _ in UIPointerStyle(shape: .verticalBeam(length: 20)) }
      },
      Specimen("UIPointerShape.roundedRect", note: "with arrows; moves horizontally") { stage in
        stage.pointer(DemoPalette.ivory) { _ in
          let shape = UIPointerShape.roundedRect(CGRect(x: 0, y: 0, width: 12, height: 28))
          let style = UIPointerStyle(shape: shape, constrainedAxes: .vertical)
          style.accessories = [.arrow(.left), .arrow(.right)]
          return style
        }
      },
      Specimen("UIPointerStyle.hidden()", note: "no pointer") { stage in
        stage.pointer(DemoPalette.ivory) { _ in .hidden() }
      },
    ])
}

extension Stage {
  /// Adds a view over which the pointer has a style.
  fileprivate func pointer(_ color: UIColor, _ style: @escaping (UIView) -> UIPointerStyle) {
    let block = PointedView(frame: rect(45, 22, 70, 40), style)
    block.backgroundColor = color
    block.layer.cornerRadius = length(8)
    let label = UILabel(frame: block.bounds)
    (label.text, label.textAlignment) = ("Titan", .center)
    label.textColor =
      switch color {
      case .clear: DemoPalette.ivory
      case DemoPalette.ivory: GalleryStyle.faint
      default: GalleryStyle.ink
      }
    label.font = .systemFont(ofSize: length(13))
    block.addSubview(label)
    view.addSubview(block)
  }
}

/// A view with a pointer interaction, whose delegate it is.
private final class PointedView: UIView, UIPointerInteractionDelegate {
  private let style: (UIView) -> UIPointerStyle

  init(frame: CGRect, _ style: @escaping (UIView) -> UIPointerStyle) {
    self.style = style
    super.init(frame: frame)
    addInteraction(UIPointerInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { nil }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { style(self) }
}
