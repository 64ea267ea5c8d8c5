import RenderServer
import Testing

@testable import UIKit

@MainActor @Suite("The wait for a display")
struct DisplayWaitTests {
  @Test("LAMINA_DISPLAY_WAIT is forever or a number of seconds")
  func values() throws {
    #expect(try UIApplication.displayWait(in: [:]) == nil)
    #expect(try UIApplication.displayWait(in: ["LAMINA_DISPLAY_WAIT": "forever"]) == .infinity)
    #expect(try UIApplication.displayWait(in: ["LAMINA_DISPLAY_WAIT": "2.5"]) == 2.5)
    #expect(try UIApplication.displayWait(in: ["LAMINA_DISPLAY_WAIT": "0"]) == 0)
  }

  @Test("other values are an error that names them", arguments: ["-1", "nan", "inf", "soon", ""])
  func invalid(value: String) {
    #expect(throws: (any Error).self) {
      try UIApplication.displayWait(in: ["LAMINA_DISPLAY_WAIT": value])
    }
  }

  @Test("the property sets the wait of the window server; by default there is none")
  func property() {
    #expect(UIApplication.displayWait == 0)
    UIApplication.displayWait = .infinity
    #expect(UIApplication.windowOptions.wait == .infinity)
    UIApplication.displayWait = 0
  }
}
