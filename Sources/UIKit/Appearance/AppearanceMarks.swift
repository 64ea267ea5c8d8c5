/// The members that a program has set on an object itself, which proxies do not change any more.
@MainActor struct AppearanceMarks {
  private var members: UInt128 = 0
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
      members |= 1 << UInt128(key.member.number)
      return
    }
    let rare = rare ?? Rare()
    self.rare = rare
    if !rare.keys.contains(key) { rare.keys.append(key) }
  }

  func contains(_ key: AppearanceKey) -> Bool {
    key.arguments.isEmpty
      ? members & (1 << UInt128(key.member.number)) != 0 : rare?.keys.contains(key) ?? false
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
