// Swipes up and down, and the rotor that says what they do.
extension ScreenReader {
  /// Turns the rotor by a setting, and speaks it.
  func turnRotor(by step: Int) { say(rotor.turn(by: step)) }

  /// A swipe up or down.
  func swipe(isUp: Bool) {
    switch rotor.setting {
    case .value: adjust(isUp: isUp)
    case .actions: say(rotor.chooseAction(by: isUp ? -1 : 1))
    case .headings: moveToHeading(by: isUp ? -1 : 1)
    case .custom(let rotor): move(isUp ? .previous : .next, along: rotor)
    }
  }

  private func adjust(isUp: Bool) {
    act { element in
      if isUp { element.accessibilityIncrement() } else { element.accessibilityDecrement() }
      return true
    }
  }

  private func moveToHeading(by step: Int) {
    let elements = screen.accessibilityElementsInOrder
    let index = elements.firstIndex { $0 === element } ?? (step > 0 ? -1 : elements.count)
    let rest = step > 0 ? elements[(index + 1)...] : elements[..<index]
    let headings = rest.filter { $0.accessibilityTraits.contains(.header) }
    if let next = step > 0 ? headings.first : headings.last {
      move(to: next)
    } else {
      say("No more headings")
    }
  }

  private func move(
    _ direction: UIAccessibilityCustomRotor.Direction, along rotor: UIAccessibilityCustomRotor
  ) {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = direction
    predicate.currentItem.targetElement = element
    if let next = rotor.itemSearchBlock(predicate)?.targetElement as? UIResponder {
      move(to: next)
    } else {
      say("No more \(rotor.name)")
    }
  }
}
