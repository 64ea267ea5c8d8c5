import Testing

@testable import UIKit

// Facts on interaction, "View controllers"; Apple's pages "UINavigationController" and
// "UINavigationControllerDelegate". Requirement V25.
@Suite("Callbacks of pages on a navigation stack", .serialized)
@MainActor struct NavigationStoryTests {
  @Test(
    "each story leads to the callbacks of UIKit in their order", arguments: NavigationStory.all)
  func story(_ story: NavigationStory) throws {
    let stage = try NavigationStage(story.stack, isInTabs: story.isInTabs)
    try story.script(stage)
    // A change that waited for another one comes after it.
    for _ in 0..<3 { try stage.pass() }
    #expect(stage.log.take() == story.log)
    #expect(stage.names == story.end)
    checkRest(stage)
  }

  /// Checks that the views and the controllers agree when nothing moves.
  private func checkRest(_ stage: NavigationStage) {
    let navigation = stage.navigation
    #expect(navigation.transition == nil && navigation.children == navigation.viewControllers)
    #expect(navigation.shown === navigation.topViewController)
    #expect(
      navigation.contentView.subviews
        == [navigation.topViewController?.viewIfLoaded].compactMap(\.self))
    #expect(
      navigation.navigationBar.items ?? [] == navigation.viewControllers.map(\.navigationItem))
    for page in navigation.viewControllers {
      #expect(!page.isMovingToParent && !page.isMovingFromParent)
      #expect(page.transitionCoordinator == nil)
    }
  }
}

extension NavigationStory {
  static let all = pushes + pops + sets + swipes + bars + others
}
