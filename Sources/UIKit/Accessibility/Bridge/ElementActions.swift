import Accessibility
import Foundation

/// The actions that clients can perform on an element: its activation, changes of its value, and those
/// of the program.
@MainActor struct ElementActions {
  private let actions: [(name: String, perform: @MainActor () -> Bool)]

  var names: [String] { actions.map(\.name) }

  init(of object: UIResponder, _ traits: UIAccessibilityTraits) {
    guard !traits.contains(.notEnabled) else {
      actions = []
      return
    }
    var actions: [(name: String, perform: @MainActor () -> Bool)] = []
    if object.accessibilityRespondsToUserInteraction {
      actions.append(("click", { object.activateForAccessibility() }))
    }
    if traits.contains(.adjustable) {
      actions.append(("increment", Self.done(object.accessibilityIncrement)))
      actions.append(("decrement", Self.done(object.accessibilityDecrement)))
    }
    for action in object.accessibilityCustomActions ?? [] {
      actions.append((action.name, { action.perform() }))
    }
    self.actions = actions
  }

  private static func done(
    _ body: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Bool {
    {
      body()
      return true
    }
  }

  func perform(_ index: Int) -> Bool {
    actions.indices.contains(index) ? actions[index].perform() : false
  }
}
