import CoreGraphics
import Foundation
import LayerTree

extension CAPropertyAnimation {
  /// From one picture to another, one through the other; nil is what the layer shows without the
  /// animation.
  func contentsTrack(from: Any?, to: Any?) -> Track? {
    guard from != nil || to != nil, let past = value(from), let next = value(to) else { return nil }
    let segments = KeyframeSegments(count: 2, keyTimes: nil, timingFunctions: [], isDiscrete: false)
    return .picture(.contents(ContentsTrack(values: [past, next], segments: segments)))
  }

  func contentsTrack(_ values: [Any], _ segments: KeyframeSegments) -> Track? {
    let contents = values.compactMap(value)
    guard contents.count == values.count else { return nil }
    return .picture(.contents(ContentsTrack(values: contents, segments: segments)))
  }

  private func value(_ value: Any?) -> ContentsTrack.Value? {
    switch value {
    case nil: .below
    case let image as CGImage: .picture(LayerContents(image: image))
    case is NSNull: .nothing
    default: nil
    }
  }
}
