/// The layout guides of a stack view whose distribution or alignment cannot be said of views alone.
@MainActor struct StackGuides {
  /// Each from the end or the center of a view to the next view.
  private(set) var gaps: [UILayoutGuide] = []
  /// Not longer than any of the gaps.
  private(set) var shortestGap: UILayoutGuide?
  /// Encloses the views across the axis.
  private(set) var spanner: UILayoutGuide?

  /// Makes and removes guides, so that there are those that an arrangement needs.
  mutating func fit(_ arrangement: StackArrangement, in stack: UIStackView) {
    let count = arrangement.distributesGaps ? arrangement.gaps.count : 0
    while gaps.count > count { stack.disown(gaps.removeLast()) }
    while gaps.count < count { gaps.append(Self.guide("UISV-distributing", in: stack)) }
    Self.fit(&shortestGap, count > 0, "UISV-distributing", in: stack)
    Self.fit(&spanner, arrangement.alignsBaselines, "UISV-alignment-spanner", in: stack)
  }

  private static func fit(
    _ guide: inout UILayoutGuide?, _ isNeeded: Bool, _ name: String, in stack: UIStackView
  ) {
    if isNeeded, guide == nil { guide = Self.guide(name, in: stack) }
    if !isNeeded, let old = guide {
      stack.disown(old)
      guide = nil
    }
  }

  private static func guide(_ name: String, in stack: UIStackView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = name
    stack.own(guide)
    return guide
  }
}
