import Foundation

/// The direction in which views are laid out. Apple: UIUserInterfaceLayoutDirection.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft

  /// The direction of the program's localization: the first that the user prefers.
  static let ofLanguage: UIUserInterfaceLayoutDirection = {
    let name = Bundle.main.preferredLocalizations.first ?? "en"
    // Most programs need nothing else of `Locale`, which has 1.1 MB of ICU's data loaded.
    guard name != "en" else { return .leftToRight }
    let direction = Locale(identifier: name).language.characterDirection
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }()
}

/// The meaning of content whose direction does not follow the language's. Apple:
/// UISemanticContentAttribute.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the language.
  case unspecified
  /// Playback controls.
  case playback
  /// Controls for directions in space.
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}
