public import Foundation
import Wayland

/// A language in which text is typed: a layout of the keyboard.
///
/// Main thread only. Source: Apple, "UITextInputMode".
@preconcurrency @MainActor open class UITextInputMode: NSObject, NSSecureCoding {
  public nonisolated static var supportsSecureCoding: Bool { true }

  /// The language by BCP 47, such as "de-AT"; nil if the layout's name does not tell it.
  open var primaryLanguage: String? { language }

  /// The layouts of the keyboard; the active one is the first.
  open class var activeInputModes: [UITextInputMode] { current }

  private static var current: [UITextInputMode] = []
  private nonisolated let language: String?

  init(language: String?) {
    self.language = language
    super.init()
  }

  public nonisolated required init?(coder: NSCoder) {
    language = coder.decodeObject(of: NSString.self, forKey: "language") as String?
    super.init()
  }

  public nonisolated func encode(with coder: NSCoder) {
    coder.encode(language as NSString?, forKey: "language")
  }
}

extension UITextInputMode {
  /// Posted after the active layout of the keyboard has changed.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  /// Takes the layouts of a keyboard.
  static func update(_ layouts: KeyboardLayouts) {
    let names = layouts.names
    let active = names.indices.contains(layouts.active) ? layouts.active : 0
    let order =
      names.indices.contains(active) ? [active] + names.indices.filter { $0 != active } : []
    let languages = order.map { KeyboardLanguage.tag(ofLayout: names[$0]) }
    guard languages != current.map(\.language) else { return }
    let hasChanged = languages.first != current.first.map(\.language)
    current = languages.map(UITextInputMode.init(language:))
    if hasChanged {
      NotificationCenter.default.post(name: currentInputModeDidChangeNotification, object: nil)
    }
  }
}

/// Finds the language of a keyboard layout by XKB's name of it, which is the English name of the
/// language and, in parentheses, that of a country or a variant: "German (Austria)".
enum KeyboardLanguage {
  private static let english = Locale(identifier: "en_US")

  private static let languages = codes(Locale.LanguageCode.isoLanguageCodes.map(\.identifier)) {
    english.localizedString(forLanguageCode: $0)
  }

  private static let regions: [String: String] = {
    let codes = Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 }
    var regions = Self.codes(codes) { english.localizedString(forRegionCode: $0) }
    for code in codes { regions[code] = code }
    regions["UK"] = "GB"
    return regions
  }()

  private static func codes(_ codes: [String], name: (String) -> String?) -> [String: String] {
    // BCP 47 uses the shorter one of several codes of a language.
    let sorted = codes.sorted { $0.count < $1.count }
    return Dictionary(sorted.compactMap { code in name(code).map { ($0, code) } }) { first, _ in
      first
    }
  }

  /// Returns the language by BCP 47, with a region if the name has one.
  static func tag(ofLayout name: String) -> String? {
    let parts = name.split(separator: "(", maxSplits: 1).map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " )"))
    }
    guard let language = parts.first.flatMap({ languages[$0] }) else { return nil }
    let variants = parts.dropFirst().first?.split(separator: ",") ?? []
    let region = variants.lazy.compactMap { regions[$0.trimmingCharacters(in: .whitespaces)] }.first
    return region.map { "\(language)-\($0)" } ?? language
  }
}
