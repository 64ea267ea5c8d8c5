import LaminaTesting
import UIKit

extension NavigationStory {
  static let swipes: [NavigationStory] = [
    .init(
      "swipe let go fast in the first third", "ab",
      "b.willLeave a.load b.willDisappear a.willAppear will:a a.isAppearing "
        + "b.didDisappear a.didAppear b.didLeave did:a", end: "a"
    ) {
      try $0.drag(to: 0.3)
      try $0.lift(at: 0.3)
    },
    .init(
      "swipe let go in the second third, beyond the middle", "ab",
      "b.willLeave a.load b.willDisappear a.willAppear will:a a.isAppearing "
        + "b.didDisappear a.didAppear b.didLeave did:a", end: "a"
    ) {
      try $0.drag(to: 0.6)
      try $0.rest(at: 0.6)
      try $0.lift(at: 0.6)
    },
    .init(
      "swipe let go in the last third", "ab",
      "b.willLeave a.load b.willDisappear a.willAppear will:a a.isAppearing "
        + "b.didDisappear a.didAppear b.didLeave did:a", end: "a"
    ) {
      try $0.drag(to: 0.95)
      try $0.rest(at: 0.95)
      try $0.lift(at: 0.95)
    },
    .init(
      "swipe cancelled in the first third", "ab",
      "b.willLeave a.load b.willDisappear a.willAppear will:a a.isAppearing "
        + "b.didMove a.willDisappear b.willAppear a.didDisappear b.isAppearing " + "b.didAppear",
      end: "ab"
    ) {
      try $0.drag(to: 0.3)
      try $0.rest(at: 0.3)
      try $0.lift(at: 0.3)
    },
    .init(
      "swipe cancelled in the second third", "ab",
      "b.willLeave a.load b.willDisappear a.willAppear will:a a.isAppearing "
        + "b.didMove a.willDisappear b.willAppear a.didDisappear b.isAppearing " + "b.didAppear",
      end: "ab"
    ) {
      try $0.drag(to: 0.45)
      try $0.rest(at: 0.45)
      try $0.lift(at: 0.45)
    },
    .init(
      "swipe cancelled in the last third, since the touch is taken away", "ab",
      "b.willLeave a.load b.willDisappear a.willAppear will:a a.isAppearing "
        + "b.didMove a.willDisappear b.willAppear a.didDisappear b.isAppearing " + "b.didAppear",
      end: "ab"
    ) {
      try $0.drag(to: 0.9)
      try $0.cancelTouch()
    },
    .init(
      "swipe cancelled, and finished the second time", "ab",
      "b.willLeave a.load b.willDisappear a.willAppear will:a a.isAppearing "
        + "b.didMove a.willDisappear b.willAppear a.didDisappear b.isAppearing "
        + "b.didAppear b.willLeave b.willDisappear a.willAppear will:a a.isAppearing "
        + "b.didDisappear a.didAppear b.didLeave did:a", end: "a"
    ) {
      try $0.drag(to: 0.3)
      try $0.cancelTouch()
      try $0.drag(to: 0.8)
      try $0.lift(at: 0.8)
    },
    .init("swipe at the root", "a", "", end: "a") {
      try $0.drag(to: 0.8)
      try $0.lift(at: 0.8)
    },
    .init("swipe that begins away from the edge", "ab", "", end: "ab") {
      try $0.drag(to: 0.6, from: 60)
      try $0.lift(at: 0.6, from: 60)
    },
    .init("swipe where the back button is hidden", "ab", "", end: "ab") {
      $0.page("b").navigationItem.hidesBackButton = true
      try $0.drag(to: 0.8)
      try $0.lift(at: 0.8)
    },
    .init("swipe where a delegate animates", "ab", "", end: "ab") {
      $0.delegate.animator = FadingAnimator()
      try $0.drag(to: 0.8)
      try $0.lift(at: 0.8)
    },
    .init(
      "push while a swipe holds the page: the swipe decides, then it is pushed", "ab",
      "b.willLeave a.load b.willDisappear a.willAppear will:a a.isAppearing "
        + "c.willMove b.didDisappear a.didAppear b.didLeave did:a c.load "
        + "a.willDisappear c.willAppear will:c c.isAppearing a.didDisappear "
        + "c.didAppear c.didMove did:c",
      end: "ac"
    ) {
      try $0.drag(to: 0.8)
      $0.push("c")
      try $0.lift(at: 0.8)
    },
    .init(
      "push while a swipe holds the page that returns", "ab",
      "b.willLeave a.load b.willDisappear a.willAppear will:a a.isAppearing "
        + "c.willMove a.willDisappear b.willAppear a.didDisappear b.isAppearing "
        + "b.didAppear c.load b.willDisappear c.willAppear will:c c.isAppearing "
        + "b.didDisappear c.didAppear b.didLeave c.didMove did:c", end: "ac"
    ) {
      try $0.drag(to: 0.3)
      $0.push("c")
      try $0.cancelTouch()
    },
    .init(
      "rotation in mid-push ends the push", "a",
      "b.willMove b.load a.willDisappear b.willAppear will:b b.isAppearing "
        + "a.didDisappear b.didAppear b.didMove did:b", end: "ab"
    ) { stage in
      stage.push("b")
      try stage.pass(0.1)
      stage.screen.resize(to: CGSize(width: 480, height: 320))
      try stage.pass(0.01)
    },
    .init(
      "rotation in mid-swipe ends it with the old page", "ab",
      "b.willLeave a.load b.willDisappear a.willAppear will:a a.isAppearing "
        + "b.didMove a.willDisappear b.willAppear a.didDisappear b.isAppearing " + "b.didAppear",
      end: "ab"
    ) { stage in
      try stage.drag(to: 0.4)
      stage.screen.resize(to: CGSize(width: 480, height: 320))
      try stage.pass(0.01)
    },
  ]
}
