/// A style that paragraphs and lines share: reading it copies nothing.
final class SharedTextStyle {
  let style: TextStyle

  init(_ style: TextStyle) {
    self.style = style
  }
}
