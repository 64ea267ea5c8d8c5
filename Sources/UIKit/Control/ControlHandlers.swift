import Foundation
import ObjectiveC

/// What a control calls for its events, in the order in which it was added.
@MainActor struct ControlHandlers {
  enum Target {
    /// The first object in the responder chain that performs the action.
    case chain
    case weak(WeakTarget)

    init(_ object: AnyObject?) {
      self = object.map { .weak(WeakTarget($0)) } ?? .chain
    }

    /// nil for the chain, and for a target that was released.
    var object: AnyObject? {
      if case .weak(let target) = self { target.object } else { nil }
    }

    var isReleased: Bool {
      if case .weak(let target) = self { target.object == nil } else { false }
    }
  }

  final class WeakTarget {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }
  }

  enum Receiver {
    case action(UIAction)
    case target(Target, Selector)
  }

  struct Handler {
    var receiver: Receiver
    var events: UIControl.Event
  }

  private(set) var all: [Handler] = []

  var events: UIControl.Event {
    all.reduce(into: []) { $0.formUnion($1.events) }
  }

  var targets: Set<AnyHashable> {
    all.reduce(into: []) { targets, handler in
      guard case .target(let target, _) = handler.receiver else { return }
      switch target {
      case .chain: targets.insert(NSNull())
      case .weak(let weak): if let object = weak.object as? NSObject { targets.insert(object) }
      }
    }
  }

  func names(_ target: AnyObject?, for event: UIControl.Event) -> [String]? {
    let names = all.compactMap { handler -> String? in
      guard case .target(let other, let action) = handler.receiver, !other.isReleased,
        other.object === target, !handler.events.isDisjoint(with: event)
      else { return nil }
      return action.name
    }
    return names.isEmpty ? nil : names
  }

  // MARK: Changes

  mutating func add(_ target: AnyObject?, _ action: Selector, for events: UIControl.Event) {
    dropReleased()
    let index = all.firstIndex { handler in
      guard case .target(let other, let otherAction) = handler.receiver else { return false }
      return other.object === target && action == otherAction
    }
    if let index {
      all[index].events.formUnion(events)
    } else {
      all.append(Handler(receiver: .target(Target(target), action), events: events))
    }
  }

  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    if let index = all.firstIndex(where: { $0.isAction(action.identifier) }) {
      all[index].receiver = .action(action)
      all[index].events.formUnion(events)
    } else {
      all.append(Handler(receiver: .action(action), events: events))
    }
  }

  mutating func remove(_ target: AnyObject?, _ action: Selector?, for events: UIControl.Event) {
    dropReleased()
    remove(events) { handler in
      guard case .target(let other, let otherAction) = handler.receiver else { return false }
      return (target == nil || other.object === target) && (action == nil || action == otherAction)
    }
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    remove(events) { $0.isAction(identifier) }
  }

  private mutating func remove(_ events: UIControl.Event, where matches: (Handler) -> Bool) {
    for index in all.indices where matches(all[index]) { all[index].events.subtract(events) }
    all.removeAll { $0.events.isEmpty }
  }

  private mutating func dropReleased() {
    all.removeAll { handler in
      if case .target(let target, _) = handler.receiver { target.isReleased } else { false }
    }
  }
}

extension ControlHandlers.Handler {
  @MainActor fileprivate func isAction(_ identifier: UIAction.Identifier) -> Bool {
    if case .action(let action) = receiver { action.identifier == identifier } else { false }
  }
}
