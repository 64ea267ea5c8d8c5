/// `org.a11y.atspi.Text`: the text of a field, in Unicode scalars.
///
/// Source: at-spi2-core, `Text.xml`.
enum TextInterface: AccessibleInterface {
  static let name = "Text"
  static let properties = ["CharacterCount", "CaretOffset"]

  static func isAnswered(by asked: AskedElement) -> Bool { asked.element.text != nil }

  static func property(_ name: String, of asked: AskedElement) -> BusValue? {
    guard let text = asked.element.text else { return nil }
    return switch name {
    case "CharacterCount": .int(text.count)
    case "CaretOffset": .int(text.caret)
    default: nil
    }
  }

  static func answer(
    _ method: String, _ arguments: BusArguments, of asked: AskedElement
  ) -> InterfaceAnswer? {
    guard let text = asked.element.text else { return nil }
    return text.content(method, arguments) ?? text.selectionAnswer(method, arguments, asked.id)
      ?? text.geometry(method, arguments, asked) ?? text.attributes(method, arguments)
  }
}

extension AccessibleText {
  /// The methods that read the text.
  fileprivate func content(_ method: String, _ arguments: BusArguments) -> InterfaceAnswer? {
    switch (method, arguments.signature) {
    case ("GetText", "ii"):
      return .value(.string(self[range(from: arguments.int(0), to: arguments.int(1))]))
    case ("GetCharacterAtOffset", "i"):
      let scalar = self[range(of: .character, around: arguments.int(0))].unicodeScalars.first
      return .value(.int32(Int32(bitPattern: scalar?.value ?? 0)))
    case ("GetStringAtOffset", "iu"):
      return part(Unit(granularity: arguments.uint(1)), around: arguments.int(0))
    case ("GetTextAtOffset", "iu"):
      return part(Unit(boundary: arguments.uint(1)), around: arguments.int(0))
    case ("GetTextBeforeOffset", "iu"):
      let unit = Unit(boundary: arguments.uint(1))
      let start = range(of: unit, around: arguments.int(0)).lowerBound
      return start > 0 ? part(unit, around: start - 1) : answer(0..<0)
    case ("GetTextAfterOffset", "iu"):
      let unit = Unit(boundary: arguments.uint(1))
      let end = range(of: unit, around: arguments.int(0)).upperBound
      return end < count ? part(unit, around: end) : answer(count..<count)
    default: return nil
    }
  }

  private func part(_ unit: Unit, around offset: Int) -> InterfaceAnswer {
    answer(range(of: unit, around: offset))
  }

  private func answer(_ range: Range<Int>) -> InterfaceAnswer {
    .values([.string(self[range]), .int(range.lowerBound), .int(range.upperBound)])
  }

  /// The methods of the caret and the selection, of which there is one.
  fileprivate func selectionAnswer(
    _ method: String, _ arguments: BusArguments, _ id: ElementID
  ) -> InterfaceAnswer? {
    let selected = selection.flatMap { $0.isEmpty ? nil : $0 }
    switch (method, arguments.signature) {
    case ("GetNSelections", ""): return .value(.int(selected == nil ? 0 : 1))
    case ("GetSelection", "i"):
      return .values([.int(selected?.lowerBound ?? 0), .int(selected?.upperBound ?? 0)])
    case ("SetCaretOffset", "i"):
      return select(range(from: arguments.int(0), to: arguments.int(0)), id)
    case ("AddSelection", "ii"):
      return selected == nil
        ? select(range(from: arguments.int(0), to: arguments.int(1)), id) : .flag(false)
    case ("SetSelection", "iii"):
      guard arguments.int(0) == 0 else { return .flag(false) }
      return select(range(from: arguments.int(1), to: arguments.int(2)), id)
    case ("RemoveSelection", "i"):
      return arguments.int(0) == 0 && selected != nil ? select(caret..<caret, id) : .flag(false)
    default: return nil
    }
  }

  private func select(_ range: Range<Int>, _ id: ElementID) -> InterfaceAnswer {
    .perform(.selectText(units(of: range)), of: id)
  }

  /// The methods of places, which the app is asked for.
  fileprivate func geometry(
    _ method: String, _ arguments: BusArguments, _ asked: AskedElement
  ) -> InterfaceAnswer? {
    switch (method, arguments.signature) {
    case ("GetCharacterExtents", "iu"):
      return frame(of: range(of: .character, around: arguments.int(0)), arguments.uint(1), asked)
    case ("GetRangeExtents", "iiu"):
      return frame(
        of: range(from: arguments.int(0), to: arguments.int(1)), arguments.uint(2), asked)
    case ("GetOffsetAtPoint", "iiu"):
      let origin = asked.origin(of: arguments.uint(2))
      let request = ElementRequest.textPlace(
        x: arguments.int(0) + origin.x, y: arguments.int(1) + origin.y)
      return .ask(request, of: asked.id) { answer in
        guard case .place(let unit) = answer, unit >= 0 else { return [.int32(-1)] }
        return [.int(scalars(before: unit))]
      }
    case ("GetBoundedRanges", "iiiiuuu"):
      return .value(
        .array(
          of: "(iisv)",
          [.structure([.int(0), .int(count), .string(string), .variant(.string(""))])]))
    case ("ScrollSubstringTo", "iiu"),
      ("ScrollSubstringToPoint", "iiuii"):
      return .perform(.scrollToVisible, of: asked.id)
    default: return nil
    }
  }

  private func frame(
    of range: Range<Int>, _ type: UInt32, _ asked: AskedElement
  ) -> InterfaceAnswer {
    .ask(.textFrame(units(of: range)), of: asked.id) { answer in
      guard case .frame(let frame) = answer else { return AccessibleFrame().fields }
      return asked.relative(frame, to: type).fields
    }
  }

  /// The methods of text attributes, of which none are told.
  fileprivate func attributes(_ method: String, _ arguments: BusArguments) -> InterfaceAnswer? {
    let none = BusValue.dictionary([:])
    switch (method, arguments.signature) {
    case ("GetAttributeValue", "is"): return .value(.string(""))
    case ("GetAttributes", "i"), ("GetAttributeRun", "ib"):
      return .values([none, .int(0), .int(count)])
    case ("GetDefaultAttributes", ""), ("GetDefaultAttributeSet", ""): return .value(none)
    default: return nil
    }
  }
}

extension AccessibleText.Unit {
  /// Source: at-spi2-core, `AtspiTextGranularity`. A paragraph is what a line is.
  fileprivate init(granularity: UInt32) {
    self =
      switch granularity {
      case 0: .character
      case 1: .word
      case 2: .sentence
      default: .line
      }
  }

  /// Source: at-spi2-core, `AtspiTextBoundaryType`. Starts and ends of parts are taken as the same.
  fileprivate init(boundary: UInt32) {
    self =
      switch boundary {
      case 0: .character
      case 1, 2: .word
      case 3, 4: .sentence
      default: .line
      }
  }
}

extension AccessibleFrame {
  fileprivate var fields: [BusValue] { [.int32(x), .int32(y), .int32(width), .int32(height)] }
}
