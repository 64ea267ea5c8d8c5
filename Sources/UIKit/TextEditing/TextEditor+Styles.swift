import Foundation

extension TextEditor {
  /// Makes the selected text bold or italic, or the contrary if all of it is that already.
  func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
    let fonts = selectedValues(of: .font).map { $0 as? UIFont ?? .systemFont(ofSize: 12) }
    let removes = fonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(trait) }
    restyle(name: trait == .traitBold ? "Bold" : "Italic") { attributes in
      let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
      var traits = font.fontDescriptor.symbolicTraits
      if removes { traits.remove(trait) } else { traits.insert(trait) }
      guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return }
      attributes[.font] = UIFont(descriptor: descriptor, size: font.pointSize)
    }
  }

  /// Underlines the selected text, or removes the line if all of it has one.
  func toggleUnderline() {
    let removes = selectedValues(of: .underlineStyle).allSatisfy { $0 as? Int ?? 0 != 0 }
    restyle(name: "Underline") {
      $0[.underlineStyle] = removes ? nil : NSUnderlineStyle.single.rawValue
    }
  }

  private func selectedValues(of key: NSAttributedString.Key) -> [Any?] {
    if selection.isEmpty { return [typingAttributes[key]] }
    return storage.runs(of: selection.range).map { $0.attributes[key] }
  }

  /// Changes the attributes of the selected text, which stays selected.
  private func restyle(
    name: String, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    guard host.isEditingText else { return }
    unmark()
    guard !selection.isEmpty else { return change(&typingAttributes) }
    var new = storage.part(selection.range)
    new.restyle(0..<new.length, change)
    edit(selection.range, with: new, .other, name: name, selecting: selection)
  }
}
