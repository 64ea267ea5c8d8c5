import UIKit

extension GalleryPage {
  static let conflicts = GalleryPage(
    name: "conflicts", title: "Conflicts",
    caption:
      "Of required constraints that exclude each other, the newest is broken, the log names all "
      + "of them, and the layout goes on.",
    space: CGSize(width: 240, height: 100),
    specimens: [
      Specimen("width == 60, width == 120", note: "both are required") {
        $0.conflict(priority: .required)
      },
      Specimen("width == 60, width == 120 @750", note: "no conflict: the second is optional") {
        $0.conflict(priority: .defaultHigh)
      },
    ])
}

extension Stage {
  fileprivate func conflict(priority: UILayoutPriority) {
    let tile = tile(nil, nil, 0)
    tile.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tile)
    let widths = [60, 120].map { tile.widthAnchor.constraint(equalToConstant: length($0)) }
    (widths[0].identifier, widths[1].identifier) = ("narrow", "wide")
    widths[1].priority = priority
    NSLayoutConstraint.activate(
      widths + [
        tile.heightAnchor.constraint(equalToConstant: length(20)),
        tile.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: length(8)),
        tile.topAnchor.constraint(equalTo: view.topAnchor, constant: length(8)),
      ])
    view.layoutIfNeeded()
    show(priority == .required ? message(of: widths) : widths.map(named).joined(separator: "\n"))
  }

  /// The main lines of the warning in the log.
  private func message(of constraints: [NSLayoutConstraint]) -> String {
    """
    Unable to simultaneously satisfy constraints.
    (
        \(constraints.map(named).joined(separator: ",\n    "))
    )
    Will attempt to recover by breaking constraint
    \(named(constraints[1]))
    """
  }

  /// The description without addresses, which differ from run to run.
  private func named(_ constraint: NSLayoutConstraint) -> String {
    constraint.description.replacing(/:0x[0-9a-f]+/, with: "")
  }

  private func show(_ text: String) {
    let label = label(text, size: 6, color: GalleryStyle.muted, lines: 0)
    label.font = .monospacedSystemFont(ofSize: 5.6 * unit, weight: .regular)
    label.frame = rect(8, 36, 228, 60)
    view.addSubview(label)
    label.frame.size.height = label.sizeThatFits(label.bounds.size).height
  }
}
