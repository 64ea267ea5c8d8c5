import Foundation
import UIKit

/// Prints to standard output. A failed write, for instance on a full disk, is an error.
enum StandardOutput {
  struct Failure: Error, CustomStringConvertible {
    let reason: String

    var description: String { "cannot write to the standard output: \(reason)" }
  }

  /// Writes the text and a newline (`write(2)`).
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
  /// Prints the text and terminates the program, with a failure status if printing fails.
  func terminate(afterPrinting text: String) -> Never {
    do throws(StandardOutput.Failure) {
      try StandardOutput.print(text)
    } catch {
      fail(error.description)
    }
    terminate()
  }
}
