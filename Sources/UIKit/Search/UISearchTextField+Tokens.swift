import CoreGraphics
import Foundation

extension UISearchTextField {
  /// The number of characters that are tokens, which are in front of all others.
  final var tokenCount: Int { attachments(in: 0..<editor.length).count }

  private final func attachments(in range: Range<Int>) -> [SearchTokenAttachment] {
    editor.storage.runs(of: range).flatMap { run -> [SearchTokenAttachment] in
      guard let attachment = run.attributes[.attachment] as? SearchTokenAttachment else {
        return []
      }
      return [SearchTokenAttachment](repeating: attachment, count: run.length)
    }
  }

  final func tokens(in range: Range<Int>) -> [UISearchToken] {
    attachments(in: range).map(\.token)
  }

  final func setTokens(_ tokens: [UISearchToken]) {
    replaceTokens(0..<tokenCount, with: tokens)
  }

  /// Replaces tokens, without asking. The text and what is selected of it stay.
  final func replaceTokens(_ range: Range<Int>, with tokens: [UISearchToken]) {
    let (old, count) = (editor.selection, tokens.count - range.count)
    var all = editor.storage
    all.replace(range, with: characters(of: tokens))
    editor.setText(all)
    func moved(_ offset: Int) -> Int {
      offset >= range.upperBound ? offset + count : min(offset, range.lowerBound)
    }
    editor.select(TextSelection(anchor: moved(old.anchor), focus: moved(old.focus)))
    setNeedsLayout()
  }

  private final func characters(of tokens: [UISearchToken]) -> StyledText {
    withTraits {
      var text = StyledText()
      for token in tokens {
        let attachment = SearchTokenAttachment(
          token, font: content.font, color: tokenBackgroundColor,
          scale: max(contentScaleFactor, 1))
        var attributes = content.attributes
        attributes[.attachment] = attachment
        text.append(StyledText("\u{FFFC}", attributes))
      }
      return text
    }
  }
}
