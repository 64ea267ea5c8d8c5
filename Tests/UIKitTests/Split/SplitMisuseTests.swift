import Testing

@testable import UIKit

@Suite("Misuse of split view controllers")
struct SplitMisuseTests {
  @Test("only the styles with columns have controllers of columns")
  func unspecified() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UISplitViewController().setViewController(UIViewController(), for: .primary)
      }
    }
    #expect(output(of: result).contains("has the style .unspecified, in which columns have no"))
  }

  @Test("two columns have no supplementary one, and no third controller")
  func absent() async {
    let column = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UISplitViewController(style: .doubleColumn).viewController(for: .supplementary)
      }
    }
    #expect(output(of: column).contains("has no supplementary column"))
    let count = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UISplitViewController().viewControllers = (0..<3).map { _ in UIViewController() }
      }
    }
    #expect(output(of: count).contains("has at most 2 view controllers"))
  }
}
