import Foundation

extension NSAttributedString.Key {
  /// Tells a run from the one before it; see `StyledText.attributedString`.
  fileprivate static let boundary = NSAttributedString.Key(rawValue: "LaminaRunBoundary")
}

extension StyledText {
  /// Copies an attributed string; `defaults` are the attributes that it does not set.
  init(_ text: NSAttributedString, defaults: Attributes = [:]) {
    self.init()
    let plain = text.string as NSString
    unsafe text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      var merged = defaults.merging(attributes) { $1 }
      merged[.boundary] = nil
      append(StyledText(plain.substring(with: range), merged))
    }
  }

  /// The text as it is handed out.
  ///
  /// Foundation on Linux compares the attributes of neighbors, and halts the process where both have
  /// a value of a class that it does not know. It compares values only if there are equally many, so
  /// that one of two such neighbors gets an attribute more.
  var attributedString: NSAttributedString {
    guard runs.count > 1 else {
      return NSAttributedString(string: string, attributes: runs.first?.attributes)
    }
    let text = NSMutableAttributedString(string: "")
    var (start, last) = (0, 0)
    for run in runs {
      var attributes = run.attributes
      if attributes.count == last { attributes[.boundary] = true }
      last = attributes.count
      text.append(
        NSAttributedString(
          string: substring(start..<start + run.length), attributes: attributes))
      start += run.length
    }
    return text
  }
}
