public import Foundation

extension UIPasteboard {
  /// What a text looks like.
  ///
  /// Source: Apple, "UIPasteboard.DetectionPattern".
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A number. The value is a `Double` in an `NSNumber`.
    public static let number = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    /// The address of a web page, also without its scheme. The value is a `String`.
    public static let probableWebURL = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    /// Words for which one may search. The value is a `String`.
    public static let probableWebSearch = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
  }

  /// Finds which patterns the first item has, without waiting for another program. The handler is
  /// called on the main thread.
  ///
  /// Source: Apple, "detectPatterns(for:completionHandler:)".
  public final func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler:
      @escaping @MainActor @Sendable (
        Result<Set<DetectionPattern>, any Error>
      ) -> Void
  ) {
    detectValues(for: patterns) { result in
      completionHandler(result.map { Set($0.keys) })
    }
  }

  /// Finds the patterns of the first item, with their values; see `detectPatterns(for:)`.
  ///
  /// Source: Apple, "detectValues(for:completionHandler:)".
  public final func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler:
      @escaping @MainActor @Sendable (
        Result<[DetectionPattern: any Sendable], any Error>
      ) -> Void
  ) {
    detect(patterns, in: itemProviders.first) { completionHandler(.success($0)) }
  }

  /// Finds which patterns each item of a set has; nil means all items.
  ///
  /// Source: Apple, "detectPatterns(for:inItemSet:completionHandler:)".
  public final func detectPatterns(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler:
      @escaping @MainActor @Sendable (
        Result<[Set<DetectionPattern>], any Error>
      ) -> Void
  ) {
    detectValues(for: patterns, inItemSet: itemSet) { result in
      completionHandler(result.map { $0.map { Set($0.keys) } })
    }
  }

  /// Finds the patterns of each item of a set, with their values; nil means all items.
  ///
  /// Source: Apple, "detectValues(for:inItemSet:completionHandler:)".
  public final func detectValues(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler:
      @escaping @MainActor @Sendable (
        Result<[[DetectionPattern: any Sendable]], any Error>
      ) -> Void
  ) {
    let providers = itemProviders.enumerated().filter { itemSet?.contains($0.offset) ?? true }
    detect(patterns, in: providers.map(\.element), found: []) { completionHandler(.success($0)) }
  }

  private final func detect(
    _ patterns: Set<DetectionPattern>, in providers: [NSItemProvider],
    found: [[DetectionPattern: any Sendable]],
    _ completion: @escaping @MainActor @Sendable ([[DetectionPattern: any Sendable]]) -> Void
  ) {
    guard found.count < providers.count else { return completion(found) }
    detect(patterns, in: providers[found.count]) { [self] values in
      detect(patterns, in: providers, found: found + [values], completion)
    }
  }

  private final func detect(
    _ patterns: Set<DetectionPattern>, in provider: NSItemProvider?,
    _ completion: @escaping @MainActor @Sendable ([DetectionPattern: any Sendable]) -> Void
  ) {
    guard let provider, provider.canLoadObject(ofClass: NSString.self) else {
      return DispatchQueue.main.async { MainActor.assumeIsolated { completion([:]) } }
    }
    provider.loadObject(ofClass: NSString.self) { object, _ in
      let text = (object as? NSString).map { String(describing: $0) } ?? ""
      DispatchQueue.main.async {
        MainActor.assumeIsolated { completion(DetectionPattern.values(of: patterns, in: text)) }
      }
    }
  }
}

extension UIPasteboard.DetectionPattern {
  /// Returns the patterns that a text has, with their values.
  fileprivate static func values(
    of patterns: Set<Self>, in text: String
  ) -> [Self: any Sendable] {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    var values: [Self: any Sendable] = [:]
    guard !text.isEmpty else { return values }
    let isAddress = isWebAddress(text)
    if patterns.contains(.number), let number = Double(text), number.isFinite {
      values[.number] = number
    }
    if patterns.contains(.probableWebURL), isAddress { values[.probableWebURL] = text }
    if patterns.contains(.probableWebSearch), !isAddress { values[.probableWebSearch] = text }
    return values
  }

  /// Whether a text is the address of a web page: a URL with a host, or a host with a domain.
  private static func isWebAddress(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace) else { return false }
    let hasScheme = ["http://", "https://"].contains { text.lowercased().hasPrefix($0) }
    let url = URL(string: hasScheme ? text : "http://" + text)
    guard let host = url?.host, !text.contains("@") else { return false }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty }), let last = parts.last else { return false }
    return hasScheme || parts.count > 1 && last.count > 1 && last.allSatisfy(\.isLetter)
  }
}
