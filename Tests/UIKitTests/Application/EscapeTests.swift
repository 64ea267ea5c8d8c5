import RenderServer
import Testing
import UIKit

@Suite("Escape")
@MainActor struct EscapeTests {
  @Test("LAMINA_ESCAPE decides whether Escape ends the program; without it the program does")
  func environment() throws {
    #expect(try UIApplication.quitsOnEscape(in: [:]) == nil)
    #expect(try UIApplication.quitsOnEscape(in: ["LAMINA_ESCAPE": "quit"]) == true)
    #expect(try UIApplication.quitsOnEscape(in: ["LAMINA_ESCAPE": "ignore"]) == false)
  }

  @Test("other values of LAMINA_ESCAPE are reported in one line", arguments: ["", "no", "Quit"])
  func unknown(value: String) {
    let error = #expect(throws: RenderError.self) {
      try UIApplication.quitsOnEscape(in: ["LAMINA_ESCAPE": value])
    }
    #expect(error?.description == "LAMINA_ESCAPE is '\(value)', not quit or ignore")
  }
}
