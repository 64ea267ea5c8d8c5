import ArgumentParser
import Foundation

/// A size in points that the command line gives as `WIDTHxHEIGHT`.
struct SizeOption: ExpressibleByArgument, Sendable {
  static let largest = 16384

  var width: Int
  var height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init?(argument: String) {
    let sides = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]),
      (1...Self.largest).contains(width), (1...Self.largest).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }

  var defaultValueDescription: String { "\(width)x\(height)" }

  var size: CGSize { CGSize(width: width, height: height) }
}
