extension UIBarButtonItem {
  /// The look of a button.
  ///
  /// Source: Apple, "UIBarButtonItem.Style".
  public enum Style: Int, Sendable {
    case plain = 0
    /// A style that looks like `plain`.
    case bordered = 1
    /// A bold title.
    case done = 2
  }

  /// The buttons that the system provides, and spaces.
  ///
  /// Source: Apple, "UIBarButtonItem.SystemItem".
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo,
      pageCurl, close
  }
}

extension UIBarButtonItem.SystemItem {
  /// The text of the button; nil if it shows an image or nothing.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    default: nil
    }
  }

  /// The name of the button's symbol; nil if it shows a text or nothing.
  var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    case .pageCurl: "doc"
    case .close: "xmark.circle.fill"
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
    }
  }
}
