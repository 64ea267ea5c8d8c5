package import RenderServer
import Synchronization

/// What the user prefers for all programs. Linux has no such settings that all desktops share, so they
/// come from the environment, before the program is launched.
package enum UserPreferences {
  private static let category = Mutex(UIContentSizeCategory.large)
  private static let motion = Atomic(false)

  /// The size of text. Readable on any thread; `UIApplication` changes it.
  static var contentSizeCategory: UIContentSizeCategory {
    get { category.withLock { $0 } }
    set { category.withLock { $0 = newValue } }
  }

  /// Whether the user prefers less motion.
  static var reducesMotion: Bool {
    get { motion.load(ordering: .relaxed) }
    set { motion.store(newValue, ordering: .relaxed) }
  }

  /// Returns the category that LAMINA_TEXT_SIZE names, or `.large` if it is not set.
  package static func contentSizeCategory(
    in environment: [String: String]
  ) throws(RenderError) -> UIContentSizeCategory {
    guard let name = environment["LAMINA_TEXT_SIZE"] else { return .large }
    guard let category = UIContentSizeCategory(shortName: name) else {
      let names = UIContentSizeCategory.ordered.map(\.shortName).joined(separator: ", ")
      throw RenderError("LAMINA_TEXT_SIZE is '\(name)', not one of \(names)")
    }
    return category
  }

  /// Returns whether LAMINA_REDUCE_MOTION asks for less motion; false if it is not set.
  package static func reducesMotion(
    in environment: [String: String]
  ) throws(RenderError) -> Bool {
    switch environment["LAMINA_REDUCE_MOTION"] {
    case nil, "0": return false
    case "1": return true
    case let value?: throw RenderError("LAMINA_REDUCE_MOTION is '\(value)', not 0 or 1")
    }
  }
}
