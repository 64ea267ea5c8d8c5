import Foundation
import RenderServer
import Testing

@testable import UIKit

@MainActor @Suite("The file of the operator's options")
struct OptionsFileTests {
  @Test("its values are those of the environment, which wins")
  func values() throws {
    let file = try OptionsFile(
      """
      # A ticket machine.
      brightness = 0.8
      crash-reports = "/tmp"
      cursor = 3
      decoder = "process"
      dim-after = 60
      dim-level = 0.3
      display-hours = "08:00-20:00"
      display-off-after = 600
      display-wait = "forever"
      escape = "ignore"
      exit-code = "2580"
      inactivity = 90.5
      keyboard = "never"
      mirroring = true
      orientation = "portrait"
      output = "HDMI-A-1"
      pixel-shift = 60
      scale = 1.5
      screen-reader = true
      shortcuts = "inhibit"
      splash = "\(Self.image)"
      status = "/run/kiosk/status.sock"
      text-size = "XXL"
      touch-matrix = "1 0 0 0 1 0"
      watchdog = 10
      """, name: "kiosk.toml")
    #expect(file.values.count == OperatorOption.all.count)
    #expect(file.values["LAMINA_CURSOR"] == "3" && file.values["LAMINA_INACTIVITY"] == "90.5")
    let path = "/tmp/lamina-\(UUID().uuidString.prefix(8)).toml"
    try "cursor = \"never\"\ninactivity = 5\n".write(
      toFile: path, atomically: true, encoding: .utf8)
    let environment = try OptionsFile.environment(
      over: ["LAMINA_OPTIONS": path, "LAMINA_INACTIVITY": "7", "HOME": "/"])
    #expect(environment["LAMINA_CURSOR"] == "never" && environment["LAMINA_INACTIVITY"] == "7")
    #expect(environment["HOME"] == "/")
    try FileManager.default.removeItem(atPath: path)
    #expect(try OptionsFile.environment(over: ["HOME": "/"]) == ["HOME": "/"])
  }

  /// The path of a picture.
  private static let image =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(
      path: "LaminaTests/Golden/Text/Goldens/label-byClipping.png"
    ).path

  @Test(
    "what is wrong is named with its line",
    arguments: [
      ("cursor = 'never'\n\ncursr = 1\n", "kiosk.toml:3: there is no option 'cursr'"),
      (
        "# cursor\n  cursor = -1\n",
        "kiosk.toml:2: cursor is '-1', not always, never or a number of seconds"
      ),
      ("escape = ['quit']", "kiosk.toml:1: 'escape' is not a text, a number, true or false"),
      ("[kiosk]\ncursor = 3\n", "kiosk.toml:1: there is no option 'kiosk'"),
      (
        "watchdog = 1\ninactivity = 'soon'",
        "kiosk.toml:2: inactivity is 'soon', not a number of seconds"
      ),
    ])
  func errors(text: String, message: String) {
    let error = #expect(throws: RenderError.self) { try OptionsFile(text, name: "kiosk.toml") }
    #expect(error?.description == message)
  }

  @Test("what is not TOML is an error of one line with the number of the line")
  func syntax() {
    for text in [
      "cursor = 3\nescape = ", "cursor = 3\ncursor = 4", "cursor = 3\n= 4", "cursor = 3\n\u{0}",
    ] {
      let error = #expect(throws: RenderError.self) { try OptionsFile(text, name: "kiosk.toml") }
      #expect(error?.description.hasPrefix("kiosk.toml:2: ") == true)
      #expect(error?.description.contains("\n") == false)
    }
    let missing = #expect(throws: RenderError.self) { try OptionsFile(at: "/nonexistent.toml") }
    #expect(missing?.description == "/nonexistent.toml: cannot be read as a text")
  }

  @Test("each option refuses what it cannot be, in one line with its name")
  func refusedValues() {
    for option in OperatorOption.all {
      let messages = ["", "nonsense", "-1"].compactMap { value -> String? in
        do throws(RenderError) {
          try option.check(value)
          return nil
        } catch {
          return error.description
        }
      }
      #expect(!messages.isEmpty, "\(option.name) takes anything")
      #expect(messages.allSatisfy { $0.contains(option.name) && !$0.contains("\n") })
    }
  }

  @Test("each option is in the table of its article")
  func documentation() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appending(path: "Sources/UIKit/UIKit.docc/RunningAKiosk.md"), encoding: .utf8
    )
    for option in OperatorOption.all {
      #expect(article.contains("| `\(option.name)` | `\(option.variable)` |"))
    }
  }
}
