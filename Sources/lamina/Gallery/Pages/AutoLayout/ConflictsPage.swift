import UIKit

extension GalleryPage {
  static let conflicts = GalleryPage(
    name: "conflicts", title: "Conflicts",
    caption:
      "Of required constraints that exclude each other, the newest is broken, the log names all "
      + "of them, and the layout goes on.",
    space: CGSize(width: 160, height: 130),
    specimens: [
      Specimen("two required widths", note: "the newer one is broken") {
        $0.conflict(priority: .required)
      },
      Specimen("a required and an optional width", note: "no conflict, and nothing in the log") {
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
        tile.heightAnchor.constraint(equalToConstant: length(24)),
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
      \(constraints.map(named).joined(separator: ",\n  "))
    )
    Will attempt to recover by breaking constraint
    \(named(constraints[1]))
    """
  }

  /// The description without addresses, which differ from run to run.
  private func named(_ constraint: NSLayoutConstraint) -> String {
    constraint.description.replacing(/:0x[0-9a-f]+|lamina\.|   \(active\)/, with: "")
  }

  private func show(_ text: String) {
    let label = label(text, color: GalleryStyle.muted, lines: 0)
    label.font = .monospacedSystemFont(ofSize: 4.6 * unit, weight: .regular)
    label.frame = rect(8, 44, 150, 80)
    label.frame.size.height = label.sizeThatFits(label.bounds.size).height
    view.addSubview(label)
  }
}
