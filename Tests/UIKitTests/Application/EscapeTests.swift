import RenderServer
import Testing
import UIKit

@Suite("Escape")
@MainActor struct EscapeTests {
  @Test("Escape ends the program unless LAMINA_ESCAPE is 'ignore'")
  func environment() throws {
    #expect(try UIApplication.quitsOnEscape(in: [:]))
    #expect(try UIApplication.quitsOnEscape(in: ["LAMINA_ESCAPE": "quit"]))
    #expect(try !UIApplication.quitsOnEscape(in: ["LAMINA_ESCAPE": "ignore"]))
  }

  @Test("other values of LAMINA_ESCAPE are reported in one line", arguments: ["", "no", "Quit"])
  func unknown(value: String) {
    let error = #expect(throws: RenderError.self) {
      try UIApplication.quitsOnEscape(in: ["LAMINA_ESCAPE": value])
    }
    #expect(error?.description == "LAMINA_ESCAPE is '\(value)', not quit or ignore")
  }
}
