public import Foundation

/// A pasteboard holds items that were cut or copied, for this and other parts of the program.
///
/// An item has representations of types, such as `public.utf8-plain-text`. Other programs do not see
/// the pasteboards of this one. Main thread only. Source: Apple, "UIPasteboard".
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  ///
  /// Source: Apple, "UIPasteboard.Name".
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// How items are kept.
  ///
  /// Source: Apple, "UIPasteboard.OptionsKey".
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `Date` after which the items are gone.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items are for this device only, as all are.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The pasteboard of the edit menu.
  open class var general: UIPasteboard { theGeneral }
  private static let theGeneral = UIPasteboard(PasteboardStore.named(.general))

  open var name: Name { store.name }
  /// Whether the contents are kept when the program ends. Always false.
  open var isPersistent: Bool { false }
  /// The number of changes so far.
  open var changeCount: Int { contents.changeCount }
  private let store: PasteboardStore
  private final var contents: PasteboardContents { store.contents }

  private init(_ store: PasteboardStore) {
    self.store = store
  }

  /// Creates a pasteboard that has the contents of others with its name; nil if there is none and
  /// `create` is false.
  ///
  /// Source: Apple, "init(name:create:)".
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard let store = PasteboardStore.named(pasteboardName, create: create) else { return nil }
    self.init(store)
  }

  /// Returns a pasteboard with a new name.
  ///
  /// Source: Apple, "withUniqueName()".
  open class func withUniqueName() -> UIPasteboard {
    UIPasteboard(PasteboardStore.named(Name(rawValue: UUID().uuidString)))
  }

  /// Removes the contents of pasteboards with a name, other than the general one.
  ///
  /// Source: Apple, "remove(withName:)".
  open class func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general, let removed = PasteboardStore.remove(pasteboardName) else {
      return
    }
    UIPasteboard(removed).post(removedNotification)
  }

  // MARK: Items

  /// The representations of each item by their types.
  open var items: [[String: Any]] {
    get { contents.items }
    set { setItems(newValue) }
  }

  open var numberOfItems: Int { items.count }

  /// Replaces the items.
  ///
  /// Source: Apple, "setItems(_:options:)".
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    change { $0.set(items, until: options[.expirationDate] as? Date) }
  }

  /// Adds items.
  ///
  /// Source: Apple, "addItems(_:)".
  open func addItems(_ items: [[String: Any]]) {
    change { $0.add(items) }
  }

  // MARK: Types

  /// The types of the first item.
  open var types: [String] { contents.types(ofItem: 0) }

  /// Whether the first item has a representation of one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { items.first?[$0] != nil }
  }

  /// Returns the representation of a type as data: a text, a URL or an image is encoded.
  ///
  /// Source: Apple, "data(forPasteboardType:)".
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    items.first?[pasteboardType].flatMap(PasteboardContents.data)
  }

  /// Returns the representation of a type of the first item.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  /// Replaces the items by one with a value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }

  /// Replaces the items by one with data.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: data]])
  }

  // MARK: Values

  /// The text of the first item that has one; setting it replaces the items.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts of the items; nil if none has one.
  open var strings: [String]? {
    get { contents.values(PasteboardContents.string) }
    set { setItems((newValue ?? []).map { [PasteboardContents.text: $0] }) }
  }
  /// The URL of the first item that has one; setting it replaces the items.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The URLs of the items; nil if none has one.
  open var urls: [URL]? {
    get { contents.values(PasteboardContents.url) }
    set { setItems((newValue ?? []).map { [PasteboardContents.link: $0] }) }
  }
  /// The image of the first item that has one; setting it replaces the items.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The images of the items; nil if none has one.
  open var images: [UIImage]? {
    get { contents.values(PasteboardContents.image) }
    set { setItems((newValue ?? []).map { [PasteboardContents.png: $0] }) }
  }
  /// The color of the first item that has one; setting it replaces the items.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colors of the items; nil if none has one.
  open var colors: [UIColor]? {
    get { contents.values { $0.values.lazy.compactMap { $0 as? UIColor }.first } }
    set { setItems((newValue ?? []).map { [PasteboardContents.paint: $0] }) }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is a URL.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is an image.
  open var hasImages: Bool { images != nil }
  /// Whether there is a color.
  open var hasColors: Bool { colors != nil }
}

extension UIPasteboard {
  /// Posted after the items have changed; the information has the types that were added and removed.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  /// Posted after a pasteboard was removed.
  public nonisolated static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")
  public nonisolated static let changedTypesAddedUserInfoKey =
    "UIPasteboardChangedTypesAddedKey"
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedKey"

  private func change(_ change: (inout PasteboardContents) -> Void) {
    let before = Set(contents.allTypes)
    change(&store.contents)
    let after = Set(contents.allTypes)
    post(
      Self.changedNotification,
      [
        Self.changedTypesAddedUserInfoKey: after.subtracting(before).sorted(),
        Self.changedTypesRemovedUserInfoKey: before.subtracting(after).sorted(),
      ])
  }

  private func post(_ name: Notification.Name, _ userInfo: [String: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }
}
