import Testing

@testable import UIKit

// Misuse ends the program with UIKit's sentences.
@Suite("Misuse of navigation")
struct NavigationMisuseTests {
  /// Returns what a process prints that runs the body.
  private func check(_ result: ExitTest.Result?, _ sentence: String) {
    let printed = output(of: result)
    #expect(printed.contains(sentence), "\(printed)")
  }

  @Test("a page is on a stack once")
  func twice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let page = UIViewController()
        UINavigationController(rootViewController: page).pushViewController(page, animated: true)
      }
    }
    check(result, "Pushing the same view controller instance more than once is not supported (")
    let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let page = UIViewController()
        UINavigationController().viewControllers = [page, page]
      }
    }
    check(set, "All view controllers in a navigation controller must be distinct (")
  }

  @Test("a navigation controller is on no stack")
  func nested() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UINavigationController(rootViewController: UINavigationController())
      }
    }
    check(result, "Pushing a navigation controller is not supported")
  }

  @Test("only pages of the stack can be popped to")
  func unknown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.popToViewController(UIViewController(), animated: false)
      }
    }
    check(result, "Tried to pop to a view controller that doesn't exist.")
  }

  @Test("the bar of a controller is changed by it alone")
  func bar() async {
    let push = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = UINavigationController()
        navigation.navigationBar.pushItem(UINavigationItem(title: ""), animated: true)
      }
    }
    check(
      push,
      "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller."
    )
    let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = UINavigationController()
        navigation.navigationBar.items = []
      }
    }
    check(
      set, "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.")
    let delegate = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = UINavigationController()
        navigation.navigationBar.delegate = nil
      }
    }
    check(
      delegate, "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
  }
}
