import Foundation
import UIKit

/// What the program prints. A table that is lost, on a full disk say, is an error.
enum StandardOutput {
  struct Failure: Error, CustomStringConvertible {
    let reason: String

    var description: String { "cannot write to the standard output: \(reason)" }
  }

  /// Writes the text and a line's end (`write(2)`).
  static func print(_ text: String) throws(Failure) {
    var rest = Array("\(text)\n".utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw Failure(reason: unsafe String(cString: strerror(errno)))
      }
    }
  }
}

extension UIApplication {
  /// Ends the program with what it has found out; where that cannot be printed, as a failure.
  func terminate(afterPrinting text: String) -> Never {
    do throws(StandardOutput.Failure) {
      try StandardOutput.print(text)
    } catch {
      fail(error.description)
    }
    terminate()
  }
}
