/// Builds well-formed HTML and SVG.
enum Markup {
  /// An element with attributes and content, which is markup already.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ content: String = ""
  ) -> String {
    let list = attributes.map { " \($0.key)=\"\(text($0.value))\"" }.joined()
    return content.isEmpty ? "<\(name)\(list)/>" : "<\(name)\(list)>\(content)</\(name)>"
  }

  /// Text as markup.
  static func text(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }

  /// A number with at most one decimal, for coordinates.
  static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
