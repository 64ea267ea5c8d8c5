import Testing

@testable import UIKit

@Suite("Misuse of constraints ends with UIKit's sentence")
struct ConstraintMisuseTests {
  @Test("items without a common ancestor")
  func ancestors() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, other) = (UIView(), UIView())
        view.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
      }
    }
    #expect(output(of: result).contains("because they have no common ancestor."))
  }

  @Test("numbers that are not finite")
  func numbers() async {
    let constant = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        withExtendedLifetime(view) { _ = view.widthAnchor.constraint(equalToConstant: .nan) }
      }
    }
    #expect(output(of: constant).contains("Constant is not finite!  That's illegal.  constant:nan"))
    let multiplier = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .infinity)
      }
    }
    #expect(output(of: multiplier).contains("Multiplier is not finite!  That's illegal."))
  }

  @Test("attributes that do not fit each other")
  func attributes() async {
    let mixed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = view.leftAnchor.constraint(equalTo: view.leadingAnchor)
      }
    }
    #expect(output(of: mixed).contains("Use leading/trailing for both or neither."))
    let location = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 5)
      }
    }
    #expect(output(of: location).contains("Location attributes must be specified in pairs."))
  }

  @Test("the priority of an active constraint changes between required and optional")
  func priorities() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 5)
        constraint.isActive = true
        constraint.priority = .defaultHigh
      }
    }
    #expect(
      output(of: result).contains("Mutating a priority from required to not on an installed"))
  }
}
