import RenderServer
import Testing
import Wayland

@testable import UIKit

@MainActor struct CursorSettingTests {
  @Test("the cursor is visible unless LAMINA_CURSOR hides it")
  func values() throws {
    #expect(try UIApplication.cursor(in: [:]) == .always)
    #expect(try UIApplication.cursor(in: ["LAMINA_CURSOR": "never"]) == .never)
    #expect(
      try UIApplication.cursor(in: ["LAMINA_CURSOR": "3"]) == .hiddenAfter(seconds: 3))
  }

  @Test("other values of LAMINA_CURSOR are reported in one line")
  func invalid() {
    let error = #expect(throws: RenderError.self) {
      try UIApplication.cursor(in: ["LAMINA_CURSOR": "-1"])
    }
    #expect(
      error?.description == "LAMINA_CURSOR is '-1', not always, never or a number of seconds")
  }
}
