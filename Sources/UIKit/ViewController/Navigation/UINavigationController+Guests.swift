/// A controller whose pages are on the stack of a navigation controller, as long as a split view
/// controller is collapsed, or in the list of a tab bar controller's further tabs: those of a navigation controller, or the controller itself.
@MainActor struct NavigationGuest {
  let controller: UIViewController
  /// The pages, as they are on the stack or were last.
  var pages: [UIViewController]
}

extension UINavigationController {
  /// The controllers from the bottom to the top of the stack, also while another navigation controller
  /// shows them.
  var pages: [UIViewController] {
    stackHost?.guests.first { $0.controller === self }?.pages ?? stack
  }

  /// Pushes the pages of others.
  func host(_ controllers: [UIViewController], animated: Bool) {
    let new = controllers.map(makeGuest)
    guests += new
    change(stack: stack + new.flatMap(\.pages), animated: animated)
  }

  /// Returns a guest with the pages of a controller, which may still be about to leave the stack.
  private func makeGuest(_ controller: UIViewController) -> NavigationGuest {
    if let index = guests.firstIndex(where: { $0.controller === controller }) {
      return guests.remove(at: index)
    }
    let pages = (controller as? UINavigationController)?.lendStack(to: self) ?? [controller]
    return NavigationGuest(controller: controller, pages: pages)
  }

  private func lendStack(to host: UINavigationController) -> [UIViewController] {
    let pages = stack
    changeAtOnce(stack: [])
    stackHost = host
    return pages
  }

  /// Returns the pages of a guest to it.
  func release(_ controller: UIViewController) {
    endTransitionAtOnce()
    guard let index = guests.firstIndex(where: { $0.controller === controller }) else { return }
    let guest = guests.remove(at: index)
    changeAtOnce(stack: stack.filter { !guest.pages.contains($0) })
    guest.takePagesBack()
  }

  /// Returns the last guest with its pages, or else the topmost controller, unless it is the only one.
  func separateTop() -> UIViewController? {
    if let guest = guests.last?.controller {
      release(guest)
      return guest
    }
    guard stack.count > 1, let top = stack.last else { return nil }
    changeAtOnce(stack: stack.dropLast())
    return top
  }

  /// Whether pages of a guest are on the stack.
  func isHosting(_ controller: UIViewController) -> Bool {
    guests.contains { $0.controller === controller && $0.isOn(stack) }
  }

  func changeAtOnce(stack next: [UIViewController]) {
    endTransitionAtOnce()
    change(stack: next, animated: false)
    endTransitionAtOnce()
  }

  /// Changes the pages that a guest has on the stack.
  func change(pagesOf guest: UINavigationController, to next: [UIViewController], animated: Bool) {
    guard let index = guests.firstIndex(where: { $0.controller === guest }),
      let start = guests[index].pages.first.flatMap({ stack.firstIndex(of: $0) })
    else { return }
    let end = start + guests[index].pages.count
    guests[index].pages = next
    change(stack: Array(stack[..<start]) + next + Array(stack[end...]), animated: animated)
  }

  // MARK: Changes of the stack

  /// Called when the stack has changed, to remember which pages are those of guests.
  func notePagesOfGuests() {
    var end = stack.count
    for index in guests.indices.reversed() {
      guard let start = guests[index].pages.first.flatMap({ stack.firstIndex(of: $0) }) else {
        continue
      }
      guests[index].pages = Array(stack[start..<max(end, start)])
      end = start
    }
  }

  /// Returns pages that have left the stack to their controllers.
  func returnPagesOfGuests() {
    let gone = guests.filter { guest in
      !guest.isOn(stack) && !guest.pages.contains { $0.container === self }
    }
    guests.removeAll { guest in gone.contains { $0.controller === guest.controller } }
    for guest in gone { guest.takePagesBack() }
  }
}

extension NavigationGuest {
  fileprivate func isOn(_ stack: [UIViewController]) -> Bool {
    pages.first.map(stack.contains) ?? false
  }

  fileprivate func takePagesBack() {
    guard let navigation = controller as? UINavigationController else { return }
    navigation.stackHost = nil
    navigation.change(stack: pages, animated: false)
  }
}
