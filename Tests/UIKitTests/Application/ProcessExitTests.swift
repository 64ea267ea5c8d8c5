import Foundation
import Testing
import UIKit

@Suite("The end of the process")
struct ProcessExitTests {
  @MainActor private static func end(runsExitHandlers: Bool) {
    atexit { _exit(3) }
    print("written")
    UIApplication.exitProcess(status: 7, runsExitHandlers: runsExitHandlers)
  }

  @Test("exit handlers run when the render thread has stopped")
  func stopped() async {
    await #expect(processExitsWith: .exitCode(3)) { await Self.end(runsExitHandlers: true) }
  }

  @Test("exit handlers do not run while the render thread is inside the driver, and output is kept")
  func running() async {
    let result = await #expect(
      processExitsWith: .exitCode(7), observing: [\.standardOutputContent]
    ) { await Self.end(runsExitHandlers: false) }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("written"))
  }
}
