/// The contexts of all windows, which are committed together.
@MainActor enum LayerContexts {
  private struct Reference {
    weak var context: LayerContext?
  }

  private static var references: [Reference] = []

  static var all: [LayerContext] { references.compactMap(\.context) }

  static func add(_ context: LayerContext) {
    references.removeAll { $0.context == nil }
    references.append(Reference(context: context))
  }

  static func remove(_ context: LayerContext) {
    references.removeAll { $0.context == nil || $0.context === context }
  }

  /// Whether any window has changes to commit.
  static var anyNeedsCommit: Bool {
    all.contains { $0.needsCommit } || CATransaction.hasUnstarted
      || AnimationEndSchedule.shared.needsUpdate
  }
}
