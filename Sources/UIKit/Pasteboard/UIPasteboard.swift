public import Foundation
import Wayland

/// A pasteboard holds items that were cut or copied, for this and other parts of the program.
///
/// An item has representations of types, such as `public.utf8-plain-text`. The general pasteboard is
/// the clipboard of the display: what other programs have copied is read when a property wants it,
/// which waits for them for at most a second, and what the program copies is there as long as it runs.
/// Main thread only. Source: Apple, "UIPasteboard"; Wayland, `wl_data_device`.
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
  open var changeCount: Int { store.changeCount }
  private let store: PasteboardStore
  private final var contents: any PasteboardItems { store.items }

  init(_ store: PasteboardStore) {
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
    get { contents.dictionaries }
    set { setItems(newValue) }
  }

  open var numberOfItems: Int { contents.count }

  /// Replaces the items.
  ///
  /// Source: Apple, "setItems(_:options:)".
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    change { $0.set(OwnItems(items, until: options[.expirationDate] as? Date)) }
  }

  /// Adds items.
  ///
  /// Source: Apple, "addItems(_:)".
  open func addItems(_ items: [[String: Any]]) {
    change { $0.add(items) }
  }

  /// Providers of the items, which read nothing before data is loaded of them; setting them replaces
  /// the items. Loading does not block the main thread.
  open var itemProviders: [NSItemProvider] {
    get { contents.providers }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces the items by those of providers.
  ///
  /// - Parameter localOnly: has no effect, because the clipboard is that of this device alone.
  ///
  /// Source: Apple, "setItemProviders(_:localOnly:expirationDate:)".
  open func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    change { $0.set(OwnItems(itemProviders, until: expirationDate)) }
  }

  /// Replaces the items by objects.
  ///
  /// Source: Apple, "setObjects(_:)".
  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  /// Replaces the items by objects; see `setItemProviders(_:localOnly:expirationDate:)`.
  open func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
  ) {
    setItemProviders(
      objects.map(NSItemProvider.init(object:)), localOnly: localOnly,
      expirationDate: expirationDate)
  }

  // MARK: Types

  /// The types of the first item.
  open var types: [String] { contents.types(ofItem: 0) }

  /// Whether the first item has a representation of one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(pasteboardTypes).isDisjoint(with: types)
  }

  /// Returns the representation of a type as data: a text, a URL or an image is encoded.
  ///
  /// Source: Apple, "data(forPasteboardType:)".
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    contents.data(pasteboardType, ofItem: 0)
  }

  /// Returns the representation of a type of the first item.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    contents.value(pasteboardType, ofItem: 0)
  }

  /// The indices of the items that have one of the types; nil if none has.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let found = (0..<contents.count).filter { index in
      !Set(pasteboardTypes).isDisjoint(with: contents.types(ofItem: index))
    }
    return found.isEmpty ? nil : IndexSet(found)
  }

  /// The types of each item of a set; nil means all items.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    indices(itemSet).map(contents.types(ofItem:))
  }

  /// Whether each item of a set has one of the types; nil means all items.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    indices(itemSet).allSatisfy { index in
      !Set(pasteboardTypes).isDisjoint(with: contents.types(ofItem: index))
    }
  }

  /// The data of a type of each item of a set that has it; nil means all items.
  open func data(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Data]? {
    indices(itemSet).compactMap { contents.data(pasteboardType, ofItem: $0) }
  }

  /// The values of a type of each item of a set that has it; nil means all items.
  open func values(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Any]? {
    indices(itemSet).compactMap { contents.value(pasteboardType, ofItem: $0) }
  }

  private final func indices(_ set: IndexSet?) -> [Int] {
    (0..<contents.count).filter { set?.contains($0) ?? true }
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
    get { contents.values(contents.string(ofItem:)) }
    set { setItems((newValue ?? []).map { [UniformType.text: $0] }) }
  }
  /// The URL of the first item that has one; setting it replaces the items.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The URLs of the items; nil if none has one.
  open var urls: [URL]? {
    get { contents.values(contents.url(ofItem:)) }
    set { setItems((newValue ?? []).map { [UniformType.url: $0] }) }
  }
  /// The image of the first item that has one; setting it replaces the items.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The images of the items; nil if none has one.
  open var images: [UIImage]? {
    get { contents.values(contents.image(ofItem:)) }
    set { setItems((newValue ?? []).map { [UniformType.png: $0] }) }
  }
  /// The color of the first item that has one; setting it replaces the items.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colors of the items; nil if none has one.
  open var colors: [UIColor]? {
    get { contents.values(contents.color(ofItem:)) }
    set { setItems((newValue ?? []).map { [UniformType.color: $0] }) }
  }

  /// Whether there is a text, which a URL is as well. Nothing is read.
  open var hasStrings: Bool {
    contents.hasType(conformingTo: Self.typeListString + Self.typeListURL)
  }
  /// Whether there is a URL. Nothing is read.
  open var hasURLs: Bool { contents.hasType(conformingTo: Self.typeListURL) }
  /// Whether there is an image. Nothing is read.
  open var hasImages: Bool { contents.hasType(conformingTo: Self.typeListImage) }
  /// Whether there is a color. Nothing is read.
  open var hasColors: Bool { contents.hasType(conformingTo: Self.typeListColor) }
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

  /// The types of texts, of URLs, of images and of colors.
  public static var typeListString: [String] { ["public.plain-text", "public.text"] }
  public static var typeListURL: [String] { [UniformType.url] }
  public static var typeListImage: [String] {
    [UniformType.png, UniformType.jpeg, "org.webmproject.webp", "public.image"]
  }
  public static var typeListColor: [String] { [UniformType.color] }

  /// The general pasteboard takes what the compositor says of the clipboard.
  final func receive(_ offer: OfferedData?) {
    change { _ = $0.receive(offer) }
  }

  private final func change(_ change: (PasteboardStore) -> Void) {
    let (before, count) = (contents.knownTypes, store.changeCount)
    change(store)
    guard store.changeCount != count else { return }
    let after = contents.knownTypes
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
