import LaminaTesting
import UIKit

extension NavigationStory {
  static let pushes: [NavigationStory] = [
    .init(
      "push", "a",
      "b.willMove b.load a.willDisappear b.willAppear will:b b.isAppearing "
        + "a.didDisappear b.didAppear b.didMove did:b", end: "ab"
    ) { $0.push("b") },
    .init(
      "push without animation", "a",
      "b.willMove b.load a.willDisappear b.willAppear will:b b.isAppearing "
        + "a.didDisappear b.didAppear b.didMove did:b", end: "ab"
    ) { $0.push("b", animated: false) },
    .init(
      "push twice, one after the other", "a",
      "b.willMove b.load a.willDisappear b.willAppear will:b b.isAppearing "
        + "a.didDisappear b.didAppear b.didMove did:b c.willMove c.load "
        + "b.willDisappear c.willAppear will:c c.isAppearing b.didDisappear "
        + "c.didAppear c.didMove did:c", end: "abc"
    ) {
      $0.push("b")
      try $0.pass()
      $0.push("c")
    },
    .init(
      "push twice at once: the second waits for the first", "a",
      "b.willMove b.load a.willDisappear b.willAppear will:b c.willMove "
        + "b.isAppearing a.didDisappear b.didAppear b.didMove did:b c.load "
        + "b.willDisappear c.willAppear will:c c.isAppearing b.didDisappear "
        + "c.didAppear c.didMove did:c", end: "abc"
    ) {
      $0.push("b")
      $0.push("c")
    },
    .init(
      "push twice at once without animation", "a",
      "b.willMove b.load a.willDisappear b.willAppear will:b b.isAppearing "
        + "c.willMove a.didDisappear b.didAppear b.didMove did:b c.load "
        + "b.willDisappear c.willAppear will:c c.isAppearing b.didDisappear "
        + "c.didAppear c.didMove did:c", end: "abc"
    ) {
      $0.push("b", animated: false)
      $0.push("c", animated: false)
    },
    .init(
      "push in mid-push", "a",
      "b.willMove b.load a.willDisappear b.willAppear will:b b.isAppearing "
        + "c.willMove a.didDisappear b.didAppear b.didMove did:b c.load "
        + "b.willDisappear c.willAppear will:c c.isAppearing b.didDisappear "
        + "c.didAppear c.didMove did:c", end: "abc"
    ) {
      $0.push("b")
      try $0.pass(0.1)
      $0.push("c")
    },
    .init(
      "pop in mid-push", "a",
      "b.willMove b.load a.willDisappear b.willAppear will:b b.isAppearing "
        + "b.willLeave a.didDisappear b.didAppear did:b b.willDisappear a.willAppear "
        + "will:a a.isAppearing b.didDisappear a.didAppear b.didLeave did:a", end: "a"
    ) {
      $0.push("b")
      try $0.pass(0.1)
      $0.pop()
    },
    .init(
      "show pushes", "a",
      "b.willMove b.load a.willDisappear b.willAppear will:b b.isAppearing "
        + "a.didDisappear b.didAppear b.didMove did:b", end: "ab"
    ) { stage in
      stage.page("a").show(stage.page("b"), sender: nil)
    },
    .init(
      "a detail is pushed where nothing shows details", "a",
      "b.willMove b.load a.willDisappear b.willAppear will:b b.isAppearing "
        + "a.didDisappear b.didAppear b.didMove did:b", end: "ab"
    ) { stage in
      stage.page("a").showDetailViewController(stage.page("b"), sender: nil)
    },
    .init(
      "push while appearing", "ab",
      "b.willLeave a.load b.willDisappear a.willAppear b.willMove will:a "
        + "a.isAppearing b.didDisappear a.didAppear did:a a.willDisappear "
        + "b.willAppear will:b b.isAppearing a.didDisappear b.didAppear b.didMove " + "did:b",
      end: "ab"
    ) { stage in
      stage.page("a").onWillAppear = { [unowned stage] page in
        page.onWillAppear = { _ in }
        stage.push("b")
      }
      stage.pop()
    },
  ]

