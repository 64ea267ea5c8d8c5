import LaminaTesting
import UIKit

extension NavigationStory {
  static let bars: [NavigationStory] = [
    .init(
      "push to a page that hides the bar", "a",
      "b.willMove b.load a.willDisappear b.willAppear will:b b.isAppearing "
        + "a.didDisappear b.didAppear b.didMove did:b", end: "ab"
    ) { stage in
      stage.page("b").onWillAppear = { page in
        page.navigationController?.setNavigationBarHidden(true, animated: true)
      }
      stage.push("b")
    },
    .init(
      "swipe from a page with a bar to one that hides it, cancelled", "ab",
      "b.willLeave a.load b.willDisappear a.willAppear will:a a.isAppearing "
        + "b.didMove a.willDisappear b.willAppear b.isAppearing a.didDisappear " + "b.didAppear",
      end: "ab"
    ) {
      stage in
      stage.page("a").onWillAppear = { page in
        page.navigationController?.setNavigationBarHidden(true, animated: true)
      }
      stage.page("b").onWillAppear = { page in
        page.navigationController?.setNavigationBarHidden(false, animated: true)
      }
      try stage.drag(to: 0.3)
      try stage.cancelTouch()
    },
    .init("hiding the bar tells no page", "a", "", end: "a") { stage in
      stage.navigation.setNavigationBarHidden(true, animated: true)
    },
    .init(
      "an animator of the delegate", "a",
      "b.willMove b.load a.willDisappear b.willAppear will:b b.isAppearing "
        + "a.didDisappear b.didAppear b.didMove did:b", end: "ab"
    ) { stage in
      stage.delegate.animator = FadingAnimator()
      stage.push("b")
    },
    .init(
      "an animator of the delegate that does not complete", "a",
      "b.willMove b.load a.willDisappear b.willAppear will:b b.isAppearing "
        + "b.willLeave b.willDisappear a.willAppear b.didDisappear a.isAppearing "
        + "a.didAppear b.didLeave", end: "a"
    ) { stage in
      let animator = FadingAnimator()
      animator.completes = false
      stage.delegate.animator = animator
      stage.push("b")
    },
    .init(
      "an interactive animator of the delegate, cancelled", "ab",
      "b.willLeave a.load b.willDisappear a.willAppear will:a a.isAppearing "
        + "b.didMove a.willDisappear b.willAppear a.didDisappear b.isAppearing " + "b.didAppear",
      end: "ab"
    ) { stage in
      let interactor = UIPercentDrivenInteractiveTransition()
      (stage.delegate.animator, stage.delegate.interactor) = (FadingAnimator(), interactor)
      stage.pop()
      try stage.pass(0.1)
      interactor.update(0.5)
      try stage.pass(0.1)
      interactor.cancel()
    },
  ]

  static let others: [NavigationStory] = [
    .init(
      "present over the stack and dismiss", "ab",
      "p.load b.willDisappear p.willAppear p.isAppearing p.didAppear "
        + "b.didDisappear p.willDisappear b.willAppear b.isAppearing b.didAppear "
        + "p.didDisappear", end: "ab"
    ) { stage in
      let page = stage.page("p")
      page.modalPresentationStyle = .fullScreen
      stage.page("b").present(page, animated: true)
      try stage.pass()
      page.dismiss(animated: true)
    },
    .init(
      "a sheet over the stack takes nothing away", "ab",
      "p.load p.willAppear p.isAppearing p.didAppear", end: "ab"
    ) { stage in
      stage.page("b").present(stage.page("p"), animated: true)
    },
    .init(
      "pop below a presented page", "ab",
      "p.load b.willDisappear p.willAppear p.isAppearing p.didAppear "
        + "b.didDisappear b.willLeave a.load b.didLeave", end: "a"
    ) { stage in
      let page = stage.page("p")
      page.modalPresentationStyle = .fullScreen
      stage.page("b").present(page, animated: false)
      try stage.pass()
      stage.pop()
    },
    .init(
      "push in a tab", "a", isInTabs: true,
      "b.willMove b.load a.willDisappear b.willAppear will:b b.isAppearing "
        + "a.didDisappear b.didAppear b.didMove did:b", end: "ab"
    ) { $0.push("b") },
    .init(
      "push in a tab that is not shown", "a", isInTabs: true,
      "t.load t.willAppear a.willDisappear t.isAppearing a.didDisappear "
        + "t.didAppear b.willMove b.load b.didMove", end: "ab"
    ) { stage in
      stage.navigation.tabBarController?.selectedIndex = 1
      try stage.pass()
      stage.push("b")
    },
    .init(
      "another tab in mid-push", "a", isInTabs: true,
      "b.willMove b.load a.willDisappear b.willAppear will:b b.isAppearing t.load "
        + "t.willAppear b.willDisappear a.didDisappear b.didMove did:b t.isAppearing "
        + "b.didDisappear t.didAppear", end: "ab"
    ) { stage in
      stage.push("b")
      try stage.pass(0.1)
      stage.navigation.tabBarController?.selectedIndex = 1
    },
    .init(
      "a touch on the selected tab pops to the root", "abc", isInTabs: true,
      "b.willLeave c.willLeave a.load c.willDisappear a.willAppear will:a "
        + "a.isAppearing c.didDisappear a.didAppear b.didLeave c.didLeave did:a", end: "a"
    ) {
      stage in
      stage.screen.tap(at: CGPoint(x: 80, y: 460))
    },
    .init(
      "the navigation controller leaves the window in mid-push", "a",
      "b.willMove b.load a.willDisappear b.willAppear will:b b.isAppearing "
        + "b.willDisappear a.didDisappear b.didMove did:b b.didDisappear", end: "ab"
    ) { stage in
      stage.push("b")
      try stage.pass(0.1)
      stage.screen.window.rootViewController = UIViewController()
    },
  ]
}
