/// Modes that show how frames are drawn. The environment variable `LAMINA_DEBUG` selects them.
package struct DebugModes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  package static let flashUpdates = DebugModes(rawValue: 1 << 0)
  package static let overdraw = DebugModes(rawValue: 1 << 1)
  package static let blendedLayers = DebugModes(rawValue: 1 << 2)
  package static let offscreen = DebugModes(rawValue: 1 << 3)
  package static let wireframe = DebugModes(rawValue: 1 << 4)
  package static let noCull = DebugModes(rawValue: 1 << 5)
  package static let noDamage = DebugModes(rawValue: 1 << 6)
  package static let dumpPlan = DebugModes(rawValue: 1 << 7)
  package static let frameLog = DebugModes(rawValue: 1 << 8)
  package static let noDepth = DebugModes(rawValue: 1 << 9)
  package static let noTrim = DebugModes(rawValue: 1 << 10)
  package static let accessibility = DebugModes(rawValue: 1 << 11)

  package static let table: [(mode: DebugModes, name: String, help: String)] = [
    (.flashUpdates, "flash-updates", "tint each frame's damage yellow, for that frame"),
    (.overdraw, "overdraw", "show how often pixels are drawn: blue, violet, pink, red from 4 on"),
    (.blendedLayers, "blended-layers", "tint what is drawn opaque green, what is blended red"),
    (
      .offscreen, "offscreen",
      "tint groups and bitmaps of layers, which off-screen passes draw, yellow"
    ),
    (.wireframe, "wireframe", "outline all quads and shapes"),
    (.noCull, "no-cull", "draw what is hidden behind opaque items too"),
    (.noDamage, "no-damage", "draw each frame whole instead of its damage"),
    (.noDepth, "no-depth", "draw all opaque items from back to front"),
    (.noTrim, "no-trim", "draw the transparent margins of bitmaps too"),
    (.dumpPlan, "dump-plan", "print each frame's plan"),
    (.frameLog, "frame-log", "print one line about each frame"),
    (.accessibility, "accessibility", "show what is read for the element that is clicked"),
  ]

  /// The modes that change what is drawn.
  static let drawing: DebugModes = [
    .flashUpdates, .overdraw, .blendedLayers, .offscreen, .wireframe,
  ]

  /// Whether opaque items may be drawn from front to back. Tints and lines are drawn after what they
  /// mark, which has to be in order.
  var drawsWithDepth: Bool { isDisjoint(with: Self.drawing.union(.noDepth)) }

  /// Whether frames are drawn whole. What is drawn depends on the part of the frame for which items
  /// are culled, and these modes show all of what is drawn.
  var drawsWholeFrames: Bool { !isDisjoint(with: [.noDamage, .overdraw, .wireframe]) }
}

// MARK: Names

extension DebugModes {
  /// Reads mode names separated by commas. The messages, one or more lines each, are for the user:
  /// the list of modes for `help`, and a line for each unknown name.
  package static func parse(_ text: String) -> (modes: DebugModes, messages: [String]) {
    var result: (modes: DebugModes, messages: [String]) = ([], [])
    for part in text.split(separator: ",") {
      let name = part.filter { !$0.isWhitespace }
      if let entry = table.first(where: { $0.name == name }) {
        result.modes.insert(entry.mode)
      } else if name == "help" {
        result.messages.append(help)
      } else if !name.isEmpty {
        result.messages.append("LAMINA_DEBUG: there is no mode \(name). The modes: \(names)")
      }
    }
    return result
  }

  /// A line for each mode.
  package static var help: String {
    let width = table.reduce(0) { max($0, $1.name.count) }
    let lines = table.map { entry in
      "  \(entry.name)\(String(repeating: " ", count: width - entry.name.count))  \(entry.help)"
    }
    return (["LAMINA_DEBUG takes these modes, separated by commas:"] + lines)
      .joined(separator: "\n")
  }

  private static var names: String {
    (table.map(\.name) + ["help"]).joined(separator: ", ")
  }
}