  static let pops: [NavigationStory] = [
    .init(
      "pop", "ab",
      "b.willLeave a.load b.willDisappear a.willAppear will:a a.isAppearing "
        + "b.didDisappear a.didAppear b.didLeave did:a", end: "a"
    ) { $0.pop() },
    .init(
      "pop without animation", "ab",
      "b.willLeave a.load b.willDisappear a.willAppear will:a a.isAppearing "
        + "b.didDisappear a.didAppear b.didLeave did:a", end: "a"
    ) { $0.pop(animated: false) },
    .init("the only page is not popped", "a", "", end: "a") { $0.pop() },
    .init(
      "pop to the root", "abcd",
      "b.willLeave c.willLeave d.willLeave a.load d.willDisappear a.willAppear "
        + "will:a a.isAppearing d.didDisappear a.didAppear b.didLeave c.didLeave "
        + "d.didLeave did:a", end: "a"
    ) { stage in
      stage.navigation.popToRootViewController(animated: true)
    },
    .init(
      "pop to the root without animation", "abc",
      "b.willLeave c.willLeave a.load c.willDisappear a.willAppear will:a "
        + "a.isAppearing c.didDisappear a.didAppear b.didLeave c.didLeave did:a", end: "a"
    ) { stage in
      stage.navigation.popToRootViewController(animated: false)
    },
    .init(
      "pop to a page between", "abcd",
      "c.willLeave d.willLeave b.load d.willDisappear b.willAppear will:b "
        + "b.isAppearing d.didDisappear b.didAppear c.didLeave d.didLeave did:b", end: "ab"
    ) { $0.pop(to: "b") },
    .init("pop to the topmost page changes nothing", "ab", "", end: "ab") { $0.pop(to: "b") },
    .init(
      "pop twice at once", "abc",
      "c.willLeave b.load c.willDisappear b.willAppear will:b b.willLeave "
        + "b.isAppearing c.didDisappear b.didAppear c.didLeave did:b a.load "
        + "b.willDisappear a.willAppear will:a a.isAppearing b.didDisappear "
        + "a.didAppear b.didLeave did:a", end: "a"
    ) {
      $0.pop()
      $0.pop()
    },
    .init(
      "push in mid-pop", "ab",
      "b.willLeave a.load b.willDisappear a.willAppear will:a a.isAppearing "
        + "c.willMove b.didDisappear a.didAppear b.didLeave did:a c.load "
        + "a.willDisappear c.willAppear will:c c.isAppearing a.didDisappear "
        + "c.didAppear c.didMove did:c", end: "ac"
    ) {
      $0.pop()
      try $0.pass(0.1)
      $0.push("c")
    },
    .init(
      "push the page that is being popped", "ab",
      "b.willLeave a.load b.willDisappear a.willAppear will:a a.isAppearing "
        + "b.willMove b.didDisappear a.didAppear did:a a.willDisappear b.willAppear "
        + "will:b b.isAppearing a.didDisappear b.didAppear b.didMove did:b", end: "ab"
    ) {
      $0.pop()
      try $0.pass(0.1)
      $0.push("b")
    },
    .init(
      "the back button", "ab",
      "b.willLeave a.load b.willDisappear a.willAppear will:a a.isAppearing "
        + "b.didDisappear a.didAppear b.didLeave did:a", end: "a"
    ) { stage in
      stage.screen.tap(at: CGPoint(x: 20, y: 22))
    },
    .init(
      "Command-[", "ab",
      "b.willLeave a.load b.willDisappear a.willAppear will:a a.isAppearing "
        + "b.didDisappear a.didAppear b.didLeave did:a", end: "a"
    ) { stage in
      stage.screen.keyboardFocus(true)
      stage.page("b").becomeFirstResponder()
      stage.screen.key(.keyboardOpenBracket, modifiers: .command)
    },
  ]

  static let sets: [NavigationStory] = [
    .init(
      "set: a new top is pushed", "ab",
      "c.willMove b.willLeave c.load b.willDisappear c.willAppear will:c "
        + "c.isAppearing b.didDisappear c.didAppear b.didLeave c.didMove did:c", end: "ac"
    ) { $0.set("ac") },
    .init(
      "set: a top that was below is popped to", "abc",
      "x.willMove a.willLeave c.willLeave b.load c.willDisappear b.willAppear "
        + "will:b b.isAppearing c.didDisappear b.didAppear a.didLeave c.didLeave "
        + "x.didMove did:b", end: "xb"
    ) { $0.set("xb") },
    .init(
      "set: pages are added below the same top", "ab",
      "x.willMove y.willMove a.willLeave a.didLeave x.didMove y.didMove", end: "xyb"
    ) { $0.set("xyb") },
    .init(
      "set: all pages are new", "ab",
      "x.willMove y.willMove a.willLeave b.willLeave y.load b.willDisappear "
        + "y.willAppear will:y y.isAppearing b.didDisappear y.didAppear a.didLeave "
        + "b.didLeave x.didMove y.didMove did:y", end: "xy"
    ) { $0.set("xy") },
    .init(
      "set without animation", "ab",
      "c.willMove a.willLeave b.willLeave c.load b.willDisappear c.willAppear "
        + "will:c c.isAppearing b.didDisappear c.didAppear a.didLeave b.didLeave "
        + "c.didMove did:c", end: "c"
    ) { $0.set("c", animated: false) },
    .init(
      "set to no pages", "ab",
      "a.willLeave b.willLeave b.willDisappear b.didDisappear a.didLeave " + "b.didLeave", end: ""
    ) { $0.set("") },
    .init(
      "set pages where there were none", "",
      "a.willMove b.willMove b.load b.willAppear will:b a.didMove b.isAppearing "
        + "b.didAppear b.didMove did:b", end: "ab"
    ) { $0.set("ab") },
    .init(
      "set in mid-push", "a",
      "b.willMove b.load a.willDisappear b.willAppear will:b b.isAppearing "
        + "c.willMove a.willLeave b.willLeave a.didDisappear b.didAppear a.didLeave "
        + "did:b c.load b.willDisappear c.willAppear will:c c.isAppearing "
        + "b.didDisappear c.didAppear b.didLeave c.didMove did:c", end: "c"
    ) {
      $0.push("b")
      try $0.pass(0.1)
      $0.set("c")
    },
  ]
}
