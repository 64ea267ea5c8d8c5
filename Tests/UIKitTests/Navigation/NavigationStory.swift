import Testing
import UIKit

/// Something that happens to a stack of pages, and the callbacks that follow from it.
struct NavigationStory: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let stack: String
  let isInTabs: Bool
  let script: @MainActor @Sendable (NavigationStage) throws -> Void
  /// The words of the log.
  let log: String
  /// The stack at the end.
  let end: String

  init(
    _ name: String, _ stack: String, isInTabs: Bool = false, _ log: String, end: String,
    _ script: @escaping @MainActor @Sendable (NavigationStage) throws -> Void
  ) {
    (testDescription, self.stack, self.isInTabs) = (name, stack, isInTabs)
    (self.log, self.end, self.script) = (log, end, script)
  }
}
