import Testing

@testable import UIKit

@Suite("Misuse of stack views ends with UIKit's sentence")
struct StackMisuseTests {
  @Test("an index above the number of arranged subviews")
  func index() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIStackView(arrangedSubviews: [UIView()]).insertArrangedSubview(UIView(), at: 2)
      }
    }
    #expect(
      output(of: result).contains(
        "index out of bounds for arranged subview: index = 2 expected to be less than or equal to 1"
      ))
  }

  @Test("a stack view that arranges itself")
  func itself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stack = UIStackView()
        stack.addArrangedSubview(stack)
      }
    }
    #expect(output(of: result).contains("Can't add self as subview"))
  }

  @Test("spacings that are not finite")
  func numbers() async {
    let spacing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIStackView().spacing = .nan }
    }
    #expect(output(of: spacing).contains("Constant is not finite!  That's illegal.  constant:nan"))
    let custom = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        UIStackView(arrangedSubviews: [view]).setCustomSpacing(.infinity, after: view)
      }
    }
    #expect(output(of: custom).contains("Constant is not finite!  That's illegal.  constant:inf"))
  }

  private func output(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
