extension UIMenu {
  /// The name of a menu, by which a builder finds it.
  ///
  /// Source: Apple, "UIMenu.Identifier".
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

extension UIMenu.Identifier {
  /// Returns the identifier of one of the system's menus.
  private static func system(_ name: String) -> Self { Self("com.apple.menu." + name) }

  /// The menu that contains those of the menu bar.
  public static let root = system("root")

  // MARK: The menus of the menu bar
  public static let application = system("application")
  public static let file = system("file")
  public static let edit = system("edit")
  public static let format = system("format")
  public static let view = system("view")
  public static let window = system("window")
  public static let help = system("help")

  // MARK: The application menu
  public static let about = system("about")
  public static let preferences = system("preferences")
  public static let services = system("services")
  public static let hide = system("hide")
  public static let quit = system("quit")

  // MARK: The file menu
  public static let newScene = system("new-item")
  public static let open = system("open")
  public static let openRecent = system("open-recent")
  public static let close = system("close")
  public static let print = system("print")
  public static let document = system("document")

  // MARK: The edit menu
  public static let undoRedo = system("undo-redo")
  public static let standardEdit = system("standard-edit")
  public static let find = system("find")
  public static let replace = system("replace")
  public static let share = system("share")
  public static let lookup = system("lookup")
  public static let learn = system("learn")
  public static let spelling = system("spelling")
  public static let spellingPanel = system("spelling-panel")
  public static let spellingOptions = system("spelling-options")
  public static let substitutions = system("substitutions")
  public static let substitutionsPanel = system("substitutions-panel")
  public static let substitutionOptions = system("substitution-options")
  public static let transformations = system("transformations")
  public static let speech = system("speech")
  public static let autoFill = system("auto-fill")

  // MARK: The format menu
  public static let font = system("font")
  public static let textSize = system("text-size")
  public static let textColor = system("text-color")
  public static let textStylePasteboard = system("text-style-pasteboard")
  public static let text = system("text")
  public static let writingDirection = system("writing-direction")
  public static let alignment = system("alignment")
  public static let textStyle = system("text-style")

  // MARK: The view menu
  public static let toolbar = system("toolbar")
  public static let sidebar = system("sidebar")
  public static let fullscreen = system("full-screen")

  // MARK: The window menu
  public static let minimizeAndZoom = system("minimize-and-zoom")
  public static let bringAllToFront = system("bring-all-to-front")
}
