import Foundation

/// The direction in which views follow each other. Apple: UIUserInterfaceLayoutDirection.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft

  /// That of the language which the program is shown in: the first of its own that the user reads.
  static let ofLanguage: UIUserInterfaceLayoutDirection = {
    let name = Bundle.main.preferredLocalizations.first ?? "en"
    let direction = Locale(identifier: name).language.characterDirection
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }()
}

/// What content is about, where its direction does not follow the language's.
/// Apple: UISemanticContentAttribute.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the language.
  case unspecified
  /// Buttons of a player.
  case playback
  /// Directions in space.
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}
