import CoreGraphics
import Logging

/// Brings the sentences of Core Graphics, which has no logger, to the log.
package enum DrawingLog {
  /// Once in a process, by the first layer that there is.
  package static let connect: Void = DrawingWarnings.setHandler { sentence in
    Logger(label: "lamina").warning("\(sentence)")
  }
}
