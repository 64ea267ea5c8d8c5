package import RenderServer
import Synchronization

/// What the user prefers for all programs. Linux has no such settings that all desktops share, so they
/// come from the environment, before the program is launched.
package enum UserPreferences {
  private static let category = Mutex(UIContentSizeCategory.large)
  private static let switches = Mutex<Set<Switch>>([])

  /// A preference that is on or off, with the name of its variable in the environment.
  package enum Switch: String, CaseIterable, Sendable {
    case reducesMotion = "LAMINA_REDUCE_MOTION"
    case boldText = "LAMINA_BOLD_TEXT"
    case increasesContrast = "LAMINA_INCREASE_CONTRAST"
    case reducesTransparency = "LAMINA_REDUCE_TRANSPARENCY"
  }

  /// The size of text. Readable on any thread; `UIApplication` changes it.
  static var contentSizeCategory: UIContentSizeCategory {
    get { category.withLock { $0 } }
    set { category.withLock { $0 = newValue } }
  }

  static func isOn(_ name: Switch) -> Bool { switches.withLock { $0.contains(name) } }

  static func set(_ wanted: Set<Switch>) { switches.withLock { $0 = wanted } }

  /// Changes a switch, and returns whether it was different.
  static func set(_ name: Switch, to isOn: Bool) -> Bool {
    switches.withLock { all in
      isOn ? all.insert(name).inserted : all.remove(name) != nil
    }
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

  /// Returns the switches that variables of the environment turn on.
  package static func switches(
    in environment: [String: String]
  ) throws(RenderError) -> Set<Switch> {
    var switches: Set<Switch> = []
    for name in Switch.allCases {
      if try isOn(name.rawValue, in: environment) { switches.insert(name) }
    }
    return switches
  }

  /// Whether a variable of the environment turns something on.
  package static func isOn(
    _ variable: String, in environment: [String: String]
  ) throws(RenderError) -> Bool {
    switch environment[variable] {
    case nil, "0": return false
    case "1": return true
    case let value?: throw RenderError("\(variable) is '\(value)', not 0 or 1")
    }
  }
}
