import Foundation

/// The stops of the Tab key: items, and groups of items that count as one.
@MainActor struct FocusGroups {
  private let stops: [(group: String?, targets: [FocusTarget])]

  init(_ targets: [FocusTarget]) {
    var stops: [(group: String?, targets: [FocusTarget])] = []
    for target in targets {
      let group = Self.group(of: target.item)
      if let group, let index = stops.firstIndex(where: { $0.group == group }) {
        stops[index].targets.append(target)
      } else {
        stops.append((group, [target]))
      }
    }
    self.stops = stops
  }

  /// Returns the item at the stop after or before that of another item, from the end to the beginning
  /// and the other way round.
  func item(
    after item: (any UIFocusItem)?, isForward: Bool, last: (any UIFocusItem)?
  ) -> (any UIFocusItem)? {
    guard !stops.isEmpty else { return nil }
    let current = item.flatMap { item in
      stops.firstIndex { $0.targets.contains { $0.item === item } }
    }
    let next = current.map { ($0 + (isForward ? 1 : stops.count - 1)) % stops.count }
    return best(of: stops[next ?? (isForward ? 0 : stops.count - 1)].targets, last)
  }

  /// The item of a group with the highest priority; of several the first.
  private func best(
    of targets: [FocusTarget], _ last: (any UIFocusItem)?
  ) -> (any UIFocusItem)? {
    var best = targets.first?.item
    var highest = UIFocusGroupPriority(rawValue: .min)
    for target in targets {
      var priority = target.item.focusGroupPriority
      if target.item === last { priority = max(priority, .previouslyFocused) }
      if priority > highest { (best, highest) = (target.item, priority) }
    }
    return best
  }

  private static func group(of item: any UIFocusItem) -> String? {
    for environment in item.focusChain {
      if let name = environment.focusGroupIdentifier { return name }
      if let view = environment as? UIView, view.isFocusGroup { return "\(ObjectIdentifier(view))" }
    }
    return nil
  }
}
