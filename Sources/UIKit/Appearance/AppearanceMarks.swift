/// The members that a program has set on an object itself, which proxies do not change any more.
@MainActor struct AppearanceMarks {
  /// A bit for each member. One number of 128 bits would be aligned to 16 bytes, and so would each view.
  private var members: [2 of UInt64] = [0, 0]
  /// The number of members that have a bit.
  static let capacity = 128
  /// nil in most objects.
  private var rare: Rare?

  private final class Rare {
    var keys: [AppearanceKey] = []
    /// The rule that an appearance proxy records for.
    weak var rule: AppearanceRule?
  }

  /// The rule whose proxy the object is.
  var rule: AppearanceRule? {
    get { rare?.rule }
    set {
      rare = Rare()
      rare?.rule = newValue
    }
  }

  mutating func insert(_ key: AppearanceKey) {
    guard !key.arguments.isEmpty else {
      members[key.member.number / 64] |= 1 << UInt64(key.member.number % 64)
      return
    }
    let rare = rare ?? Rare()
    self.rare = rare
    if !rare.keys.contains(key) { rare.keys.append(key) }
  }

  func contains(_ key: AppearanceKey) -> Bool {
    key.arguments.isEmpty
      ? members[key.member.number / 64] & 1 << UInt64(key.member.number % 64) != 0
      : rare?.keys.contains(key) ?? false
  }
}

/// An object that appearance proxies change.
@MainActor protocol AppearanceCustomizable: UIAppearance {
  var appearanceMarks: AppearanceMarks { get set }
}

extension AppearanceCustomizable {
  /// The setters of members that proxies record call this: it notes that the program has set the member
  /// on this object, which may be a proxy.
  func appearanceDidSet(_ member: AppearanceMember, _ arguments: Int...) {
    guard !AppearanceRules.areSettingDefaults else { return }
    let key = AppearanceKey(member: member, arguments: arguments)
    appearanceMarks.insert(key)
    appearanceMarks.rule?.record(key)
  }
}

extension UIView: AppearanceCustomizable {}
extension UIBarItem: AppearanceCustomizable {}
